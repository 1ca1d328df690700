import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  actAnywhere,
  buildBoard,
  executablePath,
  hasChromium,
  heard,
  missing,
  openTable,
} from './browsers.js';
import { type Running, start } from './server.js';

/* Two browsers, one game. */

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('two browsers at one table', () => {
    let server: Running;
    let browser: Browser;
    let board: string;
    beforeAll(async () => {
      board = buildBoard();
      server = await start({ BOARD_FOLDER: board });
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    // What a page complained about in this test. A page of another test adds nothing: it is closed.
    const troubles: string[] = [];
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      troubles.length = 0;
    });
    async function pageAt(url: string): Promise<Page> {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      await page.goto(url);
      return page;
    }
    const stepOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-step'));

    it('open it on the first page, sit down by its links, and see each other act', async () => {
      const links = await openTable(await pageAt(`${server.url}/`));
      expect(links).toHaveLength(3);
      const pages = await Promise.all(links.map(pageAt));
      for (let step = 1; step <= 12; step++) {
        await heard(pages, step - 1);
        await actAnywhere(pages.slice(0, 2), step);
      }
      await heard(pages, 12);
      expect(await Promise.all(pages.map(stepOf))).toEqual([12, 12, 12]);
      expect(troubles).toEqual([]);
    });

    it('see who is here, talk, and agree to take an action back', async () => {
      const links = await openTable(await pageAt(`${server.url}/`));
      const [ann, bo] = (await Promise.all(links.slice(0, 2).map(pageAt))) as [Page, Page];
      await heard([ann, bo], 0);
      for (const page of [ann, bo]) await page.getByRole('tab', { name: 'People' }).click();
      await ann.locator('.people-here li[data-here=true]').nth(1).waitFor();
      await ann.getByLabel('A line to everybody').fill('Good luck <b>Bo</b>');
      await ann.getByRole('button', { name: 'Say', exact: true }).click();
      await bo.getByText('Good luck <b>Bo</b>').waitFor();
      await bo.getByRole('button', { name: 'Thanks!' }).click();
      await ann.locator('.people-said').getByText('Thanks!').waitFor();
      await ann.getByRole('button', { name: 'Mute Bo' }).click();
      expect(await ann.locator('.people-said').getByText('Thanks!').count()).toBe(0);
      // The one who is asked sees it in the title of the page.
      const titles = await Promise.all([ann, bo].map((page) => page.title()));
      expect(titles.filter((title) => title.startsWith('● Your turn'))).toHaveLength(1);
      // They play until the server lets an action be taken back.
      for (let step = 1; step < 60; step++) {
        await actAnywhere([ann, bo], step);
        await heard([ann, bo], step);
        // A click on the tab that is open folds it away.
        for (const page of [ann, bo])
          if (!(await page.locator('.people').isVisible()))
            await page.getByRole('tab', { name: 'People' }).click();
        const asking: Page[] = [];
        for (const [page, other] of [
          [ann, bo],
          [bo, ann],
        ] as const) {
          if (asking.length > 0) continue;
          await page.getByRole('button', { name: 'Take my last action back' }).click();
          const answer = await Promise.race([
            page.locator('.trouble').waitFor(),
            page
              .getByText('Waiting for')
              .waitFor()
              .then(() => other),
          ]);
          if (answer) asking.push(answer as Page);
        }
        const [asked] = asking;
        if (asked === undefined) continue;
        await asked.getByRole('button', { name: 'Agree' }).click();
        for (const page of [ann, bo]) await page.getByText('The action was taken back.').waitFor();
        await heard([ann, bo], step + 1);
        expect(troubles).toEqual([]);
        return;
      }
      throw new Error('No action could be taken back.');
    });

    it('find a table in the lobby, and sit down at a free place', async () => {
      const host = await pageAt(`${server.url}/`);
      await host.getByText('Another game').click();
      await host.getByLabel('Show it to everybody').check();
      expect(await openTable(host)).toHaveLength(2);
      const guest = await pageAt(`${server.url}/`);
      await guest.getByLabel('Your name').fill('Cy');
      await guest.getByRole('button', { name: 'Sit down as Bo' }).first().click();
      await guest.waitForSelector('.table[data-step="0"]');
      await guest.getByRole('tab', { name: 'People' }).click();
      await guest.locator('.people-here').getByText('Cy').waitFor();
      expect(troubles).toEqual([]);
    });

    it.each([
      ['Second Edition', false],
      ['Third Edition', true],
    ] as const)('play on at a table of %s when the server was killed and has come back', async (_, third) => {
      const folder = mkdtempSync(join(tmpdir(), 'runebound-killed-'));
      const settings = { BOARD_FOLDER: board, DATA_FOLDER: folder };
      let running = await start(settings);
      const host = await pageAt(`${running.url}/`);
      if (third) {
        await host.getByText('Another game').click();
        await host.getByLabel('Third Edition').click();
      }
      const links = await openTable(host);
      const pages = await Promise.all(links.map(pageAt));
      const players = pages.slice(0, 2);
      const playUpTo = async (from: number, to: number) => {
        for (let step = from + 1; step <= to; step++) {
          await heard(pages, step - 1);
          await actAnywhere(players, step);
        }
        await heard(pages, to);
      };
      await playUpTo(0, 10);
      const story = await players[0]?.textContent('.log ol');
      await running.kill();
      // Each page says that nobody hears it, until the same server is there again.
      await Promise.all(pages.map((page) => page.waitForSelector('.trouble')));
      running = await start({ ...settings, PORT: new URL(running.url).port });
      await Promise.all(pages.map((page) => page.waitForSelector('.trouble', { state: 'detached' })));
      expect(await players[0]?.textContent('.log ol')).toBe(story);
      await playUpTo(10, 20);
      // A browser says when a connection fails, also later than the page knows of it. Nothing else went wrong.
      const isLost = (trouble: string) => /^WebSocket .* failed: .*net::ERR_CONNECTION_/.test(trouble);
      expect(troubles.filter((trouble) => !isLost(trouble))).toEqual([]);
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('play against bots in the page itself, and nothing there is against the policy of the server', async () => {
      const page = await pageAt(`${server.url}/`);
      await page.getByLabel('Pace').selectOption('at once');
      await page.getByText('Another game').click();
      await page.getByLabel('Seed').fill('riverwatch');
      await page.getByRole('button', { name: 'Begin' }).click();
      // The worker, in which the game is played, was loaded and answers.
      await page.waitForSelector('.table[data-busy=false]');
      for (let step = 1; step <= 6; step++) {
        await actAnywhere([page], step);
        // Whatever opens is opened: menus, cards, the log.
        for (const opener of await page.locator('[aria-haspopup]:visible').all()) {
          await opener.click();
          await page.keyboard.press('Escape');
        }
      }
      expect(troubles).toEqual([]);
      // A violation would have been heard of.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener('securitypolicyviolation', () => resolve());
            const script = document.createElement('script');
            script.textContent = 'document.title = "run"';
            document.head.append(script);
          }),
      );
      expect(await page.title()).not.toBe('run');
      expect(troubles).not.toEqual([]);
    });
  });
