import type { EffectRule } from '../../abilities/rule.js';
import type { G } from '../../base/vocabulary.js';
import { awakenScion, isStormy } from './scions.js';

/* The words of this module in the ability language; content/types.ts explains them for card authors. */

export const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'awaken-scion': awakenScion,
};

/** Whether a word of this module holds; `null` for other words. */
export const meaningOf = (g: G, word: string): boolean | null => (word === 'storm' ? isStormy(g) : null);
