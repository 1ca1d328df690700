import { playerState } from '../../base/cards.js';
import { combatOf, ENEMY, findCharacter } from '../../base/characters.js';
import { harm } from '../../base/frames.js';
import { heal, takeExhaustion, takeWounds, woundEnemy } from '../../base/harm.js';
import { amountOf } from '../conditions.js';
import type { EffectRule } from '../rule.js';
import { choicesOf, momentOf, subjectsOf } from './who.js';

/* Effects that hurt, tire, heal, and shield from it. */

export const wounds: EffectRule<'wounds'> = {
  options: (g, f, e) => choicesOf(g, f, e.to),
  act(g, f, e, choice) {
    const amount = amountOf(g, e.amount, momentOf(f));
    for (const id of subjectsOf(g, f, e.to, choice)) {
      const fight = combatOf(g, f.player);
      if (id === ENEMY) {
        if (fight) woundEnemy(g, fight, amount);
      } else takeWounds(g, id, amount, { from: 'card', rule: '2e.harm.wounds-place', by: f.card });
    }
  },
};

export const exhaustion: EffectRule<'exhaustion'> = {
  options: (g, f, e) => choicesOf(g, f, e.to),
  act(g, f, e, choice) {
    const amount = amountOf(g, e.amount, momentOf(f));
    for (const id of subjectsOf(g, f, e.to, choice)) {
      const enemy = id === ENEMY ? combatOf(g, f.player)?.opponent : undefined;
      const target = enemy?.is === 'hero' ? playerState(g, enemy.player).hero.card : id;
      takeExhaustion(g, target, amount, { from: 'card', rule: '2e.harm.exhaustion-place', by: f.card });
    }
  },
};

export const healing: EffectRule<'heal'> = {
  options: (g, f, e) => choicesOf(g, f, e.who),
  act(g, f, e, choice) {
    const upTo = (amount: typeof e.wounds): number =>
      amount === undefined
        ? 0
        : amount === 'all'
          ? Number.MAX_SAFE_INTEGER
          : amountOf(g, amount, momentOf(f));
    for (const id of subjectsOf(g, f, e.who, choice)) {
      const fight = id === ENEMY ? combatOf(g, f.player) : undefined;
      if (fight && fight.opponent.is !== 'hero')
        fight.opponent.wounds = Math.max(0, fight.opponent.wounds - upTo(e.wounds));
      else heal(g, id, upTo(e.wounds), upTo(e.exhaustion));
    }
  },
};

/** To cancel a wound means that it is not inflicted (2e.terms.cancel). */
export const cancel: EffectRule<'cancel'> = {
  act(g, f, e) {
    const coming = g.find(harm);
    if (!coming) return;
    const cancelled =
      e.amount === 'all' ? coming.amount : Math.min(coming.amount, amountOf(g, e.amount, momentOf(f)));
    coming.amount -= cancelled;
    g.emit({
      type: 'harm/cancelled',
      character: coming.target,
      harm: coming.harm,
      amount: cancelled,
      by: f.card,
      rule: '2e.terms.cancel',
    });
  },
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
    if (!coming || !findCharacter(g, choice)) return;
    coming.target = choice;
    g.emit({
      type: 'harm/redirected',
      character: choice,
      harm: coming.harm,
      amount: coming.amount,
      by: f.card,
      rule: '2e.cards.text',
    });
  },
};
