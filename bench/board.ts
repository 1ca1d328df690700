/**
 * `npm run bench:board`: what the board loads for its first screen and for each edition's table, and how long that takes on a slow phone: the
 * processor throttled six times, and a network of 1.6 Mbit a second with 150 ms to the server and back, as Lighthouse's "slow 4G" is. `-- --runs 5`
 * opens it more often; the median counts.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { buildBoard } from '../examples/board/scripts/build.js';
import { median } from './measure.js';

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '3' } } }).values;

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const RATE = 6;

const folder = mkdtempSync(join(tmpdir(), 'board-'));
await buildBoard(folder);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
/** Bytes that were sent: the page and its worker keep what came, so that each file comes once. */
let sent = 0;
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join(folder, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  const isPacked = existsSync(`${file}.gz`);
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  if (isPacked) response.setHeader('content-encoding', 'gzip');
  response.setHeader('cache-control', 'max-age=3600');
  const body = readFileSync(isPacked ? `${file}.gz` : file);
  sent += body.length;
  return response.end(body);
}).listen(0);
const url = `http://localhost:${(server.address() as AddressInfo).port}/`;

interface Opened {
  /** Kilobytes that were loaded, as they went over the network. */
  readonly kilobytes: number;
  /** Milliseconds from the first request. */
  readonly ms: number;
}

/** Opens the board once; what the first screen took, and what the table of an edition took after the click that begins a game. */
async function once(browser: Browser, edition: string): Promise<readonly [Opened, Opened]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  sent = 0;
  /** What an expression of the page gives. It goes there without the scripts of the tool, which the throttled page would have to read first. */
  const inPage = async (expression: string): Promise<number> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value as number;
  };
  /** When the page has what it should show, and has answered a timer after it was painted. */
  const shows = (selector: string): Promise<number> =>
    inPage(`new Promise((resolve) => {
      const look = () => document.querySelector('${selector}') === null
        ? requestAnimationFrame(look)
        : requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      look();
    })`);
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await shows('.start button.primary');
  await page.waitForLoadState('load');
  // What had come when the page showed its first screen; what is brought while it is read comes after that.
  const loaded = await inPage(`performance.getEntries()
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= performance.getEntriesByType('navigation')[0].loadEventStart)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
  const first = { ms, kilobytes: loaded / 1000 };
  await inPage(
    `[...document.querySelectorAll('.edition label')].find(({ textContent }) => textContent === '${edition}').click()`,
  );
  const begun = await inPage(`document.querySelector('.start button.primary').click(), performance.now()`);
  const table = {
    ms: (await shows('.table .board svg')) - begun,
    kilobytes: sent / 1000 - first.kilobytes,
  };
  await context.close();
  return [first, table];
}

/** The browser without the windows of a desk, where there is one: they would take their part of the processor. */
const shell = '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
  // While a tool is attached, each error that is made wants the positions of its stack, and React makes five as it loads. Without this flag
  // its whole file would be read a second time for them, which happens on no phone.
  args: ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'],
});
const editions = ['Second Edition', 'Third Edition'];
const rows: [string, Opened][] = [];
for (const edition of editions) {
  const all: (readonly [Opened, Opened])[] = [];
  for (let run = 0; run < Number(runs); run++) all.push(await once(browser, edition));
  const middle = (at: 0 | 1): Opened => ({
    kilobytes: median(all.map((one) => one[at].kilobytes)),
    ms: median(all.map((one) => one[at].ms)),
  });
  if (rows.length === 0) rows.push(['the first screen', middle(0)]);
  rows.push([`a table of ${edition}, after the first screen`, middle(1)]);
}
console.log('| the board on a slow phone | kB, gzip | ms |\n| --- | ---: | ---: |');
for (const [what, { kilobytes, ms }] of rows)
  console.log(`| ${what} | ${kilobytes.toFixed(0)} | ${ms.toFixed(0)} |`);
await browser.close();
server.close();
rmSync(folder, { recursive: true });
