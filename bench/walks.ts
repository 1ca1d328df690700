import { playGame } from '../src/bots/second-edition/index.js';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameSimulation,
  type GameState,
  legalActions,
  serialize,
  transition,
} from '../src/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';

/** Players of every game here. */
export const PLAYERS = 4;

/** After so many actions a walk begins the next game: without a doom track, random players seldom finish one. */
export const LONG = 2000;

/** A game that is simulated. */
export type Sim = GameSimulation;

/** A small generator of its own (xorshift), so that every run walks the same way. */
export function chooser(seed: number): (n: number) => number {
  let word = seed * 2654435761 || 1;
  return (n) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % n;
  };
}

/** One action that was taken, with what was before and what came of it. */
export interface Step {
  readonly before: GameState;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Random games without end, action by action. After so many actions the next one begins. */
export function* randomSteps(
  seed: number,
  modules: readonly SecondEditionModuleId[] = [],
  longest = LONG,
): Generator<Step, never> {
  const choose = chooser(seed);
  for (let game = seed; ; game++) {
    let before = createGame({ players: PLAYERS, seed: game, modules });
    for (let i = 0; i < longest && before.outcome === null; i++) {
      const actions = legalActions(before);
      const action = actions[choose(actions.length)] as Action;
      const { state: after, events } = transition(before, action);
      yield { before, action, events, after };
      before = after;
    }
  }
}

/** The next so many steps. */
export const take = (steps: Generator<Step, never>, count: number): Step[] =>
  Array.from({ length: count }, () => steps.next().value);

/** A position in the midst of a random game of the base rules. */
export const midGame = (): GameState => (take(randomSteps(11), 1500).at(-1) as Step).after;

/** A game as sensible bots played it: which of the listed actions was taken, each time. */
export interface Recorded {
  readonly start: GameState;
  readonly choices: readonly number[];
}

/** The first twenty turns of each of four sensible bots, or so many, to be played again without them. */
export function sensibleGame(seed: number, modules: readonly SecondEditionModuleId[], turns = 20): Recorded {
  const choices: number[] = [];
  playGame({
    players: PLAYERS,
    seed,
    modules,
    maxTurns: turns,
    onAction: (action, _state, legal) => choices.push(legal.indexOf(action)),
  });
  return { start: createGame({ players: PLAYERS, seed, modules }), choices };
}

/** The largest state of a few random games of the base rules, in bytes of JSON; every tenth is looked at. */
export function largestState(games: number, longest: number): number {
  const steps = randomSteps(1, [], longest);
  let most = 0;
  for (let i = 0; i < games * longest; i++) {
    const { after } = steps.next().value;
    if (i % 10 === 0) most = Math.max(most, Buffer.byteLength(serialize(after)));
  }
  return most;
}
