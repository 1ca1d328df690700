import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { Use } from '../../content/cards.js';
import { isEquipping } from './using.js';

/** An Equipping Ally that a player has. */
export interface EquippingInspection {
  /** The player who has it. */
  readonly player: number;
  /** The card. */
  readonly card: CardId;
  /** Its present use. */
  readonly as: Use;
  /** Whether an exhaustion counter marks it: it marks an Item and is not exhaustion. */
  readonly marked: boolean;
}

/** Weapons of Legend for people to read. */
export interface WeaponsInspection {
  /** The Equipping Allies of all players. */
  readonly equipping: readonly EquippingInspection[];
}

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
