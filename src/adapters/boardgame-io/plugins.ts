import type { Plugin } from 'boardgame.io';
import { type GameTypes, randomSeed } from '../../kernel/index.js';
import type { Position } from './position.js';

/** What moves and hooks receive in addition: the position itself, where boardgame.io hands them a draft of it. */
export interface RawPosition<T extends GameTypes> {
  /** Frozen, and the very object that the rules gave: what they know of it need not be found again. */
  readonly position: Position<T>;
}

/**
 * Hands over the position as it is, and forgets what cannot be taken back: else every position of a match would be stored with each move.
 * boardgame.io's plugin of Immer wraps the move inside of this one.
 */
export const rawPosition: Plugin = {
  name: 'position',
  setup: () => null,
  fnWrap:
    (move) =>
    (context, ...args) => {
      const given = { ...context, position: context.G };
      return move(given, ...args);
    },
  dangerouslyFlushRawState: ({ state }) =>
    (state.G as Position<GameTypes>).canUndo ? state : { ...state, _undo: [] },
};

/**
 * A seed that nobody can guess. boardgame.io takes the time at which a match is made, which its lobby tells everybody as `createdAt`.
 * The plugin of the same name that uses it stays in place.
 */
export const randomness: Plugin = {
  name: 'random',
  setup: ({ game }) => ({ seed: game.seed ?? randomSeed() }),
};
