import { describe, expect, it } from 'vitest';
import { accessesOf, sumOf } from '../bench/accesses.js';
import { aimsOf } from '../bench/aims.js';
import { allRows } from '../bench/all-rows.js';
import { coresOf } from '../bench/cores.js';
import { measure, median, ROUNDS, WARM_ROUNDS } from '../bench/measure.js';
import { flatMonteCarlo } from '../bench/monte-carlo.js';
import { pricesOf, samePieces } from '../bench/prices.js';
import { measureRatios } from '../bench/ratios.js';
import { each, type Row, several } from '../bench/rows.js';
import { baseGame, fullSets } from '../bench/sets.js';
import { uct } from '../bench/uct.js';
import { actionCode, createGame, simulate } from '../src/index.js';
import { bundledModules, rulesetOf } from '../src/second-edition/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
import { asserted } from './asserted.js';
import { upTo } from './depth.js';

/* The benchmark measures what it says: no test here looks at a clock. */

const row = (id: string, count: number): Row => ({
  id,
  group: 'rows',
  program: id,
  unit: 'units',
  count,
  open: () => each(() => undefined),
});

describe('measuring', () => {
  it('warms every row up by count before it measures any, and then lets rows take turns', async () => {
    const asked: string[] = [];
    await measure([row('a', 100), row('b', 30)], async ({ id }, units) => asked.push(`${id}${units}`), 0.1);
    const warm = [...Array(WARM_ROUNDS).fill('a10'), ...Array(WARM_ROUNDS).fill('b3')];
    expect(asked).toEqual([...warm, ...Array.from({ length: ROUNDS }, () => ['a10', 'b3']).flat()]);
  });

  it('takes the median of the rounds, and leaves the warm-up out', async () => {
    let turn = 0;
    const [figure] = await measure([row('a', 1)], async () =>
      ++turn <= WARM_ROUNDS ? 1000 : ([5, 1, 4, 90, 3][turn - WARM_ROUNDS - 1] ?? Number.NaN),
    );
    expect(figure).toMatchObject({ perSecond: 4, lowest: 1, highest: 90 });
    expect(median([2, 10])).toBe(10);
  });

  it('counts what a row did, not what it was asked for', () => {
    let done = 0;
    const run = several(() => {
      done += 4;
      return 4;
    })(10);
    expect([run(), done]).toEqual([12, 12]);
  });
});

it('what all cores play is set against so many times what one plays, in turns', async () => {
  const asked: number[] = [];
  const cores = await coresOf(
    async ({ threads, actions }) => {
      asked.push(threads);
      // Three of four threads' time is well spent, and a tenth more work is done.
      return threads === 1
        ? { actions, clock: 10, processors: 10 }
        : { actions, clock: 10 / 3, processors: 11 };
    },
    1,
    4,
  );
  expect(asked).toEqual(Array.from({ length: WARM_ROUNDS + ROUNDS }, () => [1, 4]).flat());
  expect(cores).toMatchObject({ threads: 4, alone: 10_000_000, perProcessor: 10_000_000 });
  expect(cores.share).toBeCloseTo(0.75);
  expect(cores.work).toBeCloseTo(10 / 11);
});

it('what modules cost is measured against the base game in turns, and told by the steps of an action, too', async () => {
  const asked: string[] = [];
  const priced: string[] = [];
  const ratios = await measureRatios(
    {
      speedOf: async ({ id }) => {
        asked.push(id);
        return id.startsWith('base game') ? 300 : id.endsWith('random') ? 100 : 150;
      },
      pricesOf: async ({ set, play }) => {
        priced.push(`${set}, ${play}`);
        return { 'run turn/start': { count: 50, each: set === 'base game' ? 2 : 3 } };
      },
    },
    0.01,
  );
  expect(ratios.map(({ set }) => set)).toEqual(fullSets.map(({ name }) => name));
  for (const { random, sensible, steps, same } of ratios) {
    expect([random, sensible]).toEqual([3, 2]);
    expect(same).toEqual({ random: { ratio: 1.5, share: 1 }, sensible: { ratio: 1.5, share: 1 } });
    for (const more of Object.values(steps)) {
      expect(more).toBeGreaterThan(0.8);
      expect(more).toBeLessThan(3);
    }
  }
  // The base game and a set take turns, while they are warmed up, too.
  for (const rounds of [asked, priced])
    for (const [at, name] of rounds.entries()) expect(name.startsWith('base game')).toBe(at % 2 === 0);
}, 60_000);

