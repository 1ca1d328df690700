/** Returns the places one step from a place. */
export type Neighbours<T> = (place: T) => Iterable<T>;

/**
 * The number of steps from `start` to every reachable place, nearest first. `start` itself is 0 steps away. Other
 * places are not in the map.
 *
 * @example
 * const touching = adjacency(['h0101', 'h0102', 'h0103']);
 * distancesFrom('h0101', (id) => touching.get(id) ?? []).get('h0103'); // 2
 */
export function distancesFrom<T>(start: T, neighbours: Neighbours<T>): Map<T, number> {
  const steps = new Map([[start, 0]]);
  // A map may grow while it is iterated; the loop then reaches the places just added.
  for (const [place, distance] of steps) {
    for (const next of neighbours(place)) {
      if (!steps.has(next)) steps.set(next, distance + 1);
    }
  }
  return steps;
}

/**
 * A shortest path, from `start` to `goal` with both ends, or `undefined` if there is none. Of several it is always the
 * same one: the first found when neighbours are tried in the given order.
 *
 * @example
 * const touching = adjacency(['h0101', 'h0102', 'h0103']);
 * shortestPath('h0101', 'h0103', (id) => touching.get(id) ?? []); // ['h0101', 'h0102', 'h0103']
 */
export function shortestPath<T>(start: T, goal: T, neighbours: Neighbours<T>): readonly T[] | undefined {
  const cameFrom = new Map<T, T>();
  const seen = new Set([start]);
  for (const place of seen) {
    if (place === goal) return wayBack(start, goal, cameFrom);
    for (const next of neighbours(place)) {
      if (seen.has(next)) continue;
      seen.add(next);
      cameFrom.set(next, place);
    }
  }
  return undefined;
}

function wayBack<T>(start: T, goal: T, cameFrom: ReadonlyMap<T, T>): readonly T[] {
  const path = [goal];
  for (let place = goal; place !== start; ) {
    place = cameFrom.get(place) as T;
    path.push(place);
  }
  return path.reverse();
}
