import { describe, expect, it } from 'vitest';
import {
  distancesOn,
  facesInto,
  pathOn,
  placesNear,
  type Reach,
  reachable,
} from '../../../src/third-edition/inspect/index.js';
import { Table } from '../table.js';

/* Where a hero can get to. Faces: 1 plains, 2 plains or forest, 3 forest or hills, 4 hills or plains, 5 mountain or water, 6 wild. */

const far = { hex: 'h1501' };
const at = (
  hex: string,
  seat: object = {},
  scenario: 'ascendance-of-margath' | 'corpse-king' = 'ascendance-of-margath',
) => Table.of(scenario, ['lyssa', 'corbin']).seat({ hex, ...seat }, far);
const rolled = (hex: string, ...dice: number[]) =>
  at(hex)
    .play('move/roll')
    .roll(...dice);

const reach = ({ rules, state }: Pick<Table, 'rules' | 'state'>): Reach => {
  const found = rules.ask(state, reachable);
  if (found === null) throw new Error('Nobody moves.');
  return found;
};
const hexes = (found: Reach): string[] => found.hexes.map(({ there }) => there.hex).toSorted();
const ways = (found: Reach, hex: string) => found.hexes.find(({ there }) => there.hex === hex)?.ways ?? [];

/** Each way leads where it says when it is gone, and takes what it says. */
function walked(table: Table): number {
  let gone = 0;
  for (const { there, ways: all } of reach(table).hexes)
    for (const way of all) {
      let state = table.state;
      for (const action of way.actions) state = table.rules.apply(state, action);
      expect(state.players[0]?.hex).toBe(there.hex);
      expect(way.path.at(-1)).toBe(there.hex);
      expect(state.players[0]?.damage).toBe((table.state.players[0]?.damage ?? 0) + way.damage);
      gone++;
    }
  return gone;
}

describe('reach', () => {
  it('has what the dice show, each die once, in any order (3e.move.spend-per-hex, 3e.move.die-once, 3e.move.order-free)', () => {
    // The example of the booklet: mountain, then hills or plains, then a wild.
    const found = reach(rolled('h1108', 5, 4, 6));
    expect(found).toMatchObject({ player: 0, from: 'h1108', by: 'dice', complete: true });
    expect(ways(found, 'h0908').map(({ path, spent }) => [path, spent])).toContainEqual([
      ['h1008', 'h0908'],
      [5, 4],
    ]);
    // Two dice will do for the last hex as well; with all three there is a way too.
    expect(ways(found, 'h0909')[0]).toMatchObject({ path: ['h1008', 'h0909'], cost: 0, damage: 0 });
    expect(ways(found, 'h0909').map(({ left }) => left)).toContainEqual([]);
    expect(walked(rolled('h1108', 5, 4, 6))).toBeGreaterThan(10);
  });

  it('is nothing where no die shows the ground, and where nobody moves', () => {
    expect(hexes(reach(rolled('h0204', 5, 5, 5)))).toEqual([]);
    const { rules, state } = at('h0204').play('move/roll');
    expect(rules.ask(state, reachable)).toBeNull();
  });

  it('tells ways apart by the dice that are left', () => {
    // Around Everton plains are entered with 1 and with 2.
    const found = reach(rolled('h0204', 1, 2, 5));
    expect(
      ways(found, 'h0105')
        .slice(0, 2)
        .map(({ spent, left }) => [spent, left]),
    ).toEqual([
      [[1], [2, 5]],
      [[2], [1, 5]],
    ]);
    expect(ways(found, 'h0203').map(({ spent }) => spent)).toContainEqual([2]);
  });

  it('follows a road with any die, crosses bridges and enters cities (3e.move.road, 3e.move.bridge, 3e.move.city)', () => {
    const found = reach(rolled('h0704', 5, 5, 5));
    const alongRoads = [
      'h0601',
      'h0602',
      'h0703',
      'h0704',
      'h0705',
      'h0706',
      'h0707',
      'h0803',
      'h0904',
      'h1003',
    ];
    // From the road the dice show the swamp besides.
    expect(hexes(found)).toEqual([...alongRoads, 'h0605', 'h0506', 'h0606'].toSorted());
    expect(hexes(reach(rolled('h0907', 3, 3, 3)))).toContain('h0906');
  });

  it('has single steps before a roll, one for each action that is left (3e.move.step, 3e.turn.three-actions)', () => {
    const one = reach(at('h0704').actions(1));
    expect(one.by).toBe('steps');
    expect(hexes(one)).toHaveLength(6);
    // Rivers and ground do not matter: all hexes within two, and the hero can come back.
    const two = reach(at('h0704').actions(2));
    expect(hexes(two)).toHaveLength(6 + 12 + 1);
    expect(ways(two, 'h0702')[0]).toMatchObject({ cost: 2, spent: [] });
    expect(walked(at('h0704').actions(2))).toBeGreaterThanOrEqual(19);
    expect(reach(at('h0704', { delayed: true })).hexes).toEqual([]);
  });

  it('tells of the zombies on the way, and ends where they leave the hero defeated (3e.corpse-king.zombie-damage, 3e.move.enter-trigger)', () => {
    const haunted = (damage: number) => {
      const table = at('h0704', { damage }, 'corpse-king').lay((s) => {
        s.zombies = ['h0703'];
      });
      return table.play('move/roll').roll(5, 5, 5);
    };
    const found = reach(haunted(0));
    expect(ways(found, 'h0602')[0]).toMatchObject({ path: ['h0703', 'h0602'], damage: 2 });
    // Lyssa has 9 health.
    const hurt = reach(haunted(7));
    expect(hurt.hexes.find(({ there }) => there.hex === 'h0703')).toMatchObject({ goesOn: false });
    expect(hexes(hurt)).not.toContain('h0602');
    walked(haunted(7));
  });

  it('spends a die as another ground where a skill lets it, once (3e.game.precedence-card)', () => {
    const table = rolled('h1108', 1, 1, 1).seat({ skills: ['mountaineering'] });
    const found = reach(table);
    expect(ways(found, 'h1008')[0]?.actions[0]).toMatchObject({
      type: 'move/spend-as',
      card: 'mountaineering',
    });
    walked(table);
  });

  it('has beside it what one exerting may lead to (3e.exert.reroll)', () => {
    const table = rolled('h0204', 5, 5, 5).seat({ hand: ['ambush', 'blink'] });
    const { exerting } = reach(table);
    expect(exerting).toHaveLength(1);
    expect(exerting[0]?.die).toBe(5);
    expect(exerting[0]?.hexes.find(({ hex }) => hex === 'h0105')?.chance).toBeCloseTo(4 / 6, 10);
    expect(reach(rolled('h0204', 5, 5, 5)).exerting).toEqual([]);
  });
});

