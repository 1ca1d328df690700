import { describe, expect, it } from 'vitest';
import { readTrained } from '../../src/bots/search/trained.js';
import {
  combatOdds,
  searchBot,
  standingNames,
  standings,
  type ValueNetwork,
} from '../../src/bots/second-edition/index.js';
import { standings as thirdStandings } from '../../src/bots/third-edition/index.js';
import { createGame } from '../../src/index.js';
import { type DatasetSetting, datasetColumns, rowsOfGame } from '../../tools/workshop/index.js';

/* A value that is trained elsewhere, and the data set that it is trained with. */

const one = (at: number): number[] => standingNames.map((_, which) => (which === at ? 1 : 0));
const linear: ValueNetwork = {
  version: 1,
  inputs: [...standingNames],
  layers: [{ weights: [one(0)], biases: [3] }],
};

describe('a trained value', () => {
  it('is a weighted sum, or one of hyperbolic tangents', () => {
    const standing = standingNames.map((_, at) => at + 1);
    expect(readTrained(linear, standingNames, 'Second Edition')(standing)).toBe(4);
    const deep: ValueNetwork = {
      ...linear,
      layers: [
        { weights: [one(0), one(1)], biases: [0, -1] },
        { weights: [[2, 10]], biases: [0.5] },
      ],
    };
    expect(readTrained(deep, standingNames, 'Second Edition')(standing)).toBeCloseTo(
      2 * Math.tanh(1) + 10 * Math.tanh(1) + 0.5,
      12,
    );
  });

  it.each<[string, unknown, RegExp]>([
    ['another version', { ...linear, version: 2 }, /version 1/],
    ['other inputs', { ...linear, inputs: [...standingNames].reverse() }, /inputs .* in order: runes/],
    ['no layers', { ...linear, layers: [] }, /one layer at least/],
    ['short rows', { ...linear, layers: [{ weights: [[1]], biases: [0] }] }, /Layer 1 .* rows of 14/],
    ['no numbers', { ...linear, layers: [{ weights: [one(0)], biases: [Number.NaN] }] }, /Layer 1 .* biases/],
    ['two scores', { ...linear, layers: [{ weights: [one(0), one(1)], biases: [0, 0] }] }, /one output/],
    ['nothing', null, /./],
  ])('that is %s is refused', (_, value, why) => {
    expect(() => searchBot(1, { value: value as ValueNetwork })).toThrow(why);
  });
});

describe('standings', () => {
  it('are a list of numbers for each player', () => {
    const lists = standings(createGame({ players: 3, seed: 's' }));
    expect(lists.map((list) => list.length)).toEqual([14, 14, 14]);
    expect(lists.flat().every(Number.isFinite)).toBe(true);
  });

  it('are asked of positions', () => {
    expect(() => standings({} as never)).toThrow(/Standings are asked of a state or a view/);
  });
});

describe('a data set', () => {
  const setting: DatasetSetting = {
    edition: 'second-edition',
    scenarios: [],
    modules: [],
    games: 1,
    players: 2,
    seed: 'rows',
    bound: 100,
    bots: ['nimble'],
  };
  const columns = datasetColumns('second-edition');

  it('has a row for each player in each turn, and says who won', () => {
    const rows = rowsOfGame(setting, 0);
    expect(rows.length).toBeGreaterThan(20);
    const [game, turn, seat, won] = ['game', 'turn', 'seat', 'won'].map((name) => columns.indexOf(name)) as [
      number,
      number,
      number,
      number,
    ];
    expect(new Set(rows.map((row) => row[game]))).toEqual(new Set([0]));
    for (const [at, row] of rows.entries()) {
      expect([row.length, row[seat]]).toEqual([columns.length, at % 2]);
      if (at % 2 === 1) {
        expect(row[turn]).toBe(rows[at - 1]?.[turn]);
        expect((row[won] ?? 0) + (rows[at - 1]?.[won] ?? 0)).toBe(1);
      }
    }
    expect(rowsOfGame(setting, 0)).toEqual(rows);
  });

  it('leaves games out that nobody wins', () => {
    expect(rowsOfGame({ ...setting, bound: 1 }, 0)).toEqual([]);
  });
});

it.each([7, null, 'value.json'])('a value is an object, and %j is refused as another value', (value) => {
  expect(() => searchBot(1, { value: value as never })).toThrow(
    'A trained value is an object with its version, inputs and layers.',
  );
});

it('standings and odds of combats of another edition are refused, by its name', () => {
  const other = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 });
  expect(() => standings(other as never)).toThrow(
    'Standings are asked of a state or a view of Second Edition.',
  );
  expect(() => combatOdds(other as never)).toThrow(
    'The odds of a combat are asked of a state or a view of Second Edition.',
  );
});

it.each([7, null])('standings of %j are asked of nothing that is a position', (state) => {
  expect(() => standings(state as never)).toThrow(
    'Standings are asked of a state or a view of Second Edition.',
  );
  expect(() => thirdStandings(state as never)).toThrow(
    'Standings are asked of a state or a view of Third Edition.',
  );
});
