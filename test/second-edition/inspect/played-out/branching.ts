import { Parts } from '../../../../src/kernel/forms.js';
import { Game } from '../../../../src/kernel/index.js';
import { forms, player, whole } from '../../../../src/second-edition/base/forms.js';
import type { SecondEditionDraft } from '../../../../src/second-edition/base/state.js';
import type { SecondEditionGame as G } from '../../../../src/second-edition/base/vocabulary.js';

/* Tables that go on from another by themselves. */

/** What no combat writes to but through the game is shared until then. */
const parts = /* @__PURE__ */ new Parts<SecondEditionDraft>(
  forms,
  new Set(['decks', 'stacks', 'counters']),
  player,
  whole,
);

/** The first table of many: a copy on which chance waits to be told, and nothing is drawn from the generator of the game. */
export function firstOf(g: G): G {
  const state = parts.copy(g.state);
  state.chance.mode = 'manual';
  state.chance.generator = null;
  return branchOf(new Game(g.rules, state));
}

/** A table that stands where this one does, between two actions, and goes on by itself. It tells nobody anything until it is told whom. */
export const branchOf = (g: G): G => g.fork(parts, null, null);
