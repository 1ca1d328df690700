import { Parts } from '../../kernel/forms.js';
import { type AnyAction, Game } from '../../kernel/index.js';
import { forms, player, whole } from '../base/forms.js';
import type { PlayerState, SecondEditionDraft } from '../base/state.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';

/* Plays forward on copies, by the very rules: what cards and modules say about a step or a roll is in it. */

/** What rules write to through the game alone is shared by copies until then. */
export const large: ReadonlySet<string> = /* @__PURE__ */ new Set(['decks', 'stacks', 'counters']);

const parts = /* @__PURE__ */ new Parts<SecondEditionDraft>(forms, large, player, whole);

/** A copy of the table on which chance waits to be told, and nobody sees what happens. */
export function copyOf(g: G, rules: G['rules'] = g.rules): G {
  const state = parts.copy(g.state);
  // They are in a list of the copy's own, but still shared themselves.
  const players = state.players as PlayerState[];
  players.forEach((one, at) => {
    players[at] = player.copy(one);
  });
  // A simulation of its own kind: nothing on this copy is drawn from the generator of the game.
  state.chance.mode = 'manual';
  state.chance.generator = null;
  return new Game(rules, state);
}

/** A copy of such a copy after an action that is legal. */
export function after(copy: G, action: AnyAction): G {
  const ahead = copy.fork(parts, null, null);
  ahead.perform(action);
  return ahead;
}
