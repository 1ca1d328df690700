import { eventKind } from '../../../kernel/index.js';
import { card, color, deck, integer, player, space } from './details.js';

/* What happens in adventures: counters, cards that are drawn, Events, Encounters, undefeated Challenges. */

/**
 * A player attempts the adventure of a counter.
 *
 * @hidden
 */
export const adventureAttempted = eventKind(
  'adventure/attempted',
  'A player attempts the adventure of a counter.',
  { player: player('Who does.'), color: color('The color of the counter.') },
  { rules: ['2e.adventure.may-attempt'] },
);
/**
 * A player faces an undefeated Challenge.
 *
 * @hidden
 */
export const adventureFaced = eventKind(
  'adventure/faced',
  'A player faces an undefeated Challenge.',
  {
    player: player('Who does.'),
    card: card('The Challenge.'),
  },
  { rules: ['2e.undefeated.attempt'] },
);
/**
 * A player leaves an adventure alone.
 *
 * @hidden
 */
export const adventureDeclined = eventKind(
  'adventure/declined',
  'A player leaves an adventure alone.',
  {
    player: player('Who does.'),
  },
  { rules: ['2e.adventure.decline'] },
);
/**
 * A player leaves the Heroes in a space alone.
 *
 * @hidden
 */
export const adventurePassed = eventKind(
  'adventure/passed',
  'A player leaves the Heroes in a space alone.',
  {
    player: player('Who does.'),
  },
  { rules: ['2e.interaction.choice'] },
);
/**
 * A card is drawn and lies open.
 *
 * @hidden
 */
export const cardDrawn = eventKind(
  'card/drawn',
  'A card is drawn and lies open.',
  {
    player: player('Who draws it.'),
    deck: deck('The deck it comes from.'),
    card: card('The card.'),
  },
  { rules: ['2e.adventure.reveal', '2e.cards.text'] },
);

/**
 * A deck is shuffled: nobody knows any place in it.
 *
 * @hidden
 */
export const deckShuffled = eventKind(
  'deck/shuffled',
  'A deck is shuffled: nobody knows any place in it.',
  {
    deck: deck('The deck.'),
  },
  { rules: [] },
);

/**
 * An Event comes into play.
 *
 * @hidden
 */
export const eventEntered = eventKind(
  'event/entered',
  'An Event comes into play.',
  {
    player: player('Who drew it.'),
    card: card('The Event.'),
  },
  { rules: ['2e.event.first', '2e.event.replace'], renews: true },
);
/**
 * An Event that was drawn does not come into play.
 *
 * @hidden
 */
export const eventIgnored = eventKind(
  'event/ignored',
  'An Event that was drawn does not come into play.',
  {
    player: player('Who drew it.'),
    card: card('The Event.'),
  },
  { rules: ['2e.event.lower-ignored'] },
);
/**
 * An adventure counter comes from the pile to the board.
 *
 * @hidden
 */
export const counterReplenished = eventKind(
  'counter/replenished',
  'An adventure counter comes from the pile to the board.',
  {
    player: player('Who drew the card that brings it back.'),
    color: color('Its color.'),
    space: space('Where it is put.'),
  },
  { rules: ['2e.replenish.all', '2e.replenish.shortage'] },
);

/**
 * An Encounter stays open with a player.
 *
 * @hidden
 */
export const encounterOpened = eventKind(
  'encounter/opened',
  'An Encounter stays open with a player.',
  {
    player: player('With whom.'),
    card: card('The Encounter.'),
  },
  { rules: ['2e.encounter.nature'], renews: true },
);
/**
 * An open Encounter gets on.
 *
 * @hidden
 */
export const encounterProgress = eventKind(
  'encounter/progress',
  'An open Encounter gets on.',
  {
    player: player('With whom it is open.'),
    card: card('The Encounter.'),
    progress: integer('How far it is now.'),
  },
  { rules: ['2e.encounter.nature'] },
);

/**
 * A Challenge is defeated.
 *
 * @hidden
 */
export const challengeDefeated = eventKind(
  'challenge/defeated',
  'A Challenge is defeated.',
  {
    player: player('Who defeats it.'),
    card: card('The Challenge.'),
  },
  { rules: ['2e.defeat.threshold'] },
);
/**
 * A Challenge comes to the undefeated challenge track.
 *
 * @hidden
 */
export const challengeUndefeated = eventKind(
  'challenge/undefeated',
  'A Challenge comes to the undefeated challenge track.',
  {
    player: player('Who fought it.'),
    card: card('The Challenge.'),
    position: integer('Its position on the track, from 1.'),
    space: space('Where its counter is put.'),
    order: integer('When it came: higher than that of any that has been there longer.'),
  },
  { rules: ['2e.undefeated.first-open', '2e.undefeated.full'] },
);
/**
 * A Challenge leaves the undefeated challenge track.
 *
 * @hidden
 */
export const challengeLeftTrack = eventKind(
  'challenge/left-track',
  'A Challenge leaves the undefeated challenge track.',
  {
    player: player('Who defeats it.'),
    card: card('The Challenge.'),
    position: integer('The position that is free now, from 1.'),
    space: space('Where its counter lay.'),
  },
  { rules: ['2e.undefeated.defeated-counter-returns'] },
);
/**
 * A victory earns the adventure counter of its space.
 *
 * @hidden
 */
export const counterEarned = eventKind(
  'counter/earned',
  'A victory earns the adventure counter of its space.',
  {
    player: player('Who takes it.'),
    color: color('Its color.'),
    space: space('Where it lay.'),
  },
  { rules: ['2e.defeat.take-counter'] },
);

/**
 * Events of adventures.
 *
 * @hidden
 */
export const adventureFacts = [
  adventureAttempted,
  adventureFaced,
  adventureDeclined,
  adventurePassed,
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
