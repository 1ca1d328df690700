import type { Plugin } from 'boardgame.io';
import { type GameTypes, randomSeed } from '../../kernel/index.js';
import type { Position } from './position.js';

export interface RawPosition<T extends GameTypes> {
  /** Frozen, and the very object of the rules, so that their caches apply. */
  readonly position: Position<T>;
}

/** Drops undo states that are not allowed: else each move would store every position. boardgame.io's Immer plugin wraps the move inside. */
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

/** A secret seed: boardgame.io takes the time of creation, which its lobby publishes. Its plugin of this name stays and uses this seed. */
export const randomness: Plugin = {
  name: 'random',
  setup: ({ game }) => ({ seed: game.seed ?? randomSeed() }),
};
