import { playerState } from '../../base/cards.js';
import { combatOf, ENEMY, findCharacter } from '../../base/characters.js';
import { enemyHealed, harmCancelled, harmRedirected } from '../../base/event-kinds/index.js';
import { harm, type Opponent } from '../../base/frames.js';
import { heal, takeExhaustion, takeWounds, woundEnemy } from '../../base/harm.js';
import type { G } from '../../base/vocabulary.js';
import type { Checked, EffectSchema, EffectText, EffectWorth, MeasureOfChoice } from '../card-effect.js';
import type { Who } from '../language.js';
import type { EffectRule } from '../rule.js';
import { choicesOf, howMuch, subjectsOf, worthOfBlow } from './who.js';

/** Wounds are taken, and may be answered. An enemy that is no Hero takes them at once. */
export const woundsSchema: EffectSchema<'wounds'> = {
  fields: {
    /** Who takes them; each of several takes the whole amount. */
    to: 'Who',
    /** Wounds for each, before anything cancels them. */
    amount: 'Amount',
  },
};

/** Whether only others than the player's party are harmed. */
const hurtsOthers = ({ to }: { readonly to: Who }): boolean => to === 'enemy' || to === 'every-other-hero';

const worthOfHarm = (_e: unknown, card: string, { hurt, own }: MeasureOfChoice): number =>
  -hurt(card) - (card === own.hero.card ? 1 : 0);

function needsHarm(what: 'cancel' | 'redirect', { place, refuse }: Checked): void {
  if (!place.harm) refuse('do', `"${what}" needs harm about to be taken: an ability with \`use\` "harm".`);
}

export const wounds: EffectRule<'wounds'> = {
  options: (g, f, e) => choicesOf(g, f, e.to),
  act(g, f, e, choice) {
    const amount = howMuch(g, f, e.amount);
    for (const id of subjectsOf(g, f, e.to, choice)) {
      const fight = id === ENEMY ? combatOf(g, f.player) : undefined;
      if (fight) woundEnemy(g, fight, amount, f.player);
      else takeWounds(g, id, amount, { from: 'card', rule: '2e.harm.wounds-place', by: f.card });
    }
  },
};
export const woundsText: EffectText<'wounds'> = {
  text: '{who} takes {amount} {amount, plural, one {wound} other {wounds}}',
  values: (e, say) => ({ who: say.worded('who', e.to), amount: say.amount(e.amount) }),
};
export const woundsWorth: EffectWorth<'wounds'> = {
  worth: (e, { lifeLeft, sized }) =>
    (hurtsOthers(e) ? 2 : -3 / Math.max(1, lifeLeft() / 3)) * sized(e.amount, 3),
  choice: worthOfHarm,
  use: (_e, measure) => worthOfBlow(measure),
  helps: () => true,
};

/** Exhaustion is taken, and may be answered; what exceeds Stamina becomes wounds (2e.harm.exhaustion-excess). */
export const exhaustionSchema: EffectSchema<'exhaustion'> = {
  fields: {
    /** Who takes it. An enemy that is no Hero has no Stamina and takes none. */
    to: 'Who',
    /** Exhaustion for each, before anything cancels it. */
    amount: 'Amount',
  },
};
/** Only Heroes and Allies have Stamina: other enemies take no exhaustion. */
export const exhaustion: EffectRule<'exhaustion'> = {
  options: (g, f, e) => choicesOf(g, f, e.to),
  act(g, f, e, choice) {
    const amount = howMuch(g, f, e.amount);
    for (const id of subjectsOf(g, f, e.to, choice))
      takeExhaustion(g, id, amount, { from: 'card', rule: '2e.harm.exhaustion-place', by: f.card });
  },
};
export const exhaustionText: EffectText<'exhaustion'> = {
  text: '{who} takes {amount} exhaustion',
  values: (e, say) => ({ who: say.worded('who', e.to), amount: say.amount(e.amount) }),
};
export const exhaustionWorth: EffectWorth<'exhaustion'> = {
  worth: (e, { sized }) => (hurtsOthers(e) ? 0.5 : -1) * sized(e.amount, 3),
  choice: worthOfHarm,
};

