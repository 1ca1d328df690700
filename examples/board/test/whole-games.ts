import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, type TestContext } from 'vitest';
import { hasChromium, missing, open, pageOf, type Served } from './browser.js';
import { englishOf, linesOf } from './german-words.js';
import { byFinger, byKeys, byMouse, handShown } from './person.js';
import { allMoments, begin, beginByKeys, type Played, playOn, type Seen } from './whole.js';

/* Whole games of an edition, as people play them: on a phone, a tablet and a desk, by keys alone, in German, and two at one device. */

/** The games, each short by its seed. */
export interface Games {
  readonly phone: Played;
  /** In German. */
  readonly tablet: Played;
  /** Two persons sit at it. */
  readonly desk: Played;
  readonly keys: Played;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** No game is shorter than this. */
const leastAnswers = 80;

/** What was looked at, all of it in order, and a game that was won or lost. */
async function expectWhole(page: Page, { done, wrong }: Seen, troubles: readonly string[]): Promise<void> {
  expect(wrong).toEqual(Object.fromEntries(allMoments.map((moment) => [moment, []])));
  expect(done.length).toBeGreaterThan(leastAnswers);
  expect(done.filter(({ code }) => code.startsWith('move/')).length).toBeGreaterThan(20);
  expect(done.filter(({ code }) => code.startsWith('combat/')).length).toBeGreaterThan(15);
  expect(await page.textContent('.outcome')).toMatch(/\p{L}{3}/u);
  expect(await page.locator('.standings h4').count()).toBeGreaterThan(1);
  // Nothing pushes the menu out of the page.
  const right = await page.evaluate(
    () => document.querySelector('.header .menu')?.getBoundingClientRect().right ?? Number.NaN,
  );
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(troubles).toEqual([]);
}

const onBoard = ({ done }: Seen): number => done.filter((one) => one.onBoard).length;

const tell = ({ annotate }: TestContext, seen: Seen) =>
  annotate(`${seen.done.length} answers, ${onBoard(seen)} of them on the board`);

/** Tests that play whole games of an edition. */
export function wholeGames(edition: string, games: Games): void {
  if (!hasChromium) {
    console.warn(missing);
    it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
    return;
  }
  describe(`whole games of ${edition}`, { timeout: 900_000 }, () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('are played to their end on a phone, by a finger', async (test) => {
      const { page, troubles } = await pageOf(served, phone);
      await begin(page, byFinger, games.phone);
      const seen = await playOn(page, byFinger, true);
      await tell(test, seen);
      await expectWhole(page, seen, troubles);
      expect(onBoard(seen)).toBeGreaterThan(10);
      await page.context().close();
    });

    it('are played to their end by keys alone', async (test) => {
      const { page, troubles } = await pageOf(served, desk);
      let clicks = 0;
      await page.exposeFunction('clicked', () => {
        clicks += 1;
      });
      await page.evaluate(() =>
        addEventListener('pointerdown', () => (globalThis as never as { clicked(): void }).clicked()),
      );
      await beginByKeys(page, games.keys);
      const seen = await playOn(page, byKeys, false);
      await tell(test, seen);
      await expectWhole(page, seen, troubles);
      expect(clicks).toBe(0);
      await page.context().close();
    });

    it('are played to their end on a tablet, by a finger, in German: no word on the page is English', async (test) => {
      const { page, troubles } = await pageOf(served, { ...tablet, locale: 'de-DE' });
      const found = new Map<string, string>();
      let lines = 0;
      const read = async (): Promise<void> => {
        for (const line of await linesOf(page)) {
          lines += 1;
          for (const word of englishOf(line)) if (!found.has(word)) found.set(word, line);
        }
      };
      await read();
      await begin(page, byFinger, games.tablet);
      const seen = await playOn(page, byFinger, true, { look: read });
      await tell(test, seen);
      await expectWhole(page, seen, troubles);
      expect(lines).toBeGreaterThan(20_000);
      expect(Object.fromEntries(found)).toEqual({});
      expect(onBoard(seen)).toBeGreaterThan(10);
      await page.context().close();
    });

    it('are played to their end on a desk, by a mouse, by two people, and none sees the hand of the other', async (test) => {
      const { page, troubles } = await pageOf(served, desk);
      await begin(page, byMouse, { ...games.desk, persons: 2 });
      const hands = new Map<string, readonly string[]>();
      let compared = 0;
      const look = async (): Promise<void> => {
        // A market lies over the heroes while it is what the game asks about.
        if (!(await page.locator('.player').count())) await page.getByRole('tab', { name: 'Heroes' }).click();
        const { owner, cards } = await handShown(page);
        if (owner !== '' && cards !== null) hands.set(owner, cards);
        const shown = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card ?? ''),
        );
        for (const [other, hidden] of hands)
          if (other !== owner) {
            expect(shown.filter((card) => hidden.includes(card))).toEqual([]);
            compared += hidden.length;
          }
      };
      const handedOn = async (): Promise<void> => expect(await page.locator('[data-card]').count()).toBe(0);
      const seen = await playOn(page, byMouse, true, { look, handedOn });
      await tell(test, seen);
      await expectWhole(page, seen, troubles);
      expect(onBoard(seen)).toBeGreaterThan(20);
      // Second Edition has no hands: what lies before a player everybody may see.
      expect([hands.size, compared > 50]).toEqual(games.desk.third ? [2, true] : [2, false]);
      await page.context().close();
    });
  });
}
