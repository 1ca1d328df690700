import { eventKind } from '../../../kernel/index.js';
import { card, color, deck, integer, player, space } from './details.js';

/* What happens in adventures: counters, cards that are drawn, Events, Encounters, undefeated Challenges. */

export const adventureAttempted = eventKind(
  'adventure/attempted',
  'A player attempts the adventure of a counter.',
  { player: player('Who does.'), color: color('The color of the counter.') },
);
export const adventureFaced = eventKind('adventure/faced', 'A player faces an undefeated Challenge.', {
  player: player('Who does.'),
  card: card('The Challenge.'),
});
export const adventureDeclined = eventKind('adventure/declined', 'A player leaves an adventure alone.', {
  player: player('Who does.'),
});
export const cardDrawn = eventKind('card/drawn', 'A card is drawn and lies open.', {
  player: player('Who draws it.'),
  deck: deck('The deck it comes from.'),
  card: card('The card.'),
});

export const deckShuffled = eventKind('deck/shuffled', 'A deck is shuffled: nobody knows any place in it.', {
  deck: deck('The deck.'),
});

export const eventEntered = eventKind('event/entered', 'An Event comes into play.', {
  player: player('Who drew it.'),
  card: card('The Event.'),
});
export const eventIgnored = eventKind('event/ignored', 'An Event that was drawn does not come into play.', {
  player: player('Who drew it.'),
  card: card('The Event.'),
});
export const counterReplenished = eventKind(
  'counter/replenished',
  'An adventure counter comes from the pile to the board.',
  { color: color('Its color.'), space: space('Where it is put.') },
);

export const encounterOpened = eventKind('encounter/opened', 'An Encounter stays open with a player.', {
  player: player('With whom.'),
  card: card('The Encounter.'),
});
export const encounterProgress = eventKind('encounter/progress', 'An open Encounter gets on.', {
  player: player('With whom it is open.'),
  card: card('The Encounter.'),
  progress: integer('How far it is now.'),
});

export const challengeDefeated = eventKind('challenge/defeated', 'A Challenge is defeated.', {
  player: player('Who defeats it.'),
  card: card('The Challenge.'),
});
export const challengeUndefeated = eventKind(
  'challenge/undefeated',
  'A Challenge comes to the undefeated challenge track.',
  {
    card: card('The Challenge.'),
    position: integer('Its position on the track, from 1.'),
    space: space('Where its counter is put.'),
  },
);
export const challengeLeftTrack = eventKind(
  'challenge/left-track',
  'A Challenge leaves the undefeated challenge track.',
  {
    card: card('The Challenge.'),
    position: integer('The position that is free now, from 1.'),
    space: space('Where its counter lay.'),
  },
);
export const counterEarned = eventKind(
  'counter/earned',
  'A victory earns the adventure counter of its space.',
  {
    player: player('Who takes it.'),
    color: color('Its color.'),
    space: space('Where it lay.'),
  },
);

/** Events of adventures. */
export const adventureFacts = [
  adventureAttempted,
  adventureFaced,
  adventureDeclined,
  cardDrawn,
  deckShuffled,
  eventEntered,
  eventIgnored,
  counterReplenished,
  encounterOpened,
  encounterProgress,
  challengeDefeated,
  challengeUndefeated,
  challengeLeftTrack,
  counterEarned,
];
