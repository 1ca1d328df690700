import { eventKind } from '../../../kernel/index.js';
import { details } from '../../base/facts/index.js';

/* What happens to Allies whose upkeep is due. */

export const allyDismissed = eventKind('ally/dismissed', 'An Ally leaves because its upkeep is not paid.', {
  player: details.player('Whose it was.'),
  card: details.card('The Ally.'),
});
