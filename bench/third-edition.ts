import { apply, createGame, legalActions, simulate } from '../src/index.js';
import { each, type Row } from './rows.js';
import { chooser, LONG, PLAYERS } from './walks.js';

/* An action of Third Edition, taken in the same ways as one of the base game of Second Edition. */

const common = {
  group: 'An action of a four-player game of Third Edition',
  program: 'third edition',
  unit: 'actions',
  count: 10_000,
};

/** Ways to take an action in Third Edition. */
export const thirdEditionRows: readonly Row[] = [
  { ...common, id: 'Third Edition, apply + legalActions', open: () => each(applying()) },
  { ...common, id: 'Third Edition, simulate, no checks', open: () => each(simulating()) },
];

const game = (seed: number) =>
  createGame({ edition: 'third-edition', scenario: 'ascendance-of-margath', players: PLAYERS, seed });

function applying(): () => void {
  const choose = chooser(1);
  let seed = 0;
  let left = 0;
  let state = game(seed);
  return () => {
    if (left-- === 0 || state.outcome !== null) {
      state = game(seed++);
      left = LONG;
    }
    const actions = legalActions(state);
    const action = actions[choose(actions.length)];
    if (action !== undefined) state = apply(state, action);
  };
}

function simulating(): () => void {
  const begun = () => simulate(game(seed++), { seed, check: false });
  let seed = 0;
  let left = LONG;
  let sim = begun();
  return () => {
    if (left-- === 0 || sim.outcome !== null) {
      sim = begun();
      left = LONG;
    }
    const actions = sim.legalActions();
    const action = actions[sim.below(actions.length)];
    if (action !== undefined) sim.apply(action);
  };
}
