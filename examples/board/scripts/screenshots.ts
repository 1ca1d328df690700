/**
 * Pictures of the board: `npm run screenshots -w examples/board` writes docs/board-*-table.jpg. With `-- --all` it writes each screen of both
 * editions to reports/ too, at 390, 1280 and 2560 px, light and dark, to be looked at; `-- --all 390 light` those of one width, or of one
 * light. They are taken, not drawn by hand.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, PageScreenshotOptions } from 'playwright-core';
import { begin, clickOn, freshPage, hasChromium, missing, open, ready } from '../test/browser.js';
import { serveBuilt } from '../test/built.js';
import { drawn } from '../test/drawn.js';

if (!hasChromium) throw new Error(missing);
const built = await serveBuilt();
const served = await open(built.url);
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The table waits, all emblems are there, a game that is over has been read, and no pointer asks about a space. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await ready(page);
  if ((await page.locator('.outcome').count()) > 0) await page.waitForSelector('.ending[data-read=true]');
  await page.waitForLoadState('networkidle');
}

/** Takes a picture. */
const photographed = (page: Page, options: PageScreenshotOptions): Promise<unknown> =>
  drawn(page, () => page.screenshot({ ...options, animations: 'disabled' }));

/** Nothing is caught in motion, a token that turns over, say. */
const still = { reducedMotion: 'reduce' } as const;

const editions = [
  ['second-edition', false, 14],
  ['third-edition', true, 22],
] as const;
for (const [name, third, clicks] of editions) {
  const { page } = await freshPage(served, { viewport: { width: 1440, height: 900 }, ...still });
  await begin(page, 'tamalir', third);
  await clickOn(page, clicks);
  await settled(page);
  await photographed(page, { path: `${root}docs/board-${name}-table.jpg`, type: 'jpeg', quality: 62 });
  await page.context().close();
}

const sizes = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 2560, height: 1440 } },
];
const widths = sizes.map(({ viewport }) => `${viewport.width}`);
const lights = ['light', 'dark'] as const;
/** What a page has that is looked at, by the name of the picture. */
const moments = {
  movement: '.spot:is(.near, .far)',
  combat: '.combat',
  market: '.table[data-panel=market] .stall',
  end: '.outcome',
};

/** Plays on until each moment has been photographed, or the game is over. */
async function photographAll(page: Page, photograph: (name: string) => Promise<unknown>): Promise<void> {
  const left = new Map(Object.entries(moments));
  for (let clicked = 1; left.size > 0 && clicked === 1; clicked = await clickOn(page, 1)) {
    for (const [moment, selector] of left) {
      if ((await page.locator(selector).count()) === 0) continue;
      left.delete(moment);
      await settled(page);
      await photograph(moment);
    }
  }
  if (left.size > 0) console.log(`Not seen: ${[...left.keys()].join(', ')}`);
}

const wanted = process.argv.slice(process.argv.indexOf('--all') + 1);
/** Whether a width, or a light, is among those that were named; all are if none was. */
const isWanted = (one: string, all: readonly string[]): boolean =>
  wanted.includes(one) || !all.some((other) => wanted.includes(other));

if (process.argv.includes('--all')) {
  const folder = `${root}reports/screenshots`;
  mkdirSync(folder, { recursive: true });
  for (const device of sizes.filter(({ viewport }) => isWanted(`${viewport.width}`, widths)))
    for (const colorScheme of lights.filter((light) => isWanted(light, lights)))
      for (const [edition, third] of editions) {
        const { page } = await freshPage(served, { ...device, colorScheme, ...still });
        const photograph = (name: string) =>
          photographed(page, {
            path: `${folder}/${edition}-${name}-${device.viewport.width}-${colorScheme}.png`,
          });
        if (third) await page.getByLabel('Third Edition').click();
        await page.getByRole('button', { name: 'Begin' }).waitFor();
        await photograph('start');
        await begin(page, 'tamalir', third, third ? [] : ['Shorter Runebound']);
        await photographAll(page, photograph);
        await page.context().close();
      }
  console.log(`Look at ${folder}.`);
}
await served.close();
await built.close();
