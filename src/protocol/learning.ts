import { actionCode } from '../kernel/index.js';
import { type LearningGame, learningGame } from '../learning/index.js';
import type { AnyRuleset } from './editions.js';

/* What learners are shown of a game: actions by their numbers, positions as rows of numbers and as keys, and what they are worth. */

// biome-ignore lint/suspicious/noExplicitAny: games of all editions are shown alike here
export type AnyLearningGame = LearningGame<any>;

/** A row of numbers, most of which are 0: the others, with their places. */
export interface Sparse {
  readonly size: number;
  readonly at: readonly number[];
  readonly values: readonly number[];
}

const known = new WeakMap<AnyRuleset, Map<number, AnyLearningGame>>();

/** The game to learn that these rules are for so many players: made once for all games of its kind. */
export function learningOf(ruleset: AnyRuleset, players: number): AnyLearningGame {
  const games = known.get(ruleset) ?? new Map<number, AnyLearningGame>();
  const game = games.get(players) ?? learningGame({ ruleset, players });
  known.set(ruleset, games.set(players, game));
  return game;
}

/** What a learner has to know before a game: how many actions there are, how they are made, and what stands where in an observation. */
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

/** The number of each action; `null` for what has none. Answers of chance are numbered by their places among its outcomes. */
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
      // More gold, or more dice, than are counted.
      return null;
    }
  });
}

/** What a view says to a network, without its zeros. */
export function sparse(row: Float32Array): Sparse {
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

/** What a game is worth to each player, as far as a viewer knows: how well they stand, and once it is over what they get. */
export const scoresOf = (game: AnyLearningGame, view: unknown): number[] =>
  Array.from({ length: game.players }, (_, player) => game.scoreOf(view, player));
