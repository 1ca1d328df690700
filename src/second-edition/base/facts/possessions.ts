import { eventKind, oneOf, optional } from '../../../kernel/index.js';
import { bonus, card, color, deck, integer, player, text, town } from './details.js';

/* What happens with cards, gold, counters and experience, and in markets. */

/**
 * A player gets a card as Item or Ally.
 *
 * @hidden
 */
export const cardTaken = eventKind(
  'card/taken',
  'A player gets a card as Item or Ally.',
  {
    player: player('Who gets it.'),
    card: card('The card.'),
    as: oneOf(['item', 'ally'], 'As which of the two.'),
  },
  { rules: ['2e.cards.ally', '2e.cards.item', '2e.defeat.card-as-item-or-ally'], renews: true },
);
/**
 * A player keeps an adventure card for later.
 *
 * @hidden
 */
export const cardKept = eventKind(
  'card/kept',
  'A player keeps an adventure card for later.',
  {
    player: player('Who keeps it.'),
    card: card('The card.'),
  },
  { rules: ['2e.defeat.card-kept-for-effect'], renews: true },
);
/**
 * A card is turned face down for its use.
 *
 * @hidden
 */
export const cardActivated = eventKind(
  'card/activated',
  'A card is turned face down for its use.',
  {
    player: player('Whose it is.'),
    card: card('The card.'),
  },
  { rules: ['2e.activation.face-down'] },
);
/**
 * A card is turned face up again.
 *
 * @hidden
 */
export const cardRefreshed = eventKind(
  'card/refreshed',
  'A card is turned face up again.',
  {
    player: player('Whose it is.'),
    card: card('The card.'),
  },
  { rules: ['2e.refresh.reusable'] },
);
/**
 * A card is discarded.
 *
 * @hidden
 */
export const cardDiscarded = eventKind(
  'card/discarded',
  'A card is discarded.',
  {
    player: optional(player('Whose it was; not told of a card that was nobody’s.')),
    card: card('The card.'),
    deck: optional(deck('The deck under which it goes; not told where it goes elsewhere.')),
    to: optional(text('Where else it goes, such as `doom-track`.')),
  },
  {
    rules: [
      '2e.allies.killed',
      '2e.defeat.card-kept-for-effect',
      '2e.defeat.discard',
      '2e.effects.owner-uses',
      '2e.event.lower-discard',
      '2e.event.replaced-discard',
      '2e.items.discard',
      '2e.knockout.card',
      '2e.limits.discard-destination',
      '2e.undefeated.full-discard',
      'faq.discard.takes-all',
    ],
    renews: true,
  },
);
/**
 * A card leaves the game.
 *
 * @hidden
 */
export const cardRemoved = eventKind(
  'card/removed',
  'A card leaves the game.',
  {
    player: optional(player('Whose it was; not told of a card that was nobody’s.')),
    card: card('The card.'),
  },
  { rules: ['2e.encounter.removed'], renews: true },
);

/**
 * A player gains gold.
 *
 * @hidden
 */
export const goldGained = eventKind(
  'gold/gained',
  'A player gains gold.',
  {
    player: player('Who does.'),
    amount: integer('How much.'),
    by: optional(card('The card that gives it.')),
  },
  { rules: ['2e.bank.income', '2e.market.sell-item'] },
);
/**
 * A player pays gold to the bank.
 *
 * @hidden
 */
export const goldPaid = eventKind(
  'gold/paid',
  'A player pays gold to the bank.',
  {
    player: player('Who pays.'),
    amount: integer('How much.'),
    card: optional(card('The card it is paid for, where it is paid for one.')),
  },
  { rules: ['2e.bank.spending', '2e.market.buy-item', '2e.market.healing', '2e.market.hire-ally'] },
);
/**
 * A player loses gold.
 *
 * @hidden
 */
export const goldLost = eventKind(
  'gold/lost',
  'A player loses gold.',
  {
    player: player('Who does.'),
    amount: integer('How much.'),
  },
  { rules: ['2e.knockout.gold'] },
);
/**
 * A player takes the gold of another.
 *
 * @hidden
 */
export const goldTaken = eventKind(
  'gold/taken',
  'A player takes the gold of another.',
  {
    player: player('Who takes it.'),
    loser: player('Whose it was.'),
    amount: integer('How much.'),
  },
  { rules: ['2e.hero-combat.spoils'] },
);
/**
 * A player takes a card of another as spoils.
 *
 * @hidden
 */