describe('prices of pieces', () => {
  it('are of everything that an action does, and of nothing twice', () => {
    const prices = pricesOf(baseGame, 'random')(300);
    const of = (sort: string) =>
      Object.entries(prices).flatMap(([piece, { count }]) => (piece.startsWith(`${sort} `) ? [count] : []));
    const total = (sort: string) => of(sort).reduce((sum, count) => sum + count, 0);
    expect([total('list'), total('act')]).toEqual([300, 300]);
    expect(total('run')).toBeGreaterThan(300);
    expect(Object.keys(prices)).toEqual(
      expect.arrayContaining([
        'list movement/choose',
        'act move/roll',
        'run turn/start',
        'answer movement/roll',
      ]),
    );
  });

  it('are compared as often as they come up with the modules, where the base game knows them well', () => {
    const base = {
      walk: { count: 100, each: 1 },
      fight: { count: 30, each: 10 },
      rare: { count: 2, each: 1 },
    };
    const full = {
      walk: { count: 100, each: 1.2 },
      fight: { count: 90, each: 12 },
      rare: { count: 50, each: 9 },
      storm: { count: 50, each: 1 },
    };
    const { ratio, share } = samePieces([base], [full]);
    expect(ratio).toBeCloseTo((120 + 1080) / (100 + 900), 10);
    expect(share).toBeCloseTo(1200 / (1200 + 450 + 50), 10);
  });

  it('are the medians of the rounds', () => {
    const rounds = [1, 90, 2].map((each) => ({ walk: { count: 50, each } }));
    expect(samePieces([{ walk: { count: 50, each: 1 } }], rounds).ratio).toBe(2);
  });
});

describe('rows and aims', () => {
  it('has no two rows of one name, and a row for every module', () => {
    const ids = allRows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const module of Object.keys(bundledModules))
      expect(ids).toEqual(expect.arrayContaining([`${module}, random`, `${module}, sensible`]));
  });

  it('measures everything together: to a full set no module can be added', () => {
    for (const { modules } of fullSets)
      for (const more of Object.keys(bundledModules) as SecondEditionModuleId[])
        if (!modules.includes(more))
          expect(() => rulesetOf([...modules, more])).toThrow(/cannot be in force|needs/);
    asserted(30);
  });

  it('finds every row that an aim is about, and compares with the fastest of boardgame.io and the slowest full set', () => {
    const figures = allRows.map(({ id, group, unit }) => ({
      id,
      group,
      unit,
      perSecond: 100,
      lowest: 1,
      highest: 1,
    }));
    const same = (sensible: number, random: number) => ({
      sensible: { ratio: sensible, share: 1 },
      random: { ratio: random, share: 1 },
    });
    const aimsWith = (speeds: Record<string, number>) =>
      aimsOf(
        figures.map((figure) => ({ ...figure, perSecond: speeds[figure.id] ?? figure.perSecond })),
        6600,
        [
          { set: 'one', random: 2, sensible: 0.9, steps: { sensible: 1, random: 1.6 }, same: same(1.2, 1.4) },
          {
            set: 'other',
            random: 1.2,
            sensible: 1.1,
            steps: { sensible: 0.5, random: 1 },
            same: same(1.1, 1),
          },
        ],
        [
          { row: 'simulate, no checks', many: 24, few: 1, one: 1 },
          { row: 'apply + legalActions', many: 300, few: 1, one: 1 },
        ],
      ).map(({ measured, met }) => [measured, met]);
    expect(
      aimsWith({
        'simulate, no checks': 9000,
        'boardgame.io client': 200,
        fork: 250_000,
      }),
    ).toEqual([
      [24, true],
      [45, true],
      [0.5, false],
      [0.5, false],
      [0.5, false],
      [4, false],
      [1.1, true],
      [2, false],
      [2.2, false],
      [1.25, true],
      [1.2, true],
      [1.4, false],
      [6600, true],
    ]);
  });
});

describe('searches', () => {
  const root = () => simulate(createGame({ players: 2, seed: 'search' }), { seed: 'search', check: false });

  it.each([
    ['flat Monte-Carlo', flatMonteCarlo],
    ['UCT', uct],
  ])(
    '%s chooses a legal action, the same from the same seed, and leaves the position as it was',
    (_, search) => {
      const sim = root();
      const before = JSON.stringify(sim.state);
      const chosen = actionCode(search(sim, 40));
      expect(sim.legalActions().map(actionCode)).toContain(chosen);
      expect(JSON.stringify(sim.state)).toBe(before);
      expect(actionCode(search(root(), 40))).toBe(chosen);
    },
  );
});

it.each([
  ['simulate, no checks', 26],
  ['all optional rules that go together, random', 62],
  ['cataclysm and all that goes with it, random', 64],
  ['apply + legalActions', 62],
  ['Third Edition, simulate, no checks', 28],
])('an action of "%s" comes to few properties at places that met many hidden classes', async (row, most) => {
  const accesses = await accessesOf(row, upTo(5_000, 20_000));
  // Nothing counted would be few, too.
  expect(sumOf(accesses, '1')).toBeGreaterThan(500);
  const many = accesses.filter(({ state }) => state === 'N');
  const worst = many.slice(0, 10).map(({ perAction, text }) => `${perAction.toFixed(1)} ${text}`);
  expect(sumOf(accesses, 'N'), worst.join('\n')).toBeLessThan(most);
});