describe('board questions', () => {
  const { rules, state } = at('h0204');

  it('count steps, whatever the ground (3e.board.distance)', () => {
    const distances = rules.ask(state, distancesOn, 'h0706');
    expect(distances).toMatchObject({ h0706: 0, h0705: 1, h0704: 2, h0703: 3 });
    expect(Object.keys(distances)).toHaveLength(210);
    expect(rules.ask(state, pathOn, 'h0706', 'h0704')).toEqual(['h0706', 'h0705', 'h0704']);
    const { state: kept } = at('h0204').play('move/roll');
    expect(rules.ask(kept, distancesOn, 'h0706')).toBe(rules.ask(kept, distancesOn, 'h0706'));
  });

  it('name the nearest places, of all kinds or of one', () => {
    expect(rules.ask(state, placesNear, 'h0705', 'city')[0]).toEqual({
      place: 'tamalir',
      name: 'Tamalir',
      kind: 'city',
      hex: 'h0706',
      distance: 1,
    });
    expect(rules.ask(state, placesNear, 'h0705', 'shrine')).toHaveLength(5);
    expect(rules.ask(state, placesNear, 'h0705', undefined)).toHaveLength(19);
  });

  it('name the faces that a hex takes, from where one comes (3e.move.road, 3e.move.river, 3e.move.city)', () => {
    expect(rules.ask(state, facesInto, 'h0605', undefined)).toEqual([5, 6]);
    expect(rules.ask(state, facesInto, 'h0706', undefined)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rules.ask(state, facesInto, 'h0703', 'h0704')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rules.ask(state, facesInto, 'h1006', 'h0906')).toEqual([5, 6]);
  });

  it('refuse what is no hex and no kind of place', () => {
    expect(() => rules.ask(state, distancesOn, 'h9999')).toThrow('There is no hex "h9999" on this board');
    expect(() => rules.ask(state, pathOn, 'h0706', '')).toThrow('There is no hex');
    expect(() => rules.ask(state, placesNear, 'h0706', 'harbour' as 'city')).toThrow('city, town, shrine');
  });
});
