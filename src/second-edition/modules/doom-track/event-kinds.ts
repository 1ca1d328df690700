import { eventKind, listOf, optional, orNull } from '../../../kernel/index.js';
import { details } from '../../base/event-kinds/index.js';
import { endgameBegan, endgameEliminated, endgameLevel, endgameOrder } from '../endgame/event-kinds.js';

/* What happens with a doom track and in its Endgame. */

export { endgameBegan, endgameEliminated, endgameLevel, endgameOrder };

const { card, color, deck, integer, player, text, town } = details;

export const doomPlaced = eventKind(
  'doom/placed',
  'A card is laid on the doom track.',
  {
    card: orNull(card('The card; `null` if it lies face down unseen.')),
    color: orNull(color('The color of its back; `null` if it has none.')),
    place: orNull(
      integer('Its place on the track, from 1; `null` if the track is full and it goes to its pile.'),
    ),
    town: orNull(town('The town that the place is named after; `null` if the track is full.')),
  },
  { rules: [] },
);
export const doomDue = eventKind(
  'doom/due',
  'So many cards lie on the track that a doom counter is placed.',
  {
    amount: integer('How many.'),
  },
  { rules: [] },
);
export const doomCounter = eventKind(
  'doom/counter',
  'A doom counter is placed.',
  {
    counters: integer('How many there are now.'),
    town: orNull(town('The town whose space it covers; `null` if the track has no such space.')),
  },
  { rules: [] },
);
export const doomCarriedOver = eventKind(
  'doom/carried-over',
  'The last card stays on the track.',
  {
    card: orNull(card('The card; `null` if it lies face down unseen.')),
    color: color('The color of its back.'),
  },
  { rules: [] },
);
export const doomCleared = eventKind(
  'doom/cleared',
  'The other cards of the track go to their piles.',
  {
    cards: listOf(text('A card, or `unseen-` and the color of the back of one that lies face down.')),
  },
  { rules: [] },
);
export const deckRenewed = eventKind(
  'deck/renewed',
  'Discards form a new deck.',
  {
    deck: deck('The deck.'),
    amount: integer('How many cards it has.'),
    cards: listOf(card('A discard that everybody saw and that is in it now.')),
  },
  { rules: [] },
);
export const doomRecognized = eventKind(
  'doom/recognized',
  'A card that nobody has seen is known by what it is not: all others of its deck were.',
  {
    card: card('The card.'),
    color: color('The color of its back.'),
    place: orNull(integer('Its place on the track, from 1; `null` if it lies in its discard pile.')),
  },
);

export const endgameReturned = eventKind(
  'endgame/returned',
  'A Challenge goes back into its deck.',
  {
    player: optional(player('Who failed it, where it was just fought.')),
    card: card('The Challenge.'),
    position: orNull(
      integer('Its position on the undefeated challenge track, from 1; `null` if it was just fought.'),
    ),
  },
  { rules: [] },
);
export const endgameNoChallenge = eventKind(
  'endgame/no-challenge',
  'There is no Challenge left to face.',
  {
    player: player('Whose turn it is.'),
  },
  { rules: [] },
);

export const doomFacts = [
  doomPlaced,
  doomDue,
  doomCounter,
  doomCarriedOver,
  doomCleared,
  deckRenewed,
  doomRecognized,
  endgameBegan,
  endgameReturned,
  endgameLevel,
  endgameOrder,
  endgameNoChallenge,
  endgameEliminated,
];
