import type { WordsOf } from '../../kernel/content/field-types.js';
import { and, type ReasonValue, why } from '../../kernel/index.js';
import { cardOf, countItems, isAdventure, playerState, runesOf } from '../base/cards.js';
import { hoardOf } from '../base/cards-on-board.js';
import { combatOf, rivalOf } from '../base/combatants.js';
import { adventure, grantedAttack, harm, phase, roll } from '../base/frames.js';
import { bonuses, type CardId } from '../base/state.js';
import { type G, query } from '../base/vocabulary.js';
import type { Amount, Count, Span } from './language.js';

/** For whom conditions are checked and amounts counted. */
export interface Moment {
  /** The player whom the card calls "you". */
  readonly player: number;
  /** The card with the ability. */
  readonly card: CardId;
  /** The Ally whose card it is; for any other card the player's Hero. */
  readonly bearer: CardId;
}

/** What can be counted, in the words of cards. `hoard`: what is put on the card for it. */
export const countWords: WordsOf<Count, { readonly hoard?: string }> = {
  'your-allies': { text: 'the number of your Allies' },
  'your-items': { text: 'the number of your Items' },
  'your-weapons': { text: 'the number of your Weapons' },
  'your-runes': { text: 'the number of your Runes' },
  'your-gold': { text: 'your gold' },
  /** On your Hero, even on an Ally's card. */
  'your-wounds': { text: 'the wounds of your Hero' },
  /** On your Hero, even on an Ally's card. */
  'your-exhaustion': { text: 'the exhaustion of your Hero' },
  'your-experience-counters': { text: 'the number of your experience counters' },
  'your-life-counters': { text: 'the number of your Life counters' },
  /** From 1; 0 without a combat. */
  'combat-round': { text: 'the number of the round' },
  /** 0 if there is no Event in play. */
  'event-number': { text: 'the number of the Event in play' },
  /** Counters on this open Encounter, or on this Challenge. */
  progress: { text: 'the counters on this card', hoard: 'have counters on it' },
  'gold-on-this': { text: 'the gold on this card', hoard: 'have gold on it' },
  players: { text: 'the number of players' },
  'enemy-wounds': { text: 'the wounds of the enemy' },
};

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

function counted(g: G, what: Count, { player, card }: Moment): number {
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

export const within = (n: number, { atLeast, atMost }: Span): boolean =>
  (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);

/** A range, for refusals. */
export function spanSaid({ atLeast, atMost }: Span): ReasonValue {
  if (atLeast !== undefined && atLeast === atMost) return why`exactly ${atLeast}`;
  return and([
    ...(atLeast === undefined ? [] : [why`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [why`at most ${atMost}`]),
  ]);
}

/** The Hero or Ally about to be harmed, rolling or attacking: the innermost of these. */
export function concerned(g: G): CardId | null {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const f = frames[i];
    if (f?.kind === harm.kind) return (f as { target?: CardId }).target ?? null;
    if (f?.kind === roll.kind || f?.kind === phase.kind || f?.kind === grantedAttack.kind)
      return (f as { by?: CardId }).by || null;
  }
  return null;
}

/** The adventure card that a player faces: the enemy's, or the one being resolved. */
export const facedCard = query('the adventure card a player faces', (g: G, player: number): CardId | null => {
  const opponent = combatOf(g, player)?.opponent;
  if (opponent && opponent.is !== 'hero') return opponent.card;
  const card = g.find(adventure)?.card ?? null;
  return card !== null && isAdventure(cardOf(g, card)) ? card : null;
});
