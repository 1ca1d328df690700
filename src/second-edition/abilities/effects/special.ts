import type { EffectsFrame } from '../../base/frames.js';
import { type G, query } from '../../base/vocabulary.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import { holds } from '../conditions.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';
import { momentOf } from './who.js';

/** How a module carries out an effect of this name. The base game has none: the effect does nothing. */
export const specialEffect = query(
  'how is this special effect carried out',
  (_g: G, _name: string): EffectRule<'special'> | null => null,
);

/** Special effects of a module, by name. */
export type SpecialEffects = Readonly<Record<string, EffectRule<'special'>>>;

/** What `specialEffect` does with a module that brings these: they come first. */
export const bringing =
  (effects: SpecialEffects) =>
  (next: typeof specialEffect.base): typeof specialEffect.base =>
  (g, name) =>
    (Object.hasOwn(effects, name) ? effects[name] : undefined) ?? next(g, name);

function ruleOf(g: G, f: EffectsFrame, e: EffectOf<'special'>): EffectRule<'special'> | null {
  const rule = specialEffect(g, e.effect);
  return rule === null || rule.readsIf || holds(g, e.if, momentOf(f)) ? rule : null;
}

/** Something that a module's rules can do. Without such a module nothing happens. */
export const specialSchema: EffectSchema<'special'> = {
  fields: {
    /** The name by which the module knows it. */
    effect: 'string',
    /** A word more, if the module asks for one. */
    'what?': 'string',
    /** How much or how many, if the module asks for it. */
    'amount?': 'Amount',
    /** What must hold: it happens only then. Of a quest only what is done meanwhile counts. */
    'if?': 'Condition',
  },
  // A module's effect may end an Encounter.
  ends: true,
};
export const special: EffectRule<'special'> = {
  ask: (g, f, e) => ruleOf(g, f, e)?.ask?.(g, f, e) ?? null,
  answer: (g, f, e, answer) => ruleOf(g, f, e)?.answer?.(g, f, e, answer),
  options: (g, f, e) => ruleOf(g, f, e)?.options?.(g, f, e) ?? null,
  refuse: (g, f, e, choice) => ruleOf(g, f, e)?.refuse?.(g, f, e, choice) ?? null,
  act: (g: G, f: EffectsFrame, e, choice) => ruleOf(g, f, e)?.act(g, f, e, choice),
  then: (g, f, e) => ruleOf(g, f, e)?.then?.(g, f, e),
};
export const specialText: EffectText<'special'> = {
  text: '{effect}',
  values: (e, say) => {
    const what = e.what === undefined ? undefined : say.word(e.what);
    return { effect: say.special(e.effect, { amount: say.amount(e.amount ?? 1), what }, e.if) };
  },
};
export const specialWorth: EffectWorth<'special'> = {
  // A player who came to awaken a Scion pays its price.
  worth: (e) => (e.effect === 'awaken-scion' ? 9 : 1),
  use: (e) => (e.effect === 'bind-the-god' ? 9 : e.effect === 'blunt-enemy' ? 2 : 0),
  helps: () => true,
};
