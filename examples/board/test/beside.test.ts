import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lastRolls } from '../src/asking/since.js';
import type { Line } from '../src/table/client.js';
import {
  annFirst,
  begin,
  freshPage,
  hasChromium,
  hidden,
  missing,
  open,
  playUntil,
  ready,
  type Served,
} from './browser.js';

/* What stands beside a fight: news, its last rolls, the last line of the story. */

describe('the last rolls of a fight', () => {
  const line = (text: string, is: Partial<Line> = {}): Line => ({
    ...{ text, rule: '2e.dice.sum', heading: false, step: 1 },
    ...is,
  });
  const told = (lines: readonly Line[]) => lastRolls(lines).map(({ text }) => text);
  const rolled = ['one', 'two', 'three', 'four'].map((text) => line(text, { rolled: true }));

  it('are at most three, without what is no roll', () => {
    expect(told([...rolled, line('Ann gains 2 gold.')])).toEqual(['two', 'three', 'four']);
  });

  it('are none of an earlier fight', () => {
    expect(told([...rolled, line('Ann fights a wolf.', { began: true })])).toEqual([]);
    expect(told([...rolled.slice(0, 3), line('Ann fights.', { began: true }), ...rolled.slice(3)])).toEqual([
      'four',
    ]);
  });
});

/** Whether things stand below each other, in this order. */
const isInOrder = async (page: Page, ...selectors: readonly string[]): Promise<boolean> => {
  const boxes = await Promise.all(selectors.map((one) => page.locator(one).first().boundingBox()));
  return boxes.every((box, at) => {
    const above = boxes[at - 1];
    return box !== null && (at === 0 || (above != null && above.y + above.height <= box.y + 1));
  });
};

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('beside a fight', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    const desk = { viewport: { width: 1280, height: 800 } };

    it('of Third Edition news stands below the tokens, which are in sight, as the last line of the story is', async () => {
      const { page, troubles } = await freshPage(served, desk);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.table[data-fight="true"]:has(.tokens) .news');
      expect(await isInOrder(page, '.tokens', '.news')).toBe(true);
      expect(await isInOrder(page, '.news', '.abilities')).toBe(true);
      expect(await isInOrder(page, '.happening', '.question h2')).toBe(true);
      expect(await hidden(page, '.tokens li, .question h2')).toEqual([]);
      // Abilities take room of the story, but not all of it.
      await playUntil(page, '.table[data-fight="true"]:has(.tokens):has(.abilities):has(.answer)');
      await expect.poll(() => hidden(page, '.log li:last-child')).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);

    it('of Second Edition the last rolls stand at the head of the question', async () => {
      const { page, troubles } = await freshPage(served, desk);
      await begin(page, annFirst, false);
      await ready(page);
      await playUntil(page, '.question .rolled');
      expect(await page.locator('.question .rolled').first().innerText()).toMatch(/rolls \d+ and \d+/);
      expect(await isInOrder(page, '.happening', '.question .rolled', '.question h2')).toBe(true);
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 300_000);
  });
