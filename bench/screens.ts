import {
  answers,
  apply,
  attempts,
  decision,
  inspect,
  legalActions,
  odds,
  reach,
  viewFor,
} from '../src/index.js';
import { fromScenario } from '../src/scenario/second-edition/index.js';
import { each, type Ready, type Row } from './rows.js';
import { type AnyAction, type AnyState, isMoving, type Played, second, third } from './screen-games.js';
import { chooser, LONG } from './walks.js';

/* What a screen asks after each action, of states that were not asked about before. */

const group = 'What a screen asks of a new state';

const played: readonly Played[] = [
  second('base game', []),
  second('Island of Dread', ['island-of-dread']),
  third('Third Edition', 'ascendance-of-margath'),
];

/** States of random games, each after the beginning of its game. */
function* states({ begin }: Played): Generator<AnyState, never> {
  const choose = chooser(21);
  for (let seed = 21; ; seed++) {
    let state = begin(seed);
    for (let i = 0; i < LONG && state.outcome === null; i++) {
      const actions = legalActions(state);
      state = apply(state, actions[choose(actions.length)] as AnyAction) as AnyState;
      if (i > LONG / 10) yield state;
    }
  }
}

/** Asks states of a kind, one for each unit. Looking for them takes no time that counts. */
function asking(game: Played, ask: (state: AnyState) => unknown, matches = (_: AnyState) => true): Ready {
  const fresh = states(game);
  return (units) => {
    const found: AnyState[] = [];
    while (found.length < units) {
      const { value } = fresh.next();
      if (matches(value)) found.push(value);
    }
    return () => {
      for (const state of found) ask(state);
      return units;
    };
  };
}

const rowsOf = (game: Played): Row[] => {
  const row = (id: string, unit: string, count: number, open: () => Ready): Row => ({
    id: `${id}, a screen, ${game.name}`,
    group,
    program: `a screen, ${game.name}`,
    unit,
    count,
    open,
  });
  return [
    row('inspect', 'states', 400, () => asking(game, (state) => inspect(state))),
    row('picture', 'pictures', 200, () => asking(game, game.picture)),
    row('reach', 'movements', 200, () => asking(game, reach, isMoving)),
    row('odds', 'states', 400, () => asking(game, odds)),
    row('attempts', 'states', 800, () => asking(game, (state) => attempts(state))),
    row('answers', 'states', 800, () => asking(game, (state) => answers(state))),
    row('viewFor', 'views', 800, () => asking(game, (state) => viewFor(state, 0))),
    row('words', 'states', 400, () => asking(game, (state) => worded(game, state))),
  ];
};

/** The question and all that can be done, in words. */
function worded(game: Played, state: AnyState): void {
  const { ask, describe } = game.words(state);
  ask(decision(state) as never);
  for (const action of legalActions(state)) describe(action as never);
}

/** The movement with the most dice that the search goes through. */
function manyDice(): Ready {
  const players = [{ hero: 'mordrog', space: 'tamalir' }, {}];
  const movement = { player: 0, dice: [1, 2, 3, 4, 5, 6, 1, 2] };
  return each(() => reach(fromScenario({ game: { players }, given: { movement } })));
}

/** The functions that a screen calls at each step, in both editions. */
export const screenRows: readonly Row[] = [
  ...played.flatMap(rowsOf),
  {
    id: 'reach with eight dice, its position laid out',
    group,
    program: 'a screen, base game',
    unit: 'movements',
    count: 10,
    open: manyDice,
  },
];
