import { cached } from '../../kernel/cached.js';
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

/** The hexes of the places that cards name: boards and cards never change. */
const known = new WeakMap<G['content']['board'], WeakMap<Where, readonly HexId[]>>();

/** In the order of the board. */
export function hexesOf(g: G, where: Where): readonly HexId[] {
  const { board } = g.content;
  return cached(
    cached(known, board, () => new WeakMap()),
    where,
    () => Object.freeze(board.hexes.flatMap(({ id }) => (isAt(g, id, where) ? [id] : []))),
  );
}
