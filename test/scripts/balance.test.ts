import { describe, expect, it } from 'vitest';
import type { Duel, PlayedGame, PlayedSeat } from '../../scripts/balance/played.js';
import { DOOM_TRACK, lengthTable, reportOn, tableLength, tablesOf } from '../../scripts/balance/report.js';
import {
  aimsOf,
  courseOf,
  duelRates,
  knockoutsOf,
  lengthsOf,
  mean,
  quantile,
  sharesByHero,
  sharesBySeat,
  swings,
  waysOf,
} from '../../scripts/balance/statistics.js';

const seat = (hero: string, place: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  hero,
  place,
  knockouts: 0,
  cards: [],
  course: [],
  ...more,
});

const game = (winner: number | null, seats: readonly PlayedSeat[], turns = 30): PlayedGame => ({
  seed: 'made-up',
  seats,
  turns,
  how: winner === null ? null : 'dragon-runes',
  winners: winner === null ? [] : [winner],
});

const duel = (color: string, won: number): Duel => ({
  hero: 'mordrog',
  challenge: `a-${color}-one`,
  color,
  fights: 100,
  won,
});

const numbered = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe('quantiles and means', () => {
  it('do not depend on the order, and leave what they are given alone', () => {
    const numbers = [40, 10, 30, 20, 50];
    expect(quantile(numbers, 0.5)).toBe(30);
    expect(quantile(numbers, 0)).toBe(10);
    expect(quantile(numbers, 1)).toBe(50);
    expect(numbers).toEqual([40, 10, 30, 20, 50]);
  });

  it('compare numbers as numbers', () => {
    expect(quantile([100, 9, 20], 0.5)).toBe(20);
  });

  it('are nothing of nothing', () => {
    expect(quantile([], 0.5)).toBeNull();
    expect(mean([])).toBeNull();
    expect(mean([1, 2, 6])).toBe(3);
  });
});

describe('lengths', () => {
  it('count a game that reached its bound, and tell how many did not', () => {
    const seats = [seat('mordrog', 0)];
    const lengths = lengthsOf([game(0, seats, 20), game(0, seats, 30), game(null, seats, 100)]);
    expect(lengths.median).toBe(30);
    expect(lengths.nineTenths).toBe(100);
    expect(lengths.finished).toBeCloseTo(2 / 3);
  });
});

describe('the table of lengths', () => {
  it('counts as won what somebody won: neither games that all lost nor unfinished ones', () => {
    const seats = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const out = { ...game(0, seats, 30), how: 'all-eliminated' as const };
    const games = [game(0, seats, 20), game(1, seats, 25), out, game(null, seats, 100)];
    const [row = ''] = lengthTable([tableLength(2, [DOOM_TRACK], games)])
      .split('\n')
      .slice(2);
    const [won, lost] = row
      .split('|')
      .map((cell) => cell.trim())
      .slice(-3);
    expect([won, lost]).toEqual(['2', '1']);
  });
});

describe('ways of winning', () => {
  it('include that nobody won', () => {
    const seats = [seat('mordrog', 0)];
    expect(waysOf([game(0, seats), game(null, seats), game(0, seats)])).toEqual({
      'dragon-runes': 2,
      unfinished: 1,
    });
  });
});

describe('fair shares', () => {
  it('of a Hero are of the games in which it took part, by their number of players', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const four = [...pair, seat('red-scorpion', 2), seat('wren-ashquill', 3)];
    const [carthos, mordrog, scorpion] = sharesByHero([game(0, pair), game(0, four), game(1, pair)]);
    expect(mordrog).toEqual({ name: 'mordrog', games: 3, wins: 2, fair: 1.25, ratio: 1.6 });
    expect(carthos).toEqual({ name: 'mad-carthos', games: 3, wins: 1, fair: 1.25, ratio: 0.8 });
    expect(scorpion).toEqual({ name: 'red-scorpion', games: 1, wins: 0, fair: 0.25, ratio: 0 });
  });

  it('leave out games that nobody won', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    for (const share of sharesByHero([game(0, pair), game(null, pair)])) {
      expect(share.games).toBe(1);
      expect(share.fair).toBe(0.5);
    }
  });

  it('of a seat go by the place in turn order, not by the place in the list', () => {
    const seats = [seat('mordrog', 2), seat('mad-carthos', 0), seat('red-scorpion', 1)];
    const shares = sharesBySeat([game(1, seats), game(1, seats), game(0, seats)]);
    expect(shares.map(({ name, wins }) => [name, wins])).toEqual([
      ['1', 2],
      ['2', 0],
      ['3', 1],
    ]);
    expect(shares.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(3);
  });

  it('share a shared victory out', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const shared = { ...game(0, pair), winners: [0, 1] };
    expect(sharesByHero([shared]).map(({ wins }) => wins)).toEqual([0.5, 0.5]);
  });
});

