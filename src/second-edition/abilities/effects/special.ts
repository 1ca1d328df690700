import type { EffectsFrame } from '../../base/frames.js';
import { type G, question } from '../../base/vocabulary.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';

/* Effects that modules bring. */

/** How a module carries out an effect of this name. The base game knows none: such an effect comes to nothing. */
export const specialEffect = question(
  'how is this special effect carried out',
  (_g: G, _name: string): EffectRule<'special'> | null => null,
);

const ruleOf = (g: G, e: EffectOf<'special'>): EffectRule<'special'> | null => specialEffect(g, e.effect);

export const special: EffectRule<'special'> = {
  ask: (g, f, e) => ruleOf(g, e)?.ask?.(g, f, e) ?? null,
  answer: (g, f, e, answer) => ruleOf(g, e)?.answer?.(g, f, e, answer),
  options: (g, f, e) => ruleOf(g, e)?.options?.(g, f, e) ?? null,
  refuse: (g, f, e, choice) => ruleOf(g, e)?.refuse?.(g, f, e, choice) ?? null,
  act: (g: G, f: EffectsFrame, e, choice) => ruleOf(g, e)?.act(g, f, e, choice),
  then: (g, f, e) => ruleOf(g, e)?.then?.(g, f, e),
};
