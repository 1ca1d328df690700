import type { Drawing } from 'runebound-engine/picture';
import type { BoardThing, Spot } from './board-things.js';

/* The board, as the package draws it: its places have ids and corners, so that a page lays its own buttons over them. */

/** How it is drawn. */
export interface Drawn {
  readonly theme: 'light' | 'dark';
  readonly players: readonly string[];
  /** Whether each space says its coordinates. */
  readonly ids: boolean;
}

const by = 30;

/** How much of a drawing is looked at: its frame, and the places outside it. */
function bounds({
  frame,
  places,
}: Drawing): readonly [left: number, top: number, width: number, height: number] {
  const xs = [frame.x - 10, frame.x + frame.width + 10];
  const ys = [frame.y - 10, frame.y + frame.height + 10];
  for (const { center, corners } of places) {
    if (corners.length > 0) continue;
    xs.push(center.x - by, center.x + by);
    ys.push(center.y - by, center.y + by);
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

const spotsOf = ({ places }: Drawing, nameOf: (id: string) => string): ReadonlyMap<string, Spot> =>
  new Map(
    places.map(({ id, center, corners }) => [
      id,
      { id, name: nameOf(id), ...center, points: corners.map(({ x, y }) => `${x},${y}`).join(' ') },
    ]),
  );

const known = new Map<string, ReadonlyMap<string, Spot>>();

/**
 * A board to click on.
 *
 * @param key - which board it is, and in which words: its spots stay the same
 */
export function boardOf(
  key: string,
  name: string,
  drawing: Drawing,
  nameOf: (id: string) => string,
): BoardThing {
  const spots = known.get(key) ?? spotsOf(drawing, nameOf);
  known.set(key, spots);
  const [left, top, width, height] = bounds(drawing);
  return {
    name,
    land: drawing.layers.board,
    pieces: drawing.layers.pieces,
    style: drawing.style,
    viewBox: `${left} ${top} ${width} ${height}`,
    width,
    height,
    spots,
  };
}
