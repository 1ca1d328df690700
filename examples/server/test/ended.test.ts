import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executablePath, hasChromium, missing, startWithBoard } from './browsers.js';
import { playOn } from './minds.js';
import { openTable, Player } from './player.js';
import type { Running } from './server.js';

/* A game over the network is over: it is seen again, kept as a file, and the board opens that file. */

const third = { edition: 'third-edition', scenario: 'corpse-king' };

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('a game over the network', () => {
    let server: Running;
    let browser: Browser;
    beforeAll(async () => {
      server = await startWithBoard();
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    const troubles: string[] = [];
    async function pageAt(path: string): Promise<Page> {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      // A busy machine must not fail a game.
      page.setDefaultTimeout(120_000);
      page.on('pageerror', (error) => troubles.push(error.message));
      await page.goto(`${server.url}${path}`);
      return page;
    }
    const end = (page: Page) => page.waitForSelector('.ending[data-read=true]');
    /** Sees the game again from its first step that is known. @returns the steps of the table that there are, and what there is to steer by */
    async function seeAgain(page: Page) {
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page
        .locator('.replay input')
        .fill((await page.locator('.replay input').getAttribute('min')) ?? '');
      await page.waitForSelector('.table[data-past=true]');
      const seen = await page.evaluate(() => ({
        first: document.querySelector<HTMLInputElement>('.replay input')?.min,
        last: document.querySelector<HTMLInputElement>('.replay input')?.max,
        steerings: document.querySelectorAll('.replay, .history').length,
        questions: document.querySelectorAll('.question').length,
      }));
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByRole('button', { name: 'How the game went' }).click();
      await end(page);
      return seen;
    }

    it('is kept as a file at its end and no sooner, and the board opens that and shows it again', async () => {
      const opened = await openTable(server.url, third, 'pb');
      const early = await pageAt(opened.watch);
      await early.waitForSelector('.table');
      await early.getByRole('button', { name: 'Menu' }).click();
      await early.getByRole('button', { name: 'Leave' }).waitFor();
      expect(await early.getByRole('button', { name: 'Save to a file' }).count()).toBe(0);
      await early.close();

      const ann = new Player(server.url, opened, opened.seats[0]?.token);
      await playOn(ann, 'ann');
      const last = String((await ann.heard()).seq);
      ann.client.close();
      // A page that comes late knows a part of it.
      const page = await pageAt(opened.seats[0]?.link ?? '');
      await end(page);
      const part = await seeAgain(page);
      expect(part).toMatchObject({ last, steerings: 1, questions: 0 });
      expect(Number(part.first)).toBeGreaterThan(0);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.ending').getByRole('button', { name: 'Save' }).click(),
      ]);
      const path = await file.path();
      const text = readFileSync(path, 'utf8');
      expect(JSON.parse(text).seats.map(({ name }: { name: string }) => name)).toEqual(['Seat 0', 'Seat 1']);
      expect(text).not.toContain(opened.seats[0]?.token);

      const other = await pageAt('/');
      await other.locator('input[type=file]').setInputFiles(path);
      await end(other);
      expect(await other.locator('.ending h2').textContent()).toBe(
        await page.locator('.ending h2').textContent(),
      );
      // Each step of the table is one, though the file has each roll.
      expect(await seeAgain(other)).toEqual({ first: '0', last, steerings: 1, questions: 0 });
      await other.locator('.ending').getByRole('button', { name: 'Again' }).click();
      await other.waitForSelector('.table[data-past=false]:has(.question)');
      expect(troubles).toEqual([]);
    });
  });
