import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executablePath, hasChromium, missing } from '../../board/test/chromium.js';
import { buildApp, type Edition, limits, serveApp } from '../built.js';

/* The small app of each edition, as people get it: its weight, and a game played by clicks. */

const folder = mkdtempSync(join(tmpdir(), 'runebound-slim-app-'));
const moves = 60;
let browser: Browser | undefined;

beforeAll(async () => {
  if (!hasChromium) console.warn(missing);
  else browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The number of actions taken, once the picture is there. */
async function steps(page: Page): Promise<number> {
  await page.locator('svg.board').waitFor();
  return page.locator('main.table').evaluate((table) => Number(table.dataset.step));
}

/** Takes the device where it is passed on, and gives whether it was. */
async function taken(page: Page): Promise<boolean> {
  const pass = page.locator('main.pass button');
  if ((await pass.count()) === 0) return false;
  // Nothing of the table is on the page meanwhile.
  expect(await page.locator('svg, .answers, .story').count()).toBe(0);
  await pass.click();
  return true;
}

describe.each<Edition>(['second-edition', 'third-edition'])('the small app of the %s', (edition) => {
  const outDir = join(folder, edition);
  let size = 0;
  beforeAll(async () => {
    size = await buildApp(edition, outDir);
  }, 120_000);

  it('weighs no more than it promises', () => {
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThanOrEqual(limits[edition] * 1000);
  });

  it.skipIf(!hasChromium)('plays by clicks, says why not, and takes back', { timeout: 120_000 }, async () => {
    const { url, close } = await serveApp(outDir);
    const page = await (browser as Browser).newPage({ viewport: { width: 390, height: 844 } });
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.goto(`${url}?seed=tamalir`);
    const counted = { passed: 0, places: 0, answers: 0, undone: 0, reasons: 0 };
    for (let move = 0; move < moves; move++) {
      if (await taken(page)) counted.passed++;
      const step = await steps(page);
      const why = page.locator('details li');
      for (const reason of await why.allTextContents()) {
        expect(reason).toMatch(/\S.*\./);
        counted.reasons++;
      }
      // Of other players only the number of cards is seen.
      expect(await page.locator('.boxes text', { hasText: /^Hand: / }).count()).toBeLessThanOrEqual(1);
      const places = page.locator('.target:not(.refused)');
      const answers = page.locator('.answers button');
      const many = await places.count();
      if (many > 0 && move % 3 > 0) {
        await places.nth((move * 5) % many).focus();
        await page.keyboard.press('Enter');
        counted.places++;
        // A place with several ways there asks which.
        if ((await page.locator('main.table').count()) === 1 && (await steps(page)) === step)
          await answers.first().click();
      } else {
        await answers.nth((move * 7) % (await answers.count())).click();
        counted.answers++;
      }
      if (await taken(page)) counted.passed++;
      expect(await steps(page)).toBe(step + 1);
      const undo = page.getByRole('button', { name: 'Undo' });
      if (move % 4 === 0 && (await undo.isEnabled())) {
        await undo.click();
        if (await taken(page)) counted.passed++;
        expect(await steps(page)).toBe(step);
        await page.getByRole('button', { name: 'Redo' }).click();
        if (await taken(page)) counted.passed++;
        expect(await steps(page)).toBe(step + 1);
        counted.undone++;
      }
    }
    expect(troubles).toEqual([]);
    expect(counted.places).toBeGreaterThan(5);
    expect(counted.answers).toBeGreaterThan(10);
    expect(counted.undone).toBeGreaterThan(1);
    expect(counted.reasons).toBeGreaterThan(10);
    expect(await page.locator('.story p').count()).toBeGreaterThan(5);
    if (edition === 'third-edition') expect(counted.passed).toBeGreaterThan(3);
    else expect(counted.passed).toBe(0);
    await page.close();
    await close();
  });
});
