import { cached } from '../../kernel/cached.js';
import type { Way } from '../../third-edition/base/content.js';
import { matches } from '../../third-edition/base/dice.js';
import { mayGo } from '../../third-edition/base/movement.js';
import type { HexId } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';

const faces = [1, 2, 3, 4, 5, 6];

/** The cost of a way with some dice an action: lower for ground that dice show often; a step without dice costs a whole action. */
function costOf(g: G, way: Way, speed: number): number {
  const fitting = faces.filter((face) => mayGo(g, way, face)).length / faces.length;
  const byDice = speed === 0 ? 1 : 1 / (speed * fitting ** 0.75);
  return Math.min(1, byDice);
}

export type Distances = ReadonlyMap<HexId, number>;

const known = new WeakMap<object, Map<string, Distances>>();

export function distancesFrom(g: G, from: HexId, speed: number): Distances {
  const maps = cached(known, g.content, () => new Map());
  return cached(maps, `${from} ${speed}`, () => search(g, from, speed));
}

/** Nearest first; the board is small enough for a plain list. */
function search(g: G, from: HexId, speed: number): Distances {
  const done = new Map<HexId, number>();
  const open = new Map<HexId, number>([[from, 0]]);
  while (open.size > 0) {
    let here = '';
    let least = Number.POSITIVE_INFINITY;
    for (const [hex, far] of open)
      if (far < least) {
        least = far;
        here = hex;
      }
    open.delete(here);
    done.set(here, least);
    for (const way of g.content.board.ways[here] ?? []) {
      if (done.has(way.to)) continue;
      const far = least + costOf(g, way, speed);
      if (far < (open.get(way.to) ?? Number.POSITIVE_INFINITY)) open.set(way.to, far);
    }
  }
  return done;
}

export interface Reached {
  readonly hex: HexId;
  readonly first: { readonly to: HexId; readonly die: number } | null;
  readonly spent: number;
}

/** Every hex that dice reach, with as few of them as possible, and not through zombies. */
export function reachOf(g: G, from: HexId, dice: readonly number[]): readonly Reached[] {
  const found = new Map<HexId, Reached>();
  const seen = new Set<string>();
  const walk = (hex: HexId, left: readonly number[], first: Reached['first'], spent: number): void => {
    const key = `${hex} ${left.join('')}`;
    if (seen.has(key)) return;
    seen.add(key);
    const known = found.get(hex);
    if (known === undefined || spent < known.spent) found.set(hex, { hex, first, spent });
    if (spent > 0 && g.state.zombies.includes(hex)) return;
    for (const way of g.content.board.ways[hex] ?? [])
      for (const die of new Set(left)) {
        if (!mayGo(g, way, die)) continue;
        const rest = left.toSpliced(left.indexOf(die), 1);
        walk(way.to, rest, first ?? { to: way.to, die }, spent + 1);
      }
  };
  walk(from, [...dice].sort(), null, 0);
  return [...found.values()];
}

export const matchRate = (g: G, hex: HexId): number =>
  faces.filter((face) => matches(g, face, hex)).length / faces.length;
