import { assetOf, cardOf, playerState, skillOf } from '../base/cards.js';
import { priceOf } from '../base/shopping.js';
import type { CardId, HexId, SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { AssetType, EventCard, Outcome, QuestCard, SkillCard, StoryCard } from '../content/cards.js';
import { type TokenInspection, tokenInspection } from './tokens.js';
import { type Whereabouts, whereabouts } from './where.js';

/* Cards that somebody has, or could have. */

/** What goods bring, and where (3e.asset.goods-trade). */
export interface TradeInspection {
  /** The gold they bring. */
  readonly value: number;
  /** The actions it takes there. */
  readonly actions: number;
  /** Where they are wanted, and how far that is from where they are now. */
  readonly where: Whereabouts;
}

/** An asset. */
export interface AssetInspection {
  /** The card. */
  readonly card: CardId;
  /** What people call it. */
  readonly name: string;
  /** Its type: of each a hero has one at most (3e.asset.one-per-type). */
  readonly type: AssetType;
  /** What it is sold for in a market (3e.shop.sell-price). */
  readonly cost: number;
  /** The combat token that comes with it; `null` if none does. */
  readonly token: TokenInspection | null;
  /** For goods: what they bring, and where; else `null`. */
  readonly trade: TradeInspection | null;
}

/** An asset in a market. */
export interface OfferInspection extends AssetInspection {
  /** What it costs the player who asks. */
  readonly price: number;
  /** Whether that player has the gold. */
  readonly affordable: boolean;
  /** The asset of the same type that this player has, one of which would have to go (3e.asset.second); `null` if there is none. */
  readonly replaces: CardId | null;
  /** For goods: how much more they bring than they cost; else `null`. */
  readonly profit: number | null;
}

/** A skill card. */
export interface SkillInspection {
  /** The card. */
  readonly card: CardId;
  /** What people call it. */
  readonly name: string;
  /** Its attribute. */
  readonly type: SkillCard['type'];
  /** Trophies that it costs to learn. */
  readonly cost: SkillCard['cost'];
  /** Whether it counts as a success in a test. */
  readonly success: boolean;
}

/** A quest, a rumor or a story quest. */
export interface QuestInspection {
  /** The card. */
  readonly card: CardId;
  /** What people call it. */
  readonly name: string;
  /** The actions that an attempt takes. */
  readonly actions: number;
  /** Where it is attempted. */
  readonly where: Whereabouts;
  /** What the dice have to show for each outcome; empty where nothing is rolled. */
  readonly outcomes: readonly Pick<Outcome, 'id' | 'label' | 'requires'>[];
}

/** An asset, with where it is seen from. */
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

/** An asset in the market of a city, for a player. */
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

/** A skill card that is known. */
export function skillInspection(g: G, card: CardId): SkillInspection {
  const { name, type, cost, success } = skillOf(g, card);
  return { card, name, type, cost: { ...cost }, success: success === true };
}

/** A quest or story quest; `null` for a story card that is none. */
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

/** The rumors that a player keeps (3e.event.rumor). */
export const rumorsOf = (g: G, { rumors, hex }: SeenPlayer): readonly QuestInspection[] =>
  rumors.flatMap(({ card, option }) => {
    const { name, options } = cardOf(g, card) as EventCard;
    const rumor = options.find(({ id }) => id === option)?.rumor;
    return rumor === undefined
      ? []
      : [{ card, name, actions: rumor.actions, where: whereabouts(g, rumor.at, hex), outcomes: [] }];
  });
