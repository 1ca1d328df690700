import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { begin, clickOn, freshPage, hasChromium, missing, open, ready, type Served } from './browser.js';

/* The board without a network. */

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the board', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('is loaded again without a network, and plays a game of each edition', async () => {
      const { page, troubles } = await freshPage(served, {
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'allow',
      });
      // The worker has all files once it is there.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      const emblem = (name: string) =>
        page.evaluate(async (file) => (await fetch(`emblems/${file}.svg`)).text(), name);
      const shown = await emblem('anvil');
      // It is kept after it was given out.
      const isKept = () =>
        page.evaluate(
          async () => (await caches.match(new URL('emblems/anvil.svg', location.href))) !== undefined,
        );
      await expect.poll(isKept).toBe(true);
      await page.context().setOffline(true);
      // An emblem that was shown stays; without a network another one is empty.
      expect(shown).toContain('<path');
      expect(await emblem('anvil')).toBe(shown);
      expect(await emblem('angel-wings')).not.toContain('<path');
      for (const third of [false, true]) {
        await page.reload();
        await page.getByLabel('Pace').selectOption('at once');
        await page.getByText('Another game').click();
        await begin(page, 'offline', third);
        await ready(page);
        expect(await clickOn(page, 5)).toBe(5);
      }
      // The page asks whether it came from a server, which nobody can answer now.
      expect(troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED|404/.test(text))).toEqual([]);
    });
  });
