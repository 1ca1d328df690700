import type { EffectRule } from '../../abilities/rule.js';
import type { G } from '../../base/vocabulary.js';
import { awakenScion, isStormy } from './scions.js';

/* The words that this module adds to the ability language; content/types.ts explains them to those who write cards. */

export const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'awaken-scion': awakenScion,
};

/** What a word of this module means at a moment; `null` if it is none of them. */
export const meaningOf = (g: G, word: string): boolean | null => (word === 'storm' ? isStormy(g) : null);
