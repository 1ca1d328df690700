import { describe, expect, it } from 'vitest';
import { marks } from '../../../src/bots/search/trained.js';
import {
  standingNames as otherNames,
  searchBot as otherSearch,
} from '../../../src/bots/second-edition/index.js';
import { tableOf } from '../../../src/bots/third-edition/bot.js';
import {
  playGame,
  searchBot,
  standingNames,
  standings,
  type ValueNetwork,
} from '../../../src/bots/third-edition/index.js';
import { worthAfter, worthOfStanding } from '../../../src/bots/third-edition/search/worth.js';
import { fromScenario } from '../../../src/scenario/third-edition/index.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';
import type { ThirdEditionState } from '../../../src/third-edition/types.js';
import { type DatasetSetting, datasetColumns, rowsOfGame } from '../../../tools/workshop/index.js';

/* A value of Third Edition that is trained elsewhere, and the data set that it is trained with. */

const networkOf = (
  inputs: readonly string[],
  weights: Readonly<Record<string, number>>,
  bias = 0,
): ValueNetwork => ({
  version: 1,
  inputs,
  layers: [{ weights: [inputs.map((name) => weights[name] ?? 0)], biases: [bias] }],
});

const ruleset = rulesetOf('corpse-king');
const positionOf = (...players: readonly object[]): ThirdEditionState =>
  fromScenario({
    game: { edition: 'third-edition', scenario: 'corpse-king', players },
    given: { turn: { player: 0, step: 'act' } },
  } as never);
const at = (list: readonly number[] | undefined, name: (typeof standingNames)[number]): number =>
  list?.[standingNames.indexOf(name)] as number;

describe('a trained value', () => {
  it('belongs to an edition, and the other says so', () => {
    expect(standingNames).toContain(marks['Third Edition']);
    expect(standingNames).not.toContain(marks['Second Edition']);
    expect(otherNames).toContain(marks['Second Edition']);
    expect(otherNames).not.toContain(marks['Third Edition']);
    expect(() => searchBot(1, { value: networkOf(otherNames, {}) })).toThrow(
      /trained for Second Edition, and Third Edition is played/,
    );
    expect(() => otherSearch(1, { value: networkOf(standingNames, {}) })).toThrow(
      /trained for Third Edition, and Second Edition is played/,
    );
    expect(() => searchBot(1, { value: networkOf(['gold'], {}) })).toThrow(/inputs .* in order: story/);
  });

  it('makes odds of scores, among the players and nobody', () => {
    const state = positionOf({ hex: 'tamalir', gold: 10 }, { gold: 0 });
    const g = tableOf(ruleset, state as never);
    const worth = worthAfter(g, 0, (standing) => at(standing, 'gold'))(g);
    // Ten gold are a score of 1; the other's and nobody's are 0.
    expect(worth).toBeCloseTo(Math.E / (Math.E + 2), 12);
  });

  it('gives nobody a chance who is out of the game', () => {
    const state = positionOf({ hex: 'tamalir' }, {});
    const players = state.players.map((p, seat) => (seat === 1 ? { ...p, out: true, hex: null } : p));
    const g = tableOf(ruleset, { ...state, players } as never);
    expect(worthOfStanding(g, 1)).toBeLessThan(0.01);
    expect(standings({ ...state, players })[1]).toEqual(standingNames.map(() => 0));
  });

  it('plays', () => {
    const value = networkOf(standingNames, { skills: 1 }, -1);
    const quick = { budget: Number.POSITIVE_INFINITY, passes: 4, horizon: 1 };
    const play = () =>
      playGame({
        scenario: 'corpse-king',
        players: 2,
        seed: 'value',
        bots: [searchBot(1, { ...quick, value }), searchBot(2, quick)],
        maxRounds: 1,
      });
    expect(play().actions).toEqual(play().actions);
  });
});

describe('standings', () => {
  it('are a list of numbers for each player, of states and of views alike', () => {
    const state = positionOf({ hex: 'tamalir', gold: 3, damage: 2 }, { gold: 0 });
    const [first, second] = standings(state);
    expect([first?.length, second?.length]).toEqual([standingNames.length, standingNames.length]);
    expect([at(first, 'gold'), at(second, 'gold')]).toEqual([0.3, 0]);
    expect(at(first, 'health')).toBeLessThan(1);
    expect(at(second, 'health')).toBe(1);
    expect(at(first, 'ready')).toBeLessThan(at(first, 'rested'));
    expect(standings(ruleset.viewFor(state, 1))).toEqual([first, second]);
  });

  it('are asked of positions of this edition', () => {
    expect(() => standings({} as never)).toThrow(/Standings are asked of a state or a view of Third Edition/);
    expect(() => standings(positionOf({}, {}), {} as never)).toThrow(/The ruleset is what/);
  });
});

describe('a data set', () => {
  const setting: DatasetSetting = {
    edition: 'third-edition',
    scenarios: ['ascendance-of-margath', 'corpse-king'],
    modules: [],
    games: 2,
    players: 2,
    seed: 'rows',
    bound: 60,
    bots: ['nimble'],
  };
  const columns = datasetColumns('third-edition');

  it('has a row for each player who is in the game in each round, and says who won, if anybody did', () => {
    const rows = rowsOfGame(setting, 0);
    const column = (name: string): readonly number[] =>
      rows.map((row) => row[columns.indexOf(name)] as number);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
    expect(new Set(column('game'))).toEqual(new Set([0]));
    const rounds = column('round');
    expect(rounds.slice(0, 4)).toEqual([1, 1, 2, 2]);
    for (const round of new Set(rounds)) {
      const of = rows.filter((row) => row[columns.indexOf('round')] === round);
      expect(of.length).toBeLessThanOrEqual(2);
      expect([0, 1]).toContain(of.reduce((sum, row) => sum + (row[columns.indexOf('won')] as number), 0));
    }
    expect(column('late').at(-1)).toBeGreaterThan(column('late')[0] as number);
    expect(rowsOfGame(setting, 0)).toEqual(rows);
  });

  it('leaves games out that come to no end', () => {
    expect(rowsOfGame({ ...setting, bound: 1 }, 1)).toEqual([]);
  });
});
