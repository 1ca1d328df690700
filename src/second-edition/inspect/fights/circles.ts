import type { Positions } from './positions.js';

/* Cycles of positions: a round may leave everything as it was. What a cycle leads to is counted before it. */

/** A cycle: a strongly connected component. Or a single position, if it never leads to itself. */
export type Circle = readonly number[] | number;

/** All circles, in reverse topological order: those that others lead to come first. */
export function circlesOf({ count, ways, results, to }: Positions): readonly Circle[] {
  const circles: Circle[] = [];
  const met = new Int32Array(count).fill(-1);
  const lowest = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const repeats = new Uint8Array(count);
  const open: number[] = [];
  // The search path, and the next result of each position.
  const trail: number[] = [];
  const next = Int32Array.from({ length: count + 1 }, (_, at) => results[ways[at] as number] as number);
  const last = next.slice(1);
  let entered = 0;
  const enter = (at: number): void => {
    met[at] = entered;
    lowest[at] = entered++;
    isOpen[at] = 1;
    open.push(at);
    trail.push(at);
  };
  for (let start = 0; start < count; start++) {
    if (met[start] !== -1) continue;
    enter(start);
    for (let at: number | undefined = start; at !== undefined; at = trail[trail.length - 1]) {
      if ((next[at] as number) < (last[at] as number)) {
        const then = to[next[at] as number] as number;
        next[at] = (next[at] as number) + 1;
        if (met[then] === -1) enter(then);
        else if (isOpen[then] === 1) lowest[at] = Math.min(lowest[at] as number, met[then] as number);
        if (then === at) repeats[at] = 1;
        continue;
      }
      trail.pop();
      const before = trail[trail.length - 1];
      if (before !== undefined) lowest[before] = Math.min(lowest[before] as number, lowest[at] as number);
      if (lowest[at] !== met[at]) continue;
      const circle: number[] = [];
      for (let other = -1; other !== at; circle.push(other)) {
        other = open.pop() as number;
        isOpen[other] = 0;
      }
      circles.push(circle.length === 1 && repeats[at] === 0 ? at : circle);
    }
  }
  return circles;
}

/**
 * Solves the linear equations of a cycle, if one way is taken at each position: its own value, plus the values of the
 * positions in the cycle to which it leads.
 *
 * @param chosen - the way taken at each position of the cycle
 * @param places - by position: its place in the cycle, or -1
 * @param width - the number of values per position
 * @param begin - writes what a way is worth outside of the cycle into a list, from a place on
 * @returns the values of each position, one after another; 0 if the cycle is never left
 */
export function addedUp(
  { results, to, chances }: Positions,
  chosen: readonly number[],
  places: Int32Array,
  width: number,
  begin: (way: number, sums: Float64Array, at: number) => void,
): Float64Array {
  const size = chosen.length;
  const across = size + width;
  const rows = new Float64Array(size * across);
  const leaves = leaving();
  for (let row = 0; row < size; row++) {
    if (leaves[row] === 0) continue;
    const from = row * across;
    const way = chosen[row] as number;
    begin(way, rows, from + size);
    for (let at = results[way] as number; at < (results[way + 1] as number); at++) {
      const column = places[to[at] as number] as number;
      // A position from which the cycle is never left adds nothing.
      if (column >= 0 && leaves[column] === 1)
        rows[from + column] = (rows[from + column] as number) + (chances[at] as number);
    }
  }
  // Gaussian elimination: each position is substituted in all others.
  for (let done = 0; done < size; done++) {
    const from = done * across;
    const again = 1 - (rows[from + done] as number);
    rows[from + done] = 0;
    if (again !== 1)
      for (let i = done + 1; i < across; i++) rows[from + i] = (rows[from + i] as number) / again;
    for (let row = 0; row < size; row++) {
      const share = rows[row * across + done] as number;
      if (row === done || share === 0) continue;
      rows[row * across + done] = 0;
      for (let i = done + 1; i < across; i++)
        rows[row * across + i] = (rows[row * across + i] as number) + share * (rows[from + i] as number);
    }
  }
  const found = new Float64Array(size * width);
  for (let row = 0; row < size; row++)
    for (let i = 0; i < width; i++) found[row * width + i] = rows[row * across + size + i] as number;
  return found;

  function leaving(): Uint8Array {
    const leaves = new Uint8Array(size);
    const isLeft = (way: number): boolean => {
      for (let at = results[way] as number; at < (results[way + 1] as number); at++) {
        const place = places[to[at] as number] as number;
        if (place < 0 || leaves[place] === 1) return true;
      }
      return false;
    };
    for (let isNew = true; isNew; ) {
      isNew = false;
      for (let row = size - 1; row >= 0; row--) {
        if (leaves[row] === 1 || !isLeft(chosen[row] as number)) continue;
        leaves[row] = 1;
        isNew = true;
      }
    }
    return leaves;
  }
}
