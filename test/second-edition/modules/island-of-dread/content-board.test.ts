import { describe, expect, it } from 'vitest';
import { adjacency, distancesFrom, hexId, neighboursOf, parseHexId } from '../../../../src/hex/index.js';
import { countersInBox } from '../../../../src/second-edition/base/content.js';
import type { Color } from '../../../../src/second-edition/content/board-types.js';
import { board, sea } from '../../../../src/second-edition/modules/island-of-dread/content/board.js';
import { readIslands } from '../../../../src/second-edition/modules/island-of-dread/content/read-islands.js';
import { theIslandOfDread } from '../../../../src/second-edition/modules/island-of-dread/content/the-island-of-dread.js';
import { asserted } from '../../../asserted.js';

const byId = new Map(board.spaces.map((space) => [space.id, space]));
const touching = adjacency(byId.keys());
const around = (id: string) => touching.get(id) ?? [];
const steps = (from: string) => distancesFrom(from, around);
const townIds = board.towns.map(({ id }) => id);
const anchorIds = sea.anchors.map(({ id }) => id);
const spaceOfTown = (town: string) => board.towns.find(({ id }) => id === town)?.space ?? '';
const withJewel = (color: Color) => board.spaces.filter((space) => space.jewel === color);
const sunbursts = (color: Color) => withJewel(color).filter((space) => space.sunburst);
const supply = (color: Color) => countersInBox[color] + (theIslandOfDread.counters?.[color] ?? 0);

/** The stops joined to each stop by the lanes that are there; with `channels`, by those that tiles open as well. */
function joinedBy(channels: boolean): (stop: string) => readonly string[] {
  const joined = new Map<string, Set<string>>();
  for (const { stops, channel } of sea.lanes) {
    if (channel !== undefined && !channels) continue;
    stops.slice(1).forEach((stop, at) => {
      const before = stops[at] ?? '';
      joined.set(before, (joined.get(before) ?? new Set()).add(stop));
      joined.set(stop, (joined.get(stop) ?? new Set()).add(before));
    });
  }
  return (stop) => [...(joined.get(stop) ?? [])].sort();
}
const lanesFrom = joinedBy(false);

/** The spaces in groups that hang together by land. */
function islandsOf(ids: readonly string[]): string[][] {
  const near = adjacency(ids);
  const left = new Set(ids);
  const found: string[][] = [];
  for (const id of left) {
    const group = [...distancesFrom(id, (at) => near.get(at) ?? []).keys()];
    for (const member of group) left.delete(member);
    found.push(group.sort());
  }
  return found;
}

describe('the islands', () => {
  it('are four, each all of its spaces and no other, each with a port', () => {
    expect(sea.islands.map(({ name }) => name)).toEqual([
      'Torue Albes',
      'Tarian Isle',
      'Garnet Island',
      'Lantern Isle',
    ]);
    const found = islandsOf([...byId.keys()]);
    expect(sea.islands.map(({ spaces }) => spaces)).toEqual(expect.arrayContaining(found));
    expect(found).toHaveLength(4);
    for (const { spaces, name } of sea.islands)
      expect(board.towns.filter(({ space }) => spaces.includes(space)).length, name).toBeGreaterThan(0);
  });

  it('iod.travel.example-wings: Evenpor Grove and Dallak stand on Torue Albes, and Garnet Island lies across the sea', () => {
    const from = steps(spaceOfTown('evenpor-grove'));
    expect(from.get(spaceOfTown('dallak'))).toBeDefined();
    const garnet = sea.islands.find(({ id }) => id === 'garnet-island');
    expect(garnet?.spaces.some((id) => from.has(id))).toBe(false);
  });

  it('keep the names that the rulebook tells', () => {
    expect(board.towns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dallak', 'Orris', 'Gafford', 'Tarianor', 'Evenpor Grove']),
    );
    expect(board.name).toContain('Cerridor Sea');
    expect(
      anchorIds.filter((id) => sea.anchors.find((a) => a.id === id)?.name.endsWith('Weeping Reach')),
    ).toHaveLength(2);
  });

  it('iod.board.sea-no-hexes: are land alone, with no half spaces', () => {
    for (const space of board.spaces) expect(space).not.toHaveProperty('half');
    for (const { at } of sea.anchors) expect(byId.has(at), at).toBe(false);
    asserted(130);
  });

  it('are JSON through and through', () => {
    expect(JSON.parse(JSON.stringify({ board, sea }))).toEqual({ board, sea });
  });
});

