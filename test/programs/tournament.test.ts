import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGame, hashState, replay } from '../../src/index.js';
import { resume } from '../../tools/cli/play/saved.js';
import { milliseconds } from '../../tools/cli/workshop/orders.js';
import { Helper, shareOut } from '../../tools/cli/workshop/processes.js';
import { checkEntrants, without } from '../../tools/cli/workshop/tournament/entrants.js';
import { leaderboardPage } from '../../tools/cli/workshop/tournament/sections.js';
import { TOURNAMENT_HELPER, tournamentSettingOf } from '../../tools/cli/workshop/tournament/tournament.js';
import {
  type PlayedGame,
  secondEditionPlayers,
  type TournamentOrder,
  tournamentOrders,
} from '../../tools/workshop/index.js';
import { asCommand, called, type Ended, main, started } from '../tools/cli/command.js';
import { opened } from './opened.js';

/* `runebound-engine tournament`: games that are the same however they are played, a folder to go on from, and faults that are told. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
const path = (...names: string[]): string => join(folder, ...names);
const run = (...args: string[]) => called(['tournament', ...args]);
const short = ['--bots', 'random,sensible', '--seed', 'tamalir', '--bound', '3'];

/** Everything that a folder holds, but for the figures: the games and their records. */
const heldIn = (name: string): Record<string, unknown> => ({
  games: readFileSync(path(name, 'games.jsonl'), 'utf8').trimEnd().split('\n').sort(),
  ...Object.fromEntries(
    readdirSync(path(name, 'records')).map((file) => [
      file,
      readFileSync(path(name, 'records', file), 'utf8'),
    ]),
  ),
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the games', () => {
  let whole: Ended;
  beforeAll(() => {
    whole = started(['tournament', ...short, '--games', '6', '--jobs', '2', '--out', path('whole')]);
  }, 180_000);

  it('are reported with ratings, intervals and how it is counted', () => {
    expect([whole.status, whole.stderr]).toEqual([0, '']);
    expect(whole.stdout).toContain('6 games: Second Edition, 2 at a table, seed tamalir');
    expect(whole.stdout).toContain('3 seeds, each played 2 times');
    expect(whole.stdout).toContain('all share the point: 6 unfinished');
    expect(readFileSync(path('whole', 'ratings.svg'), 'utf8')).toContain('<svg');
  });

  it('are kept as records that can be played again', () => {
    const record = JSON.parse(readFileSync(path('whole', 'records', '000001.json'), 'utf8'));
    let last = createGame({ players: 1, seed: 0 });
    for (const state of replay(record)) last = state;
    expect(hashState(last)).toBe(record.checkpoints.at(-1).hash);
    expect(last.players).toHaveLength(2);
    const resumed = resume(path('whole', 'records', '000001.json'), null);
    expect(hashState(resumed.state)).toBe(hashState(last));
    expect(resumed.seats.map(({ bot }) => bot)).toEqual([false, true]);
  });

  it('are the same in one process as in two, interrupted or not', { timeout: 180_000 }, async () => {
    await run(...short, '--games', '2', '--jobs', '1', '--out', path('parts'));
    // As if it had been stopped while it wrote a game.
    const lines = readFileSync(path('parts', 'games.jsonl'), 'utf8');
    writeFileSync(path('parts', 'games.jsonl'), lines.slice(0, -20));
    const { status, stdout } = await run(
      '--bots',
      'random,sensible',
      '--bound',
      '3',
      '--games',
      '6',
      '--jobs',
      '1',
      '--out',
      path('parts'),
    );
    expect([status, stdout]).toEqual([0, whole.stdout]);
    expect(heldIn('parts')).toEqual(heldIn('whole'));
    const results = (name: string) => readFileSync(path(name, 'results.json'), 'utf8');
    expect(results('parts')).toBe(results('whole'));
  });

  it('do not come after the end: an answer that a stopped process still gives counts no more', async () => {
    writeFileSync(
      path('late.mjs'),
      `process.on('SIGTERM', () => process.send({ done: 'late' }, () => process.exit()));
       process.on('message', ({ at }) => at === 'once' && process.send({ done: 'at once' }));`,
    );
    const helper = new Helper('late');
    await asCommand(
      async () => expect(await helper.carryOut({ at: 'once' })).toBe('at once'),
      path('late.mjs'),
    );
    const late = helper.carryOut({ at: 'the end' });
    helper.dismiss();
    await expect(late).rejects.toThrow('Nobody waits for this game any more.');
  });

  it('do not go on in a folder of another tournament, or of something else', {
    timeout: 180_000,
  }, async () => {
    const other = await run(...short, '--modules', 'doom-track', '--games', '2', '--out', path('whole'));
    expect([other.status, other.stdout]).toEqual([2, '']);
    expect(other.stderr).toContain('holds another tournament (modules): name another folder.');
    expect((await run(...short, '--games', '2', '--out', 'docs')).stderr).toContain('holds something else');
    for (const out of ['package.json', 'package.json/inside']) {
      const { status, stdout, stderr } = await run(...short, '--games', '2', '--out', out);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^runebound-engine: package\.json(\/inside)? is (a file|no folder)/);
    }
  });
});

