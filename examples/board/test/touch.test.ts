import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  hasChromium,
  missing,
  open,
  ready,
  resumed,
  type Served,
  severalWays,
} from './browser.js';
import { type Asked, playedTo } from './played-games.js';

/* The board by fingers: on a phone and on a tablet. */

/** The letters that somebody cannot read: what they say, and how high they are. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table *:not(svg *)')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return own && element.getClientRects().length > 0 && size < 11
        ? [`${element.textContent?.slice(0, 30)}: ${size}`]
        : [];
    }),
  );

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the board by fingers', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    const screens = [
      ['a phone', { width: 390, height: 844 }],
      ['a tablet', { width: 768, height: 1024 }],
    ] as const;

    it.each(
      screens.flatMap(([device, viewport]) =>
        [false, true].map(
          (third) => [device, third ? 'Third Edition' : 'Second Edition', viewport, third] as const,
        ),
      ),
    )(
      'on %s %s shows its question and its answers beside the board, and all can be read',
      async (_, __, viewport, third) => {
        const { page, troubles } = await freshPage(served, { viewport, hasTouch: true, isMobile: true });
        await begin(page, 'tamalir', third, third ? [] : ['Shorter Runebound']);
        await clickOn(page, 10);
        await ready(page);
        // The question and its first answer are on the screen, the board has room, and all can be read.
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          viewport.height,
        );
        const question = await page.locator('.question h2').boundingBox();
        expect(question?.y).toBeLessThan(viewport.height - 60);
        expect((await page.locator('.board-frame').boundingBox())?.height).toBeGreaterThan(100);
        expect(await tooSmall(page)).toEqual([]);
        expect(await page.locator('.answer .key:visible').count()).toBe(0);
        expect(troubles).toEqual([]);
        await page.context().close();
      },
    );

    it.each([false, true])(
      'has the question in sight while a market is open: third edition %s',
      async (third) => {
        const viewport = { width: 390, height: 844 };
        const { page } = await freshPage(served, { viewport, hasTouch: true, isMobile: true });
        await begin(page, 'tamalir', third);
        const trading = page.locator('.table[data-trading="true"][data-busy="false"]:has(.question .answer)');
        for (let clicks = 0; clicks < 300 && (await trading.count()) === 0; clicks++) await clickOn(page, 1);
        await trading.waitFor();
        const [sheet, question] = await Promise.all(
          ['.tab-content[data-state="active"]', '.question h2'].map((what) =>
            page.locator(what).boundingBox(),
          ),
        );
        expect(sheet?.height).toBeGreaterThan(200);
        expect(question?.y).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
        // What lies over it would take the tap.
        await page.locator('.answer:visible').first().tap();
        await page.waitForFunction(
          () => document.querySelector('.table')?.getAttribute('data-busy') === 'false',
        );
        await page.context().close();
      },
    );

    it('opens sheets over the board and folds them away, and a held finger asks what a space is', async () => {
      const { page, troubles } = await freshPage(served, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await begin(page, annFirst, false);
      await ready(page);
      for (const tab of ['Heroes', 'Market', 'Tracks']) {
        await page.getByRole('tab', { name: tab }).tap();
        await page.waitForSelector('.tab-content[data-state=active]');
        await page.getByRole('tab', { name: tab }).tap();
        await page.waitForSelector('.tab-content[data-state=active]', { state: 'detached' });
      }
      await page.getByRole('button', { name: 'Story' }).tap();
      await page.locator('.log ol').waitFor({ state: 'visible' });
      await page.getByRole('button', { name: 'Story' }).tap();
      await page.locator('.log ol').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Roll 5 dice' }).tap();
      await ready(page);
      const space = page.locator(severalWays).first();
      const to = await space.getAttribute('data-space');
      const box = await space.boundingBox();
      if (box === null) throw new Error('The space is on the screen.');
      const fingers = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.waitForSelector('.space-card .way-choice');
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.locator('.space-card .way-choice .die').count()).toBeGreaterThan(1);
      await page.locator('.space-card .way-choice').last().tap();
      await page.waitForSelector(`.figure[data-player="0"][data-space="${to}"]`, { state: 'attached' });
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('lights places that nothing covers, and what scrolls below the handle of the question is not clicked', async () => {
      const { page } = await freshPage(served, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await begin(page, 'tamalir', true);
      const places = page.locator('.spot.near');
      for (let clicks = 0; clicks < 4 && (await places.count()) === 0; clicks++) await clickOn(page, 1);
      await ready(page);
      expect(await places.count()).toBeGreaterThan(3);
      const covered = () =>
        places.evaluateAll((spots) =>
          spots.flatMap((spot) => {
            const { left, top, width, height } = spot.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return there?.closest('.spot') === spot ? [] : [spot.getAttribute('aria-label')];
          }),
        );
      await expect.poll(covered).toEqual([]);
      const handle = page.locator('.fold');
      await page.locator('.now').evaluate((now) => now.scrollTo(0, 60));
      expect(await handle.evaluate((fold) => getComputedStyle(fold).backgroundColor)).toBe(
        await page.locator('.now').evaluate((now) => getComputedStyle(now).backgroundColor),
      );
      await page.context().close();
    });

    it('fights by tokens: what one picks says what it can do', async () => {
      const { page, troubles } = await freshPage(served, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await begin(page, 'tamalir', true);
      for (let clicks = 0; clicks < 80 && (await page.locator('button.token').count()) === 0; clicks++)
        await clickOn(page, 1);
      await ready(page);
      expect(await page.locator('.health-bar').count()).toBe(2);
      const before = await page.locator('.table').getAttribute('data-step');
      await page.locator('button.token').first().tap();
      await page.waitForSelector('.token[aria-pressed=true]');
      const deed = page.locator('.tray .answer, .token[data-aim]').first();
      await deed.tap();
      await page.waitForSelector(`.table[data-busy=false]:not([data-step="${before}"])`);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('casts several tokens again by one answer: each that is tapped joins the others', async () => {
      const isSmite = ({ kind, codes }: Asked) =>
        kind === 'effects/choose' && codes.length > 3 && codes.some((code) => code.endsWith('done'));
      const game = await playedTo({ seed: '4', third: true }, isSmite);
      const { page, troubles } = await resumed(served, game, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      expect(await page.locator('.question > .answers > .answer').innerText()).toMatch(/^None/);
      const before = Number(await page.locator('.table').getAttribute('data-step'));
      const tokens = page.locator('button.token');
      for (const at of [0, 1, 2, 2]) await tokens.nth(at).tap();
      const answer = page.locator('.tray .answer');
      expect(await answer.innerText()).toBe('Choose 1 shield; 1 physical, golden');
      await answer.tap();
      // Two choices, and that it is all.
      await page.waitForFunction(
        (step) => Number(document.querySelector<HTMLElement>('.table')?.dataset.step) >= step + 3,
        before,
      );
      await ready(page);
      await page.locator('.story-tab').tap();
      await expect
        .poll(() => page.locator('.log').innerText())
        .toMatch(/physical\/shield of Ann is cast again: .*physical\/agility of Ann is cast again: /s);
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });
