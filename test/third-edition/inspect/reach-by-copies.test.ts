import { describe, expect, it } from 'vitest';
import { reachable } from '../../../src/third-edition/inspect/index.js';
import { upTo } from '../../depth.js';
import { Table } from '../table.js';
import { reachable as byCopies } from './reach-by-copies.js';
import { scenarios, walk } from './walk.js';

/* Steps that share a game lead where steps on copies of their own lead. */

describe.each(scenarios)('reach in games of %s', (scenario, rules) => {
  it('is the same in random games', () => {
    const kinds = new Set<string>();
    let [moves, harmed] = [0, 0];
    for (let seed = 1; seed <= upTo(3, 40); seed++)
      walk(rules, scenario, seed, { steps: 400, every: 1 }, (state) => {
        const found = rules.ask(state, reachable);
        if (found === null || (found.by === 'steps' && seed % 2 === 0)) return;
        expect(found).toEqual(rules.ask(state, byCopies));
        kinds.add(found.by);
        moves++;
        if (found.hexes.some(({ ways }) => ways.some(({ damage }) => damage > 0))) harmed++;
      });
    expect([...kinds]).toEqual(expect.arrayContaining(['dice', 'steps']));
    expect(moves).toBeGreaterThan(50);
    if (scenario === 'corpse-king') expect(harmed).toBeGreaterThan(0);
  });
});

describe('reach', () => {
  it('is the same with rolled dice, with zombies on the way, and with a die spent as another ground', () => {
    const at = (scenario: 'ascendance-of-margath' | 'corpse-king', seat: object = {}) =>
      Table.of(scenario, ['lyssa', 'corbin']).seat({ hex: 'h0704', ...seat }, { hex: 'h0204' });
    const tables = [
      at('ascendance-of-margath').play('move/roll').roll(1, 3, 6),
      at('corpse-king', { damage: 5 })
        .lay((s) => {
          s.zombies = ['h0703', 'h0705', 'h0605'];
        })
        .play('move/roll')
        .roll(1, 2, 5),
      at('ascendance-of-margath', { skills: ['mountaineering'] })
        .play('move/roll')
        .roll(1, 2, 6),
    ];
    for (const { rules, state } of tables) {
      const found = rules.ask(state, reachable);
      expect(found?.hexes.length).toBeGreaterThan(3);
      expect(found).toEqual(rules.ask(state, byCopies));
    }
  });
});
