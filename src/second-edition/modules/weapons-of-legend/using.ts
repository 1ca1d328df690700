import { hasAlly, takeFrom } from '../../base/cards.js';
import { allyLimit, isEquippedOtherwise, refuseItems } from '../../base/possessions.js';
import type { CardId, PlayerState } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Card, Equips, Use } from '../../content/cards.js';

/*
 * Equipping Allies: market cards that are either an Ally or an Item to whoever has them (va47.equipping-ally.definition). Which of the two
 * is seen by where the card stands, among the Allies or among the Items, so that every rule that looks there treats it as what it is used
 * as: limits (va47.equipping-ally.limits), selling, upkeep and knockouts (va47.equipping-ally.traded-as-used). The exhaustion counter that
 * marks an Item (va47.equipping-ally.as-item-marker) has no other meaning (va47.equipping-ally.marker-meaning), so it is nowhere counted.
 */

export const ID = 'weapons-of-legend';

/** What an Equipping Ally is as an Item; `undefined` for any other card. */
const equipsOf = (card: Card | undefined): Equips | undefined =>
  card?.kind === 'ally' ? card.equips : undefined;

/** Whether a card is an Equipping Ally, and no other module's to see to. */
export const isEquipping = (g: G, id: CardId): boolean =>
  equipsOf(g.content.cards[id]) !== undefined && !isEquippedOtherwise(g, id);

/** It may be used as either (va47.equipping-ally.definition). */
export const eitherUse: readonly Use[] = ['ally', 'item'];

/** What may lie on an Equipping Ally: wounds on an Ally; an Item may lie face down. */
export interface Lying {
  readonly wounds: number;
  readonly faceDown: boolean;
}

/** What lies on a card that a player has. */
export function lyingOn(p: PlayerState, id: CardId): Lying {
  const wounds = p.allies.find(({ card }) => card === id)?.wounds ?? 0;
  const faceDown = p.items.find(({ card }) => card === id)?.faceDown ?? false;
  return { wounds, faceDown };
}

/** As what a player uses a card now. */
export const usedAs = (p: PlayerState, id: CardId): Use => (hasAlly(p, id) ? 'ally' : 'item');

/**
 * Puts a card of a player among the Allies or the Items. There it is what its card says of an Ally, and nothing of what it says of an Item,
 * or the other way round (va47.equipping-ally.as-ally, va47.equipping-ally.as-item-text, va47.equipping-ally.as-item-no-attributes).
 */
export function putAs(p: PlayerState, id: CardId, as: Use, { wounds, faceDown }: Lying): void {
  takeFrom(p, id);
  if (as === 'ally') p.allies.push({ card: id, wounds, exhaustion: 0 });
  else p.items.push({ card: id, faceDown });
}

/** A card and as what it might be used, what comes first being tried first. */
export type Open = readonly [card: CardId, ways: readonly Use[]];

/**
 * As what several cards of a player can be used together, so that there are neither too many Allies nor too many Items of a class; `null`
 * if nohow. The other cards of the player stay what they are.
 */
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
