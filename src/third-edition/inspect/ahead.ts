import { Ahead } from '../../kernel/ahead.js';
import { forms, player, whole } from '../base/forms.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';

const large = /* @__PURE__ */ new Set(['decks', 'markets', 'discards']);

/** Plays forward on copies of games of this edition. */
export const ahead = /* @__PURE__ */ new Ahead<G['state'], G['content']>(forms, large, player, whole);
