import { type Deck, shuffleDeck } from '../../../kernel/index.js';
import {
  cardDrawn,
  challengeLeftTrack,
  challengeUndefeated,
  counterEarned,
  counterReplenished,
  deckShuffled,
  encounterOpened,
  encounterProgress,
  eventEntered,
} from '../facts/index.js';
import { followOrder } from '../track-order.js';
import { onEvent, playerAt, takeAway, takeOut } from './table.js';

/* What the events of adventures change on the table. */

export const followAdventures = [
  onEvent(cardDrawn, (table, { card }) => {
    takeAway(table, card);
    table.revealed.push(card);
  }),
  onEvent(deckShuffled, (table, { deck }, { decks }) =>
    shuffleDeck(table.decks[deck] as Deck, decks[deck] ?? []),
  ),
  onEvent(eventEntered, (table, { card }) => {
    takeAway(table, card);
    table.event = card;
  }),
  onEvent(counterReplenished, (table, { color, space }) => {
    table.pile[color] -= 1;
    table.counters[color].push(space);
  }),
  onEvent(encounterOpened, (table, { player, card }) => {
    takeAway(table, card);
    playerAt(table, player).quests.push({ card, progress: 0 });
  }),
  onEvent(encounterProgress, (table, { player, card, progress }) => {
    const quest = playerAt(table, player).quests.find((open) => open.card === card);
    if (quest) quest.progress = progress;
  }),
  onEvent(challengeUndefeated, (table, { card, position, space, order }) => {
    takeAway(table, card);
    followOrder(table.track, position - 1, order);
    table.track[position - 1] = { card, space, order };
  }),
  onEvent(challengeLeftTrack, (table, { card }) => {
    takeAway(table, card);
    table.revealed.push(card);
  }),
  onEvent(counterEarned, (table, { player, color, space }) => {
    takeOut(table.counters[color], space);
    playerAt(table, player).counters[color] += 1;
  }),
];
