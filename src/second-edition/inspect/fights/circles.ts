import type { Chance } from './course-tree.js';
import type { Position, Way } from './positions.js';

/* Cycles of positions: a round may leave everything as it was. What a cycle leads to is counted before it. */

/** A strongly connected component, as places of positions; or a single position. */
export type Circle = readonly number[];

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

/** All components, in reverse topological order: those that others lead to come first. */
export function circlesOf(positions: readonly Position[]): readonly Circle[] {
  const circles: Circle[] = [];
  const met = new Int32Array(positions.length).fill(-1);
  const lowest = new Int32Array(positions.length);
  const isOpen = new Uint8Array(positions.length);
  const open: number[] = [];
  // The search path: each position with the place of its next outcome.
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
 * Solves the linear equations of a cycle, if one way is taken at each position: its own value, plus the values of the
 * positions in the cycle to which it leads.
 *
 * @param ways - the way taken at each position; `undefined` at an end
 * @param width - the number of values per position
 * @param begin - writes into `sum` what a way is worth outside of the cycle
 * @param isWithin - the place of a position in the cycle, or -1
 * @returns the values of each position, one after another; 0 if the cycle is never left
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
      // A position from which the cycle is never left adds nothing.
      if (column >= 0 && leaves[column] === 1)
        rows[from + column] = (rows[from + column] as number) + probability;
    }
  });
  // Gaussian elimination: each position is substituted in all others.
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
