import { oneOf, optional } from '../../../kernel/index.js';
import { bonus, card, color, deck, integer, player, text, town } from './details.js';
import { fact } from './fact.js';

/* What happens with cards, gold, counters and experience, and in markets. */

/**
 * A player gets a card as Item or Ally.
 *
 * @hidden
 */
export const cardTaken = fact(
  'card/taken',
  {
    player: player(),
    card: card(),
    as: oneOf(['item', 'ally']),
  },
  { renews: true },
);
/**
 * A player keeps an adventure card for later.
 *
 * @hidden
 */
export const cardKept = fact(
  'card/kept',
  {
    player: player(),
    card: card(),
  },
  { renews: true },
);
/**
 * A card is turned face down for its use.
 *
 * @hidden
 */
export const cardActivated = fact('card/activated', {
  player: player(),
  card: card(),
});
/**
 * A card is turned face up again.
 *
 * @hidden
 */
export const cardRefreshed = fact('card/refreshed', {
  player: player(),
  card: card(),
});
/**
 * A card is discarded.
 *
 * @hidden
 */
export const cardDiscarded = fact(
  'card/discarded',
  {
    player: optional(player()),
    card: card(),
    deck: optional(deck()),
    to: optional(text()),
  },
  {
    renews: true,
  },
);
/**
 * A card leaves the game.
 *
 * @hidden
 */
export const cardRemoved = fact(
  'card/removed',
  {
    player: optional(player()),
    card: card(),
  },
  { renews: true },
);

/**
 * A player gains gold.
 *
 * @hidden
 */
export const goldGained = fact('gold/gained', {
  player: player(),
  amount: integer(),
  by: optional(card()),
});
/**
 * A player pays gold to the bank.
 *
 * @hidden
 */
export const goldPaid = fact('gold/paid', {
  player: player(),
  amount: integer(),
  card: optional(card()),
});
/**
 * A player loses gold.
 *
 * @hidden
 */
export const goldLost = fact('gold/lost', {
  player: player(),
  amount: integer(),
});
/**
 * A player takes the gold of another.
 *
 * @hidden
 */
export const goldTaken = fact('gold/taken', {
  player: player(),
  loser: player(),
  amount: integer(),
});
/**
 * A player takes a card of another as spoils.
 *
 * @hidden
 */
export const spoilsTaken = fact(
  'spoils/taken',
  {
    player: player(),
    loser: player(),
    card: card(),
  },
  { renews: true },
);

/**
 * A player takes no spoils.
 *
 * @hidden
 */
export const spoilsDeclined = fact('spoils/declined', {
  player: player(),
  loser: player(),
});
/**
 * A card is laid on a market stack.
 *
 * @hidden
 */
export const marketStocked = fact('market/stocked', {
  town: town(),
  card: card(),
});
/**
 * A player buys a card.
 *
 * @hidden
 */
export const marketBought = fact('market/bought', {
  player: player(),
  town: optional(town()),
  card: card(),
  price: integer(),
});
/**
 * A player sells a card.
 *
 * @hidden
 */
export const marketSold = fact(
  'market/sold',
  {
    player: player(),
    town: optional(town()),
    card: card(),
    price: integer(),
  },
  { renews: true },
);

/**
 * A player is done with trading.
 *
 * @hidden
 */
export const marketLeft = fact('market/left', {
  player: player(),
  town: town(),
});
/**
 * A player gets an adventure counter from the pile.
 *
 * @hidden
 */
export const counterGained = fact('counter/gained', {
  player: player(),
  color: color(),
});
/**
 * A player gives an adventure counter to the pile.
 *
 * @hidden
 */
export const counterSpent = fact('counter/spent', {
  player: player(),
  color: color(),
});
/**
 * A player gets an adventure counter as change.
 *
 * @hidden
 */
export const counterChanged = fact('counter/changed', {
  player: player(),
  color: color(),
});
/**
 * A player begins to pay for an experience counter.
 *
 * @hidden
 */
export const experienceChosen = fact('experience/chosen', {
  player: player(),
  bonus: bonus(),
  points: integer(),
});
/**
 * A player buys no more experience.
 *
 * @hidden
 */
export const experienceFinished = fact('experience/finished', {
  player: player(),
});
/**
 * A Hero gains an experience counter.
 *
 * @hidden
 */
export const experienceGained = fact('experience/gained', {
  player: player(),
  bonus: bonus(),
});
/**
 * Experience points are noted for later.
 *
 * @hidden
 */
export const experienceNoted = fact('experience/noted', {
  player: player(),
  points: integer(),
});

/**
 * Events of possessions.
 *
 * @hidden
 */
export const possessionFacts = [
  cardTaken,
  cardKept,
  cardActivated,
  cardRefreshed,
  cardDiscarded,
  cardRemoved,
  goldGained,
  goldPaid,
  goldLost,
  goldTaken,
  spoilsTaken,
  spoilsDeclined,
  marketStocked,
  marketBought,
  marketSold,
  marketLeft,
  counterGained,
  counterSpent,
  counterChanged,
  experienceChosen,
  experienceFinished,
  experienceGained,
  experienceNoted,
];
