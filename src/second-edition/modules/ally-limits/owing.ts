import type { CardId } from '../../base/state.js';
import { type G, query } from '../../base/vocabulary.js';

export const ID = 'ally-limits';

/** Whether upkeep is due for an Ally: for each of them (2e.ally-limits.upkeep). */
export const owesUpkeep = query('is upkeep due for an ally', (_g: G, _card: CardId): boolean => true);
