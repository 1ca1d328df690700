import { describe, expect, it } from 'vitest';
import { aimsOf } from '../../scripts/balance/aims.js';
import { chancesByChallenge, chancesByHero, rateOf, ripening } from '../../scripts/balance/chances.js';
import { bareHanded, challengesOf, duelForBalance } from '../../scripts/balance/duel.js';
import { lengthTable, pageOf, placeOf, tablesOf } from '../../scripts/balance/page.js';
import { type Duel, type PlayedGame, type PlayedSeat, playForBalance } from '../../scripts/balance/play.js';
import { DOOM_TRACK, reportOn, type Setting, tableLength } from '../../scripts/balance/report.js';
import { courseOf, knockoutsOf, lengthsOf, swings, waysOf } from '../../scripts/balance/statistics.js';
import { mean, quantile, sharesByHero, sharesBySeat } from '../../tools/workshop/statistics.js';
import { asserted } from '../asserted.js';

const seat = (hero: string, place: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  hero,
  place,
  knockouts: 0,
  cards: [],
  course: [],
  snapshots: [],
  ...more,
});

const game = (winner: number | null, seats: readonly PlayedSeat[], turns = 30): PlayedGame => ({
  seed: 'made-up',
  seats,
  turns,
  how: winner === null ? null : 'dragon-runes',
  winners: winner === null ? [] : [winner],
});

const duel = (color: string, won: number, more: Partial<Duel> = {}): Duel => ({
  duelist: 'mordrog',
  hero: 'mordrog',
  turn: 0,
  challenge: `a-${color}-one`,
  color,
  fights: 1000,
  won,
  ...more,
});

const setting: Setting = {
  games: 1,
  players: 2,
  seed: 'x',
  modules: [],
  maxTurns: 100,
  duels: 100,
  snapshots: 3,
  tables: 2,
};

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
    asserted(4);
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
    expect(rateOf([duel('green', 90, { fights: 100 }), duel('green', 0, { fights: 300 })])).toBe(0.225);
    expect(rateOf([])).toBeNull();
  });

  it('tell of every Challenge how it goes for the worst Hero and for the best, the hardest of a color first', () => {
    const against = (hero: string, challenge: string, color: string, won: number) =>
      duel(color, won, { hero, duelist: hero, challenge });
    const chances = chancesByChallenge([
      against('mordrog', 'wyrm', 'yellow', 500),
      against('mordrog', 'rat', 'green', 1000),
      against('mordrog', 'wolf', 'green', 900),
      against('mad-carthos', 'wolf', 'green', 700),
    ]);
    expect(chances.map(({ challenge }) => challenge)).toEqual(['wolf', 'rat', 'wyrm']);
    expect(chances[0]).toMatchObject({
      all: 0.8,
      fights: 2000,
      least: { hero: 'mad-carthos', rate: 0.7 },
      most: { hero: 'mordrog', rate: 0.9 },
    });
  });

  it('of Heroes with what they had later show how a color becomes ripe, and are not counted for Heroes as they start', () => {
    const duels = [
      duel('green', 800),
      duel('green', 1, { duelist: 'game 1/0/10', turn: 10, fights: 1 }),
      duel('green', 0, { duelist: 'game 2/0/10', turn: 10, fights: 1 }),
    ];
    expect(ripening(duels).map(({ turn, heroes, rates }) => [turn, heroes, rates.green])).toEqual([
      [0, 1, 0.8],
      [10, 2, 0.5],
    ]);
    expect(chancesByHero(duels)[0]?.rates.green).toBe(0.8);
    expect(chancesByChallenge(duels)[0]?.all).toBe(0.8);
  });

  it('are fought with what a Hero had, and not against what lies among its own cards', () => {
    const { seats } = playForBalance({
      players: 1,
      seed: 'snapshots',
      modules: [],
      maxTurns: 12,
      snapshots: [10],
    });
    const [taken] = seats[0]?.snapshots ?? [];
    expect(taken).toMatchObject({ turn: 10, hero: seats[0]?.hero });
    const grown = {
      ...bareHanded('mordrog'),
      name: 'grown',
      turn: 30,
      experience: { mind: 5, body: 5, life: 1 },
      items: ['thunder-roc'],
    };
    // A Life counter bars green adventures (2e.experience.life-forbids-color).
    const order = {
      challenges: ['ash-drake', 'thunder-roc', 'bone-rabble'],
      fights: 8,
      modules: [],
      seed: 'x',
    };
    const [bare] = duelForBalance({ ...order, duelist: bareHanded('mordrog') });
    const against = duelForBalance({ ...order, duelist: grown });
    expect(against.map(({ challenge }) => challenge)).toEqual(['ash-drake']);
    expect(against[0]?.won).toBeGreaterThan(bare?.won ?? 0);
  });

  it('are against the Challenges of the box, or against those that the modules bring', () => {
    expect(challengesOf([], ['green'])).toContain('bone-rabble');
    expect(challengesOf([], ['green'])).not.toContain('ash-drake');
    expect(challengesOf(['doom-track'], ['green'])).toEqual([]);
    expect(challengesOf(['beasts-and-bandits'], ['green', 'yellow'])).not.toContain('bone-rabble');
    expect(challengesOf(['beasts-and-bandits'], ['green', 'yellow'])).not.toEqual([]);
  });
});

