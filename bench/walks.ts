import { type Action, apply, createGame, type GameState, legalActions, serialize } from '../src/index.js';

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

/** Plays a random four-player game of the bundled rules, so many actions long. */
export function randomGame(
  seed: number,
  length: number,
  visit: (state: GameState, action: Action) => void,
): GameState {
  const choose = chooser(seed);
  let state = createGame({ players: 4, seed });
  for (let i = 0; i < length && state.outcome === null; i++) {
    const actions = legalActions(state);
    const action = actions[choose(actions.length)] as Action;
    visit(state, action);
    state = apply(state, action);
  }
  return state;
}

/** The largest state of a few random four-player games, in bytes of JSON. */
export function largestState(games: number, length: number): number {
  let most = 0;
  for (let seed = 1; seed <= games; seed++) {
    let i = 0;
    randomGame(seed, length, (state) => {
      if (i++ % 10 === 0) most = Math.max(most, Buffer.byteLength(serialize(state)));
    });
  }
  return most;
}
