import type { Chance } from './course-tree.js';
import type { Position, Way } from './positions.js';

/* Positions that lead to each other, as a round may leave everything as it was. All that they lead to besides is counted before them. */

/** Positions, by their places, each of which leads to all of the others; or a single one. */
export type Circle = readonly number[];

/** A position that is being looked at, and what of it comes next. */
interface Step {
  readonly at: number;
  readonly ways: readonly Way[];
  way: number;
  place: number;
}

function nextFrom(step: Step): number | undefined {
  for (let way = step.ways[step.way]; way !== undefined; way = step.ways[++step.way]) {
    const to = way.to[step.place++];
    if (to !== undefined) return to;
    step.place = 0;
  }
  return undefined;
}

/** All positions in circles, those first to which others lead. */
export function circlesOf(positions: readonly Position[]): readonly Circle[] {
  const circles: Circle[] = [];
  const met = new Int32Array(positions.length).fill(-1);
  const lowest = new Int32Array(positions.length);
  const isOpen = new Uint8Array(positions.length);
  const open: number[] = [];
  // The way in which the positions are gone through: each with the place of the next outcome to look at.
  const trail: Step[] = [];
  let count = 0;
  const enter = (at: number): void => {
    met[at] = count;
    lowest[at] = count++;
    isOpen[at] = 1;
    open.push(at);
    trail.push({ at, ways: (positions[at] as Position).ways, way: 0, place: 0 });
  };
  for (let start = 0; start < positions.length; start++) {
    if (met[start] !== -1) continue;
    enter(start);
    for (let here = trail[trail.length - 1]; here !== undefined; here = trail[trail.length - 1]) {
      const { at } = here;
      const to = nextFrom(here);
      if (to !== undefined) {
        if (met[to] === -1) enter(to);
        else if (isOpen[to] === 1) lowest[at] = Math.min(lowest[at] as number, met[to] as number);
        continue;
      }
      trail.pop();
      const before = trail[trail.length - 1]?.at;
      if (before !== undefined) lowest[before] = Math.min(lowest[before] as number, lowest[at] as number);
      if (lowest[at] !== met[at]) continue;
      const circle: number[] = [];
      for (let other = -1; other !== at; ) {
        other = open.pop() as number;
        isOpen[other] = 0;
        circle.push(other);
      }
      circles.push(circle);
    }
  }
  return circles;
}

/**
 * Adds up what positions of a circle come to if one way is taken at each: what it brings at once and outside of the circle, and what each of the
 * positions of the circle to which it leads comes to.
 *
 * @param ways - the way taken at each of them; nothing is taken at an end
 * @param width - how many numbers a position comes to
 * @param begin - writes into `sum` what a way brings at once and outside of the circle
 * @param isWithin - whether a position is of the circle, and which of it; -1 if it is not
 * @returns the numbers of each, one after another; 0 for positions from which nobody ever gets out of the circle
 */
export function addedUp(
  ways: readonly (Way | undefined)[],
  width: number,
  placeOf: (to: number) => number,
  begin: (way: Way, sum: Float64Array) => void,
): Float64Array {
  const size = ways.length;
  const across = size + width;
  const rows = new Float64Array(size * across);
  const leaves = leaving(ways, placeOf);
  ways.forEach((way, row) => {
    if (way === undefined || leaves[row] === 0) return;
    const from = row * across;
    begin(way, rows.subarray(from + size, from + across));
    for (let at = 0; at < way.to.length; at++) {
      const column = placeOf(way.to[at] as number);
      const { probability } = way.chances[at] as Chance;
      // Where nobody gets out, nothing more comes.
      if (column >= 0 && leaves[column] === 1)
        rows[from + column] = (rows[from + column] as number) + probability;
    }
  });
  // Each position in turn is put in the place of its name wherever another leads to it.
  for (let done = 0; done < size; done++) {
    const from = done * across;
    const again = 1 - (rows[from + done] as number);
    rows[from + done] = 0;
    if (again !== 1) for (let i = 0; i < across; i++) rows[from + i] = (rows[from + i] as number) / again;
    for (let row = 0; row < size; row++) {
      const share = rows[row * across + done] as number;
      if (row === done || share === 0) continue;
      rows[row * across + done] = 0;
      for (let i = 0; i < across; i++)
        rows[row * across + i] = (rows[row * across + i] as number) + share * (rows[from + i] as number);
    }
  }
  const found = new Float64Array(size * width);
  for (let row = 0; row < size; row++)
    for (let i = 0; i < width; i++) found[row * width + i] = rows[row * across + size + i] as number;
  return found;
}

/** From which positions of a circle somebody ever gets out of it. */
function leaving(ways: readonly (Way | undefined)[], placeOf: (to: number) => number): Uint8Array {
  const leaves = new Uint8Array(ways.length);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (let row = ways.length - 1; row >= 0; row--) {
      if (leaves[row] === 1) continue;
      for (const to of ways[row]?.to ?? []) {
        const place = placeOf(to);
        if (place < 0 || leaves[place] === 1) {
          leaves[row] = 1;
          isNew = true;
          break;
        }
      }
    }
  }
  return leaves;
}