describe('aims', () => {
  const seats = (shift: number) =>
    ['mordrog', 'mad-carthos', 'red-scorpion'].map((hero, at) =>
      seat(hero, (at + shift) % 3, { knockouts: 4 }),
    );
  const fair = numbered(9).map((at) => game(at % 3, seats(Math.floor(at / 3)), 30));
  const unmet = (games: readonly PlayedGame[], duels: readonly Duel[], modules: string[] = []): string[] =>
    aimsOf(games, duels, modules).flatMap(({ aim, met }) => (met ? [] : [aim]));
  const duels = [duel('green', 800), duel('yellow', 600), duel('blue', 80), duel('red', 9)];

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
    expect(
      unmet(fair, [duel('green', 799), duel('yellow', 601), duel('blue', 79), duel('red', 10)]),
    ).toHaveLength(4);
    expect(unmet(fair, [...duels, duel('green', 990, { challenge: 'too-easy' })])).toEqual([
      'They beat each green Challenge in 55 to 98 % of fights',
    ]);
    const unhurt = fair.map((each) => ({
      ...each,
      seats: each.seats.map((of) => ({ ...of, knockouts: 2 })),
    }));
    expect(unmet(unhurt, duels)).toEqual(['8 to 14 knockouts a game of three']);
    expect(
      unmet(
        fair.map((each) => ({ ...each, winners: [0] })),
        duels,
      ),
    ).toEqual([
      'No Hero wins more than 1.35 times its fair share',
      'No Hero wins less than 0.7 of its fair share',
    ]);
    expect(
      unmet(
        numbered(3).map((at) => game((3 - at) % 3, seats(at))),
        duels,
      ),
    ).toEqual(['No seat wins more than 1.25 times its fair share']);
  });

  it('of packs are that games end and that no seat is ahead', () => {
    const packs = ['beasts-and-bandits'];
    expect(unmet(fair, [], packs)).toEqual([]);
    expect(unmet([...fair, game(null, seats(0), 100)], [], packs)).toEqual([]);
    expect(unmet([...fair, game(null, seats(0)), game(null, seats(0))], [], packs)).toEqual([
      'At least 90 % of games end by the rules within the bound',
    ]);
    expect(
      unmet(
        numbered(3).map((at) => game((3 - at) % 3, seats(at))),
        [],
        packs,
      ),
    ).toEqual(['No seat wins more than 1.3 times its fair share']);
  });

  it('of cooperative games are that the players neither always win nor always lose', () => {
    const packs = ['seven-scions', 'seven-scions-cooperative'];
    const won = { ...game(0, seats(0)), winners: [0, 1, 2] };
    const lost = { ...won, winners: [] };
    expect(unmet([won, lost, lost, lost], [], packs)).toEqual([]);
    expect(unmet([won, won, won, won, lost], [], packs)).toEqual(['The players win 25 to 75 % of games']);
    expect(unmet([lost, lost], [], packs)).toEqual(['The players win 25 to 75 % of games']);
  });

  it('are not met by nothing', () => {
    expect(aimsOf([], []).every(({ met }) => !met)).toBe(true);
    expect(aimsOf([], [], ['doom-track']).every(({ met }) => !met)).toBe(true);
  });
});

describe('the published page', () => {
  it('of modules has a place of its own, beside its chart', () => {
    const packs = ['beasts-and-bandits', 'doom-track'];
    expect(placeOf([])).toBe('docs/balance');
    expect(placeOf(packs)).toBe('docs/balance/beasts-and-bandits+doom-track');
    const page = pageOf(reportOn({ ...setting, modules: packs }, [], []));
    expect(page).toContain('(beasts-and-bandits+doom-track.svg)');
    expect(page).toContain('--modules beasts-and-bandits,doom-track --publish');
    expect(pageOf(reportOn(setting, [], []))).toContain('(balance.svg)');
  });
});

describe('the tables', () => {
  it('name every Hero, and say which aims are missed', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const text = tablesOf(reportOn(setting, [game(0, pair, 80)], [duel('green', 80), duel('red', 0)]));
    expect(text).toMatch(/\| mordrog +\| +1 \| +1 \| +0\.5 \| +2\.00 \|/);
    expect(text).toMatch(/The median game takes 25 to 45 turns a player +\| 80 +\| NO/);
  });

  it('set the games with the doom track beside those without it, and tell how they ended', () => {
    const pair = [seat('mordrog', 0), seat('mad-carthos', 1)];
    const ended = (how: string, turns: number) => ({ ...game(0, pair, turns), how });
    const text = tablesOf(
      reportOn(
        { ...setting, tables: 3 },
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
