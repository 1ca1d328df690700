import { raised } from '../../../kernel/index.js';
import { changeHoard, layDown } from '../cards-on-board.js';
import { card, integer, player, space } from './details.js';
import { event } from './event.js';
import { leaveTable, playerAt, takeFromPlayer } from './table.js';

/** Gold of a player comes to lie on an adventure card. Rules: 2e.cards.text. Shows: gold, `amount` gold from `player` to `card`. */
export const hoardGold = event('hoard/gold', {
  player: player(), // Whose gold it was.
  card: card(), // The adventure card.
  amount: integer(), // How much.
}).changes((g, { player, card, amount }) => {
  playerAt(g, player).gold -= amount;
  changeHoard(g.state, card, (hoard) => {
    hoard.gold = raised(hoard.gold, amount);
  });
});
/** An Item or Ally of a player comes to lie on an adventure card. Rules: 2e.cards.text. Shows: cards, `taken` from `player` to `card`. */
export const hoardCard = event('hoard/card', {
  player: player(), // Whose it was.
  card: card(), // The adventure card.
  taken: card(), // The Item or Ally.
}).changesAndInvalidates((g, { player, card, taken }) => {
  takeFromPlayer(playerAt(g, player), taken);
  changeHoard(g.state, card, (hoard) => {
    hoard.cards.push(taken);
  });
});
/** A player gets the gold that lies on an adventure card. Rules: 2e.cards.text. Shows: gold, `amount` gold from `card` to `player`. */
export const hoardTaken = event('hoard/taken', {
  player: player(), // Who gets it.
  card: card(), // The adventure card.
  amount: integer(), // How much.
}).changes((g, { player, card, amount }) => {
  const p = playerAt(g, player);
  p.gold = raised(p.gold, amount);
  changeHoard(g.state, card, (hoard) => {
    hoard.gold -= amount;
  });
});
/**
 * An adventure card goes, and what lay on it is lost: gold and counters. Cards that lay there are discarded
 * after this.
 * Rules: faq.discard.takes-all. Shows: gold, `gold` gold from `card` to the bank.
 */
export const hoardLost = event('hoard/lost', {
  card: card(), // The adventure card.
  gold: integer(), // The gold that lay on it.
}).changes((g, { card }) =>
  changeHoard(g.state, card, (hoard) => {
    hoard.gold = 0;
    hoard.cards = [];
    hoard.progress = 0;
  }),
);
/** The counters on an adventure card change. Rules: 2e.cards.text. Shows: tokens. */
export const hoardCounters = event('hoard/counters', {
  player: player(), // Who resolves the card.
  card: card(), // The adventure card.
  progress: integer(), // How many lie there now.
}).changes((g, { card, progress }) =>
  changeHoard(g.state, card, (hoard) => {
    hoard.progress = progress;
  }),
);
/** An Encounter is laid on a space. Rules: 2e.cards.text. Shows: cards, `card` from the table to `space`. */
export const cardLaid = event('card/laid', {
  player: player(), // Who drew it.
  card: card(), // The Encounter.
  space: space(), // The space.
}).changesAndInvalidates((g, { card, space }) => {
  leaveTable(g, card);
  layDown(g.state, card, space);
});
/** An undefeated Challenge follows a Hero from now on. Rules: 2e.cards.text. Shows: fights. */
export const challengeFollows = event('challenge/follows', {
  player: player(), // Whose Hero.
  card: card(), // The Challenge.
}).changes((g, { player, card }) => {
  const entry = g.state.track.find((one) => one?.card === card);
  if (entry) entry.follows = player;
});
/**
 * An undefeated Challenge comes after the Hero that it follows.
 * Rules: 2e.cards.text. Shows: figures, the counter of `card` from `from` to `to`.
 */
export const challengeCame = event('challenge/came', {
  player: player(), // Whose Hero.
  card: card(), // The Challenge.
  from: space(), // Where its counter lay.
  to: space(), // Where it lies now.
}).changes((g, { card, to }) => {
  const entry = g.state.track.find((one) => one?.card === card);
  if (entry) entry.space = to;
});
