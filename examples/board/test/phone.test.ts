import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grouped } from '../src/asking/groups.js';
import type { AnswerThing } from '../src/things/answer-things.js';
import {
  annFirst,
  begin,
  freshPage,
  hasChromium,
  missing,
  open,
  playUntil,
  ready,
  type Served,
} from './browser.js';

/* What somebody new stumbled over on a phone. */

const answer = (code: string, first = '', rest = '', hint = ''): AnswerThing =>
  ({ code, label: code, hint, likely: null, parts: first === '' ? null : { first, rest } }) as AnswerThing;

describe('answers that differ in two things', () => {
  const rerolls = ['hills', 'water', 'wild'].flatMap((die) =>
    ['Rage', 'Wit'].map((card) => answer(`${die} ${card}`, `Reroll ${die}`, `exert ${card}`, `of ${die}`)),
  );

  it('are under the first of them, in the order of the answers, with what is said of all', () => {
    const rows = grouped([answer('stop'), ...rerolls]);
    expect(rows.map((row) => ('answers' in row ? row.label : row.code))).toEqual([
      'stop',
      'Reroll hills',
      'Reroll water',
      'Reroll wild',
    ]);
    const [, hills] = rows;
    if (hills === undefined || !('answers' in hills)) throw new Error('A group comes second.');
    expect(hills.hint).toBe('of hills');
    expect(hills.answers.map(({ parts, hint }) => [parts?.rest, hint])).toEqual([
      ['exert Rage', ''],
      ['exert Wit', ''],
    ]);
  });

  it('stay as they are where they are few, or where each is alone', () => {
    const few = rerolls.slice(0, 4);
    expect(grouped(few)).toEqual(few);
    const alone = [1, 2, 3, 4, 5].map((at) => answer(`${at}`, `To ${at}`, 'with hills'));
    expect(grouped(alone)).toEqual(alone);
  });
});

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('somebody new on a phone', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

    it('chooses the die first and the card then, by fingers and by keys', async () => {
      const { page, troubles } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.group .choice:has-text("Reroll"), .question > .answers .choice');
      const step = Number(await page.locator('.table').getAttribute('data-step'));
      const die = page.locator('.choice > .answer', { hasText: 'Reroll' }).first();
      const cards = page.locator('.choice[data-open=true] .answers .answer');
      expect(await page.locator('.answer:visible', { hasText: 'exert' }).count()).toBe(0);
      await die.tap();
      expect(await cards.first().innerText()).toMatch(/^exert /);
      expect(await die.getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator('.choice[data-open=true] [role=group]').getAttribute('aria-label')).toMatch(
        /^Reroll /,
      );
      await die.tap();
      await expect.poll(() => cards.count()).toBe(0);
      await die.press('Enter');
      await die.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`.table[data-busy=false]:not([data-step="${step}"])`);
      expect(await page.locator('.log').textContent()).toContain('exerts');
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('Second Edition: chooses the space first, and the die then', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Roll 5 dice' }).click();
      await ready(page);
      await page.locator('.group summary').first().click();
      const space = page.locator('.choice > .answer').first();
      await space.click();
      expect(await page.locator('.choice[data-open=true] .answers .answer').first().innerText()).toMatch(
        /^with /,
      );
      await page.context().close();
    });

    it('is told that a test is passed, and going on comes first', async () => {
      const { page } = await freshPage(served, phone);
      await begin(page, '7', true);
      await ready(page);
      await playUntil(page, '.question[data-settled=true]');
      expect(await page.locator('.question h2').innerText()).toMatch(/^The test is passed\. /);
      expect(await page.locator('.answer:visible').allInnerTexts()).toEqual(['Go on: the test is passed']);
      await page.context().close();
    });
  });
