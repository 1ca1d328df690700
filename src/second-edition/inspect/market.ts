import { cardOf, playerState } from '../base/cards.js';
import { market } from '../base/frames.js';
import { townAt } from '../base/ground.js';
import { offersAt, refuseSale } from '../base/market.js';
import { refuseAcquire } from '../base/possessions.js';
import type { CardId, SpaceId, TownId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { G } from '../base/vocabulary.js';
import { type Refused, refusedBy } from './refused.js';

/** A card in a market stack. */
export interface OfferInspection {
  /** The card. */
  readonly card: CardId;
  /** Whether it is bought or hired. */
  readonly kind: 'item' | 'ally';
  /** The price for this player, in gold. */
  readonly price: Value;
  /** Whether this player has that much gold. */
  readonly affordable: boolean;
  /** Why this player could not have it at any price: a limit; `null` if nothing forbids it. */
  readonly refused: Refused | null;
}

/** The market stack of a town. */
export interface TownInspection {
  /** The town. */
  readonly town: TownId;
  /** Its space. */
  readonly space: SpaceId;
  /** The Items and Allies on offer, the latest last. */
  readonly offers: readonly OfferInspection[];
}

/** The markets, as one player sees them. */
export interface MarketInspection {
  /** The player, by index. */
  readonly player: number;
  /** The town of the player's Hero; `null` if it is in none. */
  readonly town: TownId | null;
  /** Whether it is this player's Market step: only then can anything be bought or sold. */
  readonly open: boolean;
  /** All towns, in the order of the market stacks. */
  readonly towns: readonly TownInspection[];
  /** The price to heal one wound, or all exhaustion, of one character. */
  readonly healing: Value;
  /** The player's Items with their selling prices. */
  readonly sales: readonly {
    /** The Item. */
    readonly card: CardId;
    /** The selling price. */
    readonly price: Value;
    /** Why it cannot be sold in a market; `null` if it can. */
    readonly refused: Refused | null;
  }[];
}

export function marketInspection(g: G, player: number): MarketInspection {
  const { gold, hero, items } = playerState(g, player);
  const step = g.find(market);
  return {
    player,
    town: townAt(g, hero.space),
    open: step?.player === player,
    towns: g.content.board.towns.map(({ id, space }) => ({
      town: id,
      space,
      offers: offersAt(g, id).flatMap((card): OfferInspection[] => {
        const { kind } = cardOf(g, card);
        if (kind !== 'item' && kind !== 'ally') return [];
        const price = explained(g, { of: 'card', player, card, value: 'price' });
        const refused = refusedBy(g, refuseAcquire(g, player, card));
        return [{ card, kind, price, affordable: price.value <= gold, refused }];
      }),
    })),
    healing: explained(g, { of: 'player', player, value: 'healing-price' }),
    sales: items.map(({ card }) => ({
      card,
      price: explained(g, { of: 'card', player, card, value: 'sale-price' }),
      refused: refusedBy(g, refuseSale(g, player, card)),
    })),
  };
}
