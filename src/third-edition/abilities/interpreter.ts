import { type ActionOf, forbid, ofSort, or, why } from '../../kernel/index.js';
import { endIfBeaten } from '../base/combatants.js';
import { optionChosen } from '../base/event-kinds/index.js';
import { combat, type EffectsFrame, effects } from '../base/frames.js';
import { nameSkill } from '../base/training.js';
import { action, auto, chance, decide, type G, steps } from '../base/vocabulary.js';
import { ruleOf } from './effect-parts.js';
import type { Effect } from './language.js';

/* Carries out lists of effects, one after the other, in the order in which they stand (3e.game.ability-order). */

const due = (g: G, f: EffectsFrame): Effect | undefined => g.content.lists[f.list]?.[f.at];

const optionsOf = (g: G, f: EffectsFrame): readonly string[] | null => {
  const e = due(g, f);
  return (e && ruleOf(e).options?.(g, f, e)) ?? null;
};

/** Whoever uses the ability chooses: for an enemy its controller (3e.combat.controller). */
const chooser = (g: G, f: EffectsFrame): number =>
  f.side === null ? f.player : (g.find(combat)?.sides[f.side].controller ?? f.player);

/** Chooses what a card leaves open. */
const choose = action<EffectsFrame>()(
  'effect/choose',
  { choice: 'id' },
  {
    moment: '3e.game.ability-order',
    exact: true,
    candidates(g, f, add) {
      for (const choice of optionsOf(g, f) ?? []) add({ type: 'effect/choose', choice });
    },
    refuse(g, f, { choice }) {
      const options = optionsOf(g, f) ?? [];
      return options.includes(choice)
        ? null
        : forbid(
            '3e.game.resolve-as-much',
            () =>
              why`The card does not offer that choice, but ${or(options.map((one) => ofSort('choice', one)))}.`,
          );
    },
    run(g, f, { choice }) {
      f.chosen.push(choice);
      nameSkill(g, f.player, choice, '3e.game.ability-order');
      g.emit(optionChosen, { player: chooser(g, f), card: f.card, choice, rule: '3e.game.ability-order' });
    },
  },
);

export const effectSteps = steps(
  effects,
  auto('next', (g, f) => {
    f.chosen = [];
    // What an effect before came to is no result of this one.
    delete f.result;
    // Health may have changed: what is left then lapses (3e.damage.check-health-change, 3e.combat.unresolved-lapse).
    if (endIfBeaten(g)) return;
    if (due(g, f) === undefined) g.finish();
  }),
  decide('choose', {
    time: 'a choice that a card leaves open',
    rule: '3e.game.ability-order',
    actor: chooser,
    offers: () => [choose],
    skip(g, f) {
      // A choice of one is none; several are made one after the other.
      for (let options = optionsOf(g, f); options !== null && options.length > 0; options = optionsOf(g, f)) {
        if (options.length > 1) return false;
        f.chosen.push(options[0] as string);
      }
      return true;
    },
  }),
  chance('chance', {
    rule: '3e.game.ability-order',
    ask(g, f) {
      const e = due(g, f);
      return (e && ruleOf(e).ask?.(g, f, e)) ?? null;
    },
    answer(g, f, answer) {
      g.goto(f, 'chance');
      const e = due(g, f);
      if (e) ruleOf(e).answer?.(g, f, e, answer);
    },
  }),
  auto('act', (g, f) => {
    const e = due(g, f);
    if (e) ruleOf(e).act(g, f, e);
  }),
  auto('after', (g, f) => {
    const e = due(g, f);
    if (e) ruleOf(e).after?.(g, f, e);
    f.at += 1;
    g.goto(f, 'next');
  }),
);

/** The actions of this chapter. */
export type EffectAction = ActionOf<typeof choose>;
