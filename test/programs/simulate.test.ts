import { describe, expect, it } from 'vitest';
import { tableLines } from '../../tools/cli/workshop/sections.js';
import { type SimulateOptions, sectionsOf, settingOf } from '../../tools/cli/workshop/simulate.js';
import { ordersOf, reportOn, type SimulatedGame, simulate } from '../../tools/workshop/index.js';
import { called, started } from '../tools/cli/command.js';
import { opened } from './opened.js';

/* `runebound-engine simulate`: what is played, what is counted, and what is seen of it. */

const options = (more: Partial<SimulateOptions> = {}): SimulateOptions => ({
  games: '4',
  bots: 'sensible',
  seed: 's',
  ...more,
});
const run = (...args: string[]) => called(['simulate', ...args]);
const startIn = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  started(['simulate', ...args], { env });

describe('the games that are played', () => {
  it('are of each number of players in turn, and bots change seats from game to game', () => {
    const orders = ordersOf(settingOf(options({ players: '2..3', bots: 'sensible,random' })));
    expect(orders.map(({ players, seed, bots }) => [players, seed, bots?.join(' ')])).toEqual([
      [2, 's/1', 'sensible random'],
      [3, 's/2', 'random sensible random'],
      [2, 's/3', 'sensible random'],
      [3, 's/4', 'random sensible random'],
    ]);
  });

  it('of Third Edition are of both scenarios, if none is named, each with every number of players', () => {
    const orders = ordersOf(settingOf(options({ edition: 'third-edition', games: '6' })));
    expect(orders.map((order) => ['scenario' in order && order.scenario, order.players])).toEqual([
      ['ascendance-of-margath', 2],
      ['corpse-king', 2],
      ['ascendance-of-margath', 3],
      ['corpse-king', 3],
      ['ascendance-of-margath', 4],
      ['corpse-king', 4],
    ]);
  });

  it('can be played again: a game of the same order goes the same way', () => {
    const [order] = ordersOf(settingOf(options({ players: '2', bound: '6', modules: 'doom-track' })));
    if (order === undefined) throw new Error('There is a first game.');
    expect(simulate(order)).toEqual(simulate(order));
    expect(simulate(order)).toMatchObject({ seed: 's/1', how: null, length: 6 });
  });

  it.each([
    [{ edition: 'fourth' }, '--edition is one of second-edition, third-edition, not "fourth".'],
    [{ scenario: 'corpse-kin' }, '--scenario is one of'],
    [{ games: 'many' }, '--games is a whole number from 1 to 1000000, not "many".'],
    [{ games: '0' }, '--games'],
    [{ players: '4..2' }, '--players is a number or a span of numbers, such as 3 or 2..4, not "4..2".'],
    [{ bots: 'clever' }, '--bots is one of sensible, nimble, greedy, random, not "clever".'],
    [{ bound: '-1' }, '--bound'],
  ])('are not begun with %o', (more, message) => {
    expect(() => settingOf(options(more))).toThrow(message);
  });

  it('are refused by the rules before the first is begun', () => {
    const refused = (more: Partial<SimulateOptions>) => () => ordersOf(settingOf(options(more)));
    expect(refused({ modules: 'doom-trak' })).toThrow('There is no module "doom-trak"');
    expect(refused({ modules: 'cataclysm', players: '2..6' })).toThrow('cataclysm is for 2 to 5 players');
    expect(refused({ scenario: 'corpse-king', players: '5' })).toThrow('2 to 4');
  });
});

