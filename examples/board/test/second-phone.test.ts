import { decision } from 'runebound-engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  goOn,
  hasChromium,
  hidden,
  missing,
  open,
  playUntil,
  ready,
  type Served,
} from './browser.js';
import { drawn } from './drawn.js';
import { keptAt } from './kept-games.js';

/* What somebody new stumbled over in Second Edition on a phone. */

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('somebody new in Second Edition on a phone', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

    it('reads a rule where its sign stands, and goes on with the game from the first screen', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, annFirst, false);
      await ready(page);
      await page.locator('.goal').tap();
      const sign = page.locator('.goals .rule-link').first();
      await sign.tap();
      expect(await page.locator('.goals .rule-text').innerText()).toContain('three Dragon Runes');
      expect(await page.locator('.goals .rule-text a').getAttribute('href')).toContain('2e.game.win-runes');
      await sign.tap();
      await page.locator('.goals .rule-text').waitFor({ state: 'detached' });
      await page.goto(served.url);
      await page.locator('.last-game').waitFor();
      await expect.poll(() => hidden(page, '.last-game')).toEqual([]);
      await page.locator('.last-game', { hasText: /^Go on: .+, Turn 1$/ }).tap();
      await ready(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('sees the market where the hero is, wherever the list was scrolled to, and in a fight with an Ally its answers', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, annFirst, false);
      await ready(page);
      const list = page.locator('.tab-content[data-state=active]');
      await page.getByRole('tab', { name: 'Market' }).tap();
      await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      await page.getByRole('tab', { name: 'Market' }).tap();
      await playUntil(page, '.table[data-trading=true] .stall');
      expect(await page.locator('.stall > h3').first().innerText()).toMatch(/ here$/);
      await expect.poll(() => hidden(page, '.stall:first-child > h3')).toEqual([]);
      await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      // Who buys reads below the list what is asked, and sees at its edge that more lies below.
      const [sheet, asked] = await Promise.all(
        [list, page.locator('.question h2')].map((one) => one.boundingBox()),
      );
      const { x = 0, y = 0, height = 0 } = sheet ?? {};
      expect(y + height).toBeLessThanOrEqual(asked?.y ?? 0);
      const clip = { x: x + 4, y: y + height - 12, width: 4, height: 5 };
      const edge = () => drawn(page, () => page.screenshot({ clip }));
      const goesOn = await edge();
      await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      await expect.poll(async () => (await edge()).equals(goesOn)).toBe(false);
      // Of what is bought no price lies under the button that closes the list.
      await list.evaluate((one) => one.scrollTo(0, 150));
      const [close, town] = await Promise.all(
        [list.locator('.sheet-close'), list.locator('.stall > h3').first()].map((one) => one.boundingBox()),
      );
      expect((close?.y ?? 0) + (close?.height ?? 0) / 2).toBeLessThan((town?.y ?? 0) + (town?.height ?? 0));
      await playUntil(page, '.helpers');
      await playUntil(page, '[data-action="combat/escape"]');
      await expect.poll(() => hidden(page, '[data-action^="combat/"] .answer-label')).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);

    it('sees all the spaces that a roll leads to, above the question', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, annFirst, false);
      await ready(page);
      await playUntil(page, '.spot.far');
      const outside = () =>
        page.evaluate(() => {
          const edge = document.querySelector('.now')?.getBoundingClientRect().top ?? 0;
          const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
          return [...document.querySelectorAll<SVGGElement>('.spot:is(.near, .far)')].flatMap((spot) => {
            const { left, right, top, bottom } = spot.getBoundingClientRect();
            const isSeen =
              left >= -2 && right <= innerWidth + 2 && top >= (frame?.top ?? 0) - 2 && bottom <= edge;
            return isSeen ? [] : [spot.dataset.space];
          });
        });
      await expect.poll(outside, { timeout: 10_000 }).toEqual([]);
      expect(await page.locator('.spot.far').count()).toBeGreaterThan(0);
      // A player who looks closer keeps that.
      for (const _ of [1, 2, 3]) await page.getByLabel('Closer').tap();
      await page.locator('.quiet.fold').tap();
      await expect.poll(outside, { timeout: 10_000 }).not.toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);

    it('reads first what led to a fight: the Event that came, and then who fights', async () => {
      const isLed = keptAt(
        (state, events) =>
          decision(state)?.actor === 0 &&
          state.frames.some(({ kind }) => kind === 'combat') &&
          events.some(({ type }) => type === 'event/entered'),
        true,
      );
      const page = await goOn(served, isLed, phone.viewport.width, phone.viewport.height);
      await clickOn(page, 1);
      await ready(page);
      const [news, fight] = await Promise.all(
        ['.happening .news', '.combat'].map((part) => page.locator(part).boundingBox()),
      );
      expect((news?.y ?? 0) + (news?.height ?? 0)).toBeLessThanOrEqual(fight?.y ?? 0);
      await expect.poll(() => hidden(page, '.happening .news .title')).toEqual([]);
      await page.context().close();
    });
  });
