import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  annFirst,
  begin,
  freshPage,
  hasChromium,
  missing,
  oneWay,
  open,
  playUntil,
  ready,
  type Served,
} from './browser.js';

/* The board without a mouse: Tab, Enter, Escape and the keys of the answers. */

/** What has the focus, by what is read out for it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: there } = document;
    return there?.getAttribute('aria-label') ?? there?.textContent ?? '';
  });

const step = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-step'));

/** Tabs on until what has the focus matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${selector}; the focus is on: ${await focused(page)}`);
}

/** Presses a key that answers, and waits for the next question. */
async function answerBy(page: Page, key: string): Promise<void> {
  const before = await step(page);
  await page.keyboard.press(key);
  await page.waitForFunction(
    (was) => {
      const table = document.querySelector<HTMLElement>('.table');
      return table?.dataset.busy === 'false' && Number(table.dataset.step) > was;
    },
    before,
    { timeout: 30_000 },
  );
}

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the board by keys alone', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('marks where the focus is for those who go by keys, not after the page has loaded or after a click', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      const heading = page.locator('.question h2:focus');
      const frame = () => heading.evaluate((one) => getComputedStyle(one).outlineStyle);
      await heading.waitFor();
      expect(await frame()).toBe('none');
      await answerBy(page, '1');
      await heading.waitFor();
      expect(await frame()).toBe('solid');
      const before = await step(page);
      await page.locator('.question .answer').first().click();
      await page.waitForSelector(`.table[data-busy=false]:not([data-step="${before}"])`);
      await heading.waitFor();
      expect(await frame()).toBe('none');
      await page.context().close();
    });

    it('chooses the tokens of a fight one by one, by numbers alone', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.question:has(.choice > .answer:has-text("Damage: …"))');
      const press = async (selector: string): Promise<void> => {
        // A list that has just been unfolded gets its numbers after that.
        const numbered = page.locator(`${selector}[aria-keyshortcuts]`).first();
        await page.keyboard.press((await numbered.getAttribute('aria-keyshortcuts')) ?? 'no number');
      };
      const list = '.group:has(.choice > .answer:has-text("Damage: …"))';
      await press(`${list} > summary`);
      await page.waitForSelector(`${list}[open]`);
      await press('.choice > .answer:has-text("Damage: …")');
      const tokens = '.choice[data-open=true] [aria-pressed';
      await page.waitForSelector(`${tokens}]`);
      const before = await page.locator(`${tokens}]`).count();
      expect(before).toBeGreaterThan(2);
      expect(await page.locator(`${tokens}]:not([aria-keyshortcuts])`).count()).toBe(0);
      await press(`${tokens}=false]`);
      await press(`${tokens}=false]`);
      await page.waitForFunction((one) => document.querySelectorAll(one).length === 2, `${tokens}=true]`);
      const at = await step(page);
      await press('.choice[data-open=true] [data-action^="combat/deal"]');
      await page.waitForSelector(`.table[data-busy=false]:not([data-step="${at}"])`);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);

    it('plays a turn: the focus goes on to each question, and what happened is read out', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.waitForFunction(() => document.activeElement?.matches('.question h2'));
      await tabTo(page, '.answer');
      expect(await focused(page)).toContain('Roll 5 dice');
      await answerBy(page, 'Enter');
      // The answer is gone; the place of the keyboard is at the next question, and its first answer is one Tab away.
      await page.waitForFunction(() => document.activeElement?.matches('.question h2'));
      await expect.poll(() => page.textContent('.log [aria-live]')).toMatch(/roll/);
      await page.evaluate((spot) => document.querySelector<SVGElement>(spot)?.focus(), oneWay);
      expect(await page.evaluate(() => document.activeElement?.matches(':focus-visible'))).toBe(true);
      await answerBy(page, 'Enter');
      expect(await page.textContent('.log [aria-live]')).not.toBe('');
      // Then whatever is asked, by the answer's number, until the turn has gone round.
      const turn = await page.getAttribute('.clock', 'title');
      for (
        let answers = 0;
        answers < 60 && (await page.getAttribute('.clock', 'title')) === turn;
        answers++
      ) {
        if ((await page.locator('.question > .answers .answer').count()) > 0) await answerBy(page, '1');
        else {
          await tabTo(page, '.group summary');
          if ((await page.locator('.group[open] .answer').count()) === 0) await page.keyboard.press('Enter');
          await tabTo(page, '.answer');
          await answerBy(page, 'Enter');
        }
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      }
      expect(await page.getAttribute('.clock', 'title')).not.toBe(turn);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('goes over the board by arrow keys: one stop of Tab, and each space says what it is', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Roll 5 dice' }).press('Enter');
      await ready(page);
      expect(await page.locator('.spot[tabindex="0"]').count()).toBe(1);
      await tabTo(page, '.spot');
      const home = await page.evaluate(() => (document.activeElement as SVGElement).dataset.space);
      expect(home).toBe(await page.locator('.figure[data-player="0"]').getAttribute('data-space'));
      expect(await focused(page)).toMatch(/stands here/);
      await page.keyboard.press('ArrowRight');
      const right = await page.evaluate(() => (document.activeElement as SVGElement).dataset.space);
      expect(right).not.toBe(home);
      // What is read out says what it costs, and the way is drawn.
      expect(await focused(page)).toMatch(/Goes there, 1 step/);
      await page.waitForSelector('.peek .die');
      await expect.poll(() => page.locator('.way polyline').count()).toBe(2);
      await page.keyboard.press('Home');
      expect(await page.evaluate(() => (document.activeElement as SVGElement).dataset.space)).toBe(home);
      await page.keyboard.press('ArrowRight');
      await answerBy(page, 'Enter');
      await page.waitForSelector(`.figure[data-player="0"][data-space="${right}"]`);
      // A town by its name.
      await page.getByRole('button', { name: 'Find …' }).press('Enter');
      await page.getByRole('button', { name: 'Greyhaven' }).press('Enter');
      await page.waitForFunction(() =>
        document.activeElement?.getAttribute('aria-label')?.includes('Greyhaven'),
      );
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('keeps the focus in what a card opens, and gives it back', async () => {
      const { page } = await freshPage(served);
      await begin(page, 'tamalir', false);
      await ready(page);
      await tabTo(page, '.chip');
      const chip = await focused(page);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
      for (let pressed = 0; pressed < 12; pressed++) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=dialog]', { state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.matches('.chip'));
      expect(await focused(page)).toBe(chip);
      await page.context().close();
    });

    it('Escape closes what lies on top, and alone', async () => {
      const { page } = await freshPage(served);
      await begin(page, 'tamalir', true);
      await ready(page);
      await page.getByRole('tab', { name: 'Tracks' }).click();
      await page.locator('.tab-content .tip').first().press('Enter');
      await page.waitForSelector('[role=dialog]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('[role=dialog]', { state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.matches('.tip'));
      // What the focus asks about lies over the sheet, too.
      await page.waitForSelector('.peeked');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.peeked', { state: 'detached' });
      expect(await page.locator('.tab[data-state=active]').innerText()).toBe('Tracks');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.tab[data-state=active]', { state: 'detached' });
      await page.context().close();
    });

    it('takes an action back by a key, but not while somebody types', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Roll 5 dice' }).press('Enter');
      await ready(page);
      await page.locator(oneWay).first().press('Enter');
      await page.waitForSelector('.header button[aria-label="Undo"]:not(:disabled)');
      const before = await step(page);
      await page.getByLabel('Step of the game').press('u');
      expect(await step(page)).toBe(before);
      await page.locator('.question h2').press('u');
      await page.waitForFunction(
        (was) => Number(document.querySelector<HTMLElement>('.table')?.dataset.step) < was,
        before,
      );
      await page.context().close();
    });
  });
