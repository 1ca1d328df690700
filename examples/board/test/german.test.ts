import type { Page } from 'playwright-core';
import { german as thirdWords } from 'runebound-engine/third-edition/words/german';
import { german as secondWords } from 'runebound-engine/words/german';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { toldNear } from '../src/guide/near.js';
import { english } from '../src/texts/english.js';
import { type EditionTexts, second } from '../src/texts/english-second.js';
import { third } from '../src/texts/english-third.js';
import { german } from '../src/texts/german.js';
import { clickOn, hasChromium, missing, open, pageOf, ready, type Served } from './browser.js';
import { drawn } from './drawn.js';

/* The board in German: nothing on the screen is in English, and a game goes on in the other language. */

/** The English texts that are others in German. */
function differing(one: unknown, other: unknown): readonly string[] {
  if (typeof one === 'string') return one === other ? [] : [one];
  if (typeof one !== 'object' || one === null) return [];
  return Object.entries(one).flatMap(([key, value]) =>
    differing(value, (other as Readonly<Record<string, unknown>>)[key]),
  );
}

// A short word may be a name, or German as well.
const texts = new Set(differing(english, german).filter((text) => text.length > 3));
/** Words that no German sentence of the game has. */
const foreign = /\b(?:the|and|with|you|your|of|adventure|damage|dice|steps|turn|round|health)\b/i;

/** Each text, each label and each tip that somebody sees or hears. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (element === null || element.closest('style, script, [lang=en], code, .flavor')) continue;
      if ((element.checkVisibility() || element.tagName === 'title') && textContent?.trim())
        seen.push(textContent.trim());
    }
    for (const what of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${what}]`))
        seen.push(element.getAttribute(what) ?? '');
    return seen;
  });

const inEnglish = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => texts.has(line) || foreign.test(line.replaceAll(/\b[23]e\.[\w.-]+/g, '')));

it.each([
  ['Second Edition', second, secondWords],
  ['Third Edition', third, thirdWords],
] as const)('%s: each rule that summary, words and tips cite has its German wording', (_, of, words) => {
  const { tips, terms, rules }: EditionTexts = of;
  const told = [
    ...Object.values(tips),
    ...terms.map(({ tip }) => tip),
    ...rules.flatMap(({ lines }) => lines),
  ];
  expect(told.length).toBeGreaterThan(20);
  expect(told.flatMap(([, rule]) => (words.messages[`rule.${rule}`] === undefined ? [rule] : []))).toEqual(
    [],
  );
});

it('the goal warns of a rival who lacks one, in either language, and of nobody else', () => {
  const runes = (...have: readonly number[]) => ({ need: 3, have, wins: 'one' as const });
  const names = ['Ann', 'Bo', 'Cy'];
  expect(toldNear([runes(0, 2, 1)], 0, names, english)).toContain('Bo has 2 already!');
  expect(toldNear([runes(0, 2, 1)], 0, names, german)).toContain('Bo hat schon 2!');
  // One's own are counted elsewhere; one who has fewer is not near.
  expect(toldNear([runes(2, 1, 1)], 0, names, german)).toBe('');
  expect(toldNear([{ ...runes(0, 2, 2), wins: 'all' }], 0, names, german)).toBe('');
});

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the board in German', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it.each([
      ['Zweite Edition', 390],
      ['Zweite Edition', 1440],
      ['Dritte Edition', 390],
      ['Dritte Edition', 1440],
    ] as const)('%s is played at %i pixels, and nothing is in English', async (edition, width) => {
      const viewport = { width, height: width === 390 ? 844 : 900 };
      const { page, troubles } = await pageOf(served, { viewport, locale: 'de-DE' });
      await page.waitForSelector('html[lang=de]');
      await page.getByLabel('Tempo').selectOption('at once');
      await page.getByText('Ein anderes Spiel').click();
      await page.getByLabel(edition).check();
      await page.getByLabel('Startzahl').fill('tamalir');
      expect(inEnglish(await shown(page))).toEqual([]);
      await page.getByRole('button', { name: 'Beginnen' }).click();
      await ready(page);
      const found = new Set<string>();
      for (let answers = 0; answers < 30; answers += 3) {
        for (const line of inEnglish(await shown(page))) found.add(line);
        // German words are longer: nothing is wider than the screen for them.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await clickOn(page, 3);
      }
      expect([...found]).toEqual([]);
      if (process.env.PICTURES)
        await drawn(page, () =>
          page.screenshot({ path: `${process.env.PICTURES}/${edition[0]}-${width}.png` }),
        );
      // The game goes on in the other language, where it was.
      const step = await page.locator('.table').getAttribute('data-step');
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('button', { name: width < 700 ? 'Menu' : 'Legend' }).waitFor();
      await ready(page);
      expect(await page.locator('.table').getAttribute('data-step')).toBe(step);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });
