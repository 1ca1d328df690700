import { hasAlly, takeFrom } from '../../base/cards.js';
import { allyLimit, isEquippedOtherwise, refuseItems } from '../../base/possessions.js';
import type { CardId, PlayerState } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Card, Equips, Use } from '../../content/cards.js';

/*
 * Equipping Allies: market cards that a player uses either as an Ally or as an Item (va47.equipping-ally.definition). Their place among the
 * Allies or the Items shows the use, so that all rules treat them accordingly: limits (va47.equipping-ally.limits), selling, upkeep and
 * knockouts (va47.equipping-ally.traded-as-used). The exhaustion counter that marks an Item (va47.equipping-ally.as-item-marker) has no
 * other meaning (va47.equipping-ally.marker-meaning), so the state does not count it.
 */

export const ID = 'weapons-of-legend';

/** The Item side of an Equipping Ally; `undefined` for any other card. */
const equipsOf = (card: Card | undefined): Equips | undefined =>
  card?.kind === 'ally' ? card.equips : undefined;

/** Whether a card is an Equipping Ally and no other module decides its use. */
export const isEquipping = (g: G, id: CardId): boolean =>
  equipsOf(g.content.cards[id]) !== undefined && !isEquippedOtherwise(g, id);

/** It has two possible uses (va47.equipping-ally.definition). */
export const eitherUse: readonly Use[] = ['ally', 'item'];

/** The state of an Equipping Ally: wounds on an Ally, or an Item face down. */
export interface Lying {
  readonly wounds: number;
  readonly faceDown: boolean;
}

export function lyingOn(p: PlayerState, id: CardId): Lying {
  const wounds = p.allies.find(({ card }) => card === id)?.wounds ?? 0;
  const faceDown = p.items.find(({ card }) => card === id)?.faceDown ?? false;
  return { wounds, faceDown };
}

export const usedAs = (p: PlayerState, id: CardId): Use => (hasAlly(p, id) ? 'ally' : 'item');

/**
 * Puts a card of a player among the Allies or the Items. There only the Ally side or only the Item side of the card counts
 * (va47.equipping-ally.as-ally, va47.equipping-ally.as-item-text, va47.equipping-ally.as-item-no-attributes).
 */
export function putAs(p: PlayerState, id: CardId, as: Use, { wounds, faceDown }: Lying): void {
  takeFrom(p, id);
  if (as === 'ally') p.allies.push({ card: id, wounds, exhaustion: 0 });
  else p.items.push({ card: id, faceDown });
}

/** A card with its possible uses, in the order in which they are tried. */
export type Open = readonly [card: CardId, ways: readonly Use[]];

/** Uses of several cards of a player that keep all limits, or `null`. The player's other cards keep their use. */
export function together(g: G, player: number, open: readonly Open[]): readonly Use[] | null {
  const p = g.state.players[player] as PlayerState;
  const isOther = ({ card }: { readonly card: CardId }): boolean => !open.some(([id]) => id === card);
  const limit = allyLimit(g, player);
  const tried = (at: number, allies: number, items: readonly CardId[]): readonly Use[] | null => {
    const [card, ways] = open[at] ?? ['', []];
    if (at === open.length) return allies <= limit && refuseItems(g, items) === null ? [] : null;
    for (const as of ways) {
      const others =
        as === 'ally' ? tried(at + 1, allies + 1, items) : tried(at + 1, allies, [...items, card]);
      if (others !== null) return [as, ...others];
    }
    return null;
  };
  return tried(
    0,
    p.allies.filter(isOther).length,
    p.items.filter(isOther).map(({ card }) => card),
  );
}
