import { Parts } from '../../../kernel/forms.js';
import { Game } from '../../../kernel/index.js';
import { forms, player } from '../../base/forms.js';
import type { SecondEditionDraft } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Gauges } from './gauges.js';

/* Tables that go on from another by themselves. */

/** What no combat writes to but through the game is shared until then. */
const large: ReadonlySet<string> = /* @__PURE__ */ new Set(['decks', 'stacks', 'counters']);

/** How a table without gauges is copied. */
const plainParts = /* @__PURE__ */ new Parts<SecondEditionDraft>(forms, large, player);

/** How a table with gauges is copied. */
export const partsWith = (gauges: Gauges): Parts<SecondEditionDraft> =>
  new Parts<SecondEditionDraft>({ ...forms, frames: gauges.frames }, large, gauges.player);

/** The first table of many: a copy on which chance waits to be told, and nothing is drawn from the generator of the game. */
export function firstOf(g: G): G {
  const state = plainParts.copy(g.state);
  state.chance.mode = 'manual';
  state.chance.generator = null;
  return new Game(g.rules, state);
}