describe('cards that swing games', () => {
  const games = numbered(20).map((at) =>
    game(0, [
      seat('mordrog', 0, { cards: ['sword', ...(at < 14 ? ['rare-sword'] : [])] }),
      seat('mad-carthos', 1, { cards: ['spoon', ...(at % 2 === 0 ? ['sword'] : [])] }),
    ]),
  );

  it('leave out cards with too few holders', () => {
    const { top, bottom } = swings(games);
    expect([...top, ...bottom].map(({ name }) => name)).not.toContain('rare-sword');
    expect(swings(games, { holders: 14 }).top[0]?.name).toBe('rare-sword');
  });

  it('count every holder of a game against its fair share', () => {
    const { top, bottom } = swings(games);
    expect(top[0]).toMatchObject({ name: 'sword', games: 30, wins: 20, fair: 15 });
    expect(bottom[0]).toMatchObject({ name: 'spoon', games: 20, wins: 0, fair: 10 });
  });

  it('name no card both best and worst, and the worst one first', () => {
    const { top, bottom } = swings(games, { holders: 1, length: 10 });
    const names = [...top, ...bottom].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(3);
    expect(bottom[0]?.name).toBe('spoon');
  });
});

describe('the course of games', () => {
  it('takes the mean over those who still play', () => {
    const at = (gold: number, experience: number) => ({ gold, experience });
    const course = courseOf([
      game(0, [
        seat('mordrog', 0, { course: [at(3, 0), at(9, 2)], knockouts: 2 }),
        seat('mad-carthos', 1, { course: [at(5, 0)], knockouts: 1 }),
      ]),
    ]);
    expect(course).toEqual([
      { turn: 1, players: 2, gold: 4, experience: 0 },
      { turn: 2, players: 1, gold: 9, experience: 2 },
    ]);
  });

  it('adds the knockouts of all players of a game', () => {
    const hurt = [seat('mordrog', 0, { knockouts: 2 }), seat('mad-carthos', 1, { knockouts: 1 })];
    expect(knockoutsOf([game(0, hurt), game(0, [seat('mordrog', 0)])])).toBe(1.5);
  });
});

describe('duels', () => {
  it('are rated by fights, not by the mean of rates', () => {
    const rates = duelRates([duel('green', 90), { ...duel('green', 0), fights: 300 }], ({ color }) => color);
    expect(rates).toEqual([{ name: 'green', fights: 400, won: 90, rate: 0.225 }]);
  });
});

describe('aims', () => {
  const seats = (shift: number) =>
    ['mordrog', 'mad-carthos', 'red-scorpion'].map((hero, at) => seat(hero, (at + shift) % 3));
  const fair = numbered(9).map((at) => game(at % 3, seats(Math.floor(at / 3)), 30));
  const unmet = (games: readonly PlayedGame[], duels: readonly Duel[]): string[] =>
    aimsOf(games, duels).flatMap(({ aim, met }) => (met ? [] : [aim]));
  const duels = [duel('green', 75), duel('red', 5)];

  it('are all met by fair games of a good length, up to their very limits', () => {
    expect(unmet(fair, duels)).toEqual([]);
    expect(
      unmet(
        fair.map((each) => ({ ...each, turns: 45 })),
        duels,
      ),
    ).toEqual([]);
  });

  it('are missed one by one', () => {
    expect(
      unmet(
        fair.map((each) => ({ ...each, turns: 46 })),
        duels,
      ),
    ).toHaveLength(1);
    expect(unmet([...fair, game(null, seats(0), 100)], duels)).toEqual([
      'At least 95 % of games end in a victory within the bound',
    ]);
    expect(unmet(fair, [duel('green', 74), duel('red', 6)])).toHaveLength(2);
    expect(
      unmet(
        fair.map((each) => ({ ...each, winners: [0] })),
        duels,
      ),
    ).toEqual([
      'No Hero wins more than twice its fair share',
      'No Hero wins less than half of its fair share',
    ]);
    expect(
      unmet(
        numbered(3).map((at) => game((3 - at) % 3, seats(at))),
        duels,
      ),
    ).toEqual(['No seat wins more than 1.25 times its fair share']);
  });

  it('are not met by nothing', () => {
    expect(aimsOf([], []).every(({ met }) => !met)).toBe(true);
  });
});

describe('the tables', () => {
  it('name every Hero, and say which aims are missed', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const setting = { games: 1, players: 2, seed: 'x', modules: [], maxTurns: 100, duels: 100, tables: 2 };
    const text = tablesOf(reportOn(setting, [game(0, pair, 80)], [duel('green', 80), duel('red', 0)]));
    expect(text).toMatch(/\| mordrog +\| +1 \| +1 \| +0\.5 \| +2\.00 \|/);
    expect(text).toMatch(/The median game takes 25 to 45 turns a player +\| 80 +\| NO/);
  });

  it('set the games with the doom track beside those without it, and tell how they ended', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const ended = (how: string, turns: number) => ({ ...game(0, pair, turns), how });
    const setting = { games: 1, players: 2, seed: 'x', modules: [], maxTurns: 100, duels: 1, tables: 3 };
    const text = tablesOf(
      reportOn(
        setting,
        [game(0, pair, 80)],
        [],
        [
          tableLength(
            2,
            ['doom-track'],
            [ended('all-eliminated', 20), ended('three-red-challenges', 22), ended('dragon-runes', 24)],
          ),
          tableLength(2, [], [game(0, pair, 30), game(0, pair, 40), game(0, pair, 50)]),
        ],
      ),
    );
    expect(text).toContain('median of 3 games each');
    expect(text).toMatch(/\|\s+2 \|\s+40 \| 30 to 50 +\|\s+22 \| 20 to 24 +\|\s+2 \|\s+1 \|/);
  });
});
