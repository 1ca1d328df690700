import { card, color, deck, integer, player, space } from './details.js';
import { fact } from './fact.js';

/* What happens in adventures: counters, cards that are drawn, Events, Encounters, undefeated Challenges. */

/**
 * A player attempts the adventure of a counter.
 *
 * @hidden
 */
export const adventureAttempted = fact('adventure/attempted', { player: player(), color: color() });
/**
 * A player faces an undefeated Challenge.
 *
 * @hidden
 */
export const adventureFaced = fact('adventure/faced', {
  player: player(),
  card: card(),
});
/**
 * A player leaves an adventure alone.
 *
 * @hidden
 */
export const adventureDeclined = fact('adventure/declined', {
  player: player(),
});
/**
 * A player leaves the Heroes in a space alone.
 *
 * @hidden
 */
export const adventurePassed = fact('adventure/passed', {
  player: player(),
});
/**
 * A card is drawn and lies open.
 *
 * @hidden
 */
export const cardDrawn = fact('card/drawn', {
  player: player(),
  deck: deck(),
  card: card(),
});

/**
 * A deck is shuffled: nobody knows any place in it.
 *
 * @hidden
 */
export const deckShuffled = fact('deck/shuffled', {
  deck: deck(),
});

/**
 * An Event comes into play.
 *
 * @hidden
 */
export const eventEntered = fact(
  'event/entered',
  {
    player: player(),
    card: card(),
  },
  { renews: true },
);
/**
 * An Event that was drawn does not come into play.
 *
 * @hidden
 */
export const eventIgnored = fact('event/ignored', {
  player: player(),
  card: card(),
});
/**
 * An adventure counter comes from the pile to the board.
 *
 * @hidden
 */
export const counterReplenished = fact('counter/replenished', {
  player: player(),
  color: color(),
  space: space(),
});

/**
 * An Encounter stays open with a player.
 *
 * @hidden
 */
export const encounterOpened = fact(
  'encounter/opened',
  {
    player: player(),
    card: card(),
  },
  { renews: true },
);
/**
 * An open Encounter gets on.
 *
 * @hidden
 */
export const encounterProgress = fact('encounter/progress', {
  player: player(),
  card: card(),
  progress: integer(),
});

/**
 * A Challenge is defeated.
 *
 * @hidden
 */
export const challengeDefeated = fact('challenge/defeated', {
  player: player(),
  card: card(),
});
/**
 * A Challenge comes to the undefeated challenge track.
 *
 * @hidden
 */
export const challengeUndefeated = fact('challenge/undefeated', {
  player: player(),
  card: card(),
  position: integer(),
  space: space(),
  order: integer(),
});
/**
 * A Challenge leaves the undefeated challenge track.
 *
 * @hidden
 */
export const challengeLeftTrack = fact('challenge/left-track', {
  player: player(),
  card: card(),
  position: integer(),
  space: space(),
});
/**
 * A victory earns the adventure counter of its space.
 *
 * @hidden
 */
export const counterEarned = fact('counter/earned', {
  player: player(),
  color: color(),
  space: space(),
});

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
