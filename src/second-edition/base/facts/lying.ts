import { card, integer, player, space } from './details.js';
import { fact } from './fact.js';

/* What comes to lie on adventure cards and on spaces, and what follows a Hero. */

/**
 * Gold of a player comes to lie on an adventure card.
 *
 * @hidden
 */
export const hoardGold = fact('hoard/gold', {
  player: player(),
  card: card(),
  amount: integer(),
});
/**
 * An Item or Ally of a player comes to lie on an adventure card.
 *
 * @hidden
 */
export const hoardCard = fact(
  'hoard/card',
  {
    player: player(),
    card: card(),
    taken: card(),
  },
  { renews: true },
);
/**
 * A player gets the gold that lies on an adventure card.
 *
 * @hidden
 */
export const hoardTaken = fact('hoard/taken', {
  player: player(),
  card: card(),
  amount: integer(),
});
/**
 * An adventure card goes, and what lay on it is lost: gold and counters; cards that lay there are discarded after this.
 *
 * @hidden
 */
export const hoardLost = fact('hoard/lost', {
  card: card(),
  gold: integer(),
});
/**
 * Counters on an adventure card change.
 *
 * @hidden
 */
export const hoardCounters = fact('hoard/counters', {
  player: player(),
  card: card(),
  progress: integer(),
});
/**
 * An Encounter is laid on a space.
 *
 * @hidden
 */
export const cardLaid = fact(
  'card/laid',
  {
    player: player(),
    card: card(),
    space: space(),
  },
  { renews: true },
);
/**
 * An undefeated Challenge follows a Hero from now on.
 *
 * @hidden
 */
export const challengeFollows = fact('challenge/follows', {
  player: player(),
  card: card(),
});
/**
 * An undefeated Challenge comes after the Hero that it follows.
 *
 * @hidden
 */
export const challengeCame = fact('challenge/came', {
  player: player(),
  card: card(),
  from: space(),
  to: space(),
});

/**
 * Events of what lies on cards and spaces.
 *
 * @hidden
 */
export const lyingFacts = [
  hoardGold,
  hoardCard,
  hoardTaken,
  hoardLost,
  hoardCounters,
  cardLaid,
  challengeFollows,
  challengeCame,
] as const;
