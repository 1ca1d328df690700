import { placesOfVillain } from '../../base/invariants/villain.js';
import type { Check } from '../../base/invariants/words.js';

/* What the scenario adds to what is true in every state. */

/** Who has not defeated Vorakesh by then has lost. */
const inTime: Check = {
  name: 'the game is over once Act 2 has ended',
  rule: '3e.corpse-king.loss',
  check: ({ state }) =>
    state.time.over && state.outcome === null ? 'Act 2 has ended, and the game goes on' : null,
};

/** What is true in every state of this scenario besides. Vorakesh never moves (3e.corpse-king.stays). */
export const corpseKingInvariants: readonly Check[] = [placesOfVillain('3e.corpse-king.spawn', true), inTime];
