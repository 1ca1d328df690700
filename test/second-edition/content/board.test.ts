import { describe, expect, it } from 'vitest';
import { adjacency, distancesFrom, hexId, parseHexId } from '../../../src/hex/index.js';
import { board } from '../../../src/second-edition/content/board.js';
import type { Color, SpaceData } from '../../../src/second-edition/content/board-types.js';
import { type BoardPicture, readBoard } from '../../../src/second-edition/content/read-board.js';
import { asserted } from '../../asserted.js';

/** Where Varikas stands in the rulebook's movement example. */
const movementExampleSpace = 'h1008';

const spaces = board.spaces.filter((space) => !space.half);
const halves = board.spaces.filter((space) => space.half);
const byId = new Map(spaces.map((space) => [space.id, space]));
const touching = adjacency(byId.keys());
const around = (id: string) => touching.get(id) ?? [];
const stepsFromTown = new Map(board.towns.map((town) => [town.id, distancesFrom(town.space, around)]));
const steps = (town: string, id: string) => stepsFromTown.get(town)?.get(id) ?? Number.NaN;
const withJewel = (color: Color) => spaces.filter((space) => space.jewel === color);

/** The spaces within the given ones, split into groups that hang together. */
function groups(ids: Iterable<string>): string[][] {
  const near = adjacency(ids);
  const left = new Set(near.keys());
  const found: string[][] = [];
  for (const id of left) {
    const group = [...distancesFrom(id, (at) => near.get(at) ?? []).keys()];
    for (const member of group) left.delete(member);
    found.push(group);
  }
  return found;
}

const idsWhere = (test: (space: SpaceData) => boolean) => spaces.filter(test).map((space) => space.id);

