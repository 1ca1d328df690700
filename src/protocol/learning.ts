import { cached } from '../kernel/cached.js';
import { actionCode } from '../kernel/index.js';
import { type LearningGame, learningGame } from '../learning/index.js';
import type { AnyRuleset } from './editions.js';

/* The view of learners: actions by number, positions as rows of numbers and as keys, and their worth. */

// biome-ignore lint/suspicious/noExplicitAny: games of all editions are shown alike here
export type AnyLearningGame = LearningGame<any>;

const known = new WeakMap<AnyRuleset, Map<number, AnyLearningGame>>();

export function learningOf(ruleset: AnyRuleset, players: number): AnyLearningGame {
  const games = cached(known, ruleset, () => new Map());
  return cached(games, players, () => learningGame({ ruleset, players }));
}

export const described = ({ numActions, numbering, kinds, layout, players }: AnyLearningGame) => ({
  players,
  numActions,
  numbering,
  kinds: kinds.map(({ type, offset, size, axes }) => ({
    type,
    offset,
    size,
    axes: axes.map(({ of, values }) => ({ of, values })),
  })),
  layout,
});

type Actions = readonly { readonly type: string }[];

/** The number of each action; `null` if it has none. Outcomes of chance have their index. */
export function numbersOf(
  game: AnyLearningGame,
  actions: Actions,
  outcomes?: readonly { readonly action: Actions[number] }[],
): (number | null)[] {
  if (outcomes !== undefined) {
    const places = new Map(outcomes.map(({ action }, place) => [actionCode(action), place]));
    return actions.map((action) => places.get(actionCode(action)) ?? null);
  }
  return actions.map((action) => {
    try {
      return game.actionIndex(action as never);
    } catch {
      // More gold or dice than are numbered.
      return null;
    }
  });
}

/** A row of numbers without its zeros, with the index of each other one. */
export function sparse(row: Float32Array) {
  const at: number[] = [];
  const values: number[] = [];
  for (let place = 0; place < row.length; place++) {
    const value = row[place] as number;
    if (value === 0) continue;
    at.push(place);
    values.push(value);
  }
  return { size: row.length, at, values };
}

/** The worth of a game to each player, as far as a viewer knows: scores, and returns once it is over. */
export const scoresOf = (game: AnyLearningGame, view: unknown): number[] =>
  Array.from({ length: game.players }, (_, player) => game.scoreOf(view, player));
