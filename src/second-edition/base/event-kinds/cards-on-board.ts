import { raised } from '../../../kernel/index.js';
import { changeHoard, layDown } from '../cards-on-board.js';
import { card, integer, player, space } from './details.js';
import { changingEvent } from './event.js';
import { playerAt, takeAway } from './table.js';

/* What comes to lie on adventure cards and on spaces, and what follows a Hero. */

/**
 * Gold of a player comes to lie on an adventure card.
 * Rules: 2e.cards.text. Shows: gold, `amount` gold from `player` to `card`.
 */
export const hoardGold = changingEvent('hoard/gold', {
  details: {
    player: player(), // Whose gold it was.
    card: card(), // The adventure card.
    amount: integer(), // How much.
  },
  follow(table, { player, card, amount }) {
    playerAt(table, player).gold -= amount;
    changeHoard(table, card, (hoard) => {
      hoard.gold = raised(hoard.gold, amount);
    });
  },
});
/**
 * An Item or Ally of a player comes to lie on an adventure card.
 * Rules: 2e.cards.text. Shows: cards, `taken` from `player` to `card`.
 */
export const hoardCard = changingEvent('hoard/card', {
  details: {
    player: player(), // Whose it was.
    card: card(), // The adventure card.
    taken: card(), // The Item or Ally.
  },
  invalidates: true,
  follow(table, { card, taken }) {
    takeAway(table, taken);
    changeHoard(table, card, (hoard) => {
      hoard.cards.push(taken);
    });
  },
});
/**
 * A player gets the gold that lies on an adventure card.
 * Rules: 2e.cards.text. Shows: gold, `amount` gold from `card` to `player`.
 */
export const hoardTaken = changingEvent('hoard/taken', {
  details: {
    player: player(), // Who gets it.
    card: card(), // The adventure card.
    amount: integer(), // How much.
  },
  follow(table, { player, card, amount }) {
    const p = playerAt(table, player);
    p.gold = raised(p.gold, amount);
    changeHoard(table, card, (hoard) => {
      hoard.gold -= amount;
    });
  },
});
/**
 * An adventure card goes, and what lay on it is lost: gold and counters. Cards that lay there are discarded
 * after this.
 * Rules: faq.discard.takes-all. Shows: gold, `gold` gold from `card` to the bank.
 */
export const hoardLost = changingEvent('hoard/lost', {
  details: {
    card: card(), // The adventure card.
    gold: integer(), // The gold that lay on it.
  },
  follow: (table, { card }) =>
    changeHoard(table, card, (hoard) => {
      hoard.gold = 0;
      hoard.progress = 0;
    }),
});
/**
 * The counters on an adventure card change.
 * Rules: 2e.cards.text. Shows: tokens.
 */
export const hoardCounters = changingEvent('hoard/counters', {
  details: {
    player: player(), // Who resolves the card.
    card: card(), // The adventure card.
    progress: integer(), // How many lie there now.
  },
  follow: (table, { card, progress }) =>
    changeHoard(table, card, (hoard) => {
      hoard.progress = progress;
    }),
});
/**
 * An Encounter is laid on a space.
 * Rules: 2e.cards.text. Shows: cards, `card` from the table to `space`.
 */
export const cardLaid = changingEvent('card/laid', {
  details: {
    player: player(), // Who drew it.
    card: card(), // The Encounter.
    space: space(), // The space.
  },
  invalidates: true,
  follow(table, { card, space }) {
    takeAway(table, card);
    layDown(table, card, space);
  },
});
/**
 * An undefeated Challenge follows a Hero from now on.
 * Rules: 2e.cards.text. Shows: fights.
 */
export const challengeFollows = changingEvent('challenge/follows', {
  details: {
    player: player(), // Whose Hero.
    card: card(), // The Challenge.
  },
  follow(table, { player, card }) {
    const entry = table.track.find((one) => one?.card === card);
    if (entry) entry.follows = player;
  },
});
/**
 * An undefeated Challenge comes after the Hero that it follows.
 * Rules: 2e.cards.text. Shows: figures, the counter of `card` from `from` to `to`.
 */
export const challengeCame = changingEvent('challenge/came', {
  details: {
    player: player(), // Whose Hero.
    card: card(), // The Challenge.
    from: space(), // Where its counter lay.
    to: space(), // Where it lies now.
  },
  follow(table, { card, to }) {
    const entry = table.track.find((one) => one?.card === card);
    if (entry) entry.space = to;
  },
});
