import { describe, expect, it } from 'vitest';
import { createGame, decision, type RuleId, UnknownRulesetError } from '../../../src/index.js';
import { Table } from '../../toolkit.js';

/** The Experience step of player 0 of so many, with so many points in green counters. */
const stepOf = (module: string, players: number, green: number) =>
  Table.of({
    game: {
      modules: [module],
      players: Array.from({ length: players }, (_, at) =>
        at === 0 ? { counters: { green }, items: ['heart-of-the-mountain'] } : {},
      ),
    },
    given: { turn: { player: 0, step: 'experience' } },
  });

const tables: readonly [module: string, costs: readonly [players: number, cost: number, rule: RuleId][]][] = [
  [
    'shorter-game',
    [
      [1, 4, '2e.shorter.cost-1-2'],
      [2, 4, '2e.shorter.cost-1-2'],
      [3, 3, '2e.shorter.cost-3-4'],
      [4, 3, '2e.shorter.cost-3-4'],
      [5, 2, '2e.shorter.cost-5-6'],
      [6, 2, '2e.shorter.cost-5-6'],
    ],
  ],
  [
    'longer-game',
    [
      [1, 6, '2e.longer.cost-1-2'],
      [2, 6, '2e.longer.cost-1-2'],
      [3, 5, '2e.longer.cost-3-4'],
      [4, 5, '2e.longer.cost-3-4'],
      [5, 4, '2e.longer.cost-5-6'],
      [6, 4, '2e.longer.cost-5-6'],
    ],
  ],
];

describe.each(tables)('Variant: %s', (module, costs) => {
  it.each(costs)('%i players pay %i experience points for a counter (%s)', (players, cost, rule) => {
    const enough = stepOf(module, players, cost).play('experience/buy bonus=mind');
    expect(enough.player(0).counters.green).toBe(0);
    expect(enough.player(0).hero.experience.mind).toBe(1);
    stepOf(module, players, cost - 1).refuses('experience/buy bonus=mind', rule);
  });
});

describe('Shorter or Longer Runebound', () => {
  it('2e.shorter.purpose, 2e.longer.purpose: one is chosen or none, and both cannot be', () => {
    for (const [modules, rule] of [
      [['shorter-game', 'longer-game'], '2e.shorter.purpose'],
      [['longer-game', 'shorter-game'], '2e.longer.purpose'],
    ] as const) {
      let error: unknown;
      try {
        createGame({ players: 2, seed: 1, modules: [...modules] });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(UnknownRulesetError);
      expect((error as UnknownRulesetError).rule).toBe(rule);
    }
    expect(decision(stepOf('shorter-game', 5, 2).state)?.kind).toBe('experience/choose');
  });
});
