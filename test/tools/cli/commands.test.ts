import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVector } from '../../../src/conformance/index.js';
import { createGame, serialize } from '../../../src/index.js';
import { defineModule } from '../../../src/second-edition/index.js';
import { runConformance } from '../../../tools/cli/conformance.js';
import { type ContentReport, checkContentFiles, checkPacksOfScenario } from '../../../tools/cli/content.js';
import { readJson } from '../../../tools/cli/files.js';
import { cataloguesOf } from '../../../tools/cli/language.js';
import { show, why } from '../../../tools/cli/positions.js';
import { lookUp } from '../../../tools/cli/rules.js';
import { plain } from '../../../tools/cli/terminal.js';
import { asserted } from '../../asserted.js';
import { called, type Ended, main } from './command.js';

/* What the commands say of files and words that are not as they should be. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (value: unknown): string => {
  const path = join(folder, 'file.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
const market = {
  game: { players: [{ space: 'tamalir' }], seed: 1 },
  given: { turn: { player: 0, step: 'market' } },
};

const checkContentFile = (path: string): ContentReport => checkContentFiles([path])[0] as ContentReport;

describe('why', () => {
  it('tells a slip in the file from a slip in the action', () => {
    expect(why(file('{ game'), 'market/done')).toEqual({
      answer: 'none',
      lines: [expect.stringMatching(/^\(the whole file\): The file is not JSON: /)],
    });
    expect(why(file(market), '{ type')).toEqual({
      answer: 'none',
      lines: [expect.stringMatching(/^The action is not JSON: /)],
    });
    expect(why(join(folder, 'nowhere.json'), undefined).lines).toEqual([
      '(the whole file): The file is not there.',
    ]);
  });

  it('says what is wrong with a position, where, and by which rule', () => {
    const { lines } = why(file({ game: { players: 1, pile: { red: 0 } } }), undefined);
    expect(lines).toEqual([
      expect.stringMatching(
        /^game\/pile\/red: adventure counters .* \[2e\.components\.adventure-counters\]$/,
      ),
    ]);
    const state = JSON.parse(serialize(createGame({ players: 1, seed: 1 })));
    expect(why(file({ ...state, turn: 'first' }), undefined).lines).toEqual([
      expect.stringMatching(/^turn: /),
    ]);
    expect(why(file({ ...state, modules: ['chess'] }), undefined).lines).toEqual([
      expect.stringContaining('There is no module "chess"'),
    ]);
  });

  it('judges an action given as code or as JSON', () => {
    for (const action of ['market/done', '{"type":"market/done"}'])
      expect(why(file(market), action).lines[0]).toBe('Legal: This is allowed now.');
    expect(why(file(market), 'market/steal').answer).toBe('none');
    expect(why(file(market), 'market/done').answer).toBe('yes');
    expect(why(file(market), 'combat/escape').answer).toBe('no');
    expect(why(file(market), undefined).lines).toContain('  market/done');
  });
});

describe('why --vector', () => {
  it.each([
    ['an action that is refused', 'combat/attack by=mordrog', 'illegal'],
    ['an action that is allowed', 'combat/escape', 'legal'],
  ])('prints a vector of %s, which passes', async (_, action, expected) => {
    const { stdout, status } = await called(['why', 'examples/position.json', action, '--vector']);
    expect(status).toBe(0);
    const vector = JSON.parse(stdout);
    expect(vector.steps.at(-1)).toHaveProperty(`expect.${expected}`);
    expect(runVector(vector).status).toBe('pass');
  });

  it('prints one of a save, and says what is no position', async () => {
    const save = file(serialize(createGame({ players: 2, seed: 1 })));
    const { stdout } = await called(['why', save, 'move/stop', '--vector']);
    expect(runVector(JSON.parse(stdout)).status).toBe('pass');
    const { stderr, status } = await called(['why', file('[]'), 'move/stop', '--vector']);
    expect(stderr).toContain('holds neither a position nor a single vector');
    expect(status).toBe(2);
  });

  it('names the type of action that a misspelt one is like', async () => {
    const { stderr } = await called(['why', 'examples/position.json', 'market/by card=ember-lantern']);
    expect(stderr).toContain('"market/by" is no kind of action; did you mean "market/buy"?');
  });
});

describe('show', () => {
  it('draws a scenario and a save, and says what is wrong with anything else', () => {
    const save = serialize(createGame({ players: 2, seed: 1, modules: ['island-of-dread'] }));
    for (const position of [market, save])
      expect(show(file(position), {})).toEqual({ svg: expect.stringMatching(/^<svg [\s\S]*<\/svg>\n$/) });
    expect(show(file(market), { width: Number.NaN })).toEqual({
      lines: [expect.stringContaining('from 1 to 20000')],
    });
    expect(show(file({ game: { players: 1, pile: { red: 0 } } }), {})).toEqual({
      lines: [expect.stringMatching(/\[2e\.components\.adventure-counters\]$/)],
    });
    expect(show(file('{ game'), {})).toEqual({ lines: [expect.stringContaining('not JSON')] });
    for (const other of [{ link: 'x', view: {} }, { name: 'package', version: '1.0.0' }, []])
      expect(show(file(other), {})).toEqual({ lines: [expect.stringMatching(/^This holds no game: /)] });
    for (const recorded of [{ actions: [] }, { seats: [], record: { actions: [] } }])
      expect(show(file(recorded), {})).toEqual({ lines: [expect.stringMatching(/ no position: `watch`/)] });
  });

  it('draws both editions with German names', async () => {
    const catalogues = await cataloguesOf('de');
    const third = serialize(
      createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 1 }),
    );
    for (const position of [serialize(createGame({ players: 2, seed: 1 })), third]) {
      expect(show(file(position), { catalogues })).toEqual({ svg: expect.stringContaining('>Schmiede<') });
      expect(show(file(position), {})).toEqual({ svg: expect.stringContaining('>Forge<') });
    }
  });
});

describe('content check', () => {
  it('counts everything that a pack brings', () => {
    const captain = {
      kind: 'further',
      sort: 'sailor',
      source: 'original',
      id: 'old-salt',
      name: 'Old Salt',
    };
    const pack = {
      id: 'crew',
      name: 'Crew',
      decks: [{ id: 'crew', name: 'Crew' }],
      further: [{ ...captain, deck: 'crew' }],
    };
    const { lines } = checkContentFile(file(pack));
    expect(lines).toEqual([
      expect.stringContaining('all is well (1 card of a further sort, 1 further deck)'),
    ]);
    expect(checkContentFile(file({ id: 'empty', name: 'Empty' })).lines[0]).toContain('(no cards)');
  });

  const encounter = (id: string, effects: readonly object[], more: object = {}) => ({
    id: `pack-${id}`,
    name: 'Pack',
    adventures: [{ kind: 'encounter', id, name: id, source: 'original', color: 'green', effects, ...more }],
  });

  it('knows the bundled board', () => {
    const pack = encounter('gate', [{ do: 'teleport', to: 'town:nowhere' }]);
    expect(checkContentFile(file(pack)).problems).toMatchObject([{ path: 'adventures/0/effects/0/to' }]);
  });

  it('knows the classes that bundled modules bring, and those of modules of the author', () => {
    const song = { kind: 'item', id: 'song', name: 'Song', source: 'original', cost: 1, type: 'song' };
    const market = [{ ...song, class: 'ritual', use: 'always', abilities: [] }];
    const ritual = { id: 'songs', name: 'Songs', market };
    const pack = file(ritual);
    expect(checkContentFile(pack).problems.map(({ path }) => path)).toEqual([
      'market/0/words',
      'market/0/symbols',
    ]);
    const other = file({ ...ritual, market: [{ ...market[0], class: 'song', deck: 'hall' }] });
    const content = { id: 'hall', name: 'Hall', decks: [{ id: 'hall', name: 'Hall' }] };
    const songs = defineModule({
      id: 'songs',
      title: 'Songs',
      content,
      understands: { itemClasses: { song: {} } },
    });
    expect(checkContentFiles([other], { modules: [songs] })[0]?.problems).toEqual([]);
    expect(checkContentFile(other).problems.map(({ path }) => path)).toEqual([
      'market/0/class',
      'market/0/deck',
    ]);
  });

  it('lets packs build upon those before them, and tells which cards are replaced', () => {
    const first = join(folder, 'first.json');
    const decks = [{ id: 'crew', name: 'Crew' }];
    writeFileSync(first, JSON.stringify({ ...encounter('gate', []), decks }));
    const second = file(encounter('gate', [], { deck: 'crew' }));
    expect(checkContentFile(second).problems).toMatchObject([{ path: 'adventures/0/deck' }]);
    const reports = checkContentFiles([first, second]);
    expect(reports.map(({ ok }) => ok)).toEqual([true, true]);
    expect(reports[0]?.lines).toHaveLength(1);
    expect(reports[1]?.lines[1]).toBe(`  note: gate replaces the card of the same id of ${first}`);
  });

  it('knows the cards, decks and boards of the bundled modules, and says whose cards are replaced', () => {
    const item = { kind: 'item', name: 'Own', source: 'original', cost: 1, use: 'always', abilities: [] };
    const relic = { ...item, class: 'relic', type: 'own' };
    const pack = {
      id: 'mine',
      name: 'Mine',
      market: [
        { ...relic, id: 'yew-longbow' },
        { ...relic, id: 'spear-of-trelton', deck: 'legendary' },
        { ...relic, id: 'thing-of-mine' },
        { ...relic, id: 'whetstone-of-old-wars' },
        { ...relic, id: 'weighted-net' },
      ],
    };
    expect(checkContentFiles([file(pack)])[0]?.lines.slice(1)).toEqual([
      '  note: yew-longbow, weighted-net replace the cards of the same id of the base game',
      '  note: spear-of-trelton replaces the card of the same id of the module island-of-dread',
      '  note: whetstone-of-old-wars replaces the card of the same id of the module weapons-of-legend',
    ]);
    const towards = (to: string) =>
      checkContentFile(file(encounter('gate', [{ do: 'teleport', to }], { deck: 'sea' }))).problems;
    expect(towards('town:dallak')).toEqual([]);
    expect(towards('town:dallakk')).toMatchObject([{ path: 'adventures/0/effects/0/to' }]);
  });

  it('says of packs of a scenario what they replace', () => {
    const skill = {
      ...{ kind: 'skill', name: 'Own', source: 'original', type: 'mind', set: 'force-of-nature' },
      cost: { any: 1 },
    };
    const mine = {
      id: 'mine',
      name: 'Mine',
      skills: [
        { ...skill, id: 'mountaineering' },
        { ...skill, id: 'my-own' },
      ],
    };
    const [first, second] = [join(folder, 'one.json'), join(folder, 'two.json')];
    for (const path of [first, second]) writeFileSync(path, JSON.stringify(mine));
    const reports = checkPacksOfScenario([first, second], 'corpse-king');
    expect(reports.map(({ lines }) => lines.slice(1))).toEqual([
      ['  note: mountaineering replaces the card of the same id of the box'],
      [`  note: mountaineering, my-own replace the cards of the same id of ${first}`],
    ]);
  });
});

describe('conformance', () => {
  it('says of a file that is no JSON, or has no vectors, what is wrong with it', () => {
    expect(runConformance(file('[')).files[0]?.problems).toEqual([
      expect.stringMatching(/^\(the whole file\): The file is not JSON: /),
    ]);
    expect(runConformance(file({ vectors: [] })).files[0]?.problems).toEqual([
      expect.stringMatching(/^vectors: /),
    ]);
  });

  it('writes the vectors of the package as files, which run as those of the package do', async () => {
    const to = join(folder, 'written');
    const { status, stdout } = await called(['conformance', '--write', to]);
    expect(status).toBe(0);
    const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    // Beside them there is the manifest, which is no file of vectors.
    expect(stdout).toContain(`: ${files.length - 1}.`);
    const { count, chapters } = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'));
    expect(chapters).toHaveLength(files.length - 1);
    expect(count).toBe(chapters.flatMap((one: { vectors: object[] }) => one.vectors).length);
    expect(chapters).toContainEqual(
      expect.objectContaining({
        file: 'second-edition/escape.json',
        document: 'second-edition',
        chapter: 'escape',
      }),
    );
    const alone = mkdtempSync(join(folder, 'alone-'));
    copyFileSync(join(to, 'manifest.json'), join(alone, 'manifest.json'));
    expect(runConformance(alone).files).toEqual([]);
    expect(files).toContain(join('second-edition', 'escape.json'));
    expect(files.filter((name) => name.startsWith('content') || name.endsWith('schema.json'))).toEqual([]);
    const own = JSON.parse(readFileSync(join(to, 'second-edition/escape.json'), 'utf8'));
    const kept = new URL('../../../conformance/second-edition/escape.json', import.meta.url);
    expect(own).toEqual(JSON.parse(readFileSync(kept, 'utf8')));
    expect(runConformance(join(to, 'second-edition/escape.json'))).toMatchObject({ ok: true, failed: 0 });
  });

  it('prints a table by chapters, and writes a badge: green where all passed, red where a file failed', async () => {
    const vectors = ['conformance/second-edition/escape.json', 'conformance/second-edition/limits.json'];
    const badge = join(folder, 'badges', 'vectors.svg');
    const { status, stdout } = await called(['conformance', '--table', '--badge', badge, ...vectors]);
    expect(status).toBe(0);
    const [title, , head, , ...rows] = stdout.trim().split('\n');
    expect(title).toMatch(/^runebound-vectors \d/);
    expect(head).toBe('| chapter | passed | failed | not applicable |');
    const counts = rows.map((row) => Number(row.split('|')[2]));
    expect(rows).toHaveLength(3);
    expect(counts[2]).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
    const green = readFileSync(badge, 'utf8');
    expect(green).toContain(`aria-label="Runebound vectors: ${counts[2]} of ${counts[2]}"`);
    expect(green).toContain('#373');
    const failing = await called(['conformance', '--table', '--badge', badge, file('{}')]);
    expect(failing.status).toBe(1);
    expect(failing.stdout).toMatch(/^\| all \| 0 \| 1 \| 0 \|$/m);
    expect(readFileSync(badge, 'utf8')).toContain('#a33');
  });

  it('writes nothing into a file, and nothing beside a run', async () => {
    const taken = file('{}');
    expect(await called(['conformance', '--write', taken])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be written'),
    });
    // Where nobody can make a folder, Node may not come back from trying to make it with those above.
    if (existsSync('/proc/self'))
      for (const call of [
        ['conformance', '--write', '/proc/nowhere'],
        ['tournament', '--bots', 'random,random', '--games', '2', '--out', '/proc/nowhere'],
      ])
        expect(await called(call)).toMatchObject({
          status: 2,
          stderr: expect.stringContaining('/proc/nowhere'),
        });
    expect(await called(['conformance', taken, '--write', folder])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('name no paths'),
    });
  });

  it('runs the vectors of several paths, each named once', () => {
    const vector = (id: string) => ({
      ...{ id, title: 'x', rules: ['2e.turn.steps'], create: { players: 1 } },
      steps: [{ expect: { outcome: null } }],
    });
    const paths = ['one', 'two'].map((name) => {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, JSON.stringify(vector(`2e.turn.steps/${name}`)));
      return path;
    });
    const report = runConformance([...paths, ...paths]);
    expect(report).toMatchObject({ ok: true, passed: 2, failed: 0 });
    expect(report.files.map((one) => one.file)).toEqual(paths);
    expect(runConformance([paths[0] ?? '', join(folder, 'nowhere.json')]).files).toHaveLength(1);
  });
});

describe('rule', () => {
  it('tells a rule, and of an id that there is none, the nearest ones', () => {
    expect(lookUp('2e.escape.fail')).toMatchObject({ found: true });
    expect(lookUp('2e.escape.fial')).toEqual({
      found: false,
      lines: [expect.stringContaining('2e.escape.fail')],
    });
  });
});

/* What follows runs the whole command, as a shell does. */

