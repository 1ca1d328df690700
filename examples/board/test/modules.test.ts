import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { second } from '../src/editions/second.js';
import { third } from '../src/editions/third.js';
import { begin, clickOn, freshPage, hasChromium, missing, open, type Served } from './browser.js';

/* Everything that can be chosen on the first page is played a while, by clicks. */

/** What must be on the table of a module; of others it is enough that they play. */
const seen: Readonly<Record<string, readonly string[]>> = {
  'doom-track': ['Doom track'],
  'advanced-runebound': ['Doom track'],
  'island-of-dread': ['The sea'],
  'seven-scions': ['Storm track', 'Scions'],
  'seven-scions-cooperative': ['Storm track', 'Scions'],
  cataclysm: ['Towns after the cataclysm', 'points'],
};

/** What no person should read: an id, a thing that was no text. */
const wordless = /\b[hH]\d{4}\b|undefined|NaN|\[object/;

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('in a browser', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it.each([
      ...second.modules.map((one) => ({ ...one, third: false })),
      ...third.modules.map((one) => ({ ...one, third: true })),
    ])('$title is played by clicks, in words, without an error', async ({ id, title, third }) => {
      const { page, troubles } = await freshPage(served);
      if (third) {
        await page.getByLabel('Third Edition').click();
        await page.getByLabel(title).click();
      }
      await begin(page, 'tamalir', third, third ? [] : [title]);
      expect(await clickOn(page, 16)).toBe(16);
      expect(await page.textContent('.header h1')).toContain(title);
      for (const tab of ['Market', 'Heroes', 'Tracks']) {
        await page.getByRole('tab', { name: tab }).click();
        const text = await page.innerText('.table');
        expect(text).not.toMatch(wordless);
        expect(text).not.toContain(id.includes('-') ? id : wordless.source);
      }
      const tracks = await page.innerText('.tab-content[data-state=active]');
      for (const part of third ? ['Time'] : (seen[id] ?? [])) expect(tracks).toContain(part);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('chooses with a module those that it needs, and bars those that it cannot be played with', async () => {
      const { page } = await freshPage(served);
      const box = (title: string) => page.getByLabel(title, { exact: true });
      await box('The Seven Scions, Cooperative Version').check();
      await expect.poll(() => box('The Seven Scions').isChecked()).toBe(true);
      expect(await page.locator('.modules label', { hasText: 'The Doom Track' }).innerText()).toContain(
        'not with The Seven Scions',
      );
      await box('The Seven Scions').uncheck();
      await expect.poll(() => box('The Seven Scions, Cooperative Version').isChecked()).toBe(false);
      expect(await box('The Doom Track').isEnabled()).toBe(true);
      await page.context().close();
    });
  });
