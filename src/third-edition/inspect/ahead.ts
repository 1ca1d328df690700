import { type AnyAction, copyJson, Game } from '../../kernel/index.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';

/**
 * A copy of the game with manual chance and without events. It plays forward by the rules in force, including cards and
 * scenarios.
 */
export function copyOf(g: G): G {
  // Large parts are shared: rules write to them only through `own`, which copies first.
  const { decks, markets, discards, ...rest } = g.state;
  const state = { ...copyJson(rest), decks, markets, discards };
  // Nothing on this copy draws from the game's generator.
  state.chance.mode = 'manual';
  state.chance.generator = null;
  return new Game(g.rules, state);
}

/** A copy after a legal action. */
export function after(g: G, action: AnyAction): G {
  const ahead = copyOf(g);
  ahead.perform(action);
  return ahead;
}
