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
  { rules: ['2e.cards.ally', '2e.cards.item', '2e.defeat.card-as-item-or-ally'], renews: true },
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
  { rules: ['2e.defeat.card-kept-for-effect'], renews: true },
);
/**
 * A card is turned face down for its use.
 *
 * @hidden
 */
export const cardActivated = fact(
  'card/activated',
  {
    player: player(),
    card: card(),
  },
  { rules: ['2e.activation.face-down'] },
);
/**
 * A card is turned face up again.
 *
 * @hidden
 */
export const cardRefreshed = fact(
  'card/refreshed',
  {
    player: player(),
    card: card(),
  },
  { rules: ['2e.refresh.reusable'] },
);
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
export const cardRemoved = fact(
  'card/removed',
  {
    player: optional(player()),
    card: card(),
  },
  { rules: ['2e.encounter.removed'], renews: true },
);

/**
 * A player gains gold.
 *
 * @hidden
 */
export const goldGained = fact(
  'gold/gained',
  {
    player: player(),
    amount: integer(),
    by: optional(card()),
  },
  { rules: ['2e.bank.income', '2e.market.sell-item'] },
);
/**
 * A player pays gold to the bank.
 *
 * @hidden
 */
export const goldPaid = fact(
  'gold/paid',
  {
    player: player(),
    amount: integer(),
    card: optional(card()),
  },
  { rules: ['2e.bank.spending', '2e.market.buy-item', '2e.market.healing', '2e.market.hire-ally'] },
);
/**
 * A player loses gold.
 *
 * @hidden
 */
export const goldLost = fact(
  'gold/lost',
  {
    player: player(),
    amount: integer(),
  },
  { rules: ['2e.knockout.gold'] },
);
/**
 * A player takes the gold of another.
 *
 * @hidden
 */
export const goldTaken = fact(
  'gold/taken',
  {
    player: player(),
    loser: player(),
    amount: integer(),
  },
  { rules: ['2e.hero-combat.spoils'] },
);
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
  { rules: ['2e.hero-combat.spoils'], renews: true },
);

/**
 * A player takes no spoils.
 *
 * @hidden
 */
export const spoilsDeclined = fact(
  'spoils/declined',
  {
    player: player(),
    loser: player(),
  },
  { rules: ['2e.hero-combat.spoils'] },
);
/**
 * A card is laid on a market stack.
 *
 * @hidden
 */
export const marketStocked = fact(
  'market/stocked',
  {
    town: town(),
    card: card(),
  },
  { rules: ['2e.cards.text', '2e.market.draw-card', '2e.market.sell-item', '2e.setup.market-stacks'] },
);
/**
 * A player buys a card.
 *
 * @hidden
 */
export const marketBought = fact(
  'market/bought',
  {
    player: player(),
    town: optional(town()),
    card: card(),
    price: integer(),
  },
  { rules: ['2e.market.buy-item', '2e.market.hire-ally'] },
);
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
  { rules: ['2e.market.sell-item'], renews: true },
);

/**
 * A player is done with trading.
 *
 * @hidden
 */
export const marketLeft = fact(
  'market/left',
  {
    player: player(),
    town: town(),
  },
  { rules: ['2e.market.actions'] },
);
/**
 * A player gets an adventure counter from the pile.
 *
 * @hidden
 */
export const counterGained = fact(
  'counter/gained',
  {
    player: player(),
    color: color(),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * A player gives an adventure counter to the pile.
 *
 * @hidden
 */
export const counterSpent = fact(
  'counter/spent',
  {
    player: player(),
    color: color(),
  },
  { rules: ['2e.experience.spent-to-pile'] },
);
/**
 * A player gets an adventure counter as change.
 *
 * @hidden
 */
export const counterChanged = fact(
  'counter/changed',
  {
    player: player(),
    color: color(),
  },
  { rules: ['2e.experience.make-change'] },
);
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
export const experienceFinished = fact(
  'experience/finished',
  {
    player: player(),
  },
  { rules: ['2e.experience.saving-allowed'] },
);
/**
 * A Hero gains an experience counter.
 *
 * @hidden
 */
export const experienceGained = fact(
  'experience/gained',
  {
    player: player(),
    bonus: bonus(),
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
export const experienceNoted = fact(
  'experience/noted',
  {
    player: player(),
    points: integer(),
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
