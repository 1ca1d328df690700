import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.js';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  hasChromium,
  hidden,
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

/** Screens that have less room than fights would like. */
const desks = [
  [1280, 800],
  [1440, 900],
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

    it.each([
      ['Second Edition, with two Allies', false, 'brenna', 38, 42],
      ['Third Edition, where cards say much', true, 'tamalir', 12, 18],
    ] as const)(
      'a fight of %s: question, answers and both sides are in sight',
      async (_, third, seed, first, last) => {
        const { page } = await freshPage(served);
        await begin(page, seed, third);
        await clickOn(page, first);
        let fights = 0;
        for (let clicked = first; clicked <= last; clicked++) {
          await clickOn(page, 1);
          if ((await page.locator('.table[data-fight=true]').count()) === 0) continue;
          fights++;
          for (const [width, height] of desks) {
            await page.setViewportSize({ width, height });
            for (const seen of [
              '.question h2, .question > .answers .answer',
              '.fighter:first-child > :is(.chip, .gauge, .health)',
            ])
              await expect.poll(() => hidden(page, seen), { message: `${width}` }).toEqual([]);
          }
        }
        expect(fights).toBeGreaterThan(2);
        await page.context().close();
      },
    );

    it('a figure covers neither the name of its town nor what lies beside it', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      const covered = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.figure > g > path')].map((one) =>
          one.getBoundingClientRect(),
        );
        const names = [...document.querySelectorAll('.pieces text')].filter(
          ({ textContent }) => textContent === 'Tamalir',
        );
        return names.map((name) => {
          const seen = name.getBoundingClientRect();
          return boxes.some(
            ({ left, right, top, bottom }) =>
              left < seen.right && seen.left < right && top < seen.bottom && seen.top < bottom,
          );
        });
      });
      expect(covered).toEqual([false]);
      await page.context().close();
    });

    it('the line over the table shows each part of the moment whole, or not at all', async () => {
      for (const third of [false, true]) {
        const { page } = await freshPage(served);
        await begin(page, 'tamalir', third);
        await clickOn(page, 2);
        await ready(page);
        for (const width of [390, 768, 1280, 1440, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          const cut = () =>
            page.evaluate(() => {
              const line = document.querySelector('.clock')?.getBoundingClientRect();
              if (line === undefined) throw new Error('There is a line over the table.');
              return [...document.querySelectorAll('.clock > *')]
                .map((part) => ({ said: part.textContent, box: part.getBoundingClientRect() }))
                .filter(({ box }) => box.width > 0 && box.top < line.bottom && box.right > line.right + 1)
                .map(({ said }) => said);
            });
          await expect.poll(cut, { message: `${width}` }).toEqual([]);
        }
        await page.context().close();
      }
    });

    it('shows the numbers of your hero on every screen, and a click on them opens all that it has', async () => {
      for (const third of [false, true])
        for (const width of [390, 768, 1280]) {
          const { page } = await freshPage(served);
          await page.setViewportSize({ width, height: 844 });
          await begin(page, 'tamalir', third);
          await clickOn(page, 2);
          await ready(page);
          const mine = page.locator('.mine');
          const label = third ? 'Health' : 'Life';
          expect(await mine.innerText()).toMatch(new RegExp(`${label}\\s+\\d+/\\d+`));
          expect(await mine.innerText()).toMatch(/Gold\s+\d/);
          await expect.poll(() => hidden(page, '.mine span')).toEqual([]);
          await mine.click();
          const open = page.locator('.player[data-player="0"]');
          await open.waitFor();
          const gauge = open.locator(`.gauge[data-label="${label}"] .gauge-number`);
          expect(await mine.innerText()).toContain(await gauge.first().innerText());
          await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Heroes');
          await page.context().close();
        }
    });

    it('says coordinates where the board shows them, and not before', async () => {
      const { page } = await freshPage(served);
      await begin(page, 'tamalir', false);
      await clickOn(page, 4);
      await ready(page);
      expect(await page.locator('.log .coordinates').count()).toBeGreaterThan(0);
      expect(await page.locator('.log ol').innerText()).not.toMatch(/\(\d{4}\)/);
      await page.getByRole('button', { name: 'Coordinates' }).click();
      await expect.poll(() => page.locator('.log ol').innerText()).toMatch(/\(\d{4}\)/);
      await page.context().close();
    });

    it('the track of time marks where gems come back and where a story card is drawn', async () => {
      const { page } = await freshPage(served);
      await begin(page, 'tamalir', true);
      await clickOn(page, 4);
      await ready(page);
      await page.getByRole('tab', { name: 'Tracks' }).click();
      const marks = page.locator('.track .short').first().locator('li');
      await marks.nth(11).waitFor();
      const spaces = (await marks.allInnerTexts()).map((text) => text.replaceAll(/\s/g, ''));
      expect(spaces).toHaveLength(12);
      expect(spaces.filter((text) => text.includes('story'))).toEqual([
        expect.stringMatching(/^3☰/),
        expect.stringMatching(/^6◆☰gems/),
        expect.stringMatching(/^9☰/),
        expect.stringMatching(/^12◆☰gems/),
      ]);
      await page.context().close();
    });

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
      // The map moves there.
      const isInFrame = async (): Promise<boolean> => {
        const frame = await page.locator('.board-frame').boundingBox();
        const hero = await page.locator('.figure[data-turn=true]').boundingBox();
        if (frame === null || hero === null) throw new Error('There is a board with a hero on it.');
        const isBeside = hero.x < frame.x || hero.x + hero.width > frame.x + frame.width;
        return !isBeside && hero.y + hero.height / 2 <= frame.y + frame.height;
      };
      await expect.poll(isInFrame).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.context().close();
    });

    it.each([
      ['no-preference', true],
      ['reduce', false],
    ] as const)('with motion: %s, a hero walks along its path: %s', async (reducedMotion, walks) => {
      const { page } = await freshPage(served);
      await page.emulateMedia({ reducedMotion });
      // The clock of the page is four times slower: a busy machine, too, draws the hero on its way.
      await page.addInitScript(() => {
        const [now, frame] = [performance.now.bind(performance), requestAnimationFrame.bind(globalThis)];
        performance.now = () => now() / 4;
        globalThis.requestAnimationFrame = (draw) => frame((at) => draw(at / 4));
      });
      await page.reload();
      await page.getByText('Another game').click();
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
