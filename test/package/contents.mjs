// What is in the package is whole: the pages in it lead to files in it, each source map to sources in it, and all of it takes less than 14 MB.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path) => readFileSync(root + path, 'utf8');
const [{ files, unpackedSize }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
  }),
);
const paths = new Set(files.map(({ path }) => path));
const isThere = (path) =>
  paths.has(path) || [...paths].some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`));

assert.ok(
  unpackedSize < 14_000_000,
  `the package takes ${unpackedSize} bytes unpacked; less than 14 MB is promised`,
);

const pages = [...paths].filter((path) => path.endsWith('.md'));
const broken = pages.flatMap((page) =>
  [...read(page).matchAll(/\]\(([^)\s#]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^https?:/.test(link) && !isThere(posix.join(posix.dirname(page), link)))
    .map((link) => `${page} -> ${link}`),
);
assert.deepEqual(broken, [], 'links that lead to nothing in the package');

const code = [...paths].filter((path) => /^dist\/.*\.c?js$/.test(path) && !path.startsWith('dist/cli/'));
let sources = 0;
for (const path of code) {
  const map = JSON.parse(read(`${path}.map`));
  assert.ok(read(path).includes(`//# sourceMappingURL=${posix.basename(path)}.map`), `${path} names its map`);
  for (const source of map.sources) {
    assert.ok(paths.has(posix.join(posix.dirname(path), source)), `${path}: its map names ${source}`);
    sources++;
  }
}
assert.ok(sources > 100);
// A refusal is thrown where the sources say so.
const { stderr } = spawnSync(
  process.execPath,
  [
    '--enable-source-maps',
    '--input-type=module',
    '-e',
    "import { createGame } from 'runebound-engine'; createGame({ players: 99 });",
  ],
  { cwd: root, encoding: 'utf8' },
);
const [, file, line] =
  /\bsrc\/(index\.ts):(\d+)/.exec(stderr) ?? assert.fail(`no place in the sources: ${stderr}`);
assert.match(read(`src/${file}`).split('\n')[line - 1], /createGame/);

const { repository, homepage, bugs, dependencies } = JSON.parse(read('package.json'));
for (const address of [repository.url, homepage, bugs.url]) assert.match(address, /https:\/\/github\.com\//);
for (const name of ['commander', 'intl-messageformat']) assert.ok(!(name in dependencies));
assert.ok(read('README.md').indexOf('npm i runebound-engine') < read('README.md').indexOf('npm install'));
for (const licence of [
  'cli/commander',
  'cli/clack-core',
  'cli/ansis',
  'words/intl-messageformat',
  'words/icu-messageformat-parser',
])
  assert.ok(paths.has(`dist/${licence}.LICENSE.txt`), 'what is bundled comes with its licence');
console.log(
  `the package is whole: ${paths.size} files, ${(unpackedSize / 1e6).toFixed(1)} MB, ${pages.length} pages`,
);
