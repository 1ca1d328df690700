import { eventKind, optional } from '../../../kernel/index.js';
import { bonus, card, color, deck, integer, player, text, town } from './details.js';

/* What happens with cards, gold, counters and experience, and in markets. */

/**
 * A player gets a card as Item or Ally.
 *
 * @hidden
 */
export const cardTaken = eventKind('card/taken', 'A player gets a card as Item or Ally.', {
  player: player('Who gets it.'),
  card: card('The card.'),
});
/**
 * A player keeps an adventure card for later.
 *
 * @hidden
 */
export const cardKept = eventKind('card/kept', 'A player keeps an adventure card for later.', {
  player: player('Who keeps it.'),
  card: card('The card.'),
});
/**
 * A card is turned face down for its use.
 *
 * @hidden
 */
export const cardActivated = eventKind('card/activated', 'A card is turned face down for its use.', {
  player: player('Whose it is.'),
  card: card('The card.'),
});
/**
 * A card is turned face up again.
 *
 * @hidden
 */
export const cardRefreshed = eventKind('card/refreshed', 'A card is turned face up again.', {
  player: player('Whose it is.'),
  card: card('The card.'),
});
/**
 * A card is discarded.
 *
 * @hidden
 */
export const cardDiscarded = eventKind('card/discarded', 'A card is discarded.', {
  card: card('The card.'),
  deck: optional(deck('The deck under which it goes; not told where it goes elsewhere.')),
  to: optional(text('Where else it goes, such as `doom-track`.')),
});
/**
 * A card leaves the game.
 *
 * @hidden
 */
export const cardRemoved = eventKind('card/removed', 'A card leaves the game.', { card: card('The card.') });

/**
 * A player gains gold.
 *
 * @hidden
 */
export const goldGained = eventKind('gold/gained', 'A player gains gold.', {
  player: player('Who does.'),
  amount: integer('How much.'),
  by: optional(card('The card that gives it.')),
});
/**
 * A player pays gold to the bank.
 *
 * @hidden
 */
export const goldPaid = eventKind('gold/paid', 'A player pays gold to the bank.', {
  player: player('Who pays.'),
  amount: integer('How much.'),
  card: optional(card('The card it is paid for, where it is paid for one.')),
});
/**
 * A player loses gold.
 *
 * @hidden
 */
export const goldLost = eventKind('gold/lost', 'A player loses gold.', {
  player: player('Who does.'),
  amount: integer('How much.'),
});
/**
 * A player takes the gold of another.
 *
 * @hidden
 */
export const goldTaken = eventKind('gold/taken', 'A player takes the gold of another.', {
  player: player('Who takes it.'),
  loser: player('Whose it was.'),
  amount: integer('How much.'),
});
/**
 * A player takes a card of another as spoils.
 *
 * @hidden
 */
export const spoilsTaken = eventKind('spoils/taken', 'A player takes a card of another as spoils.', {
  player: player('Who takes it.'),
  loser: player('Whose it was.'),
  card: card('The card.'),
});

/**
 * A card is laid on a market stack.
 *
 * @hidden
 */
export const marketStocked = eventKind('market/stocked', 'A card is laid on a market stack.', {
  town: town('Whose market.'),
  card: card('The card.'),
});
/**
 * A player buys a card.
 *
 * @hidden
 */
export const marketBought = eventKind('market/bought', 'A player buys a card.', {
  player: player('Who buys.'),
  town: town('Where.'),
  card: card('The card.'),
  price: integer('What is paid for it.'),
});
/**
 * A player sells a card.
 *
 * @hidden
 */
export const marketSold = eventKind('market/sold', 'A player sells a card.', {
  player: player('Who sells.'),
  town: town('Where.'),
  card: card('The card.'),
  price: integer('What is paid for it.'),
});

/**
 * A player gets an adventure counter from the pile.
 *
 * @hidden
 */
export const counterGained = eventKind(
  'counter/gained',
  'A player gets an adventure counter from the pile.',
  {
    player: player('Who gets it.'),
    color: color('Its color.'),
  },
);
/**
 * A player gives an adventure counter to the pile.
 *
 * @hidden
 */
export const counterSpent = eventKind('counter/spent', 'A player gives an adventure counter to the pile.', {
  player: player('Whose it was.'),
  color: color('Its color.'),
});
/**
 * A player gets an adventure counter as change.
 *
 * @hidden
 */
export const counterChanged = eventKind('counter/changed', 'A player gets an adventure counter as change.', {
  player: player('Who gets it.'),
  color: color('Its color.'),
});
/**
 * A Hero gains an experience counter.
 *
 * @hidden
 */
export const experienceGained = eventKind('experience/gained', 'A Hero gains an experience counter.', {
  player: player('Whose Hero.'),
  bonus: bonus('What it adds to.'),
});
/**
 * Experience points are noted for later.
 *
 * @hidden
 */
export const experienceNoted = eventKind('experience/noted', 'Experience points are noted for later.', {
  player: player('Whose they are.'),
  points: integer('How many.'),
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
  marketStocked,
  marketBought,
  marketSold,
  counterGained,
  counterSpent,
  counterChanged,
  experienceGained,
  experienceNoted,
];
