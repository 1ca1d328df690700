import type { CardId } from '../../base/state.js';
import { type G, question } from '../../base/vocabulary.js';

/** Whether upkeep is due for an Ally: for each of them (2e.ally-limits.upkeep). */
export const owesUpkeep = question('is upkeep due for an ally', (_g: G, _card: CardId): boolean => true);
