import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.js';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  hasChromium,
  missing,
  oneWay,
  open,
  ready,
  type Served,
} from './browser.js';

/* The board in every light, on a phone, and for people whom motion makes ill. */

const screens = [
  ['on a desk by day', { width: 1440, height: 900 }, 'light'],
  ['on a desk by candlelight', { width: 1440, height: 900 }, 'dark'],
  ['on a phone by day', { width: 390, height: 844 }, 'light'],
  ['on a phone by candlelight', { width: 390, height: 844 }, 'dark'],
] as const;

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('how the board looks', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it.each(screens)(
      '%s nothing is cut off, and axe objects to nothing',
      async (_, viewport, colorScheme) => {
        for (const third of [false, true]) {
          const { page, troubles } = await freshPage(served);
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          if (third) await page.getByLabel('Third Edition').click();
          expect(await violations(page)).toEqual([]);
          await begin(page, 'tamalir', third);
          for (const clicks of [4, 14]) {
            await clickOn(page, clicks);
            await ready(page);
            for (const tab of ['Heroes', 'Market', 'Tracks']) {
              await page.getByRole('tab', { name: tab }).click();
              const wide = await page.evaluate(() => document.documentElement.scrollWidth);
              expect(wide, `${tab} is as wide as the screen`).toBeLessThanOrEqual(viewport.width);
            }
            expect(await violations(page)).toEqual([]);
          }
          expect(troubles).toEqual([]);
          await page.context().close();
        }
      },
    );

    it('looks closer at the board, and keeps the hero in sight', async () => {
      const { page } = await freshPage(served);
      await page.setViewportSize({ width: 390, height: 844 });
      await begin(page, 'tamalir', false);
      await ready(page);
      const before = (await page.locator('.board').boundingBox())?.width ?? 0;
      for (let times = 0; times < 3; times++) {
        const wide = (await page.locator('.board').boundingBox())?.width ?? 0;
        await page.getByRole('button', { name: 'Closer' }).click();
        await page.waitForFunction(
          (was) => (document.querySelector('.board')?.getBoundingClientRect().width ?? 0) > was,
          wide,
        );
      }
      expect((await page.locator('.board').boundingBox())?.width).toBeGreaterThan(before * 1.5);
      await page.getByRole('button', { name: 'Find …' }).click();
      await page.getByRole('region', { name: 'Heroes' }).getByRole('button').first().click();
      const frame = await page.locator('.board-frame').boundingBox();
      const hero = await page.locator('.figure[data-turn=true]').boundingBox();
      if (frame === null || hero === null) throw new Error('There is a board with a hero on it.');
      expect(hero.x).toBeGreaterThanOrEqual(frame.x);
      expect(hero.x + hero.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(hero.y + hero.height / 2).toBeLessThanOrEqual(frame.y + frame.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.context().close();
    });

    it.each([
      ['no-preference', true],
      ['reduce', false],
    ] as const)('with motion: %s, a hero walks along its path: %s', async (reducedMotion, walks) => {
      const { page } = await freshPage(served);
      await page.emulateMedia({ reducedMotion });
      await page.getByLabel('Pace').selectOption('brisk');
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Roll 5 dice' }).click();
      await ready(page);
      const frames = await page.evaluate(async (spot) => {
        const figure = document.querySelector('.figure[data-player="0"]');
        const from = figure?.getAttribute('data-space');
        const seen = new Set<number>();
        document.querySelector(spot)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        // From the first frame until the hero stood still for twenty.
        for (let still = 0; still < 20; ) {
          await new Promise(requestAnimationFrame);
          const box = document.querySelector('.figure[data-player="0"]')?.getBoundingClientRect();
          const place = Math.round((box?.x ?? 0) + 3 * (box?.y ?? 0));
          const moved =
            document.querySelector('.figure[data-player="0"]')?.getAttribute('data-space') !== from;
          still = moved && seen.has(place) ? still + 1 : 0;
          seen.add(place);
        }
        return seen.size;
      }, oneWay);
      if (walks) expect(frames).toBeGreaterThan(3);
      else expect(frames).toBeLessThanOrEqual(3);
      await page.context().close();
    });
  });
