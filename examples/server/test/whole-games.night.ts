import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickOn } from '../../board/test/browser.js';
import { byMouse, handShown } from '../../board/test/person.js';
import { allMoments, lookAt, setUp } from '../../board/test/whole.js';
import { buildBoard, executablePath, hasChromium, heard, missing } from './browsers.js';
import { start } from './server.js';

/* Whole games of two people in two browsers, among bots, while somebody looks on and the server is killed now and then. */

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;
const games = [
  {
    edition: 'Second Edition',
    third: false,
    modules: ['shorter-game'],
    players: 3,
    persons: 2,
    seed: '',
  },
  { edition: 'Third Edition', third: true, scenario: 'corpse-king', players: 2, persons: 2, seed: '' },
] as const;
/** After so many answers the server is killed. */
const deaths = [30, 90];

/** A page at the table, with all that it received since it was looked at. */
interface AtTable {
  readonly page: Page;
  readonly received: string[];
}

const cardsOn = ({ page }: AtTable) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card ?? ''),
  );

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('whole games over a network', { timeout: 1_800_000 }, () => {
    let browser: Browser;
    let board: string;
    beforeAll(async () => {
      board = buildBoard();
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(() => browser?.close());

    it.for(games)(
      'of $edition are played to their end, though the server is killed twice',
      async (game, { annotate }) => {
        const folder = mkdtempSync(join(tmpdir(), 'runebound-whole-'));
        const settings = { BOARD_FOLDER: board, DATA_FOLDER: folder };
        let running = await start(settings);
        const troubles: string[] = [];
        let isDown = false;
        const pageAt = async (url: string, viewport: (typeof sizes)[number]): Promise<AtTable> => {
          const page = await (await browser.newContext({ viewport })).newPage();
          await page.addInitScript('globalThis.__name ??= (named) => named');
          // Bots take their time on a busy machine.
          page.setDefaultTimeout(600_000);
          page.on('pageerror', (error) => troubles.push(error.message));
          page.on('console', (message) => {
            const lost = isDown && message.text().includes('ERR_CONNECTION_REFUSED');
            if (message.type() === 'error' && !lost) troubles.push(message.text());
          });
          const received: string[] = [];
          page.on('websocket', (socket) =>
            socket.on('framereceived', ({ payload }) => received.push(`${payload}`)),
          );
          await page.goto(url);
          return { page, received };
        };
        const host = (await pageAt(`${running.url}/`, sizes[0])).page;
        await setUp(host, byMouse, game);
        await host.locator('section[aria-labelledby=network-title] > button').click();
        const links = host.locator('section[aria-labelledby=network-title] > ul a');
        await links.last().waitFor();
        const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        expect(urls).toHaveLength(3);
        const all = await Promise.all(urls.map((url, at) => pageAt(url, sizes[at] ?? sizes[0])));
        const pages = all.map(({ page }) => page);
        const people = all.slice(0, 2);

        const wrong = all.map(() => ({}));
        let secrets = 0;
        const compare = async (): Promise<void> => {
          const hands = await Promise.all(
            people.map(async ({ page }) => {
              // The sheet of the heroes is closed on a phone, and while there is a market.
              if (!(await page.locator('.player').count())) await page.locator('.tab').first().click();
              return (await handShown(page)).cards ?? [];
            }),
          );
          for (const [at, one] of all.entries()) {
            const shown = await cardsOn(one);
            const received = one.received.splice(0).join('\n');
            for (const [owner, hand] of hands.entries())
              for (const card of owner === at ? [] : hand) {
                expect(shown).not.toContain(card);
                expect(received).not.toContain(`"${card}"`);
                secrets += 1;
              }
          }
        };

        let answers = 0;
        for (; ; answers++) {
          const asking = await Promise.race(
            people.map(async ({ page }) => {
              await page.waitForSelector('.question > button.quiet, .outcome');
              return page;
            }),
          );
          await heard(pages, Number(await asking.locator('.table').getAttribute('data-step')));
          for (const [at, page] of pages.entries()) await lookAt(page, wrong[at] ?? {});
          await compare();
          if (await asking.locator('.outcome').count()) break;
          if (deaths.includes(answers)) {
            isDown = true;
            const story = await asking.textContent('.log ol');
            await running.kill();
            await Promise.all(pages.map((page) => page.waitForSelector('.trouble')));
            running = await start({ ...settings, PORT: new URL(running.url).port });
            await Promise.all(pages.map((page) => page.waitForSelector('.trouble', { state: 'detached' })));
            expect(await asking.textContent('.log ol')).toBe(story);
            isDown = false;
          }
          expect(await clickOn(asking, 1)).toBe(1);
        }
        const ends = await Promise.all(pages.map((page) => page.textContent('.outcome')));
        expect(new Set(ends).size).toBe(1);
        for (const [at, page] of pages.entries()) {
          await page.waitForSelector('.ending[data-read=true]');
          await lookAt(page, wrong[at] ?? {}, 'end');
        }
        await annotate(`${answers} answers, ${secrets} looks for a card of another hand: ${ends[0]}`);
        const clean = Object.fromEntries(allMoments.map((moment) => [moment, []]));
        for (const one of wrong) expect(one).toMatchObject({ opening: [], combat: [], end: [] });
        expect(Object.assign({}, ...wrong)).toEqual(clean);
        expect(answers).toBeGreaterThan(Math.max(...deaths));
        expect(secrets > 100).toBe(game.third);
        expect(troubles).toEqual([]);
        await Promise.all([host, ...pages].map((page) => page.context().close()));
        await running.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    );
  });
