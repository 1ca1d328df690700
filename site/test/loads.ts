// What a page of the built site costs on a phone: npm run bench:site, after npm run site:build
//
// Chromium at 390 × 844, slow 4G (1.6 Mbit/s down, 0.75 up, 150 ms) and a processor six times slower, nothing in the cache.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { serve } from './served.js';

const search = '.VPLocalSearchBox .result';

/** What is loaded: a page, and what is there once it is whole. The first search is measured from the press on. */
const loads: readonly (readonly [name: string, path: string, whole: string])[] = [
  ['the first page', '', '.VPFeature'],
  ['a rule', 'rules/2e.escape.fail.html', '.vector'],
  ['a guide', 'guides/screens.html', '.vp-doc'],
  ['all cards', 'cards/', '.card-tiles img'],
  ['the cards of a box', 'cards/rise-of-the-dragon-lords.html', '.card img'],
  ['balance, with charts', 'guides/balance.html', '.chart'],
  ['Play, before a game', 'play.html', '.play-board, .vp-doc button'],
  ['the first search', 'rules/', search],
  ['the desk', 'desk.html', '.desk[data-ready="true"]'],
  ['the desk, with its editor', 'desk.html', '.desk-share'],
];

const slow = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slower = 6;

interface Load {
  readonly requests: number;
  readonly bytes: number;
  /** In milliseconds after the address was entered. */
  readonly painted: number;
  readonly still: number;
  readonly foreign: readonly string[];
}

async function load(browser: Browser, address: string, path: string, whole: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', slow);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  let requests = 0;
  let bytes = 0;
  const foreign: string[] = [];
  wire.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url) && !request.url.startsWith(new URL(address).origin))
      foreign.push(request.url);
  });
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
  });
  let begun = Date.now();
  await page.goto(address + path, { waitUntil: whole === search ? 'networkidle' : 'load', timeout: 120_000 });
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  if (whole === search) {
    requests = 0;
    bytes = 0;
    begun = Date.now();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('#localsearch-input').fill('escape');
  }
  await page.locator(whole).first().waitFor({ timeout: 120_000 });
  const still = Date.now() - begun;
  // What comes into sight only now is counted, too.
  await page.waitForTimeout(2000);
  await context.close();
  return { requests, bytes, painted, still, foreign };
}

async function main(): Promise<void> {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const executablePath = places.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('There is no Chromium here: name one in CHROMIUM.');
  const { address, close } = await serve(process.env.SITE_BASE ?? '/');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    console.log('| page | requests | kB | first paint | all is there |\n| --- | ---: | ---: | ---: | ---: |');
    for (const [name, path, whole] of loads) {
      const { requests, bytes, painted, still, foreign } = await load(browser, address, path, whole);
      if (foreign.length > 0) throw new Error(`${path} fetches from elsewhere: ${foreign.join(', ')}`);
      const first = whole === search ? '' : `${(painted / 1000).toFixed(1)} s`;
      console.log(
        `| ${name} | ${requests} | ${Math.round(bytes / 1000)} | ${first} | ${(still / 1000).toFixed(1)} s |`,
      );
    }
  } finally {
    await browser.close();
    close();
  }
}

await main();
