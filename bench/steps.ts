import { type Action, apply, createGame, type GameState, legalActions, simulate } from '../src/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
import { each, programs, type Ready, type Row, several } from './rows.js';
import { sets } from './sets.js';
import { chooser, LONG, midGame, PLAYERS, randomSteps, type Sim, sensibleGame, take } from './walks.js';

/*
 * One action: listing what is legal, and carrying one of it out. Every row walks on where it stopped, through game after game, so that it meets
 * all parts of the rules.
 */

const group = 'An action of a four-player game';
const unit = 'actions';

/** Ways to take an action in the base game. */
export const stepRows: readonly Row[] = [
  { id: 'apply + legalActions', group, program: programs.server, unit, count: 10_000, open: applied },
  { id: 'apply, recorded states', group, program: programs.server, unit, count: 10_000, open: recorded },
  {
    id: 'simulate',
    group,
    program: programs.search,
    unit,
    count: 20_000,
    open: () => walk([], listing, true),
  },
  {
    id: 'simulate, no checks',
    group,
    program: programs.search,
    unit,
    count: 20_000,
    open: () => walk([], listing),
  },
  {
    id: 'simulate, random()',
    group,
    program: programs.search,
    unit,
    count: 20_000,
    open: () => walk([], drawing),
  },
  { id: "playout('random')", group, program: programs.search, unit, count: 20_000, open: playouts },
  {
    id: 'simulate, no checks, sensible play',
    group,
    program: programs.search,
    unit,
    count: 20_000,
    open: () => replayed([]),
  },
];

const byModules = 'An action, by modules in force (simulate, no checks)';

/** The same action with each set of modules, where players choose at random and where they choose well. */
export const moduleRows: readonly Row[] = sets.flatMap(({ name, modules }) => {
  const common = { group: byModules, program: name, unit, count: 10_000 };
  return [
    { ...common, id: `${name}, random`, open: () => walk(modules, listing) },
    { ...common, id: `${name}, sensible`, open: () => replayed(modules) },
  ];
});

/** New states, one from the other, the legal actions of each listed for the first time. */
function applied(): Ready {
  const choose = chooser(1);
  let seed = 0;
  let left = 0;
  let state: GameState | null = null;
  return each(() => {
    if (state === null || left-- === 0 || state.outcome !== null) {
      state = createGame({ players: PLAYERS, seed: seed++ });
      left = LONG;
    }
    const actions = legalActions(state);
    state = apply(state, actions[choose(actions.length)] as Action);
  });
}

/** States that have nothing to do with each other, as a server has them that keeps many games. */
function recorded(): Ready {
  const steps = take(randomSteps(7), 3 * LONG);
  const choose = chooser(2);
  return each(() => {
    const { before, action } = steps[choose(steps.length)] as (typeof steps)[number];
    apply(before, action);
  });
}

type Choice = (sim: Sim) => Action;

const listing: Choice = (sim) => {
  const actions = sim.legalActions();
  return actions[sim.below(actions.length)] as Action;
};

const drawing: Choice = (sim) => sim.random() as Action;

/** Random games, simulated one after the other. */
function walk(modules: readonly SecondEditionModuleId[], choice: Choice, check = false): Ready {
  let seed = 0;
  let left = 0;
  let sim: Sim | null = null;
  return each(() => {
    if (sim === null || left-- === 0 || sim.outcome !== null) {
      sim = simulate(createGame({ players: PLAYERS, seed: seed++, modules }), { seed, check });
      left = LONG;
    }
    sim.apply(choice(sim));
  });
}

/** Forks of one position, played on at random for 400 actions each. */
function playouts(): Ready {
  const root = simulate(midGame(), { seed: 'playouts', check: false });
  return several((most) => root.fork().playout('random', { most: Math.min(400, most) }));
}

/** The game of sensible bots, over and over: what they took is known, so no time goes into their thinking. */
function replayed(modules: readonly SecondEditionModuleId[]): Ready {
  const { start, choices } = sensibleGame(1, modules);
  let sim: Sim | null = null;
  let at = 0;
  return each(() => {
    if (sim === null || at === choices.length) {
      sim = simulate(start, { chance: 'state', check: false });
      at = 0;
    }
    sim.apply(sim.legalActions()[choices[at++] as number] as Action);
  });
}