/** Counters are discarded (2e.harm.discarded-counters). */
export const healingSchema: EffectSchema<'heal'> = {
  fields: {
    /** Whose counters. */
    who: 'Who',
    /** Wound counters discarded from each; none if left out. */
    'wounds?': "Amount | 'all'",
    /** Exhaustion counters discarded from each; none if left out. */
    'exhaustion?': "Amount | 'all'",
  },
  check({ wounds, exhaustion }, { refuse }) {
    if (wounds === undefined && exhaustion === undefined)
      refuse('', 'This heals nothing: say how many `wounds` or how much `exhaustion`.');
  },
};
export const healing: EffectRule<'heal'> = {
  options: (g, f, e) => choicesOf(g, f, e.who),
  act(g, f, e, choice) {
    const healed = howMuch(g, f, e.wounds ?? 0);
    const rested = howMuch(g, f, e.exhaustion ?? 0);
    for (const id of subjectsOf(g, f, e.who, choice)) {
      const opponent = id === ENEMY ? combatOf(g, f.player)?.opponent : undefined;
      if (opponent && opponent.is !== 'hero') healEnemy(g, f.player, opponent, healed);
      else heal(g, id, healed, rested);
    }
  },
};
export const healingText: EffectText<'heal'> = {
  text: '{who} discards {wounds, plural, =0 {{exhaustion} exhaustion} one {{wounds} wound} other {{wounds} wounds}}{exhaustion, plural, =0 {} other {{wounds, plural, =0 {} other { and {exhaustion} exhaustion}}}}',
  values: (e, say) => ({
    who: say.worded('who', e.who),
    wounds: say.amount(e.wounds ?? 0),
    exhaustion: say.amount(e.exhaustion ?? 0),
  }),
};
export const healingWorth: EffectWorth<'heal'> = {
  worth: (e, { own, sized }) =>
    e.who === 'enemy'
      ? -2
      : 2 * Math.min(own.hero.wounds, sized(e.wounds, 9)) +
        0.4 * Math.min(own.hero.exhaustion, sized(e.exhaustion, 9)),
  choice: (_e, card, { hurt }) => hurt(card),
  use(e, { own, lifeLeft }) {
    if (e.who === 'enemy') return 0;
    const cured = e.wounds === undefined ? 0 : Math.min(own.hero.wounds, 2);
    const rested = e.exhaustion === undefined ? 0 : own.hero.exhaustion;
    return cured * (lifeLeft() <= 2 ? 2 : 0.9) + 0.3 * rested;
  },
  helps: (e, { own }) => e.who !== 'enemy' && e.wounds !== undefined && own.hero.wounds > 0,
};

function healEnemy(g: G, player: number, opponent: Exclude<Opponent, { is: 'hero' }>, wounds: number): void {
  const amount = Math.min(wounds, opponent.wounds);
  if (amount === 0) return;
  opponent.wounds -= amount;
  g.emit(enemyHealed, {
    player,
    card: opponent.card,
    amount,
    wounds: opponent.wounds,
    rule: '2e.harm.discarded-counters',
  });
}

/** Wounds or exhaustion about to be taken are cancelled, before they land (2e.terms.cancel). */
export const cancelSchema: EffectSchema<'cancel'> = {
  fields: {
    /** How much of them, at most. */
    amount: "Amount | 'all'",
  },
  check: (e, at) => needsHarm(e.do, at),
};
/** A cancelled wound is not inflicted (2e.terms.cancel). */
export const cancel: EffectRule<'cancel'> = {
  act(g, f, e) {
    const coming = g.find(harm);
    if (!coming) return;
    const cancelled = Math.min(coming.amount, howMuch(g, f, e.amount));
    coming.amount -= cancelled;
    g.emit(harmCancelled, {
      player: coming.player,
      character: coming.target,
      harm: coming.harm,
      amount: cancelled,
      by: f.card,
      rule: '2e.terms.cancel',
    });
  },
};
export const cancelText: EffectText<'cancel'> = {
  text: 'cancel {amount} of it',
  values: (e, say) => ({ amount: say.amount(e.amount) }),
};
export const cancelWorth: EffectWorth<'cancel'> = {
  use: (_e, { window, shelter }) => (window === 'harm' ? shelter() : 0),
  helps: (_e, { window, wounded }) => window === 'harm' && wounded(),
};

/** What is about to be taken goes to another of your party instead. */
export const redirectSchema: EffectSchema<'redirect'> = {
  fields: {
    /** Who takes it: the bearer, your Hero, or an Ally of your choice other than the one it was meant for. */
    to: "'bearer' | 'you' | 'one-of-your-allies'",
  },
  check: (e, at) => needsHarm(e.do, at),
};
export const redirect: EffectRule<'redirect'> = {
  options(g, f, e) {
    const coming = g.find(harm);
    if (e.to === 'one-of-your-allies')
      return playerState(g, f.player)
        .allies.map((a) => a.card)
        .filter((id) => id !== coming?.target);
    return [e.to === 'bearer' ? f.bearer : playerState(g, f.player).hero.card];
  },
  act(g, f, _e, choice) {
    const coming = g.find(harm);
    const found = findCharacter(g, choice);
    if (!coming || !found) return;
    coming.target = choice;
    g.emit(harmRedirected, {
      player: found.player,
      character: choice,
      harm: coming.harm,
      amount: coming.amount,
      by: f.card,
      rule: '2e.cards.text',
    });
  },
};
export const redirectText: EffectText<'redirect'> = {
  text: '{who} takes it instead',
  values: (e, say) => ({ who: say.worded('who', e.to) }),
};
export const redirectWorth: EffectWorth<'redirect'> = {
  use: (_e, { window, shelter }) => (window === 'harm' ? shelter() : 0),
  helps: (_e, { window, wounded }) => window === 'harm' && wounded(),
};
