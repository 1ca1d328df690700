import type { BoardThing, Spot } from './board-things.js';

/* The board, as `picture` draws it: its spaces are marked by id, so that a page lays its own buttons over them. */

const outer = /^<svg[^>]*>/;
const ground = /<polygon data-(?:space|hex)="(\w+)" points="([^"]+)"/g;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The spaces of a drawn board, with their corners and middles. */
function spotsIn(svg: string, nameOf: (id: string) => string): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const [, id = '', points = ''] of svg.matchAll(ground)) {
    const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
    const middle = (at: 0 | 1) =>
      corners.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) / Math.max(1, corners.length);
    if (!spots.has(id)) spots.set(id, { id, name: nameOf(id), x: middle(0), y: middle(1), points });
  }
  return spots;
}

const around = (spots: ReadonlyMap<string, Spot>): Box => {
  const numbers = [...spots.values()].map(({ points }) =>
    points.split(' ').map((corner) => corner.split(',').map(Number)),
  );
  const xs = numbers.flat().map(([x = 0]) => x);
  const ys = numbers.flat().map(([, y = 0]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

const lands = new Map<
  string,
  { readonly spots: ReadonlyMap<string, Spot>; readonly viewBox: string; readonly ratio: number }
>();

/**
 * A board to click on.
 *
 * @param key - which board it is: what lies where is read off its first picture
 * @param picture - an SVG of `runebound-engine/picture`
 * @param places - places that are no hexes: anchors at sea, an island beside the map
 */
export function boardOf(
  key: string,
  name: string,
  picture: string,
  nameOf: (id: string) => string,
  places: () => readonly Spot[],
): BoardThing {
  let land = lands.get(key);
  if (land === undefined) {
    const spots = spotsIn(picture, nameOf);
    const { left, top, right, bottom } = around(spots);
    for (const place of places()) if (!spots.has(place.id)) spots.set(place.id, place);
    const [by, wide, high] = [14, right - left, bottom - top];
    const viewBox = `${left - by} ${top - by} ${wide + 2 * by} ${high + 2 * by}`;
    land = { spots, viewBox, ratio: (wide + 2 * by) / (high + 2 * by) };
    lands.set(key, land);
  }
  const svg = picture
    .replace(outer, '')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<\/svg>\s*$/, '');
  return { name, svg, ...land };
}
