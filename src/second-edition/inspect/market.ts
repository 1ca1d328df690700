import { cardOf, playerState } from '../base/cards.js';
import { market } from '../base/frames.js';
import { townAt } from '../base/ground.js';
import { offersAt, refuseSale } from '../base/market.js';
import { refuseAcquire } from '../base/possessions.js';
import type { CardId, SpaceId, TownId } from '../base/state.js';
import { explained, type Value } from '../base/value-breakdown.js';
import type { G } from '../base/vocabulary.js';
import { type Refused, refusedBy } from './refused.js';

/* What the markets cost one player, where its Hero stands now. */

/** A card in a market stack. */
export interface OfferInspection {
  /** The card. */
  readonly card: CardId;
  /** What it would be bought or hired as. */
  readonly kind: 'item' | 'ally';
  /** The gold it costs this player. */
  readonly price: Value;
  /** Whether this player has that much gold. */
  readonly affordable: boolean;
  /** Why this player could not have it at any price: a limit; `null` if nothing speaks against it. */
  readonly refused: Refused | null;
}

/** The stack of a town. */
export interface TownInspection {
  /** The town. */
  readonly town: TownId;
  /** The space it stands on. */
  readonly space: SpaceId;
  /** The Items and Allies on offer, the latest last. */
  readonly offers: readonly OfferInspection[];
}

/** The markets, for one player. */
export interface MarketInspection {
  /** For whom the prices are, by index. */
  readonly player: number;
  /** The town that the player's Hero is in; `null` if it is in none. */
  readonly town: TownId | null;
  /** Whether it is this player's Market step: only then anything can be bought or sold. */
  readonly open: boolean;
  /** All towns, in the order of the market stacks. */
  readonly towns: readonly TownInspection[];
  /** The gold for one wound, or for all exhaustion, of one character. */
  readonly healing: Value;
  /** What each of the player's Items would bring. */
  readonly sales: readonly {
    /** The Item. */
    readonly card: CardId;
    /** The gold it brings. */
    readonly price: Value;
    /** Why it cannot be sold; `null` if it can, in a market. */
    readonly refused: Refused | null;
  }[];
}

/** The markets, for one player. */
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
