import { Ahead } from '../../kernel/ahead.js';
import { forms, player, whole } from '../base/forms.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';

/** Parts that copies share until rules write to them. */
export const large: ReadonlySet<string> = /* @__PURE__ */ new Set(['decks', 'stacks', 'counters']);

export const ahead = /* @__PURE__ */ new Ahead<G['state'], G['content']>(forms, large, player, whole);

export const copyOf = (g: G, rules?: G['rules']): G => ahead.copyOf(g, rules);
