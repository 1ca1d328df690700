import { playerState } from '../../base/cards.js';
import { combatOf, ENEMY, findCharacter } from '../../base/characters.js';
import { enemyHealed, harmCancelled, harmRedirected } from '../../base/facts/index.js';
import { harm, type Opponent } from '../../base/frames.js';
import { heal, takeExhaustion, takeWounds, woundEnemy } from '../../base/harm.js';
import type { G } from '../../base/vocabulary.js';
import type { EffectRule } from '../rule.js';
import { choicesOf, howMuch, subjectsOf } from './who.js';

/* Effects that hurt, tire, heal, and shield from it. */

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

/** Only Heroes and Allies have Stamina: an enemy that is none of them takes no exhaustion. */
export const exhaustion: EffectRule<'exhaustion'> = {
  options: (g, f, e) => choicesOf(g, f, e.to),
  act(g, f, e, choice) {
    const amount = howMuch(g, f, e.amount);
    for (const id of subjectsOf(g, f, e.to, choice))
      takeExhaustion(g, id, amount, { from: 'card', rule: '2e.harm.exhaustion-place', by: f.card });
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

/** To cancel a wound means that it is not inflicted (2e.terms.cancel). */
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
