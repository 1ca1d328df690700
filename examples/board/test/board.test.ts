import { answer, questionIn } from 'runebound-engine/desk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  annFirst,
  begin,
  clickOn,
  freshPage,
  hasChromium,
  missing,
  oneWay,
  open,
  ready,
  type Served,
  severalWays,
} from './browser.js';

/* The board as a person uses it: by clicks, in a browser. */

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the board in a browser', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('opens the desk with what is on the screen, with a refused action, and with what the log tells', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, 'tamalir', true);
      await clickOn(page, 30);
      await page.context().route('**/desk.html', (route) => route.fulfill({ body: 'The desk' }));
      const asked = async (click: () => Promise<unknown>) => {
        const [desk] = await Promise.all([page.context().waitForEvent('page'), click()]);
        await desk.waitForURL(/desk[.]html#1[.]/);
        const question = await questionIn(desk.url());
        await desk.close();
        return question;
      };
      const link = page.getByText('Ask about this');
      const now = await asked(() => page.locator('.question > .ask-about').click());
      expect(now).toMatchObject({
        title: ((await page.textContent('.question h2')) ?? '').trim(),
        viewer: 0,
      });
      expect(answer(now).problems).toEqual([]);
      for (let more = 0; more < 60 && !(await page.locator('.refusals').count()); more++)
        await clickOn(page, 1);
      await page.locator('.refusals summary').click();
      const refused = await asked(() => page.locator('.refusals').locator(link).first().click());
      expect(answer(refused).ruling?.legal).toBe(false);
      const step = await page.getAttribute('.table', 'data-step');
      await page.locator('.log .rule-mark').first().click();
      const then = await asked(() => page.locator('.popover').locator(link).click());
      expect(then.save).not.toEqual(now.save);
      expect(answer(then).problems).toEqual([]);
      expect(await page.getAttribute('.table', 'data-step')).toBe(step);
      expect(troubles).toEqual([]);
    });

    it('walks a hero by a click on the board, and takes it back', async () => {
      const { page } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      // Without dice a step ends the movement, and what lies there is turned up: that is not taken back.
      await page.getByRole('button', { name: 'Roll 5 dice' }).click();
      await ready(page);
      const space = page.locator(oneWay).first();
      const to = await space.getAttribute('data-space');
      await space.click();
      await page.waitForSelector(`.figure[data-player="0"][data-space="${to}"]`);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForSelector(`.figure[data-player="0"]:not([data-space="${to}"])`, { state: 'attached' });
      expect(await page.locator(`.figure[data-player="0"][data-space="${to}"]`).count()).toBe(0);
    });

    it('spends the cheapest die by a click, and another one on request', async () => {
      const { page, troubles } = await freshPage(served);
      await begin(page, annFirst, false);
      await ready(page);
      await page.getByRole('button', { name: 'Roll 5 dice' }).click();
      await ready(page);
      const dice = await page.locator('.roll .die').count();
      const space = page.locator(severalWays).first();
      const to = await space.getAttribute('data-space');
      await space.click({ button: 'right' });
      const ways = page.locator('.popover .way-choice');
      await expect.poll(() => ways.count()).toBe(2);
      const [cheap, dear] = await ways.evaluateAll((all) =>
        all.map((way) => way.querySelector('.die')?.getAttribute('aria-label') ?? ''),
      );
      expect(cheap).not.toBe(dear);
      await ways.last().click();
      await page.waitForSelector(`.figure[data-player="0"][data-space="${to}"]`);
      await page.waitForFunction((left) => document.querySelectorAll('.roll .die').length === left, dice - 1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForSelector(`.figure[data-player="0"]:not([data-space="${to}"])`, { state: 'attached' });
      await ready(page);
      await page.locator(`.spot[data-space="${to}"]`).click();
      await page.waitForSelector(`.figure[data-player="0"][data-space="${to}"]`);
      await page.waitForFunction(
        (label) => document.querySelector(`.roll .die[aria-label="${label}"]`) === null,
        cheap ?? '',
      );
      expect(troubles).toEqual([]);
    });

    it('steps back, and goes on with the same table after the page was opened again', async () => {
      const { page } = await freshPage(served);
      await begin(page, 'tamalir', true);
      await clickOn(page, 12);
      const step = await page.locator('.table').getAttribute('data-step');
      const sheet = await page.textContent('.sheets');
      await page.getByRole('button', { name: 'One step back' }).click();
      await page.waitForSelector('.table[data-past=true]');
      await page.getByRole('button', { name: 'Back to the present' }).click();
      await page.waitForSelector('.table[data-past=false]');
      expect(await page.textContent('.sheets')).toBe(sheet);
      await page.reload();
      expect(await page.locator('.kept li').first().innerText()).toMatch(/Round \d+/);
      // It can be gone on with above the fold of a phone, too.
      await page.getByRole('button', { name: /^Go on: .*, Round \d+$/ }).click();
      await ready(page);
      expect(await page.locator('.table').getAttribute('data-step')).toBe(step);
      expect(await page.textContent('.sheets')).toBe(sheet);
    });

    it('never has the hand of one person in the page of another', async () => {
      const { page } = await freshPage(served);
      await page.getByLabel('Who plays for Bo').selectOption('person');
      await begin(page, 'tamalir', true);
      const hands = new Map<string, readonly string[]>();
      for (let turn = 0; turn < 60 && hands.size < 2; turn++) {
        await page.waitForSelector('.table[data-busy=false], .pass');
        if (await page.locator('.pass').count()) {
          expect(await page.locator('[data-card]').count()).toBe(0);
          await page.locator('.pass button').click();
          await ready(page);
        }
        // A market lies over the heroes while it is what the game asks about.
        if (!(await page.locator('.player').count())) await page.getByRole('tab', { name: 'Heroes' }).click();
        const you = (await page.locator('.player:has(.you) .player-name').textContent()) ?? '';
        const mine = await page
          .locator('.player:has(.you) .pile', { has: page.getByText(/^Hand/) })
          .locator('[data-card]')
          .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('data-card') ?? ''));
        if (mine.length > 0) hands.set(you, mine);
        const html = await page.content();
        for (const [owner, cards] of hands)
          if (owner !== you) for (const card of cards) expect(html).not.toContain(`data-card="${card}"`);
        await page.locator('.question > button.quiet').click();
        const step = await page.locator('.table').getAttribute('data-step');
        await page
          .locator('[data-advised=true]')
          .first()
          .evaluate((element: HTMLElement) => element.click());
        await page.waitForSelector(`.pass, .table[data-busy=false]:not([data-step="${step}"])`);
      }
      expect(hands.size).toBe(2);
    });

    it('is not passed on inside a combat, and shows no hand there', async () => {
      const { page, troubles } = await freshPage(served);
      await page.getByLabel('Who plays for Bo').selectOption('person');
      await begin(page, 'tamalir', true);
      // Both are asked in a combat without a change of hands: then no hand is in the page but that of the one who has the device.
      const askedFor = new Set<string>();
      const you = async () => (await page.locator('.player:has(.you) .player-name').textContent()) ?? '';
      let holder = '';
      for (let action = 0; action < 120 && askedFor.size < 2; action++) {
        await page.waitForSelector('.table[data-busy=false], .pass');
        const isPassed = (await page.locator('.pass').count()) > 0;
        if (isPassed) {
          await page.locator('.pass button').click();
          await ready(page);
        }
        if (!(await page.locator('.player').count())) await page.getByRole('tab', { name: 'Heroes' }).click();
        if (isPassed || !(await page.locator('.combat').count())) holder = await you();
        else {
          const hand = page.locator('.player .pile', { has: page.getByText(/^Hand/) });
          const shown = await hand.locator('[data-card]:not([data-card=""])').count();
          if (shown > 0) expect(await you()).toBe(holder);
          else askedFor.add(await you());
        }
        const step = await page.locator('.table').getAttribute('data-step');
        await page.getByRole('button', { name: 'What would a bot do?' }).click();
        await page
          .locator('[data-advised=true]')
          .first()
          .evaluate((element: HTMLElement) => element.click());
        await page.waitForSelector(`.pass, .table[data-busy=false]:not([data-step="${step}"])`);
      }
      expect(askedFor.size).toBe(2);
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });
