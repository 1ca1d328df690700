import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as secondBots from '../../../src/bots/second-edition/index.js';
import * as thirdBots from '../../../src/bots/third-edition/index.js';
import { createGame, createRecord, createTable, serialize } from '../../../src/index.js';
import { review } from '../../../src/review/second-edition/index.js';
import { asserted } from '../../asserted.js';
import { called } from './command.js';

/* The commands that look back at a recorded game: `watch` and `explain`. */

const folder = mkdtempSync(join(tmpdir(), 'runebound-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const second = join(folder, 'second.json');
const third = join(folder, 'third.json');
const save = join(folder, 'save.json');
const setup = { players: 2, seed: 'review' };
const { actions } = secondBots.playGame({
  ...setup,
  bots: [secondBots.nimbleBot(1), secondBots.nimbleBot(2)],
  maxTurns: 8,
});
const record = createRecord(setup, actions);

beforeAll(() => {
  const scenario = { scenario: 'corpse-king', ...setup } as const;
  const played = thirdBots.playGame({
    ...scenario,
    bots: [thirdBots.nimbleBot(1), thirdBots.nimbleBot(2)],
    maxRounds: 6,
  });
  writeFileSync(second, JSON.stringify(record));
  writeFileSync(
    third,
    JSON.stringify(createRecord({ edition: 'third-edition', ...scenario }, played.actions as never)),
  );
  writeFileSync(save, serialize(createGame(setup)));
});

describe('watch', () => {
  it('tells a whole game without a terminal, step after step, each sentence with its rule', async () => {
    const { status, stdout } = await called(['watch', second]);
    expect(status).toBe(0);
    const steps = [...stdout.matchAll(/^Step (\d+)$/gm)].map(([, step]) => Number(step));
    expect(steps[0]).toBe(0);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(stdout).toMatch(/ begins\. +2e\.setup\.starting-player/);
    expect(stdout).toContain('Turn 2 — ');
  });

  it('tells a game that was played in a browser, with the names of its players', async () => {
    const file = join(folder, 'browser.json');
    const seats = [
      { name: 'Zoe', is: 'person' },
      { name: 'Max', is: 'bot', strength: 'easy' },
    ];
    writeFileSync(file, JSON.stringify({ form: 'runebound-table/1', seats, record }));
    const { status, stdout } = await called(['watch', file]);
    expect(status).toBe(0);
    expect(stdout).toContain(' Zoe ');
    const { stdout: alone } = await called(['watch', second]);
    expect(stdout.match(/^Step /gm)).toHaveLength(alone.match(/^Step /gm)?.length ?? 0);
  });

  it('prints no control character of a name in a file, and no endless name', async () => {
    const file = join(folder, 'hostile.json');
    const [name, other] = ['\u001b[2J\u0007Zoe', 'z'.repeat(100_000)];
    const table = createTable({ from: record });
    const kept = { saved: 'runebound-engine play', seed: 'a', state: JSON.parse(table.save()), record };
    for (const [seats, rest] of [
      [
        [
          { name, is: 'bot' },
          { name: other, is: 'bot' },
        ],
        { record },
      ],
      [
        [
          { name, bot: true },
          { name: other, bot: true },
        ],
        kept,
      ],
    ] as const) {
      writeFileSync(file, JSON.stringify({ ...rest, seats }));
      const { stdout } = await called(['watch', file, '--to', '3']);
      expect(stdout).toContain('\\u001b[2J\\u0007Zoe');
      expect(stdout.length).toBeLessThan(5000);
    }
    asserted(4);
  });

  it('tells every sentence whole, however long it is', async () => {
    const { stdout } = await called(['watch', second, '--language', 'de']);
    const lines = stdout.split('\n').filter((line) => / 2e\.\S+$/.test(line));
    expect(lines.some((line) => line.length > 110)).toBe(true);
    for (const line of lines) expect(line).toMatch(/[.!?:)“"] +2e\.\S+$/);
    expect(stdout).not.toContain('…');
  });

  it('tells the dice of each movement', async () => {
    const { stdout } = await called(['watch', second]);
    const { log } = createTable({ from: record }).getSnapshot();
    const rolls = log.flatMap(({ events }) => events).filter(({ type }) => type === 'movement/rolled');
    expect(rolls.length).toBeGreaterThan(3);
    expect(stdout.match(/ rolls for movement: /g)).toHaveLength(rolls.length);
  });

  it('tells a part of it, from a step to a step', async () => {
    const { stdout } = await called(['watch', second, '--from', '3', '--to', '9']);
    const steps = [...stdout.matchAll(/^Step (\d+)$/gm)].map(([, step]) => Number(step));
    expect(steps.length).toBeGreaterThan(1);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...steps)).toBeLessThanOrEqual(9);
  });

  it('shows the board at a step, as the game in the terminal draws it', async () => {
    const { stdout } = await called(['watch', second, '--step', '2']);
    expect(stdout).toContain('The Realm of Eight Towns');
    expect(stdout).toContain(`Step 2 of ${actions.length} · `);
    expect(stdout).toMatch(/ 01 {2}02 {2}03 /);
  });

  it('says whose hand is on the enemy in Third Edition', async () => {
    const table = await called(['watch', third]);
    const fight = /^Step (\d+)\n(?:(?!Step).*\n)*?.*3e\.combat\.combatants/m.exec(table.stdout)?.[1];
    const screens: string[] = [];
    for (let step = Number(fight); step < Number(fight) + 12; step++)
      screens.push((await called(['watch', third, '--step', `${step}`])).stdout);
    expect(screens.join('\n')).toMatch(/Step \d+ of \d+ · .*: You play .* against /);
  });

  it('tells and shows a game in German, and in no language that it does not speak', async () => {
    const { stdout } = await called(['watch', second, '--language', 'de']);
    expect(stdout).toContain('Schritt 0\n');
    expect(stdout).toMatch(/^Zug \d+ — /m);
    // Ids of rules are the same in every language.
    const said = (text: string): string => text.replaceAll(/[23]e\.\S+/g, '');
    expect(said(stdout)).not.toMatch(/\b(?:the|of|turn|Step|gold)\b/);
    for (const file of [second, third]) {
      const board = await called(['watch', file, '--step', '40', '--language', 'de']);
      expect(board.stdout).toMatch(/Schritt 40 von \d+ · /);
      expect(said(board.stdout)).not.toMatch(
        /\b(?:the|of|Turn|turn|round|Body|Spirit|experience|gold|cards)\b/,
      );
    }
    const { status, stderr } = await called(['watch', second, '--language', 'tlh']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--language is en or de')]);
  });

  it.each([
    [['--from', 'x'], '--from is a step of the game, from 0 to'],
    [['--step', '999999'], '--step is a step of the game, from 0 to'],
    [['--from', '9', '--to', '3'], '--from comes before --to.'],
  ])('refuses %j', async (options, message) => {
    const { status, stderr } = await called(['watch', second, ...options]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it.each(['watch', 'explain'])(
    '%s refuses a file that is not there, and a position without its past',
    async (command) => {
      const missing = await called([command, join(folder, 'none.json')]);
      expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('There is no file')]);
      const position = await called([command, save]);
      expect([position.status, position.stderr]).toEqual([2, expect.stringContaining('without its past')]);
    },
  );
});

describe('explain', () => {
  it('says what a game turned on: standings, decisive turns, fights, knockouts, idle turns', async () => {
    const { status, stdout } = await called(['explain', second]);
    expect(status).toBe(0);
    const found = review(createTable({ from: record }));
    for (const at of found.decisive) expect(stdout).toContain(`Turn ${found.turns[at]?.number} (`);
    expect(stdout).toMatch(/the chance of .* to win the game (?:rises|falls) from \d+ % to \d+ %/);
    expect(stdout.match(/was knocked out\./g) ?? []).toHaveLength(found.knockouts.length);
    expect(stdout).toMatch(/won \d+ of \d+ fights?; by the odds when they began [\d.]+ were to be expected/);
    const idle = found.turns.filter(({ player, idle }) => player === 0 && idle);
    expect(stdout).toContain(`: ${idle.length} of `);
  });

  it('counts no fight that goes on, and says that it does', async () => {
    const { fights } = review(createTable({ from: record }));
    const at = fights.findLastIndex(({ chance }) => chance !== null);
    const { step = 0, player } = fights[at] ?? {};
    const file = join(folder, 'midst.json');
    writeFileSync(file, JSON.stringify(createRecord(setup, actions.slice(0, step))));
    const { stdout } = await called(['explain', file]);
    const before = fights.slice(0, at).filter((one) => one.player === player && one.chance !== null);
    expect(before.length).toBeGreaterThan(0);
    expect(stdout).toContain(
      ` won ${before.filter(({ end }) => end === 'won').length} of ${before.length} fight`,
    );
    expect(stdout).toMatch(/ is fighting .*\. That fight goes on\./);
    const whole = await called(['explain', second]);
    expect(whole.stdout).not.toContain('goes on');
  });

  it('names no turn in which no chance changed', async () => {
    const file = join(folder, 'short.json');
    writeFileSync(file, JSON.stringify(createRecord(setup, actions.slice(0, 2))));
    const { stdout } = await called(['explain', file]);
    expect(stdout).toContain('The turns that changed the chances most\n  none');
  });

  it('says every percentage of what it is', async () => {
    const { stdout } = await called(['explain', second]);
    for (const line of stdout.split('\n').filter((one) => one.includes(' %')))
      expect(line).toMatch(/to win the (?:game|fight)/);
    expect(stdout).toContain(' % to win the fight when it began');
  });

  it('prints the same as data', async () => {
    const { stdout } = await called(['explain', second, '--json']);
    const { outcome, review: found, worst } = JSON.parse(stdout);
    expect(outcome).toBeNull();
    expect(found).toEqual(JSON.parse(JSON.stringify(review(createTable({ from: record })))));
    expect(worst).toBeNull();
  });

  it('lets the searching bot judge the decisions in a bounded time', async () => {
    const { status, stdout } = await called(['explain', second, '--deep', '--budget', '1500ms']);
    expect(status).toBe(0);
    expect(stdout).toContain('What the searching bot would have done');
    expect(stdout).not.toContain('With --deep');
  });

  it('explains a game of Third Edition', async () => {
    const { status, stdout } = await called(['explain', third]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/Round \d+ \(/);
    expect(stdout).toContain('Defeats');
  });

  it('explains in German, and in no language that it does not speak', async () => {
    const { status, stdout } = await called(['explain', second, '--language', 'de']);
    expect(status).toBe(0);
    expect(stdout).toContain('Die Züge, die die Aussichten am meisten änderten');
    expect(stdout).toMatch(/Leben \d+/);
    expect(stdout).toMatch(/zu erwarten waren \d+,\d\./);
    expect(stdout).toMatch(/Die Siegchance von .* (?:steigt|fällt) von \d+ % auf \d+ %\./);
    expect(stdout).not.toMatch(/\b(?:the|of|was|fight|Turn|gold)\b/);
    const { status: refused, stderr } = await called(['explain', second, '--language', 'tlh']);
    expect(refused).not.toBe(0);
    expect(stderr).toContain('--language is en or de');
  });

  it('refuses a budget that is no time', async () => {
    const { status, stderr } = await called(['explain', second, '--deep', '--budget', 'soon']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--budget is a time')]);
  });
});
