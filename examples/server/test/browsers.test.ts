import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, start } from './server.js';

/* Two browsers, one game: the board as people get it from the server. */

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const missing = `There is no ${executablePath}: two browsers at one table were not tried. CHROMIUM names another one.`;

if (!existsSync(executablePath)) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('two browsers at one table', () => {
    let server: Running;
    let browser: Browser;
    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'runebound-board-'));
      const board = fileURLToPath(new URL('../../board/', import.meta.url));
      execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
        cwd: board,
      });
      server = await start({ BOARD_FOLDER: folder });
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    const troubles: string[] = [];
    async function pageAt(url: string): Promise<Page> {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      await page.goto(url);
      return page;
    }
    const stepOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-step'));

    it('open it on the first page, sit down by its links, and see each other act', async () => {
      const host = await pageAt(`${server.url}/`);
      await host.getByLabel('Who plays for Bo').selectOption('person');
      await host.getByRole('button', { name: 'Open this table on the server' }).click();
      const opened = await linksOf(host);
      expect(opened).toHaveLength(3);
      const pages = await Promise.all(opened.map(pageAt));
      await Promise.all(pages.map((page) => page.waitForSelector('.table')));
      for (let step = 1; step <= 12; step++) {
        await Promise.all(pages.map((page) => page.waitForSelector(`.table[data-step="${step - 1}"]`)));
        await actAnywhere(pages, step);
      }
      await Promise.all(pages.map((page) => page.waitForSelector('.table[data-step="12"]')));
      expect(await Promise.all(pages.map(stepOf))).toEqual([12, 12, 12]);
      expect(troubles).toEqual([]);
    });

    async function linksOf(host: Page): Promise<string[]> {
      const links = host.locator('section[aria-labelledby=network-title] a');
      await links.nth(2).waitFor();
      return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    }

    /** Whoever is asked does what a bot would. */
    async function actAnywhere(pages: readonly Page[], step: number): Promise<void> {
      for (const page of pages.slice(0, 2)) {
        await page.waitForSelector('.table[data-busy=false]');
        const hint = page.locator('.question > button.quiet');
        if ((await hint.count()) === 0) continue;
        await hint.click();
        const advised = page.locator('[data-advised=true]').first();
        const isAsked = await advised
          .waitFor({ state: 'attached', timeout: 3000 })
          .then(() => true)
          .catch(() => false);
        if (!isAsked) continue;
        await advised.evaluate((element: HTMLElement) => element.click());
        await page.waitForSelector(`.table[data-step="${step}"]`);
        return;
      }
      throw new Error('Nobody was asked.');
    }
  });
