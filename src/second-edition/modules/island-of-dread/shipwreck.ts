import type { RuleId } from '../../../register/index.js';
import { playerState } from '../../base/cards.js';
import { isOvercome, lifeOf } from '../../base/characters.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { discardCaptain } from './captains.js';
import { isOnIsland, isVoyaging, landAround } from './chart.js';
import { heroShipwrecked } from './event-kinds.js';

/* Shipwrecks. A shipwreck has the losses of a knockout (iod.shipwreck.like-knockout), but another place. */

/** A voyaging Hero that is knocked out is shipwrecked and loses the Captain (iod.shipwreck.causes). */
export function wrecked(g: G, player: number): void {
  if (!isVoyaging(g, player)) return;
  g.emit(heroShipwrecked, { player, rule: 'iod.shipwreck.causes' });
  discardCaptain(g, player, 'iod.shipwreck.like-knockout');
}

/** Land next to the anchor (iod.shipwreck.placed-by-left, iod.shipwreck.terrain); from the island a town (iod.island.knocked-out-place). */
export function washedUpAt(g: G, player: number): readonly SpaceId[] | null {
  const { space } = g.state.players[player]?.hero ?? {};
  if (isOnIsland(g, player)) return g.content.board.towns.map((town) => town.space);
  return space && isVoyaging(g, player) ? landAround(g, space) : null;
}

/** The player to the left chooses the space (iod.shipwreck.left-chooses). */
export const leftOf = (g: G, player: number): number => (player + 1) % g.state.players.length;

/** The rule that places the figure, if it is one of this chapter. */
export const wreckRule = (g: G, player: number): RuleId | null =>
  isOnIsland(g, player)
    ? 'iod.island.knocked-out-place'
    : isVoyaging(g, player)
      ? 'iod.shipwreck.placed-by-left'
      : null;

/** The rule by which the player to the left chooses among several places. */
export const wreckChoiceRule = (g: G, player: number): RuleId | null =>
  isVoyaging(g, player) ? 'iod.shipwreck.left-chooses' : wreckRule(g, player);

/** Whether a voyaging Hero is shipwrecked because its Captain was killed (iod.shipwreck.causes). */
export function isStranded(g: G, player: number): boolean {
  const { hero } = playerState(g, player);
  return isVoyaging(g, player) && !isOvercome(g, hero.wounds, lifeOf(g, player, hero.card));
}
