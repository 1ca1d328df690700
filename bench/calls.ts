import {
  createGame,
  eventsFor,
  type FollowedView,
  follow,
  type GameState,
  type GameView,
  parseState,
  serialize,
  simulate,
  viewFor,
} from '../src/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
import { each, programs, type Ready, type Row } from './rows.js';
import { midGame, PLAYERS, randomSteps, take } from './walks.js';

/* What else a program calls: once a game, once a save, once an action and client. */

const group = 'Other calls';
const island: SecondEditionModuleId[] = ['island-of-dread'];

/** The calls beside those that take an action. */
export const callRows: readonly Row[] = [
  { id: 'fork', group, program: programs.search, unit: 'forks', count: 12_000, open: () => forks(0) },
  {
    id: 'fork, then one action',
    group,
    program: programs.search,
    unit: 'forks',
    count: 12_000,
    open: () => forks(1),
  },
  { id: 'createGame', group, program: programs.server, unit: 'games', count: 1_200, open: games },
  { id: 'serialize', group, program: programs.server, unit: 'states', count: 5_000, open: saves },
  { id: 'parseState', group, program: programs.server, unit: 'states', count: 100, open: loads },
  ...eachRuleset('viewFor', 'views', views),
  ...eachRuleset('follow', 'actions', followed),
];

/** A row for the base game, where little is hidden, and one for the Island of Dread, where much is. */
function eachRuleset(
  id: string,
  unit: string,
  open: (modules: readonly SecondEditionModuleId[]) => Ready,
): Row[] {
  return [
    { id, group, program: programs.server, unit, count: 4_000, open: () => open([]) },
    {
      id: `${id}, Island of Dread`,
      group,
      program: `${programs.server}, Island of Dread`,
      unit,
      count: 4_000,
      open: () => open(island),
    },
  ];
}

function forks(actions: number): Ready {
  const root = simulate(midGame(), { seed: 'forks', check: false });
  return each(() => {
    const fork = root.fork();
    if (actions > 0) fork.playout('random', { most: actions });
  });
}

function games(): Ready {
  let seed = 0;
  return each(() => createGame({ players: PLAYERS, seed: seed++ }));
}

/** A hundred states of a random game, far from each other. */
const fewStates = (): GameState[] =>
  take(randomSteps(5), 2000).flatMap(({ after }, at) => (at % 20 === 0 ? [after] : []));

function saves(): Ready {
  const states = fewStates();
  let at = 0;
  return each(() => serialize(states[at++ % states.length] as GameState));
}

function loads(): Ready {
  const texts = fewStates().map(serialize);
  let at = 0;
  return each(() => parseState(texts[at++ % texts.length] as string));
}

/** The view of one player of each new state: a state remembers its views, so none is asked twice. */
function views(modules: readonly SecondEditionModuleId[]): Ready {
  const steps = randomSteps(3, modules);
  return (units) => {
    const states = take(steps, units).map(({ after }) => after);
    return () => {
      for (const state of states) viewFor(state, 0);
      return units;
    };
  };
}

/** What a client does that has one view and then the events of each action. */
function followed(modules: readonly SecondEditionModuleId[]): Ready {
  const steps = randomSteps(4, modules);
  return (units) => {
    let before: GameState | null = null;
    const heard = take(steps, units).map((step) => {
      const begins = step.before !== before;
      before = step.after;
      return { begins: begins ? viewFor(step.before, 0) : null, events: eventsFor(step.events, 0) };
    });
    return () => {
      let view: GameView | FollowedView | null = null;
      for (const { begins, events } of heard) view = follow((begins ?? view) as GameView, events);
      return units;
    };
  };
}
