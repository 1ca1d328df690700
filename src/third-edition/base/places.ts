import type { Where } from '../abilities/language.js';
import type { HexId } from './state.js';
import type { G } from './vocabulary.js';

/** Whether a card names this hex: any hex of a region (3e.board.named-region), any place of a kind (3e.quest.civil-place). */
export function isAt(g: G, hex: HexId | null, { regions, places, kinds, terrains }: Where): boolean {
  if (hex === null) return false;
  const { board } = g.content;
  const { place, terrain } = board.ground.get(hex) ?? nowhere;
  return (
    regions?.some((id) => board.regionsOn[hex]?.includes(id)) === true ||
    (place !== null && (places?.includes(place.id) === true || kinds?.includes(place.kind) === true)) ||
    (terrain !== undefined &&
      terrains !== undefined &&
      terrains.length > 0 &&
      (terrain === 'city' || terrains.includes(terrain)))
  );
}

const nowhere = { place: null, terrain: undefined };

/** In the order of the board. */
export const hexesOf = (g: G, where: Where): readonly HexId[] =>
  g.content.board.hexes.flatMap(({ id }) => (isAt(g, id, where) ? [id] : []));