describe('jewels', () => {
  it('iod.board.more-jewels: more than the 50 of the base board, and within the supply of each color', () => {
    const all = board.spaces.filter(({ jewel }) => jewel !== undefined);
    expect(all).toHaveLength(53);
    expect(withJewel('green')).toHaveLength(26);
    expect(withJewel('yellow')).toHaveLength(20);
    expect(withJewel('red')).toHaveLength(7);
    for (const color of ['green', 'yellow', 'red'] as const)
      expect(withJewel(color).length, color).toBeLessThanOrEqual(supply(color));
  });

  it('iod.components.adventure-counters, iod.counters.combined-supply: twelve counters more, 70 in all', () => {
    const extra = Object.values(theIslandOfDread.counters ?? {}).reduce((sum, n) => sum + n, 0);
    expect(extra).toBe(12);
    expect((['green', 'yellow', 'blue', 'red'] as const).reduce((sum, color) => sum + supply(color), 0)).toBe(
      70,
    );
  });

  it('iod.decks.no-blue, iod.counters.sea-not-on-board: none is blue', () => {
    expect(withJewel('blue')).toEqual([]);
  });

  it('faq.replenish.red: no red jewel has a sunburst, and on each island something comes back', () => {
    expect(sunbursts('red')).toEqual([]);
    expect([sunbursts('green').length, sunbursts('yellow').length]).toEqual([10, 7]);
    for (const { spaces, name } of sea.islands)
      expect(
        spaces.some((id) => byId.get(id)?.sunburst),
        name,
      ).toBe(true);
  });

  it('lie thick and green where Heroes begin, red far from there', () => {
    const fromDallak = steps(spaceOfTown('dallak'));
    expect(
      withJewel('green').filter(({ id }) => (fromDallak.get(id) ?? 99) <= 4).length,
    ).toBeGreaterThanOrEqual(4);
    for (const { id } of withJewel('red')) expect(fromDallak.get(id) ?? 99, id).toBeGreaterThan(6);
  });
});

describe('sea lanes', () => {
  it('iod.movement.example-first-anchor: the first anchor from Orris towards Dallak leads on or back, and nowhere else', () => {
    const lane = sea.lanes.find(({ id }) => id === 'orris-dallak')?.stops ?? [];
    expect(lane[0]).toBe('orris');
    expect(lane.at(-1)).toBe('dallak');
    expect(lanesFrom(lane[1] ?? '')).toEqual([lane[2], 'orris'].sort());
  });

  it('iod.movement.example-junction: from the second there are four ways', () => {
    const lane = sea.lanes.find(({ id }) => id === 'orris-dallak')?.stops ?? [];
    const junction = lane[2] ?? '';
    const ways = lanesFrom(junction);
    expect(ways).toHaveLength(4);
    const reach = (way: string) =>
      distancesFrom(way, (stop) =>
        townIds.includes(stop) ? [] : lanesFrom(stop).filter((next) => next !== junction),
      );
    const towards = (goal: string) => ways.filter((way) => reach(way).get(goal) === 1);
    expect(towards('gafford')).toHaveLength(1);
    expect(towards('dallak')).toHaveLength(1);
    expect(towards('orris')).toHaveLength(1);
    const north = ways.filter((way) =>
      sea.anchors.find(({ id }) => id === way)?.name.includes('Weeping Reach'),
    );
    expect(north).toHaveLength(1);
    expect(parseHexId(sea.anchors.find(({ id }) => id === north[0])?.at ?? '').row).toBeLessThan(
      parseHexId(sea.anchors.find(({ id }) => id === junction)?.at ?? '').row,
    );
  });

  it('iod.board.sea-lane: every town is a port, and every port can be reached from every other', () => {
    for (const channels of [false, true]) {
      const found = distancesFrom('dallak', joinedBy(channels));
      for (const stop of [...townIds, ...anchorIds]) expect(found.has(stop), stop).toBe(true);
    }
    for (const town of townIds) expect(lanesFrom(town).length, town).toBeGreaterThan(0);
    asserted(50);
  });

  it('iod.board.anchor-space: no anchor is a dead end, and there is one at least between two towns', () => {
    for (const anchor of anchorIds) expect(lanesFrom(anchor).length, anchor).toBeGreaterThanOrEqual(2);
    for (const town of townIds) for (const next of lanesFrom(town)) expect(townIds, town).not.toContain(next);
    asserted(20);
  });

  it('have a name for each anchor, and each anchor its own place', () => {
    expect(new Set(sea.anchors.map(({ name }) => name)).size).toBe(sea.anchors.length);
    expect(new Set(sea.anchors.map(({ at }) => at)).size).toBe(sea.anchors.length);
    for (const { id, at } of sea.anchors) expect(id).toBe(at.replace('h', 'a'));
  });

  it('iod.shipwreck.terrain: most anchors touch land, and a town with a lane touches its anchor or lies near', () => {
    const land = (at: string) => {
      const { column, row } = parseHexId(at);
      return neighboursOf(column, row).filter((hex) => byId.has(hexId(hex.column, hex.row)));
    };
    expect(sea.anchors.filter(({ at }) => land(at).length === 0).map(({ name }) => name)).toEqual([
      'Lower Weeping Reach',
      'The Crossing',
    ]);
  });
});

