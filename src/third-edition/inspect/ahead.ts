import { type AnyAction, copyJson, Game } from '../../kernel/index.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';

/* Plays forward on copies, by the very rules: what cards and scenarios say about a step is in it. */

/** A copy of the table on which chance waits to be told, and nobody sees what happens. */
export function copyOf(g: G): G {
  // What fills a table is shared: rules write to it through `own` alone, which copies it before.
  const { decks, markets, discards, ...rest } = g.state;
  const state = { ...copyJson(rest), decks, markets, discards };
  // A simulation of its own kind: nothing on this copy is drawn from the generator of the game.
  state.chance.mode = 'manual';
  state.chance.generator = null;
  return new Game(g.rules, state);
}

/** A copy after an action that is legal. */
export function after(g: G, action: AnyAction): G {
  const ahead = copyOf(g);
  ahead.perform(action);
  return ahead;
}