/** Runs the command in a process of its own to its end; one that waits for something is ended after a minute, and has no code then. */
const start = (args: readonly string[], options: { uid?: number } = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [main, ...args],
      { timeout: 60_000, maxBuffer: 1e8, ...options },
      (_error, stdout, stderr) => resolve({ status: child.exitCode, stdout, stderr }),
    );
  });

const fromFile = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const inText = JSON.stringify(market);

describe('exit codes', () => {
  it.each([
    ['a rule', ['rule', '2e.escape.fail'], 0],
    ['a legal action', ['why', 'examples/position.json', 'combat/escape'], 0],
    ['the version', ['--version'], 0],
    ['the help of a command', ['why', '--help'], 0],
    [
      'a catalogue without some keys, if that is no fault',
      ['words', 'check', '--partial', 'examples/words/fr.json'],
      0,
    ],
    ['a catalogue without some keys', ['words', 'check', 'examples/words/fr.json'], 1],
    ['what is no catalogue', ['words', 'check', 'package.json'], 1],
    ['a catalogue that is not there', ['words', 'check', 'nowhere.json'], 2],
    ['words for no file', ['words', 'check'], 2],
    ['the keys of words', ['words', 'keys'], 0],
    ['a rule that is not there', ['rule', '2e.escape.fial'], 1],
    ['words no rule has', ['rule', 'spaceship', 'gold'], 1],
    ['an action that is not legal', ['why', 'examples/position.json', 'market/done'], 1],
    ['a pack with problems', ['content', 'check', 'package.json'], 1],
    ['nothing to do', [], 2],
    ['no such command', ['fly'], 2],
    ['no such option', ['rule', '--fast'], 2],
    ['an argument too many', ['why', 'examples/position.json', 'combat/escape', 'now'], 2],
    ['neither an id nor words', ['rule'], 2],
    ['words of a rule', ['rule', 'knockout', 'gold'], 0],
    ['no words', ['rule', ' '], 2],
    ['what is no kind of action', ['why', 'examples/position.json', 'dance'], 2],
    ['a position that is none', ['why', 'package.json'], 2],
    ['a file that is not there', ['conformance', 'nowhere.json'], 2],
    ['a folder given as a file', ['content', 'check', 'docs'], 2],
    ['a folder without vectors', ['conformance', 'docs/decisions'], 2],
  ])('%s', async (_name, args, code) => {
    const { status, stdout, stderr } = await called(args);
    expect(status).toBe(code);
    // Who fails says so on the standard error, in words.
    expect(stderr !== '').toBe(code !== 0);
    expect(stderr).not.toMatch(/^ {4}at /m);
    if (code === 2) expect(stdout).toBe('');
  });

  it.each([
    [['rule', '2e.escape.fail'], 0],
    [['why', 'examples/position.json', 'market/done'], 1],
    [['content', 'check', 'docs'], 2],
  ])('are those of a process, which prints the same: %o', async (args, code) => {
    const [process, here] = [await start(args), await called(args)];
    expect(process).toEqual(here);
    expect(process.status).toBe(code);
  });

  it('stand in the help of the whole command', async () => {
    expect((await called(['conformance', '--help'])).stdout).not.toContain('Exit codes');
    expect((await called(['--help'])).stdout.match(/^ {2}[0-3] {2}\w.*$/gm)).toHaveLength(4);
  });

  it('the version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect((await called(['--version'])).stdout).toBe(`${version}\n`);
  });
});

