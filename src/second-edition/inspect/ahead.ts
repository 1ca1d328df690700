import { Parts } from '../../kernel/forms.js';
import { type AnyAction, Game } from '../../kernel/index.js';
import { forms, player, whole } from '../base/forms.js';
import type { PlayerState, SecondEditionDraft } from '../base/state.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';

/* Plays forward on copies by the rules in force, including cards and modules. */

/** Parts that copies share until rules write to them. */
export const large: ReadonlySet<string> = /* @__PURE__ */ new Set(['decks', 'stacks', 'counters']);

const parts = /* @__PURE__ */ new Parts<SecondEditionDraft>(forms, large, player, whole);

/** A copy of the game with manual chance and without events. */
export function copyOf(g: G, rules: G['rules'] = g.rules): G {
  const state = parts.copy(g.state);
  // The list is a copy; its players are still shared.
  const players = state.players as PlayerState[];
  players.forEach((one, at) => {
    players[at] = player.copy(one);
  });
  // Nothing on this copy draws from the game's generator.
  state.chance.mode = 'manual';
  state.chance.generator = null;
  return new Game(rules, state);
}

/** A further copy, after a legal action. */
export function after(copy: G, action: AnyAction): G {
  const ahead = copy.fork(parts, null, null);
  ahead.perform(action);
  return ahead;
}
