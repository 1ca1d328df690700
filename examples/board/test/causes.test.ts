import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.js';
import { begin, clickOn, freshPage, hasChromium, missing, open, ready, type Served } from './browser.js';

/* What the table tells beside the question: tips, what flies with an action, and sounds. */

/** Plays on until it is there, or so many clicks are done. */
async function clickUntil(page: Page, isThere: () => Promise<boolean>, most: number): Promise<void> {
  for (let clicks = 0; clicks < most && !(await isThere()); clicks++) await clickOn(page, 1);
}

/** Counts what is played and what flies from now on. */
const count = (page: Page) =>
  page.evaluate(() => {
    const counted = { notes: 0, flights: 0 };
    Object.assign(globalThis, { counted });
    // Each note has its loudness.
    class Counted extends GainNode {
      constructor(...given: ConstructorParameters<typeof GainNode>) {
        super(...given);
        counted.notes++;
      }
    }
    Object.assign(globalThis, { GainNode: Counted });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.flight')) counted.flights++;
    }).observe(document.body, { childList: true, subtree: true });
  });
const counted = (page: Page): Promise<{ notes: number; flights: number }> =>
  page.evaluate(() => (globalThis as unknown as { counted: { notes: number; flights: number } }).counted);

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('what the table tells', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it.each([
      ['Tracks', 'Doom track', 'Used adventure cards gather here', false, ['The Doom Track']],
      ['Market', 'Vynelvale', 'The market stack of a town', false, []],
      ['Tracks', 'Time · Act 1', 'The token is at 1.', true, []],
      ['Market', 'Riverwatch', 'For one action in the city', true, []],
    ] as const)(
      'the sheet %s says of %s, to keys and to a pointer: %s',
      async (sheet, name, told, third, modules) => {
        const { page, troubles } = await freshPage(served);
        await begin(page, 'tamalir', third, modules);
        await clickUntil(
          page,
          async () =>
            (await page.locator('.clock').innerText()).includes(third ? 'Round 1' : '2nd of the game'),
          40,
        );
        await ready(page);
        const tab = page.getByRole('tab', { name: sheet });
        if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
        const tip = page.locator('.tip', { hasText: name }).first();
        const peek = page.locator('.peeked');
        await page.keyboard.press('Tab');
        for (let tabs = 0; tabs < 60 && !(await tip.evaluate((one) => one.matches(':focus'))); tabs++)
          await page.keyboard.press('Tab');
        await expect.poll(() => peek.innerText()).toContain(told);
        await page.keyboard.press('Enter');
        const more = page.getByRole('dialog').filter({ hasText: told });
        await more.waitFor();
        expect(await more.getByRole('button', { name: /^The rule / }).count()).toBe(1);
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await more.waitFor({ state: 'detached' });
        await expect.poll(() => tip.evaluate((one) => one.matches(':focus'))).toBe(true);
        await page.locator('.question h2').focus();
        await peek.waitFor({ state: 'detached' });
        await tip.hover();
        await expect.poll(() => peek.innerText()).toContain(told);
        // What lies there says itself what it is.
        await page.getByRole('tab', { name: 'Heroes' }).click();
        await page.locator('.player .chip').first().hover();
        await page.locator('.peeked .card').waitFor();
        expect(troubles).toEqual([]);
        await page.context().close();
      },
    );

    it('is silent until somebody wants sounds, and keeps that', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, 'tamalir', false);
      await ready(page);
      await count(page);
      await clickOn(page, 4);
      expect((await counted(page)).notes).toBe(0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByLabel('Sound').check();
      await page.waitForFunction('counted.notes > 0');
      await page.keyboard.press('Escape');
      const { notes } = await counted(page);
      await clickUntil(page, async () => (await counted(page)).notes > notes, 12);
      await expect.poll(async () => (await counted(page)).notes).toBeGreaterThan(notes);
      await page.reload();
      await expect.poll(() => page.getByLabel('Sound').isChecked()).toBe(true);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it.each([
      ['no-preference', true],
      ['reduce', false],
    ] as const)('with motion: %s, cards and damage fly: %s', async (reducedMotion, fly) => {
      const { page, troubles } = await freshPage(served);
      await page.emulateMedia({ reducedMotion });
      await page.getByLabel('Pace').selectOption('brisk');
      await begin(page, 'tamalir', false);
      await ready(page);
      await count(page);
      const drawn = async () => (await page.locator('.log').innerText()).includes('Ann draws');
      await clickUntil(page, drawn, 20);
      expect(await drawn()).toBe(true);
      if (fly) await page.waitForFunction('counted.flights > 0');
      else expect((await counted(page)).flights).toBe(0);
      // What has flown is gone.
      await page.locator('.flight').first().waitFor({ state: 'detached' });
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });
