import { eventKind, listOf, optional, orNull } from '../../../kernel/index.js';
import { details } from '../../base/event-kinds/index.js';
import { endgameBegan, endgameEliminated, endgameLevel, endgameOrder } from '../endgame/event-kinds.js';

export { endgameBegan, endgameEliminated, endgameLevel, endgameOrder };

const { card, color, deck, integer, player, text, town } = details;

// Shows: cards, `card` or a card from the table to place `place` of the doom track or its discards.
export const doomPlaced = eventKind('doom/placed', {
  meaning: 'A card is laid on the doom track.',
  details: {
    card: orNull(card('The card; `null` if it lies face down unseen.')),
    color: orNull(color('The color of its back; `null` if it has none.')),
    place: orNull(
      integer('Its place on the track, from 1; `null` if the track is full and it goes to its pile.'),
    ),
    town: orNull(town('The town that the place is named after; `null` if the track is full.')),
  },
  rules: [],
});
// Shows: tokens.
export const doomDue = eventKind('doom/due', {
  meaning: 'So many cards lie on the track that a doom counter is placed.',
  details: { amount: integer('How many.') },
  rules: [],
});
// Shows: tokens, a doom counter from the supply to `town` or the doom track.
export const doomCounter = eventKind('doom/counter', {
  meaning: 'A doom counter is placed.',
  details: {
    counters: integer('How many there are now.'),
    town: orNull(town('The town whose space it covers; `null` if the track has no such space.')),
  },
  rules: [],
});
// Shows: cards.
export const doomCarriedOver = eventKind('doom/carried-over', {
  meaning: 'The last card stays on the track.',
  details: {
    card: orNull(card('The card; `null` if it lies face down unseen.')),
    color: color('The color of its back.'),
  },
  rules: [],
});
// Shows: cards, `cards` from the doom track to the discards.
export const doomCleared = eventKind('doom/cleared', {
  meaning: 'The other cards of the track go to their piles.',
  details: {
    cards: listOf(text('A card, or `unseen-` and the color of the back of one that lies face down.')),
  },
  rules: [],
});
// Shows: cards, `amount` cards from the discards to `deck`.
export const deckRenewed = eventKind('deck/renewed', {
  meaning: 'Discards form a new deck.',
  details: {
    deck: deck('The deck.'),
    amount: integer('How many cards it has.'),
    cards: listOf(card('A discard that everybody saw and that is in it now.')),
  },
  rules: [],
});
// Shows: cards.
export const doomRecognized = eventKind('doom/recognized', {
  meaning: 'A card that nobody has seen is known by what it is not: all others of its deck were.',
  details: {
    card: card('The card.'),
    color: color('The color of its back.'),
    place: orNull(integer('Its place on the track, from 1; `null` if it lies in its discard pile.')),
  },
});

// Shows: cards, `card` from the table to its deck.
export const endgameReturned = eventKind('endgame/returned', {
  meaning: 'A Challenge goes back into its deck.',
  details: {
    player: optional(player('Who failed it, where it was just fought.')),
    card: card('The Challenge.'),
    position: orNull(
      integer('Its position on the undefeated challenge track, from 1; `null` if it was just fought.'),
    ),
  },
  rules: [],
});
// Shows: turns.
export const endgameNoChallenge = eventKind('endgame/no-challenge', {
  meaning: 'There is no Challenge left to face.',
  details: { player: player('Whose turn it is.') },
  rules: [],
});
