// The examples of examples/frameworks run with the package as it is shipped, in the environments that they are for:
//
//   node test/package/environments.mjs           with what npm install has brought, and Chromium if it is there
//   node test/package/environments.mjs --fetch   brings Next and Hermes into a folder for the time as well
//
// Each screen is rendered on a server where its framework can do that, and then used in Chromium: buttons are clicked, and nothing may complain.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { compile } from 'svelte/compiler';
import ts from 'typescript';
import { emptyProject, npm, pack, root, surroundings, workFolder } from './newcomer.mjs';

const fetching = process.argv.includes('--fetch');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const { work, remove } = workFolder('environments');
const home = emptyProject(join(work, 'home'));
const seed = 'tamalir';
const question = 'Red Scorpion: How do you move?';

/** Compiles components of Svelte, for a server or for a page. */
const svelte = (generate) => ({
  name: 'svelte',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compile(readFileSync(path, 'utf8'), { filename: path, generate, dev: true }).js.code,
    })),
});

/** Bundles a program of the empty project; frameworks are those of this repository. */
async function bundled(name, code, options) {
  const entry = join(home, `${name}.tsx`);
  writeFileSync(entry, code);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    jsx: 'automatic',
    logLevel: 'error',
    conditions: ['development'],
    nodePaths: [join(root, 'node_modules')],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    ...options,
  });
  return outputFiles[0].text;
}

const onPage = (name, code) =>
  bundled(name, code, { format: 'esm', platform: 'browser', plugins: [svelte('client')] });

async function onServer(name, code) {
  const text = await bundled(name, code, { format: 'cjs', platform: 'node', plugins: [svelte('server')] });
  const file = join(home, `${name}.cjs`);
  writeFileSync(file, text);
  return createRequire(import.meta.url)(file).html;
}

/** How each framework renders the screen on a server, and goes on with it in a page. */
const frameworks = {
  React: [
    `import { renderToString } from 'react-dom/server';
     import { newGame } from './examples/table-react';
     export const html = renderToString(newGame());`,
    `import { hydrateRoot } from 'react-dom/client';
     import { newGame } from './examples/table-react';
     hydrateRoot(document.querySelector('#app'), newGame());`,
  ],
  Vue: [
    `import { renderToString } from 'vue/server-renderer';
     import { newGame } from './examples/frameworks/vue';
     export const html = renderToString(newGame('${seed}'));`,
    `import { newGame } from './examples/frameworks/vue';
     newGame('${seed}').mount('#app');`,
  ],
  Svelte: [
    `import { render } from 'svelte/server';
     import Screen from './examples/frameworks/Screen.svelte';
     export const html = render(Screen, { props: { seed: '${seed}' } }).body;`,
    `import { hydrate } from 'svelte';
     import Screen from './examples/frameworks/Screen.svelte';
     hydrate(Screen, { target: document.querySelector('#app'), props: { seed: '${seed}' } });`,
  ],
};

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };

const servers = [];

/** Serves pages by their address, and all else from the empty project. */
async function serve(pages) {
  const server = createServer(({ url }, answer) => {
    const file = join(home, new URL(url, 'http://x').pathname);
    const text = pages[url] ?? (existsSync(file) ? readFileSync(file) : null);
    answer.writeHead(text === null ? 404 : 200, { 'content-type': types[extname(url)] ?? 'text/html' });
    answer.end(text);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  return `http://127.0.0.1:${server.address().port}`;
}

/** Opens an address and clicks on: no button may be without effect, and nothing may complain. */
async function used(browser, url) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/favicon/.test(message.location().url))
      complaints.push(message.text());
  });
  await page.goto(url);
  const html = () => page.locator('body').innerHTML();
  const buttons = page.locator('button:enabled:not(:text-is("Undo"))');
  await page.getByRole('heading', { name: question }).waitFor();
  // What a server has rendered is there before it can be used: the first click waits until it is heard.
  let before = await html();
  for (let tries = 0; (await html()) === before && tries < 50; tries++) {
    await page.locator('button:enabled:not(:text-is("Undo"))').nth(-1).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.notEqual(await html(), before);
  for (let click = 0; click < 8; click++) {
    before = await html();
    await buttons.nth(click % (await buttons.count())).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.notEqual(await html(), before, `click ${click} did nothing`);
  }
  assert.deepEqual(complaints, []);
  await page.close();
}

let bad = 0;
const missing = [];
/** Says what came of an environment. */
async function told(name, run) {
  try {
    console.log(`works: ${name}${(await run()) ?? ''}`);
  } catch (error) {
    bad++;
    console.log(`FAILED: ${name}: ${error.stack ?? error}`);
  }
}

