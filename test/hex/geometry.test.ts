import fc from 'fast-check';
import { defineHex, Orientation } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { hexId, hexLayout, neighboursOf, parseHexId } from '../../src/hex/index.js';
import { asserted } from '../asserted.js';

/* Where hexes lie, held against another library's answers. */

// The offset of 1 is honeycomb's word for even columns standing half a hex lower.
const Tile = defineHex({ dimensions: 30, orientation: Orientation.FLAT, offset: 1 });
const ids = fc.tuple(fc.nat(99), fc.nat(99)).map(([column, row]) => hexId(column, row));

describe('hexLayout', () => {
  it('puts middles and corners where honeycomb-grid does, up to where the plane begins', () => {
    const layout = hexLayout({ size: 30 });
    const zero = new Tile({ col: 0, row: 0 });
    fc.assert(
      fc.property(ids, (id) => {
        const { column, row } = parseHexId(id);
        const tile = new Tile({ col: column, row });
        const { x, y } = layout.center(id);
        expect(x).toBeCloseTo(tile.x - zero.x, 6);
        expect(y).toBeCloseTo(tile.y - zero.y, 6);
        const theirs = tile.corners.map(
          (corner) => `${(corner.x - zero.x).toFixed(3)} ${(corner.y - zero.y).toFixed(3)}`,
        );
        const ours = layout.corners(id).map((corner) => `${corner.x.toFixed(3)} ${corner.y.toFixed(3)}`);
        const plain = (list: string[]) => list.map((one) => one.replaceAll('-0.000', '0.000')).sort();
        expect(plain(ours)).toEqual(plain(theirs));
      }),
    );
  });

  it('gives neighbours the side between them, in the order in which neighbours are listed', () => {
    const { corners } = hexLayout();
    const written = (points: readonly { x: number; y: number }[]) =>
      points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
    for (const id of ['h0708', 'h0807'])
      neighboursOf(parseHexId(id).column, parseHexId(id).row).forEach((next, side) => {
        const own = written(corners(id));
        const other = written(corners(hexId(next.column, next.row)));
        expect(other).toEqual(expect.arrayContaining([own[side], own[(side + 1) % 6]]));
      });
    asserted(10);
  });

  it('finds the hex at every point inside it', () => {
    const layout = hexLayout({ size: 12, origin: { x: 300, y: -40 } });
    fc.assert(
      fc.property(
        ids,
        fc.double({ min: 0, max: 0.86, noNaN: true }),
        fc.double({ min: 0, max: 7, noNaN: true }),
        (id, share, turn) => {
          const { x, y } = layout.center(id);
          expect(
            layout.hexAt({ x: x + 12 * share * Math.cos(turn), y: y + 12 * share * Math.sin(turn) }),
          ).toBe(id);
        },
      ),
    );
    expect(layout.hexAt({ x: 0, y: 0 })).toBeNull();
  });

  it('draws the edge around hexes without what is between them, holes too', () => {
    const { outline, path } = hexLayout();
    const corners = (d: string) => d.match(/[ML]/g)?.length ?? 0;
    expect(corners(outline(['h0708']))).toBe(6);
    expect(corners(outline(['h0708', 'h0709']))).toBe(10);
    const ring = neighboursOf(7, 8).map(({ column, row }) => hexId(column, row));
    expect(corners(outline(ring))).toBe(18 + 6);
    expect(outline(ring).match(/z/g)).toHaveLength(2);
    expect(outline(['h0101', 'h0505']).match(/z/g)).toHaveLength(2);
    expect(outline([])).toBe('');
    expect(path('h0708')).toMatch(/^M.*z$/);
    expect(corners(outline(['h0000', 'h9999']))).toBe(12);
  });

  it('frames hexes', () => {
    const { bounds, size } = hexLayout({ size: 10 });
    expect(bounds(['h0000', 'h0200'])).toEqual({
      x: -10,
      y: -size * Math.sqrt(0.75),
      width: 50,
      height: size * Math.sqrt(3),
    });
    expect(bounds([])).toBeNull();
  });

  it('refuses what is no size, no origin, no hex and no point', () => {
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '4'])
      expect(() => hexLayout({ size: size as number })).toThrow(RangeError);
    expect(() => hexLayout({ origin: { x: 1 } as never })).toThrow(/origin/);
    expect(() => hexLayout().center('a0101')).toThrow(RangeError);
    expect(() => hexLayout().hexAt(null as never)).toThrow(RangeError);
  });
});
