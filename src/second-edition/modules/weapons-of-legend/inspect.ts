import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Use } from '../../content/cards.js';
import { isEquipping } from './using.js';

/** An Equipping Ally that a player has. */
export interface EquippingInspection {
  /** Whose it is. */
  readonly player: number;
  /** The card. */
  readonly card: CardId;
  /** As what it is used. */
  readonly as: Use;
  /** Whether an exhaustion counter marks it: an Item carries one, which is no exhaustion of anybody. */
  readonly marked: boolean;
}

/** Weapons of Legend, as a person reads it. */
export interface WeaponsInspection {
  /** All Equipping Allies that players have. */
  readonly equipping: readonly EquippingInspection[];
}

/** Reads as what players use their Equipping Allies. */
export function inspectWeapons(g: G): WeaponsInspection {
  const read = (
    player: number,
    as: Use,
    cards: readonly { readonly card: CardId }[],
  ): EquippingInspection[] =>
    cards.flatMap(({ card }) => (isEquipping(g, card) ? [{ player, card, as, marked: as === 'item' }] : []));
  return {
    equipping: g.state.players.flatMap(({ allies, items }, player) => [
      ...read(player, 'ally', allies),
      ...read(player, 'item', items),
    ]),
  };
}