export const spoilsTaken = eventKind(
  'spoils/taken',
  'A player takes a card of another as spoils.',
  {
    player: player('Who takes it.'),
    loser: player('Whose it was.'),
    card: card('The card.'),
  },
  { rules: ['2e.hero-combat.spoils'], renews: true },
);

/**
 * A player takes no spoils.
 *
 * @hidden
 */
export const spoilsDeclined = eventKind(
  'spoils/declined',
  'A player takes no spoils.',
  {
    player: player('Who could have taken some.'),
    loser: player('Whose they would have been.'),
  },
  { rules: ['2e.hero-combat.spoils'] },
);
/**
 * A card is laid on a market stack.
 *
 * @hidden
 */
export const marketStocked = eventKind(
  'market/stocked',
  'A card is laid on a market stack.',
  {
    town: town('Whose market.'),
    card: card('The card.'),
  },
  { rules: ['2e.cards.text', '2e.market.draw-card', '2e.market.sell-item', '2e.setup.market-stacks'] },
);
/**
 * A player buys a card.
 *
 * @hidden
 */
export const marketBought = eventKind(
  'market/bought',
  'A player buys a card.',
  {
    player: player('Who buys.'),
    town: optional(town('Where; not told where it is in no town.')),
    card: card('The card.'),
    price: integer('What is paid for it.'),
  },
  { rules: ['2e.market.buy-item', '2e.market.hire-ally'] },
);
/**
 * A player sells a card.
 *
 * @hidden
 */
export const marketSold = eventKind(
  'market/sold',
  'A player sells a card.',
  {
    player: player('Who sells.'),
    town: optional(town('Where; not told where it is in no town.')),
    card: card('The card.'),
    price: integer('What is paid for it.'),
  },
  { rules: ['2e.market.sell-item'], renews: true },
);

/**
 * A player is done with trading.
 *
 * @hidden
 */
export const marketLeft = eventKind(
  'market/left',
  'A player is done with trading.',
  {
    player: player('Who traded.'),
    town: town('Where.'),
  },
  { rules: ['2e.market.actions'] },
);
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
  { rules: ['2e.cards.text'] },
);
/**
 * A player gives an adventure counter to the pile.
 *
 * @hidden
 */
export const counterSpent = eventKind(
  'counter/spent',
  'A player gives an adventure counter to the pile.',
  {
    player: player('Whose it was.'),
    color: color('Its color.'),
  },
  { rules: ['2e.experience.spent-to-pile'] },
);
/**
 * A player gets an adventure counter as change.
 *
 * @hidden
 */
export const counterChanged = eventKind(
  'counter/changed',
  'A player gets an adventure counter as change.',
  {
    player: player('Who gets it.'),
    color: color('Its color.'),
  },
  { rules: ['2e.experience.make-change'] },
);
/**
 * A player begins to pay for an experience counter.
 *
 * @hidden
 */
export const experienceChosen = eventKind(
  'experience/chosen',
  'A player begins to pay for an experience counter.',
  {
    player: player('Who buys.'),
    bonus: bonus('What it adds to.'),
    points: integer('How many noted points are spent for it, before any counters.'),
  },
);
/**
 * A player buys no more experience.
 *
 * @hidden
 */
export const experienceFinished = eventKind(
  'experience/finished',
  'A player buys no more experience.',
  {
    player: player('Who does.'),
  },
  { rules: ['2e.experience.saving-allowed'] },
);
/**
 * A Hero gains an experience counter.
 *
 * @hidden
 */
export const experienceGained = eventKind(
  'experience/gained',
  'A Hero gains an experience counter.',
  {
    player: player('Whose Hero.'),
    bonus: bonus('What it adds to.'),
  },
  {
    rules: [
      '2e.experience.body',
      '2e.experience.life',
      '2e.experience.mind',
      '2e.experience.spirit',
      '2e.experience.stamina',
    ],
  },
);
/**
 * Experience points are noted for later.
 *
 * @hidden
 */
export const experienceNoted = eventKind(
  'experience/noted',
  'Experience points are noted for later.',
  {
    player: player('Whose they are.'),
    points: integer('How many.'),
  },
  { rules: ['2e.experience.no-change'] },
);

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
