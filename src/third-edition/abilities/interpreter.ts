import { forbid, ofSort, or, why } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import { endIfBeaten, roleOn } from '../base/combatants.js';
import { optionChosen } from '../base/event-kinds/index.js';
import { combat, type EffectsFrame, effects } from '../base/frames.js';
import { nameSkill } from '../base/training.js';
import { action, auto, chance, decide, type G, steps } from '../base/vocabulary.js';
import { checkEffectsPlace } from '../saves/effects-places.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import type { Look } from '../saves/look.js';
import { ruleOf } from './effect-parts.js';
import type { Effect } from './language.js';

/* Carries out lists of effects in their order (3e.game.ability-order). */

const due = (g: G, f: EffectsFrame): Effect | undefined => g.content.lists[f.list]?.[f.at];

const optionsOf = (g: G, f: EffectsFrame): readonly string[] | null => {
  const e = due(g, f);
  return (e && ruleOf(e).options?.(g, f, e)) ?? null;
};

/** The user of the ability chooses; for an enemy its controller (3e.combat.controller). */
const chooser = (g: G, f: EffectsFrame): number =>
  f.side === null ? f.player : (g.find(combat)?.sides[f.side].controller ?? f.player);

const choose = action<EffectsFrame>()('effect/choose', {
  parameters: { choice: 'id' },
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
});

export const effectSteps = steps(
  effects,
  auto('next', (g, f) => {
    f.chosen = [];
    // Clears the result of the effect before.
    delete f.result;
    // Health may have changed: what is left then lapses (3e.damage.check-health-change, 3e.combat.unresolved-lapse).
    if (endIfBeaten(g)) return;
    if (due(g, f) === undefined) g.finish();
  }),
  decide('choose', {
    time: 'a choice that a card leaves open',
    rule: '3e.game.ability-order',
    actor: chooser,
    role(g, f) {
      const fight = g.find(combat);
      return f.side === null || fight === undefined ? null : roleOn(fight, f.side);
    },
    offers: () => [choose],
    skip(g, f) {
      // With one option nobody is asked; several choices are made one by one.
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

/** The choices so far are those that the card offered, in order. Not checked after the effect has acted. */
function checkChosen(look: Look, path: string, f: EffectsFrame, e: Effect): void {
  const { step, chosen } = f;
  if (step !== 'choose' && step !== 'chance') return;
  const { options, ask } = ruleOf(e);
  chosen.forEach((one, at) => {
    const before = { ...f, chosen: chosen.slice(0, at) };
    const pick = at === 0 ? ask?.(look.g, before, e) : null;
    const offered = pick?.kind === 'pick' ? pick.from : (options?.(look.g, before, e) ?? []);
    if (!offered.includes(one))
      look.report(
        `${path}/chosen/${at}`,
        `${show(one)} could not be chosen there${offered.length > 0 ? `; there was ${offered.slice(0, 20).join(', ')}` : ''}.`,
        '3e.game.ability-order',
      );
  });
}

export const effectsSaves = (): FrameSaves<EffectsFrame> => ({
  calledFrom: checkEffectsPlace,
  check(look, path, f) {
    if (!look.card(`${path}/card`, f.card)) return;
    const effects = f.list.startsWith(`${f.card}/`) ? look.content.lists[f.list] : undefined;
    if (effects === undefined)
      return look.report(`${path}/list`, `${show(f.card)} has no list of effects ${show(f.list)}.`);
    const e = effects[f.at];
    if (e === undefined) {
      // The last effect has called a frame, and the list ends after it.
      if (f.at === effects.length && f.step === 'next') return;
      return look.report(`${path}/at`, `That list has ${effects.length} effects, counted from 0.`);
    }
    if (f.side !== null && !look.state.frames.some(({ kind }) => kind === combat.kind))
      look.report(`${path}/side`, 'Outside combat there are no sides: it should be null.');
    if (look.problems.length === 0) checkChosen(look, path, f, e);
  },
});
