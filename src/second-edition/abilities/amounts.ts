import { cardOf, countItems, playerState, runesOf } from '../base/cards.js';
import { hoardOf } from '../base/cards-on-board.js';
import { combatOf, rivalOf } from '../base/combatants.js';
import { bonuses, type CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Amount } from './language.js';

/** For whom conditions are checked and amounts counted. */
export interface Moment {
  /** The player whom the card calls "you". */
  readonly player: number;
  /** The card with the ability. */
  readonly card: CardId;
  /** The Ally whose card it is; for any other card the player's Hero. */
  readonly bearer: CardId;
}

/** The number of the Event in play; 0 if there is none. */
export const eventNumber = (g: G): number => {
  const card = g.state.event === null ? null : cardOf(g, g.state.event);
  return card?.kind === 'event' ? card.number : 0;
};

/** The number of a Hero's experience counters: its level. */
export const experienceCounters = (g: G, player: number): number => {
  const { experience } = playerState(g, player).hero;
  let counters = 0;
  for (const bonus of bonuses) counters += experience[bonus];
  return counters;
};

/** The counters on a Quest, an open Encounter or a Challenge. */
export const progressOf = (g: G, player: number, card: CardId): number =>
  playerState(g, player).quests.find((quest) => quest.card === card)?.progress ??
  hoardOf(g.state, card)?.progress ??
  0;

/** The number of an amount at this moment. */
export function amountOf(g: G, amount: Amount, moment: Moment): number {
  if (typeof amount === 'number') return amount;
  return counted(g, amount.count, moment) * (amount.times ?? 1) + (amount.plus ?? 0);
}

function counted(g: G, what: Exclude<Amount, number>['count'], { player, card }: Moment): number {
  const p = playerState(g, player);
  switch (what) {
    case 'your-allies':
      return p.allies.length;
    case 'your-items':
      return p.items.length;
    case 'your-weapons':
      return countItems(g, p, 'weapon');
    case 'your-runes':
      return runesOf(g, p);
    case 'your-gold':
      return p.gold;
    case 'your-wounds':
      return p.hero.wounds;
    case 'your-exhaustion':
      return p.hero.exhaustion;
    case 'your-experience-counters':
      return experienceCounters(g, player);
    case 'your-life-counters':
      return p.hero.experience.life;
    case 'combat-round':
      return combatOf(g, player)?.round ?? 0;
    case 'event-number':
      return eventNumber(g);
    case 'progress':
      return progressOf(g, player, card);
    case 'gold-on-this':
      return hoardOf(g.state, card)?.gold ?? 0;
    case 'players':
      return g.state.players.length;
    case 'enemy-wounds': {
      const fight = combatOf(g, player);
      if (!fight) return 0;
      const rival = rivalOf(fight, player);
      if (rival !== null) return playerState(g, rival).hero.wounds;
      return fight.opponent.is === 'hero' ? 0 : fight.opponent.wounds;
    }
  }
}
