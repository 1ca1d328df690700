import { describe, expect, it } from 'vitest';
import { hexDistance } from '../../src/hex/index.js';
import { isAt } from '../../src/third-edition/base/places.js';
import type { G } from '../../src/third-edition/base/vocabulary.js';
import { board } from '../../src/third-edition/content/board.js';
import { adventureTypes, terrains } from '../../src/third-edition/content/board-types.js';
import { terrainDice } from '../../src/third-edition/content/terrain-dice.js';
import { rulesetOf, Table } from './table.js';

const hex = (id: string) => board.hexes.find((one) => one.id === id);
const { content } = rulesetOf('corpse-king').rules;
const at = (id: string, where: Parameters<typeof isAt>[2]) => isAt({ content } as unknown as G, id, where);

describe('the board', () => {
  it('is a grid of 15 columns, with 14 full hexes in each (3e.board.hexes)', () => {
    const columns = new Set(board.hexes.map(({ id }) => id.slice(1, 3)));
    expect(columns.size).toBe(15);
    for (const column of columns)
      expect(board.hexes.filter(({ id }) => id.slice(1, 3) === column)).toHaveLength(14);
  });

  it('has four cities, each with a market (3e.board.cities, 3e.board.markets)', () => {
    const cities = board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    expect([...cities].sort()).toEqual(['dawnsmoor', 'forge', 'riverwatch', 'tamalir']);
    expect(Object.keys(Table.of('corpse-king').state.markets).sort()).toEqual([...cities].sort());
  });

  it('has towns, shrines and strongholds on ground of their own (3e.board.towns-shrines-strongholds, 3e.board.one-terrain)', () => {
    for (const { kind, hex: where } of board.places) {
      const ground = hex(where)?.terrain;
      if (kind === 'city') expect(ground).toBe('city');
      else expect(terrains).toContain(ground);
    }
    expect(hex('h1501')?.terrain).toBe('mountain');
    expect(hex('h1303')?.terrain).toBe('mountain');
    expect(hex('h1314')?.terrain).toBe('plains');
  });

  it('has 27 gems, nine of each type (3e.board.gem-spaces, 3e.components.adventure-gems)', () => {
    const gems = board.hexes.flatMap(({ gem }) => gem ?? []);
    expect(gems).toHaveLength(27);
    for (const type of adventureTypes) expect(gems.filter((gem) => gem === type)).toHaveLength(9);
  });

  it('has two bridges, each over a river (3e.board.bridges, 3e.board.rivers)', () => {
    expect(board.bridges).toEqual([
      ['h0906', 'h0907'],
      ['h1112', 'h1113'],
    ]);
    for (const bridge of board.bridges) expect(board.rivers).toContainEqual(bridge);
  });

  it('has roads at the cities, at Trading Hail and at Suvar’s Haven (3e.board.road-hexes, 3e.board.roads)', () => {
    const roads = new Set(board.roads.flat());
    for (const id of ['dawnsmoor', 'forge', 'riverwatch', 'tamalir', 'trading-hail', 'suvars-haven'])
      expect(roads, id).toContain(board.places.find((place) => place.id === id)?.hex);
  });

  it('lets a city count as every ground, and a name as each of its hexes (3e.board.terrain-types, 3e.board.named-region)', () => {
    for (const terrain of terrains) expect(at('h0706', { terrains: [terrain] })).toBe(true);
    expect(at('h0704', { terrains: ['water'] })).toBe(false);
    for (const id of ['h0605', 'h0506', 'h0606']) expect(at(id, { regions: ['blackwing-swamp'] })).toBe(true);
    expect(at('h0604', { regions: ['blackwing-swamp'] })).toBe(false);
  });

  it('counts a distance in hexes, whatever lies between (3e.board.distance)', () => {
    expect(hexDistance('h0906', 'h0907')).toBe(1);
    expect(hexDistance('h0712', 'h0706')).toBe(6);
  });

  it('is wilderness but for cities, towns, shrines and strongholds (3e.board.civilized)', () => {
    const rests = (id: string) =>
      Table.of('corpse-king').seat({ hex: id, damage: 2 }).play('rest').waits() === 'rest/roll';
    expect(['h0706', 'h0204', 'h0508', 'h0712'].map(rests)).toEqual([false, false, false, false]);
    expect(rests('h0704')).toBe(true);
  });
});

describe('a terrain die', () => {
  it('has six faces that all differ (3e.dice.faces)', () => {
    expect(terrainDice).toEqual([
      ['plains'],
      ['plains', 'forest'],
      ['forest', 'hills'],
      ['hills', 'plains'],
      ['mountain', 'water'],
      ['wild'],
    ]);
  });
});
