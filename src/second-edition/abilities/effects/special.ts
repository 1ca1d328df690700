import type { EffectsFrame } from '../../base/frames.js';
import { type G, question } from '../../base/vocabulary.js';
import { holds } from '../conditions.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';
import { momentOf } from './who.js';

/* Effects that modules bring. */

/** How a module carries out an effect of this name. The base game knows none: such an effect comes to nothing. */
export const specialEffect = question(
  'how is this special effect carried out',
  (_g: G, _name: string): EffectRule<'special'> | null => null,
);

function ruleOf(g: G, f: EffectsFrame, e: EffectOf<'special'>): EffectRule<'special'> | null {
  const rule = specialEffect(g, e.effect);
  return rule === null || rule.readsIf || holds(g, e.if, momentOf(f)) ? rule : null;
}

export const special: EffectRule<'special'> = {
  ask: (g, f, e) => ruleOf(g, f, e)?.ask?.(g, f, e) ?? null,
  answer: (g, f, e, answer) => ruleOf(g, f, e)?.answer?.(g, f, e, answer),
  options: (g, f, e) => ruleOf(g, f, e)?.options?.(g, f, e) ?? null,
  refuse: (g, f, e, choice) => ruleOf(g, f, e)?.refuse?.(g, f, e, choice) ?? null,
  act: (g: G, f: EffectsFrame, e, choice) => ruleOf(g, f, e)?.act(g, f, e, choice),
  then: (g, f, e) => ruleOf(g, f, e)?.then?.(g, f, e),
};
