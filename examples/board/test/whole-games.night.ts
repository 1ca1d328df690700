import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.js';
import { begin, clickOn, freshPage, hasChromium, missing, open, type Served } from './browser.js';
import { answerOnce, byFinger, byKeys, byMouse, handShown, type Press } from './person.js';

/* Whole games of each edition, as people play them: by a mouse, by a finger, by keys alone, and two at one device. */

/** So many answers are given by a person; the rest of the game goes by faster. */
const byPerson = 60;
/** Then the page is looked at for what shuts somebody out; at the end too. */
const looks = [8, 40];

const editions = [
  ['Second Edition', false],
  ['Third Edition', true],
] as const;
const devices = [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, byFinger],
  ['a tablet', { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true }, byFinger],
  ['a desk', { viewport: { width: 1440, height: 900 } }, byMouse],
] as const satisfies readonly (readonly [string, BrowserContextOptions, Press])[];

/** Gives answers one by one; what is wrong with the page is collected on the way. */
async function play(
  page: Page,
  press: Press,
  onBoard: boolean,
  each: () => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let answers = 1; answers <= byPerson && (await answerOnce(page, press, onBoard)); answers++) {
    await each();
    if (looks.includes(answers)) wrong.push(...(await violations(page)));
  }
  return wrong;
}

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('whole games', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    const shorter = (third: boolean): readonly string[] => (third ? [] : ['Shorter Runebound']);

    describe.each(editions)('of %s', (_, third) => {
      it.each(devices)(
        'are played to their end on %s',
        async (_device, device, press) => {
          const { page, troubles } = await freshPage(served, device);
          await begin(page, 'tamalir', third, shorter(third));
          expect(await play(page, press, true)).toEqual([]);
          await clickOn(page, 4000);
          expect(await page.textContent('.outcome')).not.toBe('');
          expect(await violations(page)).toEqual([]);
          expect(troubles).toEqual([]);
          await page.context().close();
        },
        480_000,
      );

      it('are played to their end by keys alone', async () => {
        const { page, troubles } = await freshPage(served);
        await begin(page, 'tamalir', third, shorter(third));
        expect(await play(page, byKeys, false)).toEqual([]);
        const jump: Press = async (at, selector) => {
          await at.locator(selector).first().focus();
          await at.keyboard.press('Enter');
        };
        while (await answerOnce(page, jump, false));
        expect(await page.textContent('.outcome')).not.toBe('');
        expect(await violations(page)).toEqual([]);
        expect(troubles).toEqual([]);
        await page.context().close();
      }, 480_000);

      it('are played to their end by two people at one device, and none sees the hand of the other', async () => {
        const { page, troubles } = await freshPage(served);
        await page.getByLabel('Who plays for Bo').selectOption('person');
        await begin(page, 'tamalir', third, shorter(third));
        const hands = new Map<string, readonly string[]>();
        const wrong = await play(page, byMouse, false, async () => {
          await page.waitForSelector('.table[data-busy=false], .pass');
          if (await page.locator('.pass').count()) {
            expect(await page.locator('[data-card]').count()).toBe(0);
            return;
          }
          // A market lies over the heroes while it is what the game asks about.
          if (!(await page.locator('.player').count()))
            await page.getByRole('tab', { name: 'Heroes' }).click();
          const { owner, cards } = await handShown(page);
          if (cards.length > 0) hands.set(owner, cards);
          const html = await page.content();
          for (const [other, hidden] of hands)
            if (other !== owner) for (const card of hidden) expect(html).not.toContain(`data-card="${card}"`);
        });
        expect(wrong).toEqual([]);
        // Second Edition has no hands that matter to the other.
        expect(hands.size).toBe(third ? 2 : hands.size);
        await clickOn(page, 4000);
        expect(await page.textContent('.outcome')).not.toBe('');
        expect(troubles).toEqual([]);
        await page.context().close();
      }, 480_000);
    });
  });
