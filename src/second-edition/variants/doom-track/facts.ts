import { eventKind, listOf, orNull } from '../../../kernel/index.js';
import { details } from '../../base/facts/index.js';

/* What happens with a doom track and in its Endgame. */

const { card, color, deck, integer, player, text, town } = details;

export const doomPlaced = eventKind('doom/placed', 'A card is laid on the doom track.', {
  card: orNull(card('The card; `null` if it lies face down unseen.')),
  color: orNull(color('The color of its back; `null` if it has none.')),
  place: orNull(
    integer('Its place on the track, from 1; `null` if the track is full and it goes to its pile.'),
  ),
  town: orNull(town('The town that the place is named after; `null` if the track is full.')),
});
export const doomDue = eventKind(
  'doom/due',
  'So many cards lie on the track that a doom counter is placed.',
  {
    amount: integer('How many.'),
  },
);
export const doomCounter = eventKind('doom/counter', 'A doom counter is placed.', {
  counters: integer('How many there are now.'),
  town: orNull(town('The town whose space it covers; `null` if the track has no such space.')),
});
export const doomCarriedOver = eventKind('doom/carried-over', 'The last card stays on the track.', {
  card: orNull(card('The card; `null` if it lies face down unseen.')),
  color: color('The color of its back.'),
});
export const doomCleared = eventKind('doom/cleared', 'The other cards of the track go to their piles.', {
  cards: listOf(text('A card, or `unseen-` and the color of the back of one that lies face down.')),
});
export const deckRenewed = eventKind('deck/renewed', 'Discards form a new deck.', {
  deck: deck('The deck.'),
  amount: integer('How many cards it has.'),
});

export const endgameBegan = eventKind('endgame/began', 'The Endgame begins.', {});
export const endgameReturned = eventKind(
  'endgame/returned',
  'A Challenge goes back from the track into its deck.',
  {
    card: card('The Challenge.'),
    position: integer('Its position on the undefeated challenge track, from 1.'),
  },
);
export const endgameLevel = eventKind('endgame/level', 'The level of a Hero is settled.', {
  player: player('Whose Hero.'),
  level: integer('The level.'),
});
export const endgameOrder = eventKind('endgame/order', 'A player has a place in the order of the Endgame.', {
  player: player('Who.'),
  place: integer('The place, from 1.'),
});
export const endgameNoChallenge = eventKind('endgame/no-challenge', 'There is no Challenge left to face.', {
  player: player('Whose turn it is.'),
});
export const endgameEliminated = eventKind('endgame/eliminated', 'A player is out of the game.', {
  player: player('Who.'),
});

export const doomFacts = [
  doomPlaced,
  doomDue,
  doomCounter,
  doomCarriedOver,
  doomCleared,
  deckRenewed,
  endgameBegan,
  endgameReturned,
  endgameLevel,
  endgameOrder,
  endgameNoChallenge,
  endgameEliminated,
];
