import { listOf } from '../../../kernel/index.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { ID } from './owing.js';

// Shows: cards.
export const allyDismissed = eventKind('ally/dismissed', {
  meaning: 'An Ally leaves because its upkeep is not paid.',
  details: {
    player: details.player('Whose it was.'),
    card: details.card('The Ally.'),
  },
  rules: ['2e.ally-limits.unpaid'],
});
// Shows: gold.
export const upkeepDue = eventKind('upkeep/due', {
  meaning: 'Upkeep is due, or paid for an Ally.',
  details: {
    player: details.player('Whose Allies they are.'),
    cards: listOf(details.card('An Ally that is not paid for yet; none once all is settled.')),
  },
  rules: ['2e.ally-limits.upkeep'],
}).changes((g, { cards }) => {
  g.state.ext[ID] = [...cards];
});