describe('spaces', () => {
  it('faq.board.terrain: 182 spaces, so many of each terrain', () => {
    const count = (terrain: string) => spaces.filter((space) => space.terrain === terrain).length;
    expect(spaces).toHaveLength(182);
    expect({
      forest: count('forest'),
      plains: count('plains'),
      hill: count('hill'),
      river: count('river'),
      mountain: count('mountain'),
      road: count('road'),
      swamp: count('swamp'),
      town: count('town'),
    }).toEqual({ forest: 40, plains: 36, hill: 32, river: 30, mountain: 17, road: 15, swamp: 4, town: 8 });
  });

  it('fills 13 columns of 14 rows, each space once, sorted by id', () => {
    const expected: string[] = [];
    for (let column = 1; column <= 13; column++) {
      for (let row = 1; row <= 14; row++) expected.push(hexId(column, row));
    }
    expect(spaces.map((space) => space.id)).toEqual(expected);
  });

  it('2e.movement.half-spaces: the cut edges are marked half, bare, and outside the 182', () => {
    expect(halves.map((space) => space.id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((column) => hexId(column, column % 2 === 0 ? 0 : 15)),
    );
    for (const half of halves) {
      expect(half.terrain).not.toBe('town');
      expect(half).not.toHaveProperty('jewel');
      expect(half).not.toHaveProperty('sunburst');
      expect(byId.has(half.id)).toBe(false);
    }
  });

  it('2e.board.hexes: everything can be reached from everywhere', () => {
    expect(groups(byId.keys())).toHaveLength(1);
  });

  it('is JSON through and through', () => {
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
  });
});

describe('jewels', () => {
  it('faq.board.jewels: 20 green, 14 yellow, 9 blue, 7 red, none in a town', () => {
    expect(withJewel('green')).toHaveLength(20);
    expect(withJewel('yellow')).toHaveLength(14);
    expect(withJewel('blue')).toHaveLength(9);
    expect(withJewel('red')).toHaveLength(7);
    for (const space of spaces) if (space.town) expect(space).not.toHaveProperty('jewel');
  });

  it('2e.replenish.sunburst-only: a part of the green, yellow and blue jewels have a sunburst', () => {
    const sunbursts = (color: Color) => withJewel(color).filter((space) => space.sunburst).length;
    expect([sunbursts('green'), sunbursts('yellow'), sunbursts('blue')]).toEqual([12, 8, 5]);
    for (const space of board.spaces) if (space.sunburst) expect(space.jewel).toBeDefined();
  });

  it('faq.replenish.red: no red jewel has a sunburst', () => {
    for (const space of withJewel('red')) expect(space).not.toHaveProperty('sunburst');
    asserted(6);
  });

  it('puts green jewels round the towns: three or more within two to four steps of each, one with a sunburst', () => {
    for (const town of board.towns) {
      const close = withJewel('green').filter(({ id }) => steps(town.id, id) >= 2 && steps(town.id, id) <= 4);
      expect(close.length, town.name).toBeGreaterThanOrEqual(3);
      expect(
        close.some((space) => space.sunburst),
        town.name,
      ).toBe(true);
    }
    asserted(10);
  });

  it('puts the deadlier colors further out', () => {
    const nearestTown = (id: string) => Math.min(...board.towns.map((town) => steps(town.id, id)));
    const mean = (color: Color, distance: (id: string) => number) => {
      const of = withJewel(color);
      return of.reduce((sum, space) => sum + distance(space.id), 0) / of.length;
    };
    const fromTowns = (color: Color) => mean(color, nearestTown);
    expect(fromTowns('green')).toBeLessThan(fromTowns('yellow'));
    expect(fromTowns('yellow')).toBeLessThan(fromTowns('blue'));
    const fromTamalir = (color: Color) => mean(color, (id) => steps('tamalir', id));
    expect(fromTamalir('green')).toBeLessThan(fromTamalir('blue'));
    expect(fromTamalir('yellow')).toBeLessThan(fromTamalir('blue'));
    expect(fromTamalir('blue')).toBeLessThan(fromTamalir('red'));
  });

  it('keeps the red jewels on the rim or in the mountains, far from Tamalir', () => {
    for (const { id, terrain } of withJewel('red')) {
      expect(around(id).length < 6 || terrain === 'mountain', id).toBe(true);
      expect(steps('tamalir', id), id).toBeGreaterThanOrEqual(6);
    }
    asserted(10);
  });
});

describe('towns', () => {
  it('faq.board.town-order: eight, in the order of the market stacks', () => {
    expect(board.towns.map((town) => town.name)).toEqual([
      'Vynelvale',
      'Riverwatch',
      'Dawnsmoor',
      'Tamalir',
      'Greyhaven',
      'Nerekhal',
      'Forge',
      'Frostgate',
    ]);
  });

  it('stand where the map says so', () => {
    expect(spaces.filter((space) => space.terrain === 'town')).toHaveLength(board.towns.length);
    for (const { id, name, space } of board.towns) {
      expect(byId.get(space)).toEqual({ id: space, terrain: 'town', name, town: id });
    }
  });

  it('2e.movement.start-tamalir: Tamalir lies near the middle', () => {
    const { column, row } = parseHexId(board.towns.find((town) => town.id === 'tamalir')?.space ?? '');
    expect(Math.abs(column - 7)).toBeLessThanOrEqual(1);
    expect(Math.abs(row - 7.5)).toBeLessThanOrEqual(1);
  });

  it('are three to seven steps from the nearest other town', () => {
    for (const town of board.towns) {
      const others = board.towns.filter((other) => other !== town);
      const nearest = Math.min(...others.map((other) => steps(town.id, other.space)));
      expect(nearest, town.name).toBeGreaterThanOrEqual(3);
      expect(nearest, town.name).toBeLessThanOrEqual(7);
    }
    asserted(10);
  });
});

describe('the land', () => {
  it('roads join six of the towns', () => {
    const network = groups(idsWhere((space) => space.terrain === 'road' || space.terrain === 'town'));
    const joined = network.filter((group) => group.length > 1);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toHaveLength(15 + 6);
  });

  it('rivers rise by a mountain and run to the edge, through towns if need be', () => {
    const waters = groups(idsWhere((space) => space.terrain === 'river' || space.terrain === 'town'));
    for (const water of waters.filter((group) => group.some((id) => byId.get(id)?.terrain === 'river'))) {
      expect(water.some((id) => around(id).some((next) => byId.get(next)?.terrain === 'mountain'))).toBe(
        true,
      );
      expect(water.some((id) => byId.get(id)?.terrain === 'river' && around(id).length < 6)).toBe(true);
    }
    asserted(5);
  });

  it('mountains stand in three ranges and the swamps lie together by a river', () => {
    expect(groups(idsWhere((space) => space.terrain === 'mountain'))).toHaveLength(3);
    const swamps = groups(idsWhere((space) => space.terrain === 'swamp'));
    expect(swamps).toHaveLength(1);
    expect(swamps[0]?.some((id) => around(id).some((next) => byId.get(next)?.terrain === 'river'))).toBe(
      true,
    );
  });

  it('a region hangs together', () => {
    const regions = new Set(spaces.filter((space) => !space.town && space.name).map((space) => space.name));
    expect([...regions].sort()).toEqual([
      'Ashen Hills',
      'Bitter Downs',
      'Blackthorn Grove',
      'Broken Crags',
      'Crimson Forest',
      'Hanging Woods',
      'Mountains of Despair',
      'Shadow Peaks',
      'Whispering Forest',
    ]);
    for (const region of regions) {
      expect(groups(idsWhere((space) => space.name === region)), region).toHaveLength(1);
    }
  });
});

describe('the movement example', () => {
  /** All ways that start beside `from` and cross these terrains in turn, by the space where they end. */
  function ends(from: string, ...terrains: string[]): SpaceData[] {
    let at = new Set([from]);
    for (const terrain of terrains) {
      at = new Set([...at].flatMap(around).filter((id) => byId.get(id)?.terrain === terrain));
    }
    return spaces.filter((space) => at.has(space.id));
  }

  it('2e.movement.example-varikas-blue: plains, river, forest and hill lead to the blue adventure', () => {
    expect(ends(movementExampleSpace, 'plains', 'river', 'forest', 'hill')).toContainEqual(
      expect.objectContaining({ id: 'h0905', jewel: 'blue' }),
    );
  });

  it('2e.movement.example-varikas-greyhaven: road, then Greyhaven', () => {
    expect(ends(movementExampleSpace, 'road', 'town').map((space) => space.town)).toEqual(['greyhaven']);
  });

  it('2e.movement.example-varikas-yellow: hill and mountain lead to the yellow adventure', () => {
    expect(ends(movementExampleSpace, 'hill', 'mountain').filter((space) => space.jewel)).toEqual([
      expect.objectContaining({ id: 'h1207', jewel: 'yellow' }),
    ]);
  });
});

describe('reading a picture', () => {
  const small: BoardPicture = {
    id: 'small',
    name: 'Small',
    towns: [{ id: 'home', name: 'Home', letter: 'H' }],
    picture: `
    f
.g*     =
    H
~       ^r
`,
    regions: { Edge: 'h0301' },
    source: 'original',
  };

  it('takes terrain, jewels, sunbursts, towns, regions and halves', () => {
    expect(readBoard(small)).toEqual({
      id: 'small',
      name: 'Small',
      source: 'original',
      towns: [{ id: 'home', name: 'Home', space: 'h0201' }],
      spaces: [
        { id: 'h0101', terrain: 'plains', jewel: 'green', sunburst: true },
        { id: 'h0102', terrain: 'river', half: true },
        { id: 'h0200', terrain: 'forest', half: true },
        { id: 'h0201', terrain: 'town', name: 'Home', town: 'home' },
        { id: 'h0301', terrain: 'road', name: 'Edge' },
        { id: 'h0302', terrain: 'mountain', jewel: 'red', half: true },
      ],
    });
  });

  it.each([
    ['an unknown sign', { picture: small.picture.replace('=', '?') }, 'line 2: ? is neither'],
    ['a sunburst without a jewel', { picture: small.picture.replace('.g*', '.*') }, 'line 2: .* is neither'],
    [
      'a cell between the columns',
      { picture: small.picture.replace('    H', '   H') },
      'line 3: H stands between',
    ],
    ['a town that is missing', { picture: small.picture.replace('H', '.') }, 'Home is not on the map'],
    ['a region off the map', { regions: { Edge: 'h0909' } }, 'Edge names h0909'],
  ])('names %s', (_, change, message) => {
    expect(() => readBoard({ ...small, ...change })).toThrow(message);
  });
});
