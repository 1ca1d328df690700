import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entries } from '../../scripts/entries.js';
import { commandsOf, programsOf } from '../../scripts/release/blocks.js';
import {
  contents,
  engines,
  entryOf,
  gistOf,
  gitState,
  isOffline,
  isStale,
  leastNode,
  type Manifest,
  manifestOf,
  npmSays,
  pictures,
  repositoryOf,
  tagOf,
  versions,
  workflow,
} from '../../scripts/release/checks.js';
import { lockedAt } from '../../scripts/release/version-places.js';
import { protocolVersion } from '../../src/protocol/schema.js';
import { stateVersion as ofSecondEdition } from '../../src/second-edition/base/state.js';
import { stateVersion as ofThirdEdition } from '../../src/third-edition/base/state.js';

/* What `npm run release:dry` reads off files: this repository is right, and each thing that may be wrong is named. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest: Manifest = JSON.parse(read('package.json'));
const { version } = manifest;
const readme = read('README.md');
const ours = 'https://github.com/runebound-engine/runebound-engine';

describe('versions', () => {
  const saves = (folder: string) => readdirSync(join(root, 'test/fixtures/saves', folder));
  const facts = {
    manifest,
    lock: JSON.parse(read('package-lock.json')),
    changelog: read('CHANGELOG.md'),
    protocolPage: read('docs/protocol.md'),
    protocol: protocolVersion,
    states: { 'Second Edition': ofSecondEdition, 'Third Edition': ofThirdEdition },
    saves: { 'Second Edition': saves('.'), 'Third Edition': saves('third-edition') },
    waiting: [],
  };
  const said = (other: object) => versions({ ...facts, ...other }).missing.join('\n');

  it('agree', () => expect(versions(facts).missing).toEqual([]));

  it('that have no entry in CHANGELOG.md are named', () => {
    expect(said({ changelog: facts.changelog.replace(`\n## ${version}\n`, '\n## 0.0.9\n') })).toContain(
      `CHANGELOG.md has no entry "## ${version}"`,
    );
    expect(said({ changelog: `# runebound-engine\n\n## ${version}\n\nNew.\n` })).toContain(
      `says nothing about ${version}`,
    );
    expect(said({ changelog: `Read this.\n\n${facts.changelog}` })).toContain('CHANGELOG.md begins with');
  });

  it('that differ from place to place are named', () => {
    const next = { ...manifest, version: '9.9.9' };
    const missing = said({ manifest: next });
    for (const place of [
      `package-lock.json says ${version}`,
      'docs/protocol.md',
      'CHANGELOG.md has no entry',
    ])
      expect(missing).toContain(place);
    expect(said({ manifest: { ...manifest, version: '0.2.0-next.1' } })).toContain('is no version');
    expect(said({ protocol: 7 })).toContain('CHANGELOG.md does not say: `protocol` of `serve --stdio` is 7');
  });

  it('of states need a row and a kept save', () => {
    const missing = said({ states: { ...facts.states, 'Third Edition': 2 } });
    expect(missing).toContain('`schema` of a state of Third Edition is 2');
    expect(missing).toContain('no save of Third Edition in version 2');
  });

  it('are not those to publish while a changeset waits', () =>
    expect(said({ waiting: ['a-change.md'] })).toBe('.changeset/a-change.md waits: npm run release:version'));
});

describe('an entry of CHANGELOG.md', () => {
  it('ends where the next begins', () => {
    const changelog = '# x\n\n## 0.2.0\n\nNew.\n\n### More\n\n## 0.1.0\n\nOld.\n';
    expect(entryOf(changelog, '0.2.0')).toBe('New.\n\n### More');
    expect(entryOf(changelog, '0.1.0')).toBe('Old.');
    expect(entryOf(changelog, '0.1')).toBeUndefined();
  });

  it('of the first version speaks to every reader', () => {
    for (const reader of ['Play it', 'Build a screen', 'Write a bot', 'Check a ruling', 'Change the rules'])
      expect(entryOf(read('CHANGELOG.md'), '0.1.0')).toContain(`### ${reader}`);
  });
});

describe('package.json', () => {
  const license = read('LICENSE');
  const said = (other: object) => manifestOf({ ...manifest, ...other }, license).missing.join('\n');

  it('is right', () => expect(said({})).toBe(''));

  it.each<[string, object, string]>([
    ['another license', { license: 'ISC' }, 'LICENSE begins with "MIT License"'],
    [
      'an address for provenance that npm cannot compare',
      { repository: { type: 'git', url: ours } },
      'repository.url',
    ],
    ['bugs elsewhere', { bugs: { url: 'https://github.com/somebody/else/issues' } }, 'bugs.url'],
    ['a homepage elsewhere', { homepage: 'https://example.org' }, 'homepage'],
    ['keywords twice', { keywords: ['a', 'b', 'c', 'd', 'a'] }, 'stands there twice'],
    ['too few keywords', { keywords: ['runebound'] }, 'at least five'],
    ['no access', { publishConfig: { provenance: true } }, 'publishConfig.access'],
    ['no provenance', { publishConfig: { access: 'public' } }, 'publishConfig.provenance'],
    ['a private package', { private: true }, 'private'],
    ['no description', { description: '' }, 'description'],
  ])('with %s is named', (_what, other, problem) => expect(said(other)).toContain(problem));
});

describe('contents', () => {
  const target = (file: string) => ({
    import: { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
    require: { types: `./dist/${file}.d.cts`, default: `./dist/${file}.cjs` },
  });
  const small: Manifest = {
    name: 'small',
    version: '1.0.0',
    main: './dist/index.cjs',
    module: './dist/index.js',
    types: './dist/index.d.ts',
    bin: { small: './dist/cli.js' },
    exports: { '.': target('index'), './words': target('words'), './rules/*.json': './dist/rules/*.json' },
  };
  const paths = [
    ...['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json', 'dist/cli.js', 'dist/rules/one.json'],
    ...['index', 'words'].flatMap((name) =>
      ['js', 'cjs', 'd.ts', 'd.cts'].map((end) => `dist/${name}.${end}`),
    ),
  ];
  const packed = (list: readonly string[]) => ({ paths: list, size: 1, unpackedSize: 1 });
  const said = (list: readonly string[], other: Manifest = small, names = ['.', './words']) =>
    contents(other, packed(list), names).missing.join('\n');

  it('are right', () => expect(said(paths)).toBe(''));

  it.each(paths)('without %s are not', (file) =>
    expect(said(paths.filter((each) => each !== file))).toMatch(/which is not packed/),
  );

  it('name an entry that is not exported', () => {
    const { './words': gone, ...exports } = small.exports ?? {};
    expect(gone).toBeDefined();
    expect(said(paths, { ...small, exports })).toBe(
      'package.json: exports has no "./words", which scripts/entries.ts lists',
    );
  });

  it('name an entry whose types come too late', () => {
    const late = { import: { default: './dist/words.js', types: './dist/words.d.ts' } };
    expect(said(paths, { ...small, exports: { ...small.exports, './words': late } })).toContain(
      'exports "./words" does not begin with types',
    );
  });

  it('name what is not for users', () =>
    expect(said([...paths, 'test/a.test.ts', '.ci/run'])).toBe(
      'test/a.test.ts is packed and is not for users\n.ci/run is packed and is not for users',
    ));

  it('of this package export every entry', () => {
    const { missing } = contents(
      manifest,
      packed([]),
      entries.map(({ name }) => (name === '' ? '.' : `./${name}`)),
    );
    expect(missing.length).toBeGreaterThan(entries.length);
    expect(missing.filter((each) => !each.includes('which is not packed'))).toEqual([]);
  });
});

describe('engines', () => {
  const facts = {
    readme,
    checks: read('.github/workflows/checks.yml'),
    runTimes: ['Node 20', 'Node 22', 'Bun'],
  };
  const said = (node: string, other = facts) =>
    engines({ ...manifest, engines: { node } }, other).missing.join('\n');

  it('are those that are tested', () => expect(said(manifest.engines?.node ?? '')).toBe(''));

  it('that are not tested are named', () => {
    const missing = said('>=18');
    for (const place of ['checks.yml', 'without Node 18', 'README.md']) expect(missing).toContain(place);
    expect(said('20 || 22')).toContain('are its forms');
    expect(said('^18.2.0 || >=22.12.0')).toContain('does not say Node 18.2+');
  });
});

describe('badges and pictures', () => {
  const least = `>=${leastNode(manifest.engines?.node ?? '')}`;
  const files = ['LICENSE', 'docs/play.jpg', '.github/workflows/checks.yml'];
  const said = (image: string) =>
    pictures(manifest, { readme: `# x\n\nUnofficial.\n\n${image}\n`, files }).missing.join('\n');
  const raw = 'https://raw.githubusercontent.com/runebound-engine/runebound-engine/main';

  it('of README are right', () => {
    const inReadme = [...readme.matchAll(/\/main\/(docs\/[\w-]+\.(?:jpg|svg))/g)].map(
      ([, file]) => file ?? '',
    );
    expect(inReadme.length).toBeGreaterThan(1);
    expect(pictures(manifest, { readme, files: [...files, ...inReadme] }).missing).toEqual([]);
  });

  it.each([
    `![a](${raw}/docs/play.jpg)`,
    `[![a](${ours}/actions/workflows/checks.yml/badge.svg)](${ours}/actions)`,
    '[![a](https://img.shields.io/badge/license-MIT-blue)](LICENSE)',
    `![a](https://img.shields.io/badge/node-${encodeURIComponent(least)}-blue)`,
  ])('%s is right', (image) => expect(said(image)).toBe(''));

  it.each<[string, string]>([
    ['![a](https://img.shields.io/npm/v/runebound-engine)', 'may be broken before the package is published'],
    [`![a](${ours}/actions/workflows/gone.yml/badge.svg)`, 'is no workflow of'],
    ['![a](https://github.com/somebody/else/actions/workflows/checks.yml/badge.svg)', 'is no workflow of'],
    ['![a](https://raw.githubusercontent.com/somebody/else/main/docs/play.jpg)', 'is no file of'],
    [`![a](${raw}/docs/gone.jpg)`, 'is no file of'],
    ['![a](docs/play.jpg)', 'give its whole address'],
    ['![a](https://img.shields.io/badge/license-ISC-blue)', 'package.json says MIT'],
    ['![a](https://img.shields.io/badge/node-%3E%3D18-blue)', `says >=18; package.json says ${least}`],
    [
      '[![a](https://img.shields.io/badge/license-MIT-blue)](https://github.com/somebody/else)',
      'leads to https://github.com/somebody/else, which is not ours',
    ],
  ])('%s is not', (image, problem) => expect(said(image)).toContain(problem));

  it('come with the word that the project is unofficial, at the top', () =>
    expect(
      pictures(manifest, { readme: '# x\n\n## Disclaimer\n\nUnofficial.\n', files }).missing.join('\n'),
    ).toContain('unofficial'));
});

describe('the workflow that publishes', () => {
  const text = read('.github/workflows/release.yml');
  const said = (from: string, to: string) => {
    expect(text).toContain(from);
    return workflow(manifest, text.replace(from, to)).missing.join('\n');
  };

  it('is right', () => expect(workflow(manifest, text).missing).toEqual([]));

  it.each<[string, string, string, string]>([
    ['forks', "if: github.repository == '", "if: true || github.repository == '", 'from a fork'],
    ['no provenance', 'id-token: write', 'id-token: none', 'provenance'],
    ['what was not tried', 'npm run release:dry', 'npm test', 'does not run npm run release:dry'],
    ['by an action that may change', 'changesets/action@v1.5.3', 'changesets/action@v1', 'not pinned'],
    ['without changesets', 'changesets/action@v1.5.3', 'somebody/action@v1.5.3', 'does not use changesets'],
  ])('with %s is named', (_what, from, to, problem) => expect(said(from, to)).toContain(problem));
});

describe('the code blocks of a page', () => {
  const page = [
    '```ts',
    "console.log('a'); // a",
    'console.log(1 + 1); // 2',
    '```',
    '```sh',
    'npm i small        # yours',
    '',
    'npm install && npm run demo',
    'npx small conformance my-vectors/   # or your own',
    'npx smaller',
    'pip install small',
    '```',
    '```json',
    '{}',
    '```',
  ].join('\n');

  it('are programs, with what they print', () =>
    expect(programsOf(page)).toEqual([
      { code: "console.log('a'); // a\nconsole.log(1 + 1); // 2\n", prints: ['a', '2'] },
    ]));

  it('are commands, with where they are typed', () =>
    expect(commandsOf(page, 'small')).toEqual([
      { line: 'npm i small', where: 'install' },
      { line: 'npm install && npm run demo', where: 'clone' },
      { line: 'npx small conformance my-vectors/', where: 'installed' },
      { line: 'npx smaller', where: null },
      { line: 'pip install small', where: null },
    ]));

  it('of README are all of a kind that can be tried', () => {
    expect(programsOf(readme).length).toBeGreaterThan(3);
    const commands = commandsOf(readme, manifest.name);
    expect(commands.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['npm install && npm run demo', 'npm install && npm test']),
    );
    expect(commands.filter(({ where }) => where === null)).toEqual([]);
  });
});

it('npm is heard when it would change package.json on the way, not when it asks who publishes', () => {
  const login =
    'npm warn publish This command requires you to be logged in to https://registry.npmjs.org/ (dry-run)';
  expect(npmSays(`npm notice\n${login}\nnpm notice total files: 3\n`).missing).toEqual([]);
  const removed = 'npm warn publish "bin[x]" script name dist/x.js was invalid and removed';
  expect(npmSays(`${removed}\n${login}\n`).missing).toEqual([removed]);
});

it('what is not committed, and a tag that is taken, are named', () => {
  const facts = { changed: [], head: 'abc', tag: 'x@1.0.0', tagged: false };
  expect(gitState(facts)).toEqual({
    saw: 'everything is committed, at abc; there is no tag x@1.0.0',
    missing: [],
  });
  expect(gitState({ ...facts, changed: [' M a.ts', '?? b.ts'], tagged: true }).missing).toEqual([
    'not committed: M a.ts',
    'not committed: ?? b.ts',
    'the tag x@1.0.0 is there already',
  ]);
});

it('no network is distinguished from what is wrong', () => {
  for (const said of [
    'npm error code ENOTFOUND',
    'npm error code E503',
    'connect ECONNREFUSED 127.0.0.1:4873',
  ])
    expect(isOffline(said)).toBe(true);
  for (const said of ['npm error code E404', 'npm error code ERESOLVE', 'SyntaxError: x'])
    expect(isOffline(said)).toBe(false);
});

it('the gist of what a failed program says is the line that names an error', () => {
  expect(gistOf('file:///x.mjs:2\nimport { y }\n         ^\nSyntaxError: no y\n    at z')).toBe(
    'SyntaxError: no y',
  );
  expect(gistOf('a.mts(1,2): error TS2305: no y')).toBe('a.mts(1,2): error TS2305: no y');
  expect(gistOf('AssertionError: x\n\n      Tests  1 failed | 8 passed (9)\n')).toBe(
    'Tests  1 failed | 8 passed (9)',
  );
  expect(gistOf('Linting...\nErrors:\n1. no file\n')).toBe('1. no file');
  expect(gistOf('  went wrong\nmore')).toBe('went wrong');
});

it('the least version of Node is read off a range', () => {
  expect(leastNode('>=20')).toBe('20');
  expect(leastNode('>=20.0.0')).toBe('20');
  expect(leastNode('^20.19.0 || >=22.12.0')).toBe('20.19');
  expect(leastNode('20')).toBeUndefined();
});

it('a build is stale when a source is newer than its oldest file, or when there is none', () => {
  expect(isStale([1, 2], [3, 4])).toBe(false);
  expect(isStale([1, 5], [3, 6])).toBe(true);
  expect(isStale([1], [])).toBe(true);
});

it('names of releases and repositories', () => {
  expect(tagOf({ name: 'x', version: '1.2.3' })).toBe('x@1.2.3');
  expect(repositoryOf('git+https://github.com/a/b.git')).toBe('a/b');
  expect(repositoryOf('https://github.com/a/b#readme')).toBe('a/b');
  expect(repositoryOf('https://example.org/a/b')).toBeUndefined();
});

it('a lock file keeps its form when the version is written into it', () => {
  const lock = read('package-lock.json');
  expect(lockedAt(lock, manifest.version)).toBe(lock);
  expect(lockedAt(lock, '9.8.7').split('9.8.7').length).toBe(3);
});
