// The package as it is shipped, packed and installed in an empty folder, plays the same games on every platform there is:
//
//   node test/package/runtimes.mjs           on this Node, and in Chromium if it is there
//   node test/package/runtimes.mjs --fetch   brings Node 20, 22 and 24, Bun and Deno into a folder for the time, and installs Chromium if it may
//
// A line for each says what came of it, or why it could not be asked. On the way it looks at what an installation brings.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  emptyProject,
  firstLine,
  npm,
  pack,
  programOf,
  root,
  runTimes,
  surroundings,
  versionOf,
  workFolder,
} from './newcomer.mjs';

const fetching = process.argv.includes('--fetch');
const MEGABYTE = 1_000_000;
const { work, remove } = workFolder('runtimes');
const home = emptyProject(join(work, 'home'));

const parts = { root: '', kernel: '/kernel', secondEdition: '/second-edition', bots: '/bots' };
const imports = Object.entries(parts)
  .map(([name, path]) => `import * as ${name} from 'runebound-engine${path}';`)
  .join('\n');
const api = `{ ${Object.keys(parts).join(', ')} }`;
const files = {
  'esm.mjs': `${imports}\nimport { signature } from './signature-games.mjs';\nconsole.log(JSON.stringify(signature(${api})));`,
  'cjs.cjs': `${Object.entries(parts)
    .map(([name, path]) => `const ${name} = require('runebound-engine${path}');`)
    .join('\n')}
import('./signature-games.mjs').then(({ signature }) => console.log(JSON.stringify(signature(${api}))));`,
  // By name: the words for actions, vectors, the register, the schemas, the package itself.
  'names.cjs': `const names = ['vocabulary.json', 'content/cataclysm.json',
  'rules/second-edition.json', 'vectors.schema.json', 'content.schema.json', 'content-third-edition.schema.json', 'package.json'];
for (const name of names) if (typeof require('runebound-engine/' + name) !== 'object') throw new Error(name);`,
  'names.mjs': `import words from 'runebound-engine/vocabulary.json' with { type: 'json' };
import register from 'runebound-engine/rules/second-edition.json' with { type: 'json' };
if (Object.keys(words).length === 0 || register.rules.length === 0) throw new Error('nothing is in them');`,
  // An author's own module and vector: the command shares the hooks of the entries that the module imports.
  'own-rules.mjs': `import { defineModule, override } from 'runebound-engine/kernel';
import { lifeOf } from 'runebound-engine/second-edition/rules';
export const hardier = defineModule({
  id: 'hardier-heroes',
  title: 'Everybody has one more Life',
  rules: [{ id: 'house.hardier.life', text: 'Everybody has one more Life.' }],
  overrides: [override(lifeOf, (next) => (g, player, who) => next(g, player, who) + 1)],
});`,
  'own-vector.json': JSON.stringify({
    id: 'house.hardier.life/one-more',
    title: 'One more Life',
    rules: ['house.hardier.life'],
    game: { modules: ['hardier-heroes'], players: [{ hero: 'varikas-the-dead', wounds: 5 }, {}] },
    steps: [{ expect: { state: { '/players/0/hero/wounds': 5 } } }],
  }),
  'page.mjs': `${imports}\nimport { signature } from './signature-games.mjs';\nglobalThis.answer = () => JSON.stringify(signature(${api}));`,
  'worker.mjs': `${imports}\nimport { signature } from './signature-games.mjs';\npostMessage(JSON.stringify(signature(${api})));`,
};

/** Games of both editions on two threads, or on so many as the page says: their results are those of one. */
const threads = `import { createGame } from 'runebound-engine';
import { hashText } from 'runebound-engine/kernel';
import { playouts } from 'runebound-engine/threads';
const states = [
  createGame({ players: 3, seed: 'threads', modules: ['doom-track'] }),
  createGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 'threads' }),
];
const games = async (policy, threads) => {
  const all = await playouts(states, { count: 8, most: 40, seed: 'threads', keep: 'state', policy, threads }).all();
  return hashText(JSON.stringify(all)) + ' ' + all.length + ' ' + policy + ' games on threads';
};
const lines = async (threads) => JSON.stringify([await games('random', threads), await games('nimble', threads)]);`;
Object.assign(files, {
  'threads-0.mjs': `${threads}\nconsole.log(await lines(0));`,
  'threads-2.mjs': `${threads}\nconsole.log(await lines(2));`,
  'threads-page.mjs': `${threads}\nglobalThis.lines = lines;`,
});

