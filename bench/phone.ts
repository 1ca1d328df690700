/**
 * `npm run bench:screens`: what a screen calls at each step, in Chromium with its processor throttled six times, as a slow phone is. `-- --markdown`
 * prints it for docs/benchmarks.md; `--states 20` asks fewer states, `--only Third` measures the games with that in their names.
 *
 * Each game is played three times by the same choices with the throttle and three times without, each time in a page of its own (`--runs 5` plays
 * more). The throttle lets a page run and rest by turns, so a short call takes sometimes six times as long and sometimes once: of each call the
 * median counts. Without the throttle the fastest counts, times six: other work on the machine seldom falls on the same call each time.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { median } from './measure.js';
import type { Timed } from './phone-page.js';

const { markdown, only, runs, states } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    states: { type: 'string', default: '40' },
  },
}).values;

const RATE = 6;
const FRAME = 16;
/** What the small app of examples/slim-app calls at each step. */
const ofApp = [
  'answers',
  'attempts',
  'decision',
  'drawingSlices',
  'words',
  'narrator',
  'apply',
  'eventsFor',
  'viewFor',
];
const address = 'http://bench.localhost/';

interface Bench {
  readonly names: readonly string[];
  ask(name: string, each: number): readonly Timed[];
  work(): number;
}
type WithBench = typeof globalThis & { readonly bench: Bench };

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('phone-page.ts', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2023',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const script = outputFiles[0]?.text ?? '';

/** A page of its own for each game, as a person opens it. Isolated pages have a fine clock. */
async function opened(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
      body: '<!doctype html><title>bench</title>',
    }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: script });
  return page;
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** How long each call took, put together from several pages that do the same. */
async function timedOf(
  browser: Browser,
  game: string,
  rate: number,
  together: (took: readonly number[]) => number,
): Promise<readonly Timed[]> {
  const all: (readonly Timed[])[] = [];
  for (let run = 0; run < Number(runs); run++) {
    const page = await opened(browser);
    await throttle(page, rate);
    all.push(
      await page.evaluate((asked) => (globalThis as WithBench).bench.ask(asked.game, asked.each), {
        game,
        each: Number(states),
      }),
    );
    await page.close();
  }
  return (all[0] ?? []).map(({ call, took }, row) => ({
    call,
    took: took.map((_, at) => together(all.flatMap((run) => run[row]?.took[at] ?? []))),
  }));
}

interface Spread {
  readonly median: number;
  readonly most: number;
  readonly longest: number;
  readonly above: number;
}

function spread(took: readonly number[]): Spread {
  const sorted = [...took].sort((a, b) => a - b);
  return {
    median: median(took),
    most: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    above: sorted.filter((one) => one > FRAME).length,
  };
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const first = await opened(browser);
  const names = await first.evaluate(() => (globalThis as WithBench).bench.names);
  const free = await first.evaluate(() => (globalThis as WithBench).bench.work());
  await throttle(first, RATE);
  const slow = await first.evaluate(() => (globalThis as WithBench).bench.work());
  console.log(
    `${browser.version()}, ${RATE} times throttled; a fixed piece of work takes ${(slow / free).toFixed(1)} times as long.`,
  );
  await first.close();
  let calls = 0;
  let above = 0;
  const app = { calls: 0, above: 0 };
  for (const name of names.filter((each) => each.includes(only))) {
    const throttled = await timedOf(browser, name, RATE, median);
    const free = await timedOf(browser, name, 1, (took) => RATE * Math.min(...took));
    console.log(
      markdown
        ? `\n| ${name} | throttled: median | nine of ten within | six times free: median | nine of ten within | longest | first |\n|${' --- |'.repeat(7)}`
        : `\n${name}\n  throttled: median, nine of ten within; six times free: median, nine of ten within, longest, first of the page; in ms`,
    );
    for (const [row, { call, took }] of free.entries()) {
      const [first = 0, ...later] = took;
      const slow = spread(throttled[row]?.took.slice(1) ?? []);
      const own = spread(later);
      calls += later.length;
      above += own.above;
      if (ofApp.includes(call.split(':')[0] ?? '')) {
        app.calls += later.length;
        app.above += own.above;
      }
      const figures = [slow.median, slow.most, own.median, own.most, own.longest, first];
      console.log(
        markdown
          ? `| ${call} | ${figures.map(ms).join(' | ')} |`
          : `  ${call.padEnd(38)}${figures.map((value) => ms(value).padStart(8)).join('')}`,
      );
    }
  }
  console.log(
    `\n${above} of ${calls} calls on states in mid-game took longer than ${FRAME} ms, as six times the fastest without the throttle.\n${app.above} of the ${app.calls} calls that the small app makes.`,
  );
} finally {
  await browser.close();
}
