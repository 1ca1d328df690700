import {
  answers,
  attempts,
  decision,
  inspect,
  legalActions,
  odds,
  reach,
  rulesetFor,
  type Transition,
  transition,
  viewFor,
} from '../src/index.js';
import { type AnyAction, type AnyState, isMoving, type Played, second, third } from './screen-games.js';
import { fullSets } from './sets.js';
import { chooser, LONG } from './walks.js';

/* What a screen calls at each step, timed in a browser: each call on a state of its own, as soon as the state is there. */

const played: readonly Played[] = [
  second('base game', []),
  second('doom-track, travel-hazards', ['doom-track', 'travel-hazards']),
  ...fullSets.map(({ name, modules }) => second(name, modules)),
  third('Third Edition, Margath', 'ascendance-of-margath'),
  third('Third Edition, Corpse King', 'corpse-king'),
];

type Anything = never;

interface Call {
  readonly name: string;
  /** It measures itself: `ready` gives what gives the milliseconds. */
  readonly measures?: true;
  matches?(state: AnyState): boolean;
  /** Lays out what takes no time that counts, and gives what is timed. */
  ready(state: AnyState, game: Played, choose: (n: number) => number): () => unknown;
}

const any = <T>(value: T): Anything => value as Anything;
const actionOf = (state: AnyState, choose: (n: number) => number): AnyAction => {
  const actions = legalActions(state);
  return actions[choose(actions.length)] as AnyAction;
};

const calls: readonly Call[] = [
  { name: 'legalActions', ready: (state) => () => legalActions(state) },
  { name: 'inspect', ready: (state) => () => inspect(state) },
  { name: 'attempts', ready: (state) => () => attempts(state) },
  { name: 'answers', ready: (state) => () => answers(state) },
  { name: 'reach', matches: isMoving, ready: (state) => () => reach(state) },
  { name: 'odds', ready: (state) => () => odds(state) },
  {
    // Before other pictures: the first of them draws the land.
    name: 'drawingSlices: the longest slice',
    measures: true,
    ready: (state, game) => () => {
      const slices = game.slices(state);
      let longest = 0;
      for (let done: boolean | undefined = false; !done; ) {
        const begun = performance.now();
        done = slices.next().done;
        longest = Math.max(longest, performance.now() - begun);
      }
      return longest;
    },
  },
  { name: 'picture', ready: (state, game) => () => game.picture(state) },
  { name: 'drawingOf', ready: (state, game) => () => game.drawing(state) },
  { name: 'boardMap', ready: (_, game) => () => game.boardMap() },
  {
    name: 'words: the question and all answers',
    ready(state, game) {
      const actions = legalActions(state);
      return () => {
        const { ask, describe } = game.words(state);
        return [
          ask(any(decision(state))),
          ...actions.map((action) => describe(any(action), { form: 'short' })),
        ];
      };
    },
  },
  {
    name: 'words: all that is refused, and why',
    ready(state, game) {
      const refused = attempts(state).flatMap((group) => group.attempts.filter(({ ruling }) => ruling));
      return () => {
        const { describe, reason } = game.words(state);
        return refused.map(
          ({ action, ruling }) => describe(any(action), { form: 'short' }) + reason(any(ruling)),
        );
      };
    },
  },
  {
    // As far back as the small app tells the story, each time.
    name: 'narrator: twelve actions',
    ready(state, game, choose) {
      const told: { readonly events: unknown; readonly view: unknown }[] = [];
      let now = state;
      while (told.length < 12 && now.outcome === null) {
        const { events, state: next } = transition(
          any(now),
          any(actionOf(now, choose)),
        ) as Transition<AnyState>;
        now = next;
        told.push({ events: rulesetFor(any(now)).eventsFor(any(events), 0), view: viewFor(now, 0) });
      }
      return () => {
        const narrator = game.narrator(now);
        return told.flatMap(({ events, view }) => [
          ...narrator.tell(any(events), any(view)),
          ...narrator.rest(),
        ]);
      };
    },
  },
  { name: 'decision', ready: (state) => () => decision(state) },
  {
    name: 'apply',
    ready(state, _, choose) {
      const action = actionOf(state, choose);
      return () => rulesetFor(any(state)).apply(any(state), any(action));
    },
  },
  {
    name: 'eventsFor',
    ready(state, _, choose) {
      const { events } = transition(any(state), any(actionOf(state, choose))) as Transition<AnyState>;
      return () => rulesetFor(any(state)).eventsFor(any(events), 0);
    },
  },
  { name: 'viewFor', ready: (state) => () => viewFor(state, 0) },
];

/** How long each call took, in milliseconds: the first of all, and then each. */
export interface Timed {
  readonly call: string;
  readonly took: readonly number[];
}

function* states(game: Played, choose: (n: number) => number): Generator<AnyState, never> {
  for (let seed = 21; ; seed++) {
    let state = game.begin(seed);
    for (let i = 0; i < LONG && state.outcome === null; i++) {
      // Each of these states is asked one thing, before its actions are listed here.
      if (i > LONG / 10 && i % 3 === 0) yield state;
      state = rulesetFor(any(state)).apply(any(state), any(actionOf(state, choose))) as AnyState;
    }
  }
}

/** Asks so many states for each call, one call for each state, in turns. */
function ask(name: string, each: number): readonly Timed[] {
  const game = played.find((one) => one.name === name);
  if (game === undefined) throw new Error(`No game is called "${name}".`);
  const choose = chooser(21);
  const timed = calls.map((call) => ({ call, took: [] as number[] }));
  for (const state of states(game, choose)) {
    const [next] = timed
      .filter(({ call, took }) => took.length < each && (call.matches?.(state) ?? true))
      .sort((a, b) => a.took.length - b.took.length);
    if (next === undefined) {
      if (timed.every(({ took }) => took.length === each)) break;
      continue;
    }
    const run = next.call.ready(state, game, choose);
    const begun = performance.now();
    const given = run();
    next.took.push(next.call.measures ? Number(given) : performance.now() - begun);
  }
  return timed.map(({ call, took }) => ({ call: call.name, took }));
}

/** A fixed piece of work, by which the throttle is measured. */
function work(): number {
  const begun = performance.now();
  let sum = 0;
  for (let i = 0; i < 20_000_000; i++) sum = (sum + i * i) % 1_000_003;
  const took = performance.now() - begun;
  return sum < 0 ? 0 : took;
}

Object.assign(globalThis, { bench: { names: played.map(({ name }) => name), ask, work } });