describe('event spaces', () => {
  const spacesOf = (tile: string) => sea.eventSpaces.filter((event) => event.tile === tile);

  it('iod.components.event-tile-faces: five sea lanes, six plains, four sea areas, one ruins', () => {
    expect(spacesOf('sea-lane')).toHaveLength(5);
    expect(spacesOf('plains')).toHaveLength(6);
    expect(spacesOf('sea')).toHaveLength(4);
    expect(spacesOf('ruins')).toHaveLength(1);
    expect(new Set(sea.eventSpaces.map(({ space }) => space)).size).toBe(16);
  });

  it('iod.board.sea-lane-tiles-numbered: the sea lane spaces bear the numbers 1 to 5, each opening a channel', () => {
    expect(spacesOf('sea-lane').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(sea.lanes.flatMap(({ channel }) => channel ?? [])).toEqual([1, 2, 3, 4, 5]);
    for (const { number, tile } of sea.eventSpaces) expect(number === undefined).toBe(tile !== 'sea-lane');
  });

  it('iod.board.event-space-normal: are land, without a jewel or a town that a tile would bury', () => {
    for (const { space } of sea.eventSpaces) {
      expect(byId.get(space), space).toBeDefined();
      expect(byId.get(space)).not.toHaveProperty('jewel');
      expect(byId.get(space)?.terrain).not.toBe('town');
    }
    asserted(40);
  });

  it('plains tiles change what they cover', () => {
    for (const { space } of spacesOf('plains')) expect(byId.get(space)?.terrain).not.toBe('plains');
    asserted(5);
  });

  it('leave nobody without a port when all sea tiles lie', () => {
    const drowned = new Set([...spacesOf('sea'), ...spacesOf('sea-lane')].map(({ space }) => space));
    const left = islandsOf([...byId.keys()].filter((id) => !drowned.has(id)));
    expect(left).toHaveLength(7);
    for (const land of left)
      expect(
        land.some((id) => byId.get(id)?.town !== undefined),
        land.join(' '),
      ).toBe(true);
  });
});

describe('reading islands', () => {
  const small = {
    id: 'small',
    name: 'Small',
    source: 'original' as const,
    towns: [
      { id: 'home', name: 'Home', letter: 'H' },
      { id: 'away', name: 'Away', letter: 'A' },
    ],
    islands: { home: 'Home Isle', away: 'Far Isle' },
    picture: `

H               A
    =       f
        @
`,
    regions: {},
    anchors: { h0302: 'Middle' },
    lanes: { crossing: 'home h0302 away' },
    channels: [{ number: 1, space: 'h0201', stops: 'h0302 home' }],
    tiles: { plains: 'h0401', sea: 'h0401', ruins: 'h0401' },
  };

  it('takes land, anchors, lanes, channels and islands', () => {
    const { board: land, sea: chart } = readIslands(small);
    expect(land.spaces.map(({ id }) => id)).toEqual(['h0101', 'h0201', 'h0401', 'h0501']);
    expect(chart.anchors).toEqual([{ id: 'a0302', name: 'Middle', at: 'h0302' }]);
    expect(chart.lanes).toEqual([
      { id: 'crossing', stops: ['home', 'a0302', 'away'] },
      { id: 'channel-1', stops: ['a0302', 'home'], channel: 1 },
    ]);
    expect(chart.islands).toEqual([
      { id: 'home-isle', name: 'Home Isle', spaces: ['h0101', 'h0201'] },
      { id: 'far-isle', name: 'Far Isle', spaces: ['h0401', 'h0501'] },
    ]);
  });

  it.each([
    ['an anchor without a name', { anchors: {} }, 'anchor h0302 has no name'],
    [
      'a name without an anchor',
      { anchors: { ...small.anchors, h0909: 'Nowhere' } },
      'no anchor is drawn at h0909',
    ],
    ['a lane to nowhere', { lanes: { crossing: 'home h0303' } }, 'stops at h0303'],
    ['a tile on the water', { tiles: { ...small.tiles, sea: 'h0302' } }, 'lies on h0302'],
    ['an island without its town', { islands: { nowhere: 'Isle' } }, 'Isle has no town nowhere'],
  ])('names %s', (_, change, message) => {
    expect(() => readIslands({ ...small, ...change })).toThrow(message);
  });
});
