import { raised } from '../../../kernel/index.js';
import {
  cardLaid,
  challengeCame,
  challengeFollows,
  hoardCard,
  hoardCounters,
  hoardGold,
  hoardLost,
  hoardTaken,
} from '../facts/index.js';
import { changeHoard, layDown } from '../lying.js';
import { onEvent, playerAt, takeAway } from './table.js';

/* What comes to lie on adventure cards and on spaces, and what follows a Hero. */

export const followLying = [
  onEvent(hoardGold, (table, { player, card, amount }) => {
    playerAt(table, player).gold -= amount;
    changeHoard(table, card, (hoard) => {
      hoard.gold = raised(hoard.gold, amount);
    });
  }),
  onEvent(hoardCard, (table, { card, taken }) => {
    takeAway(table, taken);
    changeHoard(table, card, (hoard) => {
      hoard.cards.push(taken);
    });
  }),
  onEvent(hoardTaken, (table, { player, card, amount }) => {
    const p = playerAt(table, player);
    p.gold = raised(p.gold, amount);
    changeHoard(table, card, (hoard) => {
      hoard.gold -= amount;
    });
  }),
  onEvent(hoardLost, (table, { card }) =>
    changeHoard(table, card, (hoard) => {
      hoard.gold = 0;
      hoard.progress = 0;
    }),
  ),
  onEvent(hoardCounters, (table, { card, progress }) =>
    changeHoard(table, card, (hoard) => {
      hoard.progress = progress;
    }),
  ),
  onEvent(cardLaid, (table, { card, space }) => {
    takeAway(table, card);
    layDown(table, card, space);
  }),
  onEvent(challengeFollows, (table, { player, card }) => {
    const entry = table.track.find((one) => one?.card === card);
    if (entry) entry.follows = player;
  }),
  onEvent(challengeCame, (table, { card, to }) => {
    const entry = table.track.find((one) => one?.card === card);
    if (entry) entry.space = to;
  }),
];
