import { describe, expect, it } from 'vitest';
import {
  adjacency,
  distancesFrom,
  hexDistance,
  hexId,
  neighboursOf,
  parseHexId,
  shortestPath,
} from '../../src/hex/index.js';
import { asserted } from '../asserted.js';

const rectangle: string[] = [];
for (let column = 1; column <= 5; column++) {
  for (let row = 1; row <= 4; row++) rectangle.push(hexId(column, row));
}

describe('ids', () => {
  it('writes two digits for the column and two for the row', () => {
    expect(hexId(7, 14)).toBe('h0714');
    expect(hexId(13, 1)).toBe('h1301');
    expect(hexId(2, 0)).toBe('h0200');
  });

  it('reads what it writes', () => {
    for (const id of rectangle) {
      const { column, row } = parseHexId(id);
      expect(hexId(column, row)).toBe(id);
    }
    asserted(10);
  });

  it.each([
    [-1, 3],
    [100, 3],
    [3, 1.5],
    [Number.NaN, 3],
  ])('has no id for column %s, row %s', (column, row) => {
    expect(() => hexId(column, row)).toThrow(RangeError);
  });

  it.each(['', 'h714', 'h07141', 'H0714', '0714', 'h07-1', 'h0714\n'])('refuses to read %j', (id) => {
    expect(() => parseHexId(id)).toThrow(RangeError);
  });
});

describe('neighbours', () => {
  const spelled = (column: number, row: number) =>
    neighboursOf(column, row).map((hex) => `${hex.column},${hex.row}`);

  it('goes round clockwise from the top, even columns half a hex lower', () => {
    expect(spelled(3, 3)).toEqual(['3,2', '4,2', '4,3', '3,4', '2,3', '2,2']);
    expect(spelled(4, 3)).toEqual(['4,2', '5,3', '5,4', '4,4', '3,4', '3,3']);
  });

  it('is mutual, also over the edge of the ids', () => {
    for (let column = -2; column <= 3; column++) {
      for (let row = -2; row <= 3; row++) {
        for (const next of neighboursOf(column, row)) {
          expect(spelled(next.column, next.row)).toContain(`${column},${row}`);
        }
      }
    }
    asserted(190);
  });

  it('keeps to the hexes given', () => {
    const touching = adjacency(rectangle);
    expect(touching.size).toBe(20);
    expect(touching.get('h0101')).toEqual(['h0201', 'h0102']);
    expect(touching.get('h0203')).toHaveLength(6);
    expect(adjacency(['h0000', 'h9999']).get('h9999')).toEqual([]);
    expect(() => adjacency(['tamalir'])).toThrow(RangeError);
  });
});

describe('distances on the plane', () => {
  it('are the fewest steps from neighbour to neighbour', () => {
    // All hexes near the middle, by the number of steps in which they are reached.
    for (const start of [hexId(9, 9), hexId(10, 9)]) {
      let edge = [start];
      const seen = new Map([[start, 0]]);
      for (let steps = 1; steps <= 5; steps++) {
        edge = edge.flatMap((id) => {
          const { column, row } = parseHexId(id);
          return neighboursOf(column, row).map((hex) => hexId(hex.column, hex.row));
        });
        edge = [...new Set(edge)].filter((id) => !seen.has(id));
        for (const id of edge) seen.set(id, steps);
      }
      expect(seen.size).toBe(91);
      for (const [id, steps] of seen) expect(hexDistance(start, id), id).toBe(steps);
    }
  });
});

describe('ways', () => {
  const touching = adjacency(rectangle);
  const around = (id: string) => touching.get(id) ?? [];

  it('counts steps, nearest first', () => {
    const steps = distancesFrom('h0101', around);
    expect(steps.size).toBe(20);
    expect(steps.get('h0101')).toBe(0);
    expect(steps.get('h0104')).toBe(3);
    expect(steps.get('h0501')).toBe(4);
    expect(steps.get('h0504')).toBe(5);
    expect([...steps.values()]).toEqual([...steps.values()].sort((a, b) => a - b));
  });

  it('leaves out what cannot be reached', () => {
    const islands = adjacency(['h0101', 'h0102', 'h0501']);
    expect([...distancesFrom('h0101', (id) => islands.get(id) ?? []).keys()]).toEqual(['h0101', 'h0102']);
    expect(shortestPath('h0101', 'h0501', (id) => islands.get(id) ?? [])).toBeUndefined();
  });

  it('finds a path as long as the distance, of steps that touch', () => {
    for (const start of rectangle) {
      const steps = distancesFrom(start, around);
      for (const goal of rectangle) {
        const path = shortestPath(start, goal, around) ?? [];
        expect(path).toHaveLength((steps.get(goal) ?? Number.NaN) + 1);
        expect([path[0], path[path.length - 1]]).toEqual([start, goal]);
        path.slice(1).forEach((id, index) => {
          expect(around(path[index] ?? '')).toContain(id);
        });
      }
    }
    asserted(1500);
  });

  it('takes any kind of place', () => {
    const half = (n: number) => (n % 2 === 0 ? [n / 2, n - 1] : [n - 1]);
    expect(shortestPath(10, 1, half)).toEqual([10, 5, 4, 2, 1]);
  });
});
