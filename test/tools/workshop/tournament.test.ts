import { describe, expect, it } from 'vitest';
import {
  botNamed,
  type Entrant,
  gamesOfRound,
  ratingsChart,
  type TournamentGame,
  type TournamentOrder,
  type TournamentSetting,
  tournamentOrders,
  tournamentReport,
  wholeRounds,
} from '../../../tools/workshop/index.js';
import { pointsOf } from '../../../tools/workshop/tournament/game.js';
import { elosOf, strengthsOf, wilson } from '../../../tools/workshop/tournament/report.js';
import { arranged } from '../../../tools/workshop/tournament/setting.js';
import { asserted } from '../../asserted.js';

/* Tournaments: who sits where, what a game gives, and how strong that makes somebody. */

const entrants = (...labels: string[]): Entrant[] =>
  labels.map((label) => ({ label, name: label, file: null }));
const setting = (labels: readonly string[], more: Partial<TournamentSetting> = {}): TournamentSetting => ({
  edition: 'second-edition',
  scenario: null,
  modules: [],
  entrants: entrants(...labels),
  players: 2,
  seed: 's',
  bound: 10,
  budget: null,
  ...more,
});

describe('the games of a tournament', () => {
  it.each([
    [['a', 'b'], 2],
    [['a', 'b'], 3],
    [['a', 'b', 'c'], 3],
    [['a', 'b', 'c', 'd'], 2],
    [['a', 'b', 'c', 'd', 'e'], 4],
  ])('of %o at tables of %i give everybody every seat of every seed once', (labels, players) => {
    const one = setting(labels, { players });
    const rounds = new Map<number, TournamentOrder[]>();
    for (const order of tournamentOrders(one, 60))
      rounds.set(order.round, [...(rounds.get(order.round) ?? []), order]);
    for (const orders of rounds.values()) {
      expect(orders).toHaveLength(gamesOfRound(one));
      expect(new Set(orders.map(({ seed }) => seed)).size).toBe(1);
      for (let seat = 0; seat < players; seat++)
        expect(new Set(orders.map(({ seats }) => seats[seat])).size).toBe(orders.length);
    }
    asserted(80);
  });

  it('bring everybody together with everybody equally often', () => {
    const met = new Map<string, number>();
    for (const { seats } of tournamentOrders(setting(['a', 'b', 'c', 'd'], { players: 3 }), 12))
      for (const one of seats)
        for (const other of seats)
          if (one < other) met.set(`${one}${other}`, (met.get(`${one}${other}`) ?? 0) + 1);
    expect([...met.values()]).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('change neighbours from round to round', () => {
    const orders = [0, 1, 2].map((time) => arranged([0, 1, 2], time).join(''));
    expect(orders).toEqual(['012', '021', '012']);
    expect(new Set([0, 1, 2, 3, 4, 5].map((time) => arranged([0, 1, 2, 3], time).join())).size).toBe(6);
  });

  it('come in whole rounds', () => {
    expect(wholeRounds(setting(['a', 'b', 'c'], { players: 3 }), 100)).toBe(102);
  });

  it('of Third Edition give the seats of a seed the same heroes, and other seeds others', () => {
    const orders = tournamentOrders(
      setting(['a', 'b'], { edition: 'third-edition', scenario: 'corpse-king' }),
      8,
    );
    const heroes = orders.map((order) => order.heroes?.join());
    expect(heroes[0]).toBe(heroes[1]);
    expect(new Set(heroes).size).toBeGreaterThan(1);
    expect(new Set(orders[0]?.heroes).size).toBe(2);
  });
});

describe('a name of a bot', () => {
  it('may have a parameter after a colon, and may be a file', () => {
    expect(['sensible', 'search:1s', './mine.js', 'C:/bots/mine.mjs:fast:2'].map(botNamed)).toEqual([
      { kind: 'sensible', parameter: null },
      { kind: 'search', parameter: '1s' },
      { file: './mine.js', parameter: null },
      { file: 'C:/bots/mine.mjs', parameter: 'fast:2' },
    ]);
    expect(['mine.py', './mine:fast', 'C:\\bots\\mine.exe:a:b', 'bots/mine.py:2'].map(botNamed)).toEqual([
      { program: 'mine.py', parameter: null },
      { program: './mine', parameter: 'fast' },
      { program: 'C:\\bots\\mine.exe', parameter: 'a:b' },
      { program: 'bots/mine.py', parameter: '2' },
    ]);
  });
});

describe('the point of a game', () => {
  it.each<[string, readonly number[], readonly number[], readonly number[]]>([
    ['goes to who wins', [1], [], [0, 1, 0]],
    ['is shared by those who win together', [0, 2], [], [0.5, 0, 0.5]],
    ['is shared by all where nobody wins', [], [], [1 / 3, 1 / 3, 1 / 3]],
    ['does not go to a seat that was forfeited, though it wins', [1], [1], [0.5, 0, 0.5]],
    ['goes to those who are left', [], [0, 2], [0, 1, 0]],
    ['goes to nobody where all forfeited', [0], [0, 1, 2], [0, 0, 0]],
  ])('%s', (_what, winners, forfeited, points) => {
    expect(pointsOf(3, winners, forfeited)).toEqual(points);
  });
});

/** Games of two, of which the first entrant wins some: each seat once in a round. */
const duels = (wins: readonly [boolean, boolean][]): TournamentGame[] =>
  wins.flatMap((pair, round) =>
    pair.map((first, at): TournamentGame => {
      const seats = at === 0 ? [0, 1] : [1, 0];
      const winner = seats.indexOf(first ? 0 : 1);
      return {
        number: 2 * round + at,
        round,
        seed: `s/${round}`,
        seats,
        heroes: ['x', 'y'],
        how: 'dragon-runes',
        winners: [winner],
        length: 10,
        forfeited: [],
        points: pointsOf(2, [winner], []),
        faults: [],
      };
    }),
  );

describe('ratings', () => {
  it('are those of Bradley and Terry where two play: three of four points are three times the strength', () => {
    // So many games that the imagined one is nothing beside them.
    const [a = 0, b = 0] = strengthsOf({ tables: [{ seats: [1, 1], points: 4e6 }], points: [3e6, 1e6] });
    expect(a / b).toBeCloseTo(3, 3);
    const [first = 0, second = 0] = elosOf([a, b]);
    expect(first - second).toBeCloseTo(400 * Math.log10(3), 1);
    expect(first + second).toBeCloseTo(3000);
  });

  it('at larger tables give each seat its strength out of that of all', () => {
    const strengths = strengthsOf({ tables: [{ seats: [1, 1, 1], points: 6e6 }], points: [3e6, 2e6, 1e6] });
    const sum = strengths.reduce((all, one) => all + one, 0);
    expect(strengths.map((one) => Number((one / sum).toFixed(3)))).toEqual([0.5, 0.333, 0.167]);
  });

  it('of one who never lost are high and not infinite', () => {
    const [a = 0, b = 0] = elosOf(strengthsOf({ tables: [{ seats: [1, 1], points: 20 }], points: [20, 0] }));
    expect(a - b).toBeGreaterThan(400);
    expect(a - b).toBeLessThan(2_000);
  });

  it('have intervals that hold them, and narrower ones after more games', () => {
    const wins = (many: number) =>
      duels(Array.from({ length: many }, (_, at): [boolean, boolean] => [true, at % 3 === 0]));
    const [few, many] = [10, 100].map((rounds) => tournamentReport(setting(['a', 'b']), wins(rounds)));
    for (const { standings, duels: pairs } of [few, many].flatMap((one) => one ?? [])) {
      expect(standings.map(({ label }) => label)).toEqual(['a', 'b']);
      for (const { elo, interval } of standings) {
        expect(interval?.from).toBeLessThan(elo);
        expect(interval?.to).toBeGreaterThan(elo);
      }
      expect(pairs[0]).toMatchObject({ label: 'a', against: 'b' });
    }
    const width = (report: typeof few) => {
      const interval = report?.standings[0]?.interval;
      return (interval?.to ?? 0) - (interval?.from ?? 0);
    };
    expect(width(many)).toBeLessThan(width(few));
  });

  it('do not depend on the order in which games were played, and leave out rounds that are not whole', () => {
    const games = duels([
      [true, false],
      [true, true],
      [false, true],
    ]);
    const one = setting(['a', 'b']);
    const report = tournamentReport(one, games);
    expect(tournamentReport(one, [...games].reverse())).toEqual(report);
    const without = tournamentReport(one, games.slice(0, -1));
    expect([report.rounds, without.rounds, without.games]).toEqual([3, 2, 4]);
    expect(without).toEqual(tournamentReport(one, games.slice(0, 4)));
  });

  it('of one against another lie in an interval as Wilson computes it', () => {
    // 65 of 100, as tables of the formula have it.
    const { from, to } = wilson(0.65, 100);
    expect([from.toFixed(4), to.toFixed(4)]).toEqual(['0.5525', '0.7364']);
  });

  it('can be seen: a dot for each, and names that would be markup are text', () => {
    const chart = ratingsChart(tournamentReport(setting(['a', '<b>']), duels([[true, false]])));
    expect(chart.match(/<circle/g)).toHaveLength(2);
    expect(chart).not.toContain('<b>');
    expect(chart).not.toMatch(/NaN|Infinity|undefined/);
  });
});
