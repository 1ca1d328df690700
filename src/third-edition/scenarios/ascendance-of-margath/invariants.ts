import { placesOfVillain } from '../../base/invariants/villain.js';
import type { Check } from '../../base/invariants/words.js';
import { tamalir } from './march.js';

const outsideTamalir: Check = {
  name: 'Margath is not in Tamalir while the game goes on',
  rule: '3e.margath.loss',
  check: (g) =>
    g.state.outcome === null && g.state.villain !== null && g.state.villain === tamalir(g)
      ? 'Margath is in Tamalir, and the game goes on'
      : null,
};

/** Zombies belong to the other scenario. */
const noZombies: Check = {
  name: 'there are no zombies',
  rule: '3e.margath.tokens',
  check: ({ state }) =>
    state.zombies.length > 0 ? { message: `there is a zombie at ${state.zombies[0]}`, at: 'zombies' } : null,
};

export const margathInvariants: readonly Check[] = [
  placesOfVillain('3e.margath.spawn', false),
  outsideTamalir,
  noZombies,
];