async function inChromium(browser) {
  for (const [name, [server, page]] of Object.entries(frameworks))
    await told(`${name}, rendered on a server and used in a page`, async () => {
      const html = await await onServer(`${name}-server`, server);
      assert.ok(html.includes(question), `the server gave ${html.slice(0, 200)}`);
      const script = await onPage(name, page);
      const pages = { '/': `<div id="app">${html}</div><script type="module" src="/page.js"></script>` };
      await used(browser, await serve({ ...pages, '/page.js': script }));
    });
  await told('a page with an import map and no bundler', async () => {
    await used(browser, await serve({ '/': readFileSync(join(home, 'examples/frameworks/plain-esm.html')) }));
  });
  await told('a worker that speaks the protocol', async () => {
    const script = await onPage('watching', `export { watch } from './examples/frameworks/worker-client';`);
    const worker = await onPage('worker', `import './examples/frameworks/worker';`);
    const page = await browser.newPage();
    await page.goto(await serve({ '/': '<p></p>', '/page.js': script, '/worker.js': worker }));
    const { drawn, outcome } = await page.evaluate(async (file) => {
      const { watch } = await import(file);
      const views = [];
      const made = new Worker('/worker.js', { type: 'module' });
      const ended = await watch(made, (view) => views.push(view.viewer));
      return { drawn: views, outcome: ended };
    }, '/page.js');
    assert.ok(drawn.length > 3 && drawn.every((viewer) => viewer === 0));
    assert.equal(typeof outcome.how, 'string');
    return `: a whole game, ${drawn.length} views`;
  });
}

/** Brings packages into a folder of their own, with what is packed. */
function brought(folder, ...packages) {
  const place = emptyProject(join(work, folder));
  npm(['install', '--ignore-scripts', '--prefer-offline', ...packages], place);
  return place;
}

/** An application of Next: built, started, read by a program and used in a page. */
async function inNext(browser) {
  const app = brought(
    'next',
    packed,
    ...['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'],
    ...['typescript@6.0.3', '@types/node@24.19.4', '@types/react@19.3.3'],
  );
  cpSync(join(root, 'examples/frameworks/next/app'), join(app, 'app'), { recursive: true });
  const env = { ...surroundings(work), NEXT_TELEMETRY_DISABLED: '1' };
  const next = join(app, 'node_modules/.bin/next');
  execFileSync(next, ['build'], { cwd: app, env, encoding: 'utf8', timeout: 400_000 });
  const server = spawn(next, ['start', '--port', '0'], { cwd: app, env, detached: true });
  try {
    const url = await new Promise((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (text) => {
        said += text;
        const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (found) resolve(found);
      });
      server.on('exit', () => reject(new Error(`next start ended: ${said}`)));
    });
    const html = async (address) => (await fetch(address)).text();
    assert.ok((await html(url)).includes(question));
    assert.notEqual(await html(`${url}/?seed=other`), await html(url));
    await used(browser, url);
  } finally {
    process.kill(-server.pid);
  }
  return ` ${JSON.parse(readFileSync(join(app, 'node_modules/next/package.json'))).version}, built and started`;
}

/** What React Native has around Hermes, and the methods of lists that a Hermes of 2022 lacks. */
const aroundHermes = `var process = { env: { NODE_ENV: 'production' } };
var console = { log: print };
function lacking(name, method) {
  if (!Array.prototype[name]) Object.defineProperty(Array.prototype, name, { value: method });
}
lacking('at', function (at) { return this[at < 0 ? this.length + at : at]; });
lacking('findLast', function (holds) { return this[this.findLastIndex(holds)]; });
lacking('findLastIndex', function (holds) {
  for (var at = this.length - 1; at >= 0; at--) if (holds(this[at], at, this)) return at;
  return -1;
});
lacking('toSpliced', function () {
  var copy = this.slice();
  copy.splice.apply(copy, arguments);
  return copy;
});
`;

/** The games of the signature, in syntax of ES5, as Hermes of 2022 has no classes. */
async function inHermes() {
  const place = brought('hermes', 'hermes-engine-cli@0.12.0');
  const games = `import * as root from 'runebound-engine';
    import * as bots from 'runebound-engine/bots';
    import * as kernel from 'runebound-engine/kernel';
    import { signature } from ${JSON.stringify(join(root, 'test/package/signature-games.mjs'))};
    console.log(JSON.stringify(signature({ root, bots, kernel })));`;
  const text = await bundled('hermes', games, {
    format: 'iife',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    conditions: ['react-native'],
  });
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES5, downlevelIteration: true, ignoreDeprecations: '6.0' },
  });
  writeFileSync(join(place, 'games.js'), aroundHermes + outputText);
  writeFileSync(join(place, 'games.cjs'), text);
  const lines = (program, args) => JSON.parse(execFileSync(program, args, { cwd: place, encoding: 'utf8' }));
  const expected = lines(process.execPath, ['games.cjs']);
  const hermes = join(place, 'node_modules/hermes-engine-cli/linux64-bin/hermes');
  assert.deepEqual(lines(hermes, ['-w', 'games.js']), expected);
  return `: the same ${expected.length} lines of games as Node`;
}

let packed;
try {
  packed = pack(work);
  npm(['install', '--prefer-offline', packed], home);
  cpSync(join(root, 'examples'), join(home, 'examples'), {
    recursive: true,
    filter: (path) => !/node_modules|examples\/(board|server|python)/.test(path),
  });
  if (existsSync(executablePath)) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      await inChromium(browser);
      if (fetching) await told('Next', () => inNext(browser));
    } finally {
      await browser.close();
    }
  } else missing.push(`Chromium (there is none at ${executablePath})`);
  if (fetching && process.platform === 'linux' && process.arch === 'x64') await told('Hermes 0.12', inHermes);
  else missing.push('Hermes (its program is brought to Linux on x64, with --fetch)');
  if (!fetching) missing.push('Next (run with --fetch)');
} finally {
  for (const server of servers) server.close();
  remove();
}
if (missing.length > 0) console.log(`These could not be asked: ${missing.join(', ')}.`);
process.exitCode = bad > 0 ? 1 : 0;