describe('bots of your own', () => {
  const mine = (body: string, file = 'mine.mjs'): string => {
    writeFileSync(path(file), body);
    return path(file);
  };

  it('play, have their parameter, and what they do wrong is counted and told', {
    timeout: 180_000,
  }, async () => {
    const file = mine(`export default (seed, parameter) => {
      let number = seed.length;
      return {
        name: 'mine',
        choose(view, legal) {
          if (parameter === 'late' && view.turn > 2) throw new Error('no more ideas');
          number = (Math.imul(number, 1103515245) + 12345) & 0x7fffffff;
          return legal[(number >>> 8) % legal.length];
        },
      };
    };`);
    const { status, stdout } = await run(
      '--bots',
      `${file},${file}:late`,
      '--games',
      '4',
      '--bound',
      '3',
      '--seed',
      'x',
      '--json',
    );
    expect(status).toBe(0);
    const { standings, faults, list } = JSON.parse(stdout);
    expect(standings.map(({ label, forfeits, points }: never) => [label, forfeits, points])).toEqual([
      [file, 0, 4],
      [`${file}:late`, 4, 0],
    ]);
    expect([faults.length, list.length]).toEqual([4, 4]);
    expect(faults[0].message).toMatch(
      /^The bot mine, player \d, failed \(Error: no more ideas\) at .* in turn \d/,
    );
    const told = await run(
      ...['--bots', `${file},${file}:late`, '--games', '2', '--bound', '2', '--seed', 'x', '--jobs', '1'],
    );
    expect(told.stdout).toContain('What bots did wrong');
    expect(told.stdout).toContain('no more ideas');
  });

  const choosing = (deed: string): string =>
    `export default () => ({ name: 'mine', choose(view, legal) { ${deed}; return legal[0]; } });`;
  const ended = 'ended its process';
  const stopped = 'answered nothing for 2000 ms and was stopped';
  const atFirst = ' when its bot was made)';

  it.each<Record<string, readonly [body: string, message: string]>>([
    {
      exits: [choosing('if (view.turn > 1) process.exit(0)'), `${ended} (exit code 0))`],
      killed: [choosing('if (view.turn > 1) process.kill(process.pid, "SIGKILL")'), `${ended} (SIGKILL))`],
      loops: ['for (;;);', stopped + atFirst],
      leaves: ['process.exit(0);', `${ended} (exit code 0)${atFirst}`],
      never: ['await new Promise(() => {}); export default () => 1;', stopped + atFirst],
    },
    {
      factory: ['export default () => { for (;;); };', stopped + atFirst],
      closes: ['export default () => { process.exit(3); };', `${ended} (exit code 3)${atFirst}`],
      hangup: [choosing('if (view.turn > 1) process.disconnect()'), ended],
      waits: [choosing('if (view.turn > 1) return new Promise(() => {})'), `${stopped})`],
      odd: [choosing('return { type: 7, a: [1, 2] }'), 'legal actions at movement/choose in turn'],
    },
  ])(
    'that end their process, or never come back, forfeit and are reported by name: %o',
    { timeout: 300_000 },
    async (odd) => {
      const files = Object.entries(odd).map(([name, [body]]) => mine(body, `${name}.mjs`));
      const setting = tournamentSettingOf({
        ...{ bots: [...files, 'random'].join(), games: '1', players: '6', seed: 'x', bound: '2' },
      });
      // One game of the six of a round: what is told of all of them, other tests ask of the command.
      const silence = 2000;
      const { game } = await asCommand(async () => {
        const hopeless = await checkEntrants(setting, { called: TOURNAMENT_HELPER, silence });
        const [order] = tournamentOrders(setting, 1).map((one) => without(hopeless, { ...one, silence }));
        return new Promise<PlayedGame>((resolve, reject) => {
          shareOut<TournamentOrder, PlayedGame>(
            TOURNAMENT_HELPER,
            [order as TournamentOrder],
            { jobs: 1 },
            new AbortController().signal,
            resolve,
          ).catch(reject);
        });
      });
      expect(game.faults).toHaveLength(5);
      expect(game.points.filter((points) => points > 0)).toHaveLength(1);
      Object.values(odd).forEach(([, message], entrant) => {
        const own = game.faults.filter((fault) => fault.entrant === entrant);
        expect(own).toHaveLength(1);
        for (const fault of own) {
          expect(fault.message).toContain(message);
          expect(fault.message).toMatch(/^The bot (mine|\S+\.mjs), player \d, /);
        }
      });
    },
  );

  it('say what they chose, where it is nothing legal', { timeout: 180_000 }, async () => {
    const { stdout } = await run(
      ...['--bots', `${mine(choosing('return { type: 7, a: [1, 2] }'), 'odd.mjs')},random`],
      ...['--games', '2', '--bound', '1', '--seed', 'x', '--jobs', '1', '--json'],
    );
    const messages = JSON.parse(stdout).faults.map(({ message }: { message: string }) => message);
    expect(messages).toHaveLength(2);
    for (const message of messages)
      expect(message).toMatch(/legal actions at .*: \{"type":7,"a":a list of 2\}\.$/);
  });

  it('may be TypeScript where Node reads that, and are refused with the reason where not', {
    timeout: 180_000,
  }, () => {
    const file = mine(
      'export default (seed: string) => ({ name: "typed", choose: (view: unknown, legal: readonly unknown[]) => legal[0] });',
      'typed.ts',
    );
    const args = [
      'tournament',
      '--bots',
      `${file},random`,
      '--games',
      '2',
      '--bound',
      '1',
      '--seed',
      'x',
      '--jobs',
      '1',
      '--json',
    ];
    const loaded = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([loaded.status, loaded.stderr]).toEqual([0, '']);
    expect(JSON.parse(loaded.stdout)).toMatchObject({ games: 2, faults: [] });
    const bare = started(args);
    if ((process.features as { readonly typescript?: unknown }).typescript)
      expect(JSON.parse(bare.stdout)).toMatchObject({ games: 2, faults: [] });
    else {
      expect(bare.status).toBe(2);
      expect(bare.stderr).toContain(
        `typed.ts cannot be loaded: this Node (${process.version}) reads no TypeScript.`,
      );
    }
  });

  it.each([
    ['export const bot = 1;', 'exports no function as its default'],
    ['export default () => ({ name: "x" });', 'gives no bot'],
    ['export default () => { throw new Error("not today"); };', 'cannot be made: not today'],
    ['import "./nowhere.mjs";', 'cannot be loaded'],
  ])(
    'are refused before the first game where they are invalid: %s',
    { timeout: 180_000 },
    async (body, message) => {
      const { status, stderr } = await run('--bots', `${mine(body, `bad-${message.length}.mjs`)},random`);
      expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
    },
  );

  it.each([
    [
      ['--bots', 'clever,random'],
      'There is no bot "clever". Bots: sensible, nimble, greedy, random, easy, planner, search',
    ],
    [['--bots', 'random:3,sensible'], 'it has nothing to be set, and "3" was given'],
    [['--bots', 'random,sensible', '--modules', 'doom-trak'], 'There is no module "doom-trak"'],
  ])('that there are not, and modules, are refused: %o', { timeout: 180_000 }, async (args, message) => {
    const { status, stderr } = await run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('bots of other languages', () => {
  /** A program that answers lines by a function of what it is told. */
  const program = (name: string, body: string): string => {
    const file = path(name);
    writeFileSync(
      file,
      `#!${process.execPath}
let lines = '';
const say = (answer) => process.stdout.write((typeof answer === 'string' ? answer : JSON.stringify(answer)) + '\\n');
process.stdin.on('data', (text) => {
  const told = (lines + text).split('\\n');
  lines = told.pop();
  for (const line of told) hear(JSON.parse(line));
});
${body}`,
      { mode: 0o755 },
    );
    return file;
  };
  const games = async (...args: string[]) => {
    const { status, stdout, stderr } = await run(...args, '--bound', '2', '--seed', 'x', '--json');
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout);
  };

  it('play like one in JavaScript that does the same', { timeout: 180_000 }, async () => {
    const theirs = program(
      'first',
      `function hear(told) {
        if (told.type === 'begin') say({ with: ['codes', 'numbers', 'observation'], observe: true });
        if (told.type === 'choose') say([{ index: 0 }, { code: told.codes[0] }, { number: told.numbers[0] }][told.observation.at.length % 3]);
      }`,
    );
    const ours = path('first.mjs');
    writeFileSync(ours, 'export default () => ({ name: "first", choose: (view, legal) => legal[0] });');
    const played = (bot: string) => games('--bots', `${bot},random`, '--games', '4', '--jobs', '1');
    const [one, other] = [await played(theirs), await played(ours)];
    expect(one.faults).toEqual([]);
    expect(one.list).toEqual(other.list);
  });

  it('play in Third Edition, and in Python by the example', { timeout: 180_000 }, async () => {
    const bold = join(root, 'examples/python/bold.py');
    for (const edition of [[], ['--scenario', 'corpse-king']]) {
      const { faults, list } = await games(
        ...['--bots', `${bold},sensible`, '--games', '2', '--jobs', '1', ...edition],
      );
      expect([faults, list.length]).toEqual([[], 2]);
    }
  });

  it.each([
    ['dies', 'console.error("no ideas"); process.exit(3);', 'ended with 3, and complained: no ideas'],
    ['babbles', 'function hear() { say("well..."); }', 'answered \\"begin\\" with what is no JSON: well...'],
    [
      'errs',
      'function hear(told) { if (told.type !== "end") say({}); }',
      'answered \\"choose\\" with {}, where',
    ],
    [
      'guesses',
      'function hear(told) { say(told.type === "begin" ? {} : { index: 999 }); }',
      'did not choose one',
    ],
    ['hangs', 'function hear() { for (;;); }', 'answered nothing for 700 ms and was stopped'],
  ])('forfeit where their program %s', { timeout: 180_000 }, async (name, body, message) => {
    const { faults, standings } = await games(
      ...['--bots', `${program(name, body)},random`, '--games', '2', '--jobs', '1'],
      // A program that answers may take its time to start.
      ...(name === 'hangs' ? ['--silence', '700ms'] : []),
    );
    expect(faults).toHaveLength(2);
    for (const fault of faults) expect(JSON.stringify(fault.message)).toContain(message);
    expect(standings.map(({ points }: { points: number }) => points)).toEqual([2, 0]);
  });

  it('that compute for ever are stopped, and what they forfeit is the same again', {
    timeout: 180_000,
  }, async () => {
    const file = path('endless.mjs');
    writeFileSync(
      file,
      'export default () => ({ name: "endless", choose(view, legal) { while (view.turn > 1); return legal[0]; } });',
    );
    const endless = () =>
      games('--bots', `${file},random`, '--games', '2', '--silence', '3000ms', '--jobs', '1');
    const first = await endless();
    expect(first.faults.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('answered nothing for 3000 ms and was stopped'),
      expect.stringContaining('answered nothing for 3000 ms and was stopped'),
    ]);
    expect(first.list.map(({ points }: { points: number[] }) => [...points].sort())).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(await endless()).toEqual(first);
  });

  it('are refused where they cannot be started', { timeout: 180_000 }, async () => {
    const file = path('notes.txt');
    writeFileSync(file, 'to be done');
    expect((await run('--bots', `${file},random`)).stderr).toContain('mark it as executable (chmod +x)');
  });
});

describe('the options', () => {
  it('name every bot of the package in the help', async () => {
    const { stdout } = await run('--help');
    for (const name of Object.keys(secondEditionPlayers)) expect(stdout).toContain(name);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('planner (Second Edition)');
  });

  const options = { bots: 'random,random,sensible', games: '4', players: '2', seed: 's' };

  it('number bots that enter twice, and read times', () => {
    expect(tournamentSettingOf({ ...options, budget: '1.5s' })).toMatchObject({
      entrants: [{ label: 'random' }, { label: 'random (2)' }, { label: 'sensible' }],
      budget: 1500,
      bound: 100,
    });
    expect(['500', '500ms', '2s'].map((text) => milliseconds('--budget', text))).toEqual([500, 500, 2000]);
  });

  it.each([
    [{ bots: 'random' }, '--bots names two bots at least'],
    [{ bots: 'random,./nobody.js' }, './nobody.js is not there.'],
    [{ edition: 'third-edition' }, 'Name the scenario with --scenario'],
    [{ scenario: 'corpse-king', players: '5' }, '--players is a whole number from 2 to 4'],
    [{ budget: 'soon' }, '--budget is a time such as 500ms or 1s, not "soon".'],
    [{ budget: '0s' }, '--budget is a time'],
  ])('are refused: %o', (more, message) => {
    expect(() => tournamentSettingOf({ ...options, ...more })).toThrow(message);
  });
});

describe('what is seen', () => {
  it('is a live table above a bar, and Ctrl-C rates what was played', { timeout: 180_000 }, async () => {
    const screen = opened([
      'tournament',
      '--bots',
      'random,random',
      '--games',
      '100000',
      '--bound',
      '1',
      '--seed',
      's',
    ]);
    await screen.says(/random \(2\) +\d+ [\s\S]*[█░]{24} +[1-9]\d+ of 100000 games/);
    screen.press('\u0003');
    expect(await screen.ended).toBe(0);
    const text = screen.text();
    expect(text).toContain('How it is counted');
    expect(text).toContain('Ratings');
    expect(text).toContain('for a seat');
    expect(text).not.toContain('░');
  });

  it('is a page with the command that writes it, also of Third Edition', { timeout: 180_000 }, async () => {
    const { status, stdout } = await run(
      ...[
        '--bots',
        'random,sensible',
        '--scenario',
        'corpse-king',
        '--games',
        '2',
        '--bound',
        '2',
        '--seed',
        's',
        '--jobs',
        '1',
        '--json',
      ],
    );
    expect(status).toBe(0);
    const page = leaderboardPage(JSON.parse(stdout));
    expect(page).toContain('2 games: Third Edition (corpse-king), 2 at a table, seed s.');
    expect(page).toContain(
      'npx runebound-engine tournament --bots random,sensible --scenario corpse-king --games 2 --players 2 --seed s --bound 2 --publish',
    );
    expect(page).toContain('| sensible |');
  });
});
