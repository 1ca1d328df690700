/* What a program has in a file of its own for its workers. */
import process from 'node:process';
import { defineModule, override } from '../.modules/src/kernel/index.js';
import { lifeOf } from '../.modules/src/second-edition/internal.js';

/** Everybody has one more Life. */
export const hardier = defineModule({
  id: 'hardier-heroes',
  title: 'Everybody has one more Life',
  rules: [{ id: 'house.hardier.life', text: 'Everybody has one more Life.' }],
  overrides: [override(lifeOf, (next) => (g, player, who) => next(g, player, who) + 1)],
});

/** Always the last action listed. */
export const last = (sim) => sim.legalActions().at(-1);

/** One of the actions listed, by the chance of the game. */
export default (sim) => {
  const legal = sim.legalActions();
  return legal[sim.below(legal.length)];
};

/** Fails in games of three, in the fifth turn: games of others go on. */
export const failing = (sim) => {
  if (sim.state.players.length === 3 && sim.state.turn >= 5) throw new RangeError('nothing comes to mind');
  return last(sim);
};

/** Has its time elsewhere. */
export const untimely = () => ({ type: 'market/done' });

/** Ends the process, or the thread, in games of three. */
export const deadly = (sim) => {
  if (sim.state.players.length === 3 && sim.state.turn >= 5) process.exit(3);
  return last(sim);
};

/** Fails later, when it is not asked any more, and keeps the thread until then. */
export const careless = (sim) => {
  if (sim.state.players.length === 3) {
    process.nextTick(() => {
      throw new RangeError('too late');
    });
  }
  return last(sim);
};

/** Never answers in games of three. */
export const stuck = (sim) => {
  while (sim.state.players.length === 3);
  return last(sim);
};

export const afterTurnEight = ({ turn }) => turn > 8;

export const gold = ({ players }, ruleset) => ({
  gold: players.map((player) => player.gold),
  modules: ruleset.rules.moduleIds,
});

export const later = async ({ turn }) => turn;

export const notAFunction = 7;
