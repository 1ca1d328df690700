import { type ChanceRequest, type Deck, drawable, putUnder } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Attribute, Color, CombatType, ItemClass } from '../abilities/language.js';
import * as printed from '../content/cards.js';
import { deckOf } from './content.js';
import { cardDiscarded, cardRemoved } from './event-kinds/index.js';
import { leaveTable, takeFromPlayer } from './event-kinds/table.js';

export { leaveTable };

import type { CardId, PlayerState, SeenPlayer } from './state.js';
import { command, type G, query } from './vocabulary.js';

/* The parts of a card. Flavor text never gets here: rules read values and abilities only (2e.cards.italics, 2e.cards.text). */

/** Ranged combat uses mind, melee body, magic spirit (2e.combat.attribute-per-type, 2e.combat.value-ranged, 2e.combat.value-melee, 2e.combat.value-magic). */
export const attributeOf: Readonly<Record<CombatType, Attribute>> = {
  ranged: 'mind',
  melee: 'body',
  magic: 'spirit',
};
/** The combat type that uses an attribute. */
export const typeOf: Readonly<Record<Attribute, CombatType>> = {
  mind: 'ranged',
  body: 'melee',
  spirit: 'magic',
};

/** The value that is the damage in a combat type. Written out: engines look up texts that are put together ten times as slowly. */
export const damageIn = {
  ranged: 'ranged-damage',
  melee: 'melee-damage',
  magic: 'magic-damage',
} as const satisfies Record<CombatType, string>;

/**
 * The card of an id.
 *
 * @throws if the content has no such card
 */
export const cardOf = (g: G, id: CardId): printed.Card => {
  const card = g.content.cardById.get(id);
  if (card === undefined) throw new TypeError(`There is no card ${id}.`);
  return card;
};

/** An adventure card is a Challenge, an Event or an Encounter, of one of four colors (2e.cards.adventure-types, 2e.cards.adventure-colors). */
export const isAdventure = (card: printed.Card): card is printed.AdventureCard =>
  card.kind === 'challenge' || card.kind === 'event' || card.kind === 'encounter';

/** The Challenge of an id. The kind of the card is not checked. */
export const challengeOf = (g: G, id: CardId): printed.ChallengeCard =>
  cardOf(g, id) as printed.ChallengeCard;
/** The Event of an id. The kind of the card is not checked. */
export const eventOf = (g: G, id: CardId): printed.EventCard => cardOf(g, id) as printed.EventCard;
/** The Hero of an id. The kind of the card is not checked. */
export const heroOf = (g: G, id: CardId): printed.HeroCard => cardOf(g, id) as printed.HeroCard;

/** The values of an Ally: a market card, or an adventure card that became an Ally (2e.cards.ally-like-hero). */
export function allyOf(g: G, id: CardId): printed.Fighter {
  const fighter = printed.fighterOf(cardOf(g, id));
  if (fighter === null) throw new TypeError(`${id} is no Ally.`);
  return fighter;
}

/** Class, type and use of a card that is used as an Item (2e.cards.item-class-and-type, 2e.cards.item-class-type-example). */
export function itemOf(g: G, id: CardId): Pick<printed.ItemCard, 'class' | 'type' | 'use'> {
  const card = cardOf(g, id);
  if (card.kind === 'item') return card;
  if ('becomes' in card && card.becomes?.as === 'item') return card.becomes;
  if (card.kind === 'ally' && card.equips !== undefined) return card.equips;
  throw new TypeError(`${id} is no Item.`);
}

/** The gold that a card costs; 0 for a card without a cost (2e.cards.cost). */
export const costOf = (g: G, id: CardId): number => {
  const card = cardOf(g, id);
  return card.kind === 'ally' || card.kind === 'item' ? card.cost : 0;
};

/** A Challenge kept as an Item or Ally cannot be sold, dismissed or lost (2e.defeat.card-protected). */
export const isProtected = (g: G, id: CardId): boolean => cardOf(g, id).kind === 'challenge';

/** Whether a player has this card as an Ally. Kept cards and open Encounters do not count. */
export const hasAlly = (p: SeenPlayer, id: CardId): boolean => p.allies.some((ally) => ally.card === id);
/** Whether a player has this card as an Item, face up or face down. */
export const hasItem = (p: SeenPlayer, id: CardId): boolean => p.items.some((item) => item.card === id);

/** The number of a player's Items of a class. Adventure cards that became Items count (2e.limits.acquired-cards-count). */
export const countItems = (g: G, p: SeenPlayer, of: ItemClass): number => {
  let count = 0;
  for (const item of p.items) if (itemOf(g, item.card).class === of) count++;
  return count;
};

