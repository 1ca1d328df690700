import { forbid, ofSort, or, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { rewardStep } from '../base/defeat.js';
import { effectChosen } from '../base/event-kinds/index.js';
import { type CombatFrame, type EffectsFrame, effects } from '../base/frames.js';
import { action, auto, chance, decide, type G, query, steps } from '../base/vocabulary.js';
import { show } from '../content/check-plain.js';
import { checkBearer, effectAt, type FrameSaves, ownList } from '../saves/frame-checks.js';
import type { Look } from '../saves/look.js';
import { sorts } from '../saves/sorts.js';
import { pendingOf, ruleOf } from './effect-parts.js';
import type { Effect } from './language.js';

const due = (g: G, f: EffectsFrame): Effect | undefined => g.content.lists[f.list]?.[f.at];

/** Whether an effect is skipped. */
export const comesToNothing = query(
  'does this effect come to nothing',
  (_g: G, _f: EffectsFrame, _e: Effect): boolean => false,
);

function optionsOf(g: G, f: EffectsFrame): readonly string[] | null {
  const e = due(g, f);
  return (e && ruleOf(e).options?.(g, f, e)) ?? null;
}

/** An Encounter is followed (2e.encounter.follow); any other card acts by its text (2e.cards.text). */
const cardRule = (g: G, { card }: EffectsFrame): RuleId =>
  g.content.cards[card]?.kind === 'encounter' ? '2e.encounter.follow' : '2e.cards.text';

/** Answers what a card leaves open: a Hero or Ally, a space, a card, a course. */
const choose = action<EffectsFrame>()('effect/choose', {
  parameters: { choice: 'id' },
  moment: '2e.cards.text',
  exact: true,
  candidates(g, f, add) {
    for (const choice of optionsOf(g, f) ?? []) add({ type: 'effect/choose', choice });
  },
  tries(g, f, add) {
    const e = due(g, f);
    const choices = (e && ruleOf(e).tries?.(g, f, e)) ?? optionsOf(g, f) ?? [];
    for (const choice of choices) add({ type: 'effect/choose', choice });
  },
  about(g, f, { choice }) {
    const e = due(g, f);
    return (e && ruleOf(e).about?.(g, f, e, choice)) ?? null;
  },
  refuse(g, f, { choice }) {
    const options = optionsOf(g, f);
    if (options?.includes(choice)) return null;
    const e = due(g, f);
    return (
      (e && ruleOf(e).refuse?.(g, f, e, choice)) ??
      forbid(
        cardRule(g, f),
        () =>
          why`The card does not offer that choice, but ${or((options ?? []).map((one) => ofSort('choice', one)))}.`,
      )
    );
  },
  run(g, f, { choice }) {
    f.chosen = choice;
    g.emit(effectChosen, { player: f.player, card: f.card, choice, rule: cardRule(g, f) });
    g.next(f);
  },
});

export const effectSteps = steps(
  effects,
  auto('next', (g, f) => {
    f.chosen = null;
    f.pending = [];
    // Clears the result of the effect before. A deletion of what is not there is still slow.
    if (f.result !== undefined) delete f.result;
    const e = due(g, f);
    if (e === undefined) return g.finish();
    if (!comesToNothing(g, f, e)) return ruleOf(e).ready?.(g, f, e);
    f.at += 1;
    g.goto(f, 'next');
  }),
  chance('chance', {
    rule: '2e.cards.text',
    ask(g, f) {
      const e = due(g, f);
      return (e && ruleOf(e).ask?.(g, f, e)) ?? null;
    },
    answer(g, f, answer) {
      const e = due(g, f);
      if (e) {
        ruleOf(e).answer?.(g, f, e, answer);
        ruleOf(e).ready?.(g, f, e);
      }
      g.goto(f, 'chance');
    },
  }),
  decide('choose', {
    time: 'a choice that a card leaves open',
    rule: '2e.cards.text',
    ruleNow: cardRule,
    offers: () => [choose],
    skip(g, f) {
      const options = optionsOf(g, f);
      if (options !== null && options.length > 1) return false;
      f.chosen = options?.[0] ?? null;
      return true;
    },
  }),
  auto('act', (g, f) => {
    const e = due(g, f);
    if (!e) return;
    const rule = ruleOf(e);
    const choice = f.chosen;
    if (rule.options && choice === null && rule.options(g, f, e) !== null) return;
    const more = rule.act(g, f, e, choice ?? '');
    if (more) g.goto(f, more);
  }),
  auto('then', (g, f) => {
    const e = due(g, f);
    if (e) ruleOf(e).then?.(g, f, e);
    f.at += 1;
    g.goto(f, 'next');
  }),
);

/** The pending things are of the sort that the effect handles. */
function checkPending(look: Look, path: string, { pending, player }: EffectsFrame, e: Effect): void {
  const { state, content } = look;
  const found = pendingOf(e);
  if (found === undefined) return;
  const tooMany = found.tooMany?.(e, pending.length) ?? null;
  if (tooMany !== null) look.report(path, tooMany);
  pending.forEach((thing, at) => {
    if (!found.fits(e, thing, { state, content, player, again: pending.indexOf(thing) < at }))
      look.report(
        `${path}/${at}`,
        `${show(thing)} is not right here; it should be ${found.wish(e, content)}.`,
      );
  });
}

export const effectsSaves = (): FrameSaves<EffectsFrame> => ({
  calledFrom: null,
  check(look, path, f, at) {
    const below = look.state.frames[at - 1];
    if (
      below?.kind === 'combat' &&
      f.list === `${f.card}#reward` &&
      below.step !== rewardStep(look.g, below as CombatFrame)
    )
      look.report(`${path}/list`, 'A reward is received once the combat is won.', '2e.defeat.reward');
    look.openCard(`${path}/card`, f.card, sorts.any);
    if (look.card(`${path}/bearer`, f.bearer, sorts.character)) checkBearer(look, path, f);
    ownList(look, path, f.card, f.list);
    // After the last effect the frame is about to find the end of the list.
    if (f.step === 'next' && f.at === look.content.lists[f.list]?.length) return;
    const effect = effectAt(look, path, f);
    if (effect !== null) checkPending(look, `${path}/pending`, f, effect);
  },
});
