import { placesOfVillain } from '../../base/invariants/villain.js';
import type { Check } from '../../base/invariants/words.js';

/** All lose if Vorakesh is undefeated by then. */
const inTime: Check = {
  name: 'the game is over once Act 2 has ended',
  rule: '3e.corpse-king.loss',
  check: ({ state }) =>
    state.time.over && state.outcome === null ? 'Act 2 has ended, and the game goes on' : null,
};

/** Vorakesh never moves (3e.corpse-king.stays). */
export const corpseKingInvariants: readonly Check[] = [placesOfVillain('3e.corpse-king.spawn', true), inTime];
