import { distancesFrom } from '../../hex/index.js';
import { at, between, type Point, type Sheet } from './sheet.js';

/** Where a river leaves the space in which it ends. */
export type Mouth = (id: string, middle: Point) => Point;

/** The spaces that a course joins: neighbors of its terrain, and the towns where it begins, ends or passes. */
function course(
  { spaceOf, around, terrainOf, board }: Sheet,
  terrain: 'river' | 'road',
): ReadonlyMap<string, readonly string[]> {
  const own = [...spaceOf.values()].filter((space) => space.terrain === terrain).map((space) => space.id);
  const edges = new Map<string, string[]>();
  const join = (a: string, b: string) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const ends = edges.get(from) ?? [];
      if (!ends.includes(to)) edges.set(from, [...ends, to]);
    }
  };
  const sameTown = (a: string, b: string) =>
    terrain === 'road' && around(a).some((id) => terrainOf(id) === 'town' && around(b).includes(id));
  for (const id of own) {
    for (const next of around(id)) if (terrainOf(next) === terrain && !sameTown(id, next)) join(id, next);
  }
  for (const { space: town } of board.towns) {
    const beside = around(town).filter((id) => terrainOf(id) === terrain);
    const arms: string[] = [];
    for (const id of beside) {
      const known = arms.find((arm) => distancesFrom(arm, (place) => edges.get(place) ?? []).has(id));
      if (terrain === 'road' || known === undefined) arms.push(id);
    }
    // A river that only touches a town flows past it.
    if (terrain === 'road' || arms.length > 1) for (const arm of arms) join(arm, town);
  }
  return edges;
}

function stroke(
  sheet: Sheet,
  id: string,
  ends: readonly string[],
  terrain: 'river' | 'road',
  mouth: Mouth,
): string {
  const { center, terrainOf } = sheet;
  const middle = center(id);
  const sides = ends.map((end) => between(middle, center(end)));
  if (terrain === 'river' && sides.length === 1 && terrainOf(id) === 'river') sides.push(mouth(id, middle));
  const [a, b] = sides;
  if (a && b && sides.length === 2 && terrainOf(id) !== 'town') return `M${at(a)}Q${at(middle)} ${at(b)}`;
  return sides.map((side) => `M${at(middle)}L${at(side)}`).join('');
}

export const coursePath = (sheet: Sheet, terrain: 'river' | 'road', mouth: Mouth): string =>
  [...course(sheet, terrain)].map(([id, ends]) => stroke(sheet, id, ends, terrain, mouth)).join('');

export function courses(
  sheet: Sheet,
  terrain: 'river' | 'road',
  pens: readonly string[],
  mouth: Mouth,
): string {
  const path = coursePath(sheet, terrain, mouth);
  return pens
    .map((pen) => `<path d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${pen}/>`)
    .join('\n');
}
