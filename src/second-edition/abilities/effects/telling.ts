import { forbid } from '../../../kernel/index.js';
import type { EffectsFrame } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import { holds, missing } from '../conditions.js';
import { payCost, refuseCost } from '../costs.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';
import { callEffects } from '../triggers.js';
import { momentOf } from './who.js';

/* Effects that let a card tell its story: courses to choose from, and forks in it. */

const open = (g: G, f: EffectsFrame, e: EffectOf<'choose'>): string[] =>
  e.options.flatMap((option) =>
    holds(g, option.if, momentOf(f)) &&
    (!option.cost || refuseCost(g, f.player, option.cost, f.card, f.bearer) === null)
      ? [option.id]
      : [],
  );

/** One of several courses is taken, of your choice. With none open, nothing happens; a single one is taken unasked. */
export const chooseSchema: EffectSchema<'choose'> = {
  fields: {
    /** The courses, in the order in which they are offered. */
    options: 'Course[1..10]',
  },
};
export const choose: EffectRule<'choose'> = {
  options: open,
  tries: (_g, _f, e) => e.options.map(({ id }) => id),
  about(_g, { card }, e, course) {
    const option = e.options.find(({ id }) => id === course);
    return option ? { is: 'course', card, course, text: option.label } : null;
  },
  refuse(g, f, e, choice) {
    const option = e.options.find(({ id }) => id === choice);
    const condition = option?.if;
    if (condition !== undefined && !holds(g, condition, momentOf(f)))
      return forbid('2e.cards.text', () => missing(g, condition, momentOf(f)));
    return option?.cost ? refuseCost(g, f.player, option.cost, f.card, f.bearer) : null;
  },
  act(g, f, e, choice) {
    const at = e.options.findIndex(({ id }) => id === choice);
    const cost = e.options[at]?.cost;
    if (cost) payCost(g, f.player, cost, f.card, f.bearer);
    callEffects(g, f.player, f.card, f.bearer, `${f.list}/${f.at}/options/${at}/do`);
  },
};
export const chooseText: EffectText<'choose'> = {
  text: 'choose: {options}',
  values: (e, say) => ({ options: say.courses(e.options) }),
};
export const chooseWorth: EffectWorth<'choose'> = {
  worth: (e, { list }) => Math.max(0, ...e.options.map((option) => list(option.do))),
  choice(e, choice, { list }) {
    const option = e.options.find(({ id }) => id === choice);
    const { gold = 0, exhaustion = 0, wounds = 0 } = option?.cost ?? {};
    return list(option?.do) - gold - exhaustion - 3 * wounds;
  },
  use: (_e, { stakes }) => 0.5 + stakes(),
};

/** One of two lists of effects, as a condition decides. */
export const whenSchema: EffectSchema<'when'> = {
  fields: {
    /** Looked at when this effect is due. */
    if: 'Condition',
    /** What happens if it holds. */
    then: 'Effect[0..20]',
    /** What happens if it does not; nothing if left out. */
    'else?': 'Effect[0..20]',
  },
};
export const when: EffectRule<'when'> = {
  act(g, f, e) {
    callEffects(
      g,
      f.player,
      f.card,
      f.bearer,
      `${f.list}/${f.at}/${holds(g, e.if, momentOf(f)) ? 'then' : 'else'}`,
    );
  },
};
export const whenText: EffectText<'when'> = {
  text: '{condition}, {then}{else, select, none {} other {; otherwise {else}}}',
  values: (e, say) => ({
    condition: say.condition(e.if),
    then: say.list(e.then),
    else: say.list(e.else),
  }),
};
export const whenWorth: EffectWorth<'when'> = {
  worth: (e, { list }) => (list(e.then) + list(e.else)) / 2,
  use: (_e, { stakes }) => 0.5 + stakes(),
};