/** A player's Dragon Runes: all adventure cards taken that are one, also those that became Items or Allies (2e.game.win-runes). */
export function runesOf(g: G, p: SeenPlayer): number {
  let runes = 0;
  const count = (id: CardId): void => {
    if (challengeOf(g, id).rune === true) runes++;
  };
  p.kept.forEach(count);
  for (const { card } of p.items) count(card);
  for (const { card } of p.allies) count(card);
  return runes;
}

/** The color of an adventure card; `null` for cards of a further deck without a color. */
export const colorOf = (g: G, id: CardId): Color | null =>
  (cardOf(g, id) as printed.AdventureCard).color ?? null;

/** The deck that a card belongs to: the one it names, the deck of its color, or the market deck. */
export const homeOf = (g: G, id: CardId): string => deckOf(cardOf(g, id)) ?? 'market';

/**
 * Discards an adventure card and cites the rule: a Challenge or an Event goes under the deck of its color (2e.defeat.discard,
 * 2e.event.replaced-discard, 2e.event.lower-discard), an Encounter out of play (2e.encounter.removed). `owner` is the player who had the
 * card, if one had it.
 */
export const discardAdventure = command(
  'discard an adventure card',
  (g: G, id: CardId, rule: RuleId = '2e.defeat.discard', owner?: number): void => {
    leaveTable(g, id);
    const card = cardOf(g, id) as printed.AdventureCard;
    if (card.kind === 'encounter') {
      g.state.removed.push(id);
      g.emit(cardRemoved, ownedBy(owner, { card: id, rule: '2e.encounter.removed' }));
    } else {
      const deck = homeOf(g, id);
      putUnder(g, deck, id);
      g.emit(cardDiscarded, ownedBy(owner, { card: id, deck, rule }));
    }
  },
);

/** The facts of an event about a card, with its owner if it has one. */
export const ownedBy = <F extends object>(
  player: number | undefined,
  facts: F,
): F & { readonly player?: number } => (player === undefined ? facts : { player, ...facts });

/** Cards of the decks that lie in places which the base game does not have, by the name of the place. */
export const cardsElsewhere = query(
  'cards that lie elsewhere',
  (
    _g: G,
  ): readonly {
    /** The place, in words for a message. */
    readonly where: string;
    /** The cards there. A card that no player has seen still counts as a card of its deck. */
    readonly cards: readonly CardId[];
  }[] => [],
);

/** Market cards on the table that a rule has drawn, not an effect of a card. */
export const marketCardsDrawn = query(
  'market cards that a rule has had drawn',
  (_g: G): readonly CardId[] => noCards,
);
const noCards: readonly CardId[] = [];

/** Whether a card can be drawn from a deck. */
export const canDraw = query(
  'can a card be drawn from this deck',
  (g: G, deck: string): boolean => drawable(g.state.decks[deck] as Deck) > 0,
);

/** Prepares a deck for a draw. A module that shuffles discards into a new deck does it here. */
export const readyDeck = command(
  'get a deck ready to be drawn from',
  (_g: G, _deck: string): void => undefined,
);

/** The request of a `chance` step that draws the next card of a deck; `null` if the deck has no card. */
export const drawFrom = (g: G, deck: string): ChanceRequest | null =>
  canDraw(g, deck) ? { kind: 'draw', deck } : null;

/**
 * Discards a card: a market card goes face down under the market deck, an adventure card as in `discardAdventure`
 * (2e.limits.discard-destination). Another rule may require the discard. `owner` is the player who had the card, if one had it.
 */
export const discardCard = command(
  'discard a card',
  (g: G, id: CardId, rule: RuleId = '2e.limits.discard-destination', owner?: number): void => {
    if (isAdventure(cardOf(g, id))) return discardAdventure(g, id, rule, owner);
    const deck = homeOf(g, id);
    putUnder(g, deck, id);
    g.emit(cardDiscarded, ownedBy(owner, { card: id, deck, rule }));
  },
);

/** Takes a card from a player. Its counters go back to their pile (faq.discard.takes-all). */
export function takeFrom(p: PlayerState, id: CardId): void {
  takeFromPlayer(p, id);
}

/** A player loses a card for good. */
export function loseCard(g: G, player: number, id: CardId, rule?: RuleId): void {
  takeFrom(playerState(g, player), id);
  discardCard(g, id, rule, player);
}

/** A player's part of the state, to read and to write. Rules write to players only through it. The index is not checked. */
export const playerState = (g: G, player: number): PlayerState => g.player(player) as PlayerState;
