import { assetOf, cardOf, playerState, skillOf } from '../base/cards.js';
import { priceOf } from '../base/shopping.js';
import type { CardId, HexId, SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { AssetType, EventCard, Outcome, QuestCard, SkillCard, StoryCard } from '../content/cards.js';
import { type TokenInspection, tokenInspection } from './tokens.js';
import { type Whereabouts, whereabouts } from './where.js';

/** The trade of goods (3e.asset.goods-trade). */
export interface TradeInspection {
  /** The gold they bring. */
  readonly value: number;
  /** The actions it takes there. */
  readonly actions: number;
  /** Where they can be traded, and the distance from here. */
  readonly where: Whereabouts;
}

/** An asset. */
export interface AssetInspection {
  readonly card: CardId;
  readonly name: string;
  /** Its type: a hero has at most one of each (3e.asset.one-per-type). */
  readonly type: AssetType;
  /** Its selling price in a market (3e.shop.sell-price). */
  readonly cost: number;
  /** Its combat token, or `null`. */
  readonly token: TokenInspection | null;
  /** The trade of goods; `null` for other assets. */
  readonly trade: TradeInspection | null;
}

/** An asset in a market. */
export interface OfferInspection extends AssetInspection {
  /** Its price for the given player. */
  readonly price: number;
  /** Whether that player has enough gold. */
  readonly affordable: boolean;
  /** An asset of the same type that the player has, one of which must go (3e.asset.second); `null` if there is none. */
  readonly replaces: CardId | null;
  /** For goods: trade value minus price; else `null`. */
  readonly profit: number | null;
}

/** A skill card. */
export interface SkillInspection {
  readonly card: CardId;
  readonly name: string;
  /** Its attribute. */
  readonly type: SkillCard['type'];
  /** The trophies to learn it. */
  readonly cost: SkillCard['cost'];
  /** Whether it counts as a success in a test. */
  readonly success: boolean;
}

/** A quest, a rumor or a story quest. */
export interface QuestInspection {
  readonly card: CardId;
  readonly name: string;
  /** The actions of an attempt. */
  readonly actions: number;
  /** Where it is attempted. */
  readonly where: Whereabouts;
  /** The symbols needed for each outcome; empty if nothing is rolled. */
  readonly outcomes: readonly Pick<Outcome, 'id' | 'label' | 'requires'>[];
}

export function assetInspection(g: G, card: CardId, from: HexId | null): AssetInspection {
  const { name, type, cost, token, trade } = assetOf(g, card);
  return {
    card,
    name,
    type,
    cost,
    token: token === undefined ? null : tokenInspection(g, token),
    trade:
      trade === undefined
        ? null
        : { value: trade.value, actions: trade.actions, where: whereabouts(g, trade.at, from) },
  };
}

export function offerInspection(g: G, card: CardId, city: HexId | null, player: number): OfferInspection {
  const asset = assetInspection(g, card, city);
  const { assets, gold } = playerState(g, player);
  const price = priceOf(g, player, card);
  return {
    ...asset,
    price,
    affordable: gold >= price,
    replaces: assets.find((own) => assetOf(g, own).type === asset.type) ?? null,
    profit: asset.trade === null ? null : asset.trade.value - price,
  };
}

export function skillInspection(g: G, card: CardId): SkillInspection {
  const { name, type, cost, success } = skillOf(g, card);
  return { card, name, type, cost: { ...cost }, success: success === true };
}

export function questInspection(g: G, id: CardId, from: HexId | null): QuestInspection | null {
  const card = cardOf(g, id) as QuestCard | StoryCard;
  const said = card.kind === 'quest' ? card : card.quest;
  if (said === undefined) return null;
  return {
    card: id,
    name: card.name,
    actions: said.actions,
    where: whereabouts(g, said.at, from),
    outcomes: said.outcomes.map(({ id: outcome, label, requires }) => ({
      id: outcome,
      label,
      requires: [...requires],
    })),
  };
}

/** The rumors of a player (3e.event.rumor). */
export const rumorsOf = (g: G, { rumors, hex }: SeenPlayer): readonly QuestInspection[] =>
  rumors.flatMap(({ card, option }) => {
    const { name, options } = cardOf(g, card) as EventCard;
    const rumor = options.find(({ id }) => id === option)?.rumor;
    return rumor === undefined
      ? []
      : [{ card, name, actions: rumor.actions, where: whereabouts(g, rumor.at, hex), outcomes: [] }];
  });
