import { roomFor } from '../abilities/effects/gaining.js';
import { priceOfDrawn } from '../abilities/effects/market.js';
import { NOTHING } from '../abilities/rule.js';
import { cardOf, playerState } from '../base/cards.js';
import { effects, market } from '../base/frames.js';
import { townAt } from '../base/ground.js';
import { offersAt, priceOf, refuseSale } from '../base/market.js';
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

/** Market cards that a card has drawn, of which the player may take some. */
export interface DrawnInspection {
  /** The card that drew them. */
  readonly by: CardId;
  /** The player who may take them, by index. */
  readonly player: number;
  /** How many more may be taken. */
  readonly take: number;
  /** What may be taken: only Items, or only Allies; `null` for either. */
  readonly kind: 'item' | 'ally' | null;
  /** The cards that lie there. */
  readonly cards: readonly {
    /** The card. */
    readonly card: CardId;
    /** What it is. */
    readonly kind: 'item' | 'ally';
    /** What it costs here, in gold. */
    readonly price: number;
    /** What it would cost in a market, in gold. */
    readonly cost: number;
  }[];
}

export function drawnInspection(g: G): DrawnInspection | null {
  const f = g.find(effects);
  if (f === undefined) return null;
  const e = g.content.lists[f.list]?.[f.at];
  if (e?.do !== 'draw-market' || f.pending.length === 0) return null;
  const lying = f.pending.filter((card) => card !== NOTHING);
  return {
    by: f.card,
    player: f.player,
    take: e.take - (f.pending.length - lying.length),
    kind: e.kind ?? null,
    cards: lying.map((card) => ({
      card,
      kind: cardOf(g, card).kind === 'ally' ? 'ally' : 'item',
      price: priceOfDrawn(g, f, e, card),
      cost: priceOf(g, f.player, card),
    })),
  };
}

/** Cards of the player that could be discarded to make room for a card that is offered (2e.limits.make-room-first). */
export function roomInspection(g: G): readonly CardId[] {
  const f = g.find(effects);
  const e = f && g.content.lists[f.list]?.[f.at];
  if (f === undefined || (e?.do !== 'draw-market' && e?.do !== 'take-card')) return [];
  const offered = e.do === 'draw-market' ? f.pending.filter((card) => card !== NOTHING) : [f.card];
  return [...new Set(offered.flatMap((card) => roomFor(g, f.player, card) ?? []))];
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
