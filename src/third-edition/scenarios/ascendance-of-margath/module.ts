import { override } from '../../../kernel/index.js';
import { placesOfVillain } from '../../base/invariants/villain.js';
import type { Check } from '../../base/invariants/words.js';
import { afterTheEnd, endAct } from '../../base/time.js';
import { endGame } from '../../base/victory.js';
import { goals, lostBy, moveVillain, spawnVillain, villainGoal } from '../../base/villain.js';
import { defineModule } from '../../module.js';
import { callsOfOmen, omen, placesOfOmen } from './frames.js';
import { omenSteps, tamalir } from './march.js';

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

const margathInvariants: readonly Check[] = [
  placesOfVillain('3e.margath.spawn', false),
  outsideTamalir,
  noZombies,
];

/* Story tokens are lore (3e.margath.tokens). Margath is spawned at the end of Act 1 and marches on Tamalir after Act 2. */

export const ascendanceOfMargath = defineModule({
  id: 'ascendance-of-margath',
  edition: 'third-edition',
  title: 'The Ascendance of Margath',
  frames: [{ ...omenSteps, places: placesOfOmen }],
  calls: callsOfOmen,
  invariants: margathInvariants,
  overrides: [
    // At the end of Act 1 Margath is spawned in Skydown (3e.margath.spawn).
    override(endAct, (next) => (g, act) => {
      next(g, act);
      if (act === 1) spawnVillain(g, '3e.margath.spawn');
      else g.call(omen, { player: g.state.first, left: 0 });
    }),
    override(afterTheEnd, () => (g) => {
      g.call(omen, { player: g.state.first, left: 0 });
    }),
    override(villainGoal, () => tamalir),
    override(goals, (next) => (g) => [...next(g), lostBy('margath-in-tamalir', '3e.margath.loss')]),
    // All lose as soon as he enters Tamalir (3e.margath.loss).
    override(moveVillain, (next) => (g, to) => {
      next(g, to);
      if (to === tamalir(g)) endGame(g, [], 'margath-in-tamalir', '3e.margath.loss');
    }),
  ],
  ends: { 'margath-in-tamalir': 'Margath has entered Tamalir.' },
});