/** Packs the package and installs it for somebody who has nothing else. */
function install() {
  npm(['install', pack(work)], home);
  copyFileSync(join(root, 'test/package/signature-games.mjs'), join(home, 'signature-games.mjs'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
}

const sizeOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

function inspect() {
  const installed = sizeOf(join(home, 'node_modules/runebound-engine'));
  assert.ok(installed < 8.2 * MEGABYTE, `the package takes ${installed} bytes; less than 8.2 MB is promised`);
  assert.ok(
    !existsSync(join(home, 'node_modules/commander')),
    'who imports the engine need not install commander',
  );
  execFileSync(process.execPath, ['names.cjs'], { cwd: home });
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'names.mjs'], { cwd: home });
  const bin = join(home, 'node_modules/.bin/runebound-engine');
  const vectors = execFileSync(bin, ['conformance'], { cwd: home, encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1);
  assert.match(vectors, /^[1-9]\d+ passed, 0 failed/);
  const own = ['conformance', 'own-vector.json', '--rules', 'own-rules.mjs'];
  assert.match(execFileSync(bin, own, { cwd: home, encoding: 'utf8' }), /^1 passed, 0 failed/m);
  console.log(`installed: ${(installed / MEGABYTE).toFixed(1)} MB; its command says: ${vectors}`);
}

/** What one program prints, as lines; throws if it fails. */
function ask(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: home,
    encoding: 'utf8',
    timeout: 300_000,
    env: surroundings(work),
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`ended with ${status}: ${stderr.slice(-600)}`);
  return JSON.parse(stdout);
}

/** Debian's Chromium, installed if it may be. */
function chromium() {
  const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  if (!fetching) throw new Error(`it is not at ${path}; run with --fetch to install it`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ])
    execFileSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return path;
}

/** Plays the games in a page and in a worker, from one bundle each. */
async function inBrowser(executablePath) {
  const { buildSync } = await import('esbuild');
  const { chromium: browserType } = await import('playwright-core');
  const bundle = (name) =>
    buildSync({
      absWorkingDir: home,
      entryPoints: [name],
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
      logLevel: 'error',
    }).outputFiles[0].text;
  const browser = await browserType.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: bundle('page.mjs') });
    const inPage = await page.evaluate(() => globalThis.answer());
    const inWorker = await page.evaluate(
      (text) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
      bundle('worker.mjs'),
    );
    return {
      version: browser.version(),
      answers: { page: JSON.parse(inPage), worker: JSON.parse(inWorker) },
    };
  } finally {
    await browser.close();
  }
}

/** Plays games on two workers of a page. Its files stand beside each other, as bundlers put them. */
async function inWorkersOfPage(executablePath) {
  const { buildSync } = await import('esbuild');
  const { chromium: browserType } = await import('playwright-core');
  const { outputFiles } = buildSync({
    absWorkingDir: home,
    entryPoints: { page: 'threads-page.mjs', worker: 'node_modules/runebound-engine/dist/threads/worker.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: 'bundle',
    write: false,
    logLevel: 'error',
  });
  const served = new Map(
    outputFiles.map(({ path, text }) => [path.slice(join(home, 'bundle').length), text]),
  );
  const server = createServer(({ url }, answer) => {
    const text = url === '/' ? '<script type="module" src="/page.js"></script>' : served.get(url);
    answer.writeHead(text === undefined ? 404 : 200, {
      'content-type': url === '/' ? 'text/html' : 'text/javascript',
    });
    answer.end(text);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await browserType.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => globalThis.lines !== undefined);
    return {
      version: browser.version(),
      lines: JSON.parse(await page.evaluate(() => globalThis.lines(2))),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

let bad = 0;
const missing = [];
function compare(name, lines, expected) {
  const same = JSON.stringify(lines) === JSON.stringify(expected);
  if (!same) bad++;
  const differing = expected.filter((line, at) => line !== lines[at]).join('; ');
  console.log(`${same ? 'the same games' : `OTHER GAMES (${differing})`}: ${name}`);
}
const attempt = async (name, get, use) => {
  let got;
  try {
    got = await get();
  } catch (error) {
    missing.push(name);
    return console.log(`not run: ${name}: ${firstLine(error)}`);
  }
  try {
    await use(got);
  } catch (error) {
    bad++;
    console.log(`FAILED: ${name}: ${error.message}`);
  }
};

try {
  install();
  inspect();
  const expected = ask(process.execPath, ['esm.mjs']);
  console.log(expected.map((line) => `  ${line}`).join('\n'));
  compare(`Node ${process.versions.node}, required`, ask(process.execPath, ['cjs.cjs']), expected);
  const together = ask(process.execPath, ['threads-0.mjs']);
  console.log(together.map((line) => `  ${line}`).join('\n'));
  for (const runTime of runTimes)
    await attempt(
      runTime.name,
      () => programOf(runTime, work, fetching),
      (program) => {
        const name = `${runTime.name} (${versionOf(program)})`;
        compare(name, ask(program, [...runTime.before, 'esm.mjs']), expected);
        compare(`${name}, two threads`, ask(program, [...runTime.before, 'threads-2.mjs']), together);
      },
    );
  await attempt('Chromium', chromium, async (path) => {
    const { version, answers } = await inBrowser(path);
    for (const [where, lines] of Object.entries(answers))
      compare(`Chromium ${version}, ${where}`, lines, expected);
  });
  await attempt('Chromium, two workers', chromium, async (path) => {
    const { version, lines } = await inWorkersOfPage(path);
    compare(`Chromium ${version}, two workers`, lines, together);
  });
} finally {
  remove();
}
if (missing.length > 0) console.log(`These could not be asked: ${missing.join(', ')}.`);
process.exitCode = bad > 0 ? 1 : 0;