describe('words', () => {
  it('prints what translators start from, which its own check finds whole', async () => {
    const { stdout: keys } = await called(['words', 'keys', '--content']);
    const { status, stdout } = await called(['words', 'check', fromFile('keys.json', keys)]);
    expect(status).toBe(0);
    expect(stdout).toContain('0 missing');
  });

  it('names the keys that are missing, unknown or malformed', async () => {
    const messages = { 'action.move/rol': 'x', 'action.move/stay': '{x' };
    const { stdout } = await called([
      'words',
      'check',
      '--json',
      fromFile('bad.json', JSON.stringify({ locale: 'de', messages })),
    ]);
    const [report] = JSON.parse(stdout);
    expect(report).toMatchObject({
      ok: false,
      unknown: ['action.move/rol'],
      malformed: [{ path: 'action.move/stay' }],
    });
    expect(report.missing).toContain('action.move/roll');
  });
});

describe('files', () => {
  it('with a byte order mark are read, in UTF-8 and UTF-16', () => {
    const wide = Buffer.from(`\ufeff${inText}`, 'utf16le');
    for (const content of [`\ufeff${inText}`, wide, Buffer.from(wide).swap16()])
      expect(readJson(fromFile('marked.json', content))).toEqual({ text: inText, value: market });
    expect(readJson(fromFile('bytes.json', Buffer.from([0x22, 0xff, 0x22])))).toMatchObject({
      problem: { message: expect.stringContaining('UTF-8') },
    });
  });

  it('that are folders, devices and links to nowhere are distinguished', () => {
    symlinkSync(join(folder, 'loop'), join(folder, 'loop'));
    const message = (path: string): unknown => {
      const read = readJson(path);
      return 'problem' in read && read.problem.message;
    };
    expect(message(folder)).toContain('is a folder');
    expect(message('/dev/null')).toContain('no ordinary file');
    expect(message(join(folder, 'loop'))).toContain('circle');
    expect(message('nul\0.json')).toContain('no name');
    expect(message(`${fromFile('x.json', '{}')}/y.json`)).toContain('not there');
  });

  it.skipIf(process.platform === 'win32')('that are pipes keep nobody waiting', async () => {
    const vectors = join(folder, 'vectors');
    mkdirSync(join(vectors, 'folder.json'), { recursive: true });
    execFileSync('mkfifo', [join(vectors, 'pipe.json')]);
    const pipe = await start(['why', join(vectors, 'pipe.json')]);
    expect(pipe).toMatchObject({ status: 2, stderr: expect.stringContaining('no ordinary file') });
    // In a folder they are a file that cannot be run; a folder whose name ends like a file's is a folder.
    const all = await called(['conformance', vectors, '--json']);
    expect(all.status).toBe(1);
    expect(JSON.parse(all.stdout).files).toMatchObject([
      { file: 'pipe.json', problems: [expect.stringContaining('no ordinary file')] },
    ]);
  });

  it.skipIf(process.platform === 'win32')('that the shell opened may be pipes', async () => {
    const shell = await new Promise<string>((resolve, reject) =>
      execFile(
        'sh',
        ['-c', `cat "$0" | "$@" why /dev/stdin market/done`, file(market), process.execPath, main],
        (error, out) => (error ? reject(error) : resolve(out)),
      ),
    );
    expect(shell).toMatch(/^Legal: /);
  });

  // Root may read everything: it becomes somebody else for this.
  it.skipIf(process.platform === 'win32')('and folders that may not be read are named', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(join(closed, 'inner'), { recursive: true });
    writeFileSync(join(closed, 'a.json'), '{}');
    writeFileSync(join(closed, 'b.json'), '{}');
    chmodSync(folder, 0o755);
    chmodSync(join(closed, 'a.json'), 0o000);
    chmodSync(join(closed, 'inner'), 0o000);
    const somebody = process.getuid?.() === 0 ? { uid: 65534 } : {};
    const [whole, inner] = await Promise.all([
      start(['conformance', closed], somebody),
      start(['conformance', join(closed, 'inner')], somebody),
    ]);
    expect(whole.stderr, 'other users can read the repository').not.toMatch(/EACCES|Cannot find module/);
    expect(whole.status).toBe(1);
    expect(whole.stdout).toContain('a.json: cannot be run\n  (the whole file): The file may not be read');
    expect(whole.stdout).toContain('inner/: cannot be run\n  The folder may not be read');
    expect(inner).toMatchObject({ status: 2, stderr: expect.stringContaining('permission is denied') });
    chmodSync(join(closed, 'inner'), 0o755);
  });
});

