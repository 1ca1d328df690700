import type { Content } from '../../second-edition/index.js';
import { turnsInto } from '../journey.js';

/* How far it is from anywhere to anywhere on a board, in turns. */

/** All spaces of a board, and the turns between them on the average. */
export interface Chart {
  /** Places of the spaces among all, by id. */
  readonly places: ReadonlyMap<string, number>;
  /** Turns from a space, by places, to each. */
  readonly turns: readonly Float64Array[];
}

const charts = new WeakMap<object, Chart>();

export function chartOf(content: Content): Chart {
  const { board } = content;
  const known = charts.get(board);
  if (known) return known;
  const ids = Object.keys(board.spaces);
  const places = new Map(ids.map((id, at) => [id, at]));
  const entering = Object.values(board.spaces).map((space) => turnsInto(content, space));
  const neighbours = ids.map((id) => (board.neighbours[id] ?? []).flatMap((next) => places.get(next) ?? []));
  const chart = { places, turns: ids.map((_, from) => turnsFrom(from, neighbours, entering)) };
  charts.set(board, chart);
  return chart;
}

function turnsFrom(
  from: number,
  neighbours: readonly (readonly number[])[],
  entering: readonly number[],
): Float64Array {
  const turns = new Float64Array(neighbours.length).fill(Number.POSITIVE_INFINITY);
  turns[from] = 0;
  // From every place that is nearer now, its neighbours may be nearer, too.
  const nearer = [from];
  for (let at = 0; at < nearer.length; at++) {
    const here = nearer[at] as number;
    for (const next of neighbours[here] ?? []) {
      const there = (turns[here] as number) + (entering[next] as number);
      if (there >= (turns[next] as number) - 1e-9) continue;
      turns[next] = there;
      nearer.push(next);
    }
  }
  return turns;
}
