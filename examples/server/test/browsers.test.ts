import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actAnywhere,
  executablePath,
  hasChromium,
  heard,
  missing,
  openTable,
  startWithBoard,
} from './browsers.js';
import type { Running } from './server.js';

/* Two browsers, one game. */

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('two browsers at one table', () => {
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
  });