describe('what is counted', () => {
  const seat = (hero: string, place: number, bot: 'sensible' | 'random' = 'sensible') => ({
    hero,
    place,
    bot,
  });
  const game = (how: string | null, winners: number[], length: number, players = 2): SimulatedGame => ({
    seed: `${length}`,
    how,
    winners,
    length,
    seats: ['mordrog', 'red-scorpion', 'mad-carthos'].slice(0, players).map((hero, at) => seat(hero, at)),
  });
  const report = reportOn(settingOf(options({ players: '2..3' })), [
    game('dragon-runes', [0], 20),
    game('dragon-runes', [0], 40),
    game('dragon-runes', [2], 30, 3),
    game('all-eliminated', [], 10),
    game(null, [], 100),
  ]);

  it('are the ways in which games end, the most frequent first, and how many had a winner', () => {
    expect(report.endings).toEqual([
      { how: 'dragon-runes', games: 3, share: 0.6, won: 3, length: 30 },
      { how: 'all-eliminated', games: 1, share: 0.2, won: 0, length: 10 },
      { how: 'unfinished', games: 1, share: 0.2, won: 0, length: 100 },
    ]);
  });

  it('are wins beside fair shares, of the games that somebody won: a seat of three has a third', () => {
    const shares = report.seats.map(({ name, games, wins, fair }) => [
      name,
      games,
      wins,
      Number(fair.toFixed(3)),
    ]);
    expect(shares).toEqual([
      ['1', 3, 2, 1.333],
      ['2', 3, 0, 1.333],
      ['3', 1, 1, 0.333],
    ]);
    expect(report.heroes[0]).toMatchObject({ name: 'mad-carthos', ratio: 3 });
  });

  it('is reported with the names of Heroes and in words, numbers at the right of their columns', () => {
    const sections = sectionsOf(report);
    const tableOf = (title: RegExp) => sections.find((section) => title.test(section.title))?.table;
    expect(tableOf(/ended/)?.rows.map(([way]) => way)).toContain('the third Dragon Rune is found');
    expect(tableOf(/ended/)?.rows.map(([way]) => way)).toContain('left unfinished');
    expect(tableOf(/by Hero/)?.rows.map(([hero]) => hero)).toEqual([
      'Mad Carthos',
      'Mordrog',
      'Red Scorpion',
    ]);
    expect(tableOf(/took/)?.rows.map(([players, games]) => [players, games])).toEqual([
      [2, 4],
      [3, 1],
    ]);
    expect(
      tableLines({
        head: ['way', 'games'],
        rows: [
          ['a long way', 2],
          ['b\u001b[2J', 10],
        ],
      }).slice(1),
    ).toEqual(['  a long way      2', '  b\\u001b[2J     10']);
  });
});

describe('the command', () => {
  const short = ['--games', '3', '--players', '2', '--bound', '4', '--seed', 'tamalir'];

  it('says the same for the same seed, in however many processes, into a pipe without a bar and without colors', async () => {
    const [one, other] = [startIn({}, ...short, '--jobs', '1'), await run(...short, '--jobs', '3')];
    expect(one.status).toBe(0);
    expect(one.stdout).toBe(other.stdout);
    expect(one.stdout).toContain('3 games: Second Edition, 2 sensible bots, seed tamalir');
    expect(one.stdout + one.stderr).not.toMatch(/█|░/);
    expect(one.stdout + one.stderr).not.toContain('\u001b');
  });

  it('has no colors in a pipe of continuous integration either, and has them where they are asked for', () => {
    const { stdout } = startIn({ CI: 'true', GITHUB_ACTIONS: 'true' }, '--games', '1', '--bound', '2');
    expect(stdout).toContain('How they ended');
    expect(stdout).not.toContain('\u001b');
    expect(startIn({ FORCE_COLOR: '1' }, '--games', '1', '--bound', '2').stdout).toContain(
      '\u001b[1mHow they ended',
    );
  });

  it('says it as JSON, game by game', async () => {
    const { status, stdout } = await run(...short, '--json', '--jobs', '1');
    expect(status).toBe(0);
    const { played, games, setting } = JSON.parse(stdout);
    expect([played, setting.seed, games.length, games[0].seed]).toEqual([3, 'tamalir', 3, 'tamalir/1']);
  });

  it('ends with 2 for what cannot be played, and says why', async () => {
    const { status, stdout, stderr } = await run('--players', '9');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--players is a whole number from 1 to 6, not "9".');
  });

  it('draws a bar for people, and counts what was played when they press Ctrl-C', async () => {
    const screen = opened(['simulate', '--games', '100000', '--players', '2', '--bound', '2', '--seed', 's']);
    await screen.says(/[█░]{24} +[1-9]\d* of 100000 games/);
    screen.press('\u0003');
    expect(await screen.ended).toBe(0);
    const text = screen.text();
    expect(text).toMatch(/[1-9]\d* games? of the 100000 that were asked for: Second Edition/);
    expect(text).toContain('left unfinished');
    expect(text).not.toContain('░');
  });
});