describe('what is printed', () => {
  // Red, a title for the window, a return to the beginning of the line, text from right to left.
  const nasty = '\u001b[31m\u009b2J\u001b]0;x\u0007\r\u202e';

  it('has nothing in it that a terminal would obey', () => {
    expect(plain(`a${nasty}\n\ud800b é 漢 😀`)).toBe(
      'a\\u001b[31m\\u009b2J\\u001b]0;x\\u0007\\u000d\\u202e\\u000a\\ud800b é 漢 😀',
    );
  });

  it.each(['file name', 'content', 'action', 'option', 'words'])(
    'wherever it came from: %s',
    async (from) => {
      const hero = { id: nasty, name: nasty, [nasty]: 1 };
      const named = fromFile(
        `${nasty}.json`,
        JSON.stringify({ id: nasty, name: 'x', heroes: [hero], [nasty]: 1 }),
      );
      const calls: Readonly<Record<string, readonly string[][]>> = {
        'file name': [
          ['content', 'check', `${named}x`],
          ['conformance', named],
        ],
        content: [
          ['content', 'check', named],
          ['content', 'check', named, '--json'],
          ['why', named],
        ],
        action: [
          ['why', 'examples/position.json', nasty],
          ['why', 'examples/position.json', `{"type":${JSON.stringify(nasty)}}`],
        ],
        option: [[`--${nasty}`], [nasty]],
        words: [
          ['rule', nasty],
          ['rule', 'gold', nasty],
        ],
      };
      for (const args of calls[from] ?? []) {
        const { stdout, stderr } = await called(args);
        expect(stdout + stderr).not.toBe('');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
        expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      }
      asserted(4);
    },
  );

  it('may be cut off by who reads it', async () => {
    const child = spawn(process.execPath, [main, 'rule', 'e'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', (text) => (err += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it.skipIf(!existsSync('/dev/full'))('or find no room, which is reported', async () => {
    const ended = await new Promise<Ended>((resolve) => {
      const child = execFile(
        'sh',
        ['-c', 'exec "$@" > /dev/full', 'sh', process.execPath, main, 'rule', '2e.escape.fail'],
        (_error, stdout, stderr) => resolve({ status: child.exitCode, stdout, stderr }),
      );
    });
    expect(ended).toMatchObject({ status: 3, stderr: expect.stringContaining('cannot be written') });
    expect(ended.stderr).not.toMatch(/^ {4}at /m);
  });

  it('is no stack trace, however deep the file is', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const inside = fromFile('deep.json', `{"game":{"players":${deep}},"heroes":${deep},"vectors":${deep}}`);
    for (const args of [['why'], ['content', 'check'], ['conformance']]) {
      const { status, stderr } = await start([...args, inside]);
      expect([1, 2]).toContain(status);
      expect(stderr).toMatch(/^runebound-engine: /);
      expect(stderr).not.toMatch(/^ {4}at /m);
    }
  });
});

it('why says in words what is wrong with a file whose modules are no names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'why-'));
  try {
    const state = createGame({ players: 2, seed: 1 });
    const third = createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 1 });
    const odd: readonly unknown[] = [{ toString: 1 }, null, 7, [[]], { length: 2 }];
    let told = 0;
    for (const game of [state, third])
      for (const modules of [...odd.map((one) => [one]), ...odd, 'doom-track']) {
        const file = join(folder, 'odd.json');
        writeFileSync(file, JSON.stringify({ ...game, modules }));
        const { answer, lines } = why(file, undefined);
        expect([answer, lines.length > 0], JSON.stringify(modules)).toEqual(['none', true]);
        told++;
      }
    expect(told).toBe(22);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
