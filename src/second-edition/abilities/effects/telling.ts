import { forbid } from '../../../kernel/index.js';
import type { EffectsFrame } from '../../base/frames.js';
import type { G } from '../../base/vocabulary.js';
import { holds } from '../conditions.js';
import { missing } from '../conditions-in-words.js';
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
