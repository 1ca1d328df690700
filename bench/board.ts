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
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // What is evaluated in the page went through a compiler that names functions with a helper of its own.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  sent = 0;
  /** When the page has what it should show, and has answered a timer after it was painted. */
  const shows = async (selector: string): Promise<number> => {
    await page.waitForSelector(selector, { state: 'attached', timeout: 120_000 });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
        ),
    );
  };
  /** What had come when the page showed its first screen; what is brought while it is read comes after that. */
  const loadedFirst = (): Promise<number> =>
    page.evaluate(() => {
      const all = performance.getEntries() as PerformanceResourceTiming[];
      const [document] = all.filter(({ entryType }) => entryType === 'navigation');
      const { loadEventStart = 0 } = (document as PerformanceNavigationTiming | undefined) ?? {};
      return all
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= loadEventStart)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await shows('.start button.primary');
  await page.waitForLoadState('load');
  const first = { ms, kilobytes: (await loadedFirst()) / 1000 };
  if (edition === 'Third Edition') await page.getByLabel(edition).first().click();
  const begun = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Play now' }).click();
  const table = {
    ms: (await shows('.table[data-busy=false] .question')) - begun,
    kilobytes: sent / 1000 - first.kilobytes,
  };
  await context.close();
  return [first, table];
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
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
