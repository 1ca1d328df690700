import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.js';
import { freshPage, hasChromium, hidden, missing, open, ready, type Served } from './browser.js';

/* The first minutes of somebody who has never seen the game. */

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What the guide says now; empty if it says nothing. */
const guideSays = async (page: Page): Promise<string> =>
  (await page.locator('.guide .driver-popover-title').allInnerTexts()).join('');

/** Begins the game that is chosen: the same each time. */
async function begin(page: Page): Promise<void> {
  await page.getByLabel('Seed').fill('tamalir');
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Reads on, or does what a bot would do, until the guide has said all of these. */
async function follow(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  const heard: string[] = [];
  for (let step = 0; step < 150 && !wanted.every((title) => heard.includes(title)); step++) {
    await ready(page);
    await page.waitForFunction(() => document.querySelector('.guide, .question') !== null);
    // The guide speaks of a question once it is drawn.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const title = await guideSays(page);
    if (title !== '' && heard.at(-1) !== title) heard.push(title);
    if (wanted.every((one) => heard.includes(one))) break;
    const next = page.locator('.guide .driver-popover-next-btn:visible');
    if (await next.count()) {
      const before = await page.locator('.guide .driver-popover-description').innerText();
      await next.click();
      await page.waitForFunction(
        (was) => document.querySelector<HTMLElement>('.guide .driver-popover-description')?.innerText !== was,
        before,
      );
      continue;
    }
    const was = await page.locator('.table').getAttribute('data-step');
    // On a phone a sheet may lie over it until it is folded away: `touch.test.ts` does that by fingers.
    await page.locator('.question > button.quiet').evaluate((element: HTMLElement) => element.click());
    // Where there is one answer, the table may give it meanwhile.
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-advised=true]') !== null ||
        document.querySelector<HTMLElement>('.table')?.dataset.step !== before,
      was,
    );
    if ((await page.locator('.table').getAttribute('data-step')) !== was) continue;
    const advised = page.locator('[data-advised=true]').first();
    expect(await page.locator('.why').innerText()).toMatch(/\. .+\./);
    await advised.evaluate((element: HTMLElement) => element.click());
    await page.waitForSelector(`.table[data-busy=false]:not([data-step="${was}"])`);
  }
  return heard;
}

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the first page and the first turn', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it.each([
      [
        'Second Edition',
        wide,
        ['What you play for', 'Your hero', 'The game asks', 'Roll for your way', 'Walk', 'A fight'],
      ],
      ['Second Edition', phone, ['What you play for', 'Roll for your way', 'Walk', 'A fight']],
      [
        'Third Edition',
        wide,
        ['What you play for', 'Choose your hero', 'Where you begin', 'Three actions', 'A fight'],
      ],
      ['Third Edition', phone, ['Choose your hero', 'Walk', 'A fight']],
    ] as const)(
      '%s: one click begins a game, and a guide leads to the first fight (%o)',
      async (edition, size, wanted) => {
        const { page, troubles } = await freshPage(served);
        await page.setViewportSize(size);
        // The guide is there at once, and not after it has moved.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.getByLabel(edition).check();
        // The seed of the game is always the same.
        await page.evaluate(() => {
          crypto.getRandomValues = ((list: Uint32Array) => list.fill(7)) as typeof crypto.getRandomValues;
        });
        await page.getByRole('button', { name: 'Play now' }).click();
        await ready(page);
        await page.waitForSelector('.guide');
        expect(await violations(page)).toEqual([]);
        expect(await follow(page, wanted)).toEqual(expect.arrayContaining([...wanted]));
        // Nobody is kept by it: it is left, stays away, and comes back when it is called.
        await page.getByRole('button', { name: 'Leave the guide' }).click();
        await page.waitForSelector('.guide', { state: 'detached' });
        await page.reload();
        await page.locator('.kept li button').first().click();
        await ready(page);
        expect(await guideSays(page)).toBe('');
        if (size === phone) await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Guide me' }).click();
        await page.waitForSelector('.guide');
        await expect.poll(() => guideSays(page)).toBe('What you play for');
        await page.keyboard.press('Escape');
        await page.waitForSelector('.guide', { state: 'detached' });
        expect(troubles).toEqual([]);
        await page.context().close();
      },
    );

    it('all of a card chooses its edition, and another language leaves the form as it is filled in', async () => {
      const { page, troubles } = await freshPage(served);
      await page.locator('.edition').nth(1).click();
      expect(await page.getByLabel('Third Edition').isChecked()).toBe(true);
      await page.getByLabel('Name of player 1').fill('Zoe');
      // Who plays is asked first.
      const names = page.locator('.start form > :first-child').getByLabel(/^Name of player/);
      expect(await names.count()).toBe(2);
      await page.locator('[name=scenario]').nth(1).check();
      await page.getByLabel('Seed').fill('tamalir');
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await page.getByLabel('Startzahl').waitFor();
      expect(await page.getByLabel('Dritte Edition').isChecked()).toBe(true);
      expect(await page.getByLabel('Name von Spieler 1').inputValue()).toBe('Zoe');
      expect(await page.getByLabel('Startzahl').inputValue()).toBe('tamalir');
      expect(await page.locator('[name=scenario]').nth(1).isChecked()).toBe(true);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('on a phone, what begins a game stays in reach, and says what that is', async () => {
      const { page, troubles } = await freshPage(served, { viewport: phone });
      const begins = page.locator('.begin');
      await begins.waitFor();
      await page.locator('.another > summary').evaluate((summary) => summary.scrollIntoView());
      await expect.poll(() => hidden(page, '.begin')).toEqual([]);
      expect(await begins.innerText()).toContain('Second Edition · 2 players · no modules');
      const recommended = page.locator('.module', { hasText: 'first game' });
      expect(await recommended.count()).toBeGreaterThan(1);
      expect(await page.locator('.modules > p').innerText()).toContain('goes well with it says so');
      await recommended.first().locator('input').check();
      await expect.poll(() => begins.innerText()).toContain('1 module');
      // At its end the form lies wholly above it.
      await page.getByLabel('chosen for each player').check();
      await page.locator('.hero-cards button').nth(1).click();
      const given = page.locator('.given li');
      const taken = await page.locator('.hero-cards > li').nth(1).locator('h3').innerText();
      await expect.poll(() => given.allInnerTexts()).toEqual([`Ann: ${taken}`, 'Bo: no hero yet']);
      await page.locator('.begin button').evaluate((button) => button.scrollIntoView({ block: 'start' }));
      await expect
        .poll(() =>
          page.evaluate(() => {
            const [last, bar] = ['.heroes', '.begin'].map((one) =>
              document.querySelector(one)?.getBoundingClientRect(),
            );
            return (last?.bottom ?? 1) <= (bar?.top ?? 0);
          }),
        )
        .toBe(true);
      expect(await page.getByLabel('Seed').getAttribute('aria-describedby')).toBe('about-seed');
      expect(await violations(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('a click beside what a word opened closes it, and does what it is on', async () => {
      const { page } = await freshPage(served);
      await begin(page);
      await ready(page);
      await page.locator('.goal').click();
      await page.locator('.goals').waitFor();
      await page.getByText('Legend', { exact: true }).click();
      await page.locator('.legend').waitFor();
      await expect.poll(() => page.locator('.goals').count()).toBe(0);
      await page.keyboard.press('Escape');
      // The button itself closes what it opened.
      await page.locator('.goal').click();
      await page.locator('.goals').waitFor();
      await page.locator('.goal').click();
      await page.locator('.goals').waitFor({ state: 'detached' });
      await page.context().close();
    });

    it.each([
      [
        'Second Edition',
        'Own 3 Dragon Runes: 0 of 3 or defeat High Lord Margath',
        'Green adventure',
        '2e.turn.steps',
      ],
      ['Third Edition', 'Defeat High Lord Margath', 'Orange gem', '3e.turn.action-list'],
    ] as const)(
      '%s: the goal is in sight, rules and signs are a click away',
      async (edition, goal, sign, rule) => {
        const { page } = await freshPage(served);
        await page.getByLabel(edition).check();
        await begin(page);
        await ready(page);
        expect(await page.locator('.goal').innerText()).toContain(goal);
        const fits = await page.locator('.goal').evaluate((one) => one.scrollWidth <= one.clientWidth);
        expect(fits).toBe(true);
        await page.locator('.goal').click();
        const more = await page.locator('.goals').innerText();
        for (const text of edition === 'Second Edition'
          ? [/Bo: 0/]
          : [
              /Margath enters Tamalir/,
              /At the end of Act 1 \(\d+ rounds left\) the villain comes to Skydown/,
            ])
          expect(more).toMatch(text);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Legend' }).click();
        expect(await page.locator('.legend').innerText()).toContain(sign);
        expect(await page.locator('.legend svg').count()).toBe(await page.locator('.legend dt').count());
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Rules' }).click();
        await page.locator('.reading').getByLabel(`The rule ${rule}`, { exact: true }).click();
        await expect.poll(() => page.locator(`.reading a[href$="/rules/${rule}"]`).count()).toBe(1);
        expect(await violations(page)).toEqual([]);
        await page.context().close();
      },
    );

    it.each([
      ['Second Edition', wide],
      ['Third Edition', phone],
    ] as const)('%s: heroes are chosen for each player, by their cards (%o)', async (edition, size) => {
      const { page } = await freshPage(served);
      await page.setViewportSize(size);
      await page.getByLabel(edition).check();
      await page.getByLabel('chosen for each player').check();
      const cards = page.locator('.hero-cards > li');
      await cards.nth(5).waitFor();
      const names = await cards.locator('h3').allInnerTexts();
      await cards.nth(2).getByRole('button').click();
      await expect.poll(() => cards.nth(2).innerText()).toContain('Played by Ann');
      await cards.nth(4).getByRole('button').click();
      await expect.poll(() => page.locator('.choosing').innerText()).toContain('Everybody has a hero.');
      expect(await violations(page)).toEqual([]);
      await begin(page);
      await ready(page);
      if (size === phone) await page.getByRole('tab', { name: 'Heroes' }).click();
      const heroes = await page.locator('.sheets').innerText();
      expect(heroes).toContain(names[2]);
      expect(heroes).toContain(names[4]);
      await page.context().close();
    });

    it('Second Edition: heroes are drafted in turn, and bots choose for themselves', async () => {
      const { page } = await freshPage(served);
      await page.getByLabel('drafted in turn').check();
      const cards = page.locator('.hero-cards > li');
      await cards.first().getByRole('button').click();
      await expect.poll(() => cards.first().innerText()).toContain('Played by Ann');
      await expect.poll(() => page.getByText('Played by Bo').count()).toBe(1);
      await page.context().close();
    });

    it('Third Edition: heroes are drafted in the game, by their cards', async () => {
      const { page } = await freshPage(served);
      await page.getByLabel('Third Edition').check();
      await page.getByLabel('Who plays for Bo').selectOption('person');
      await begin(page);
      await ready(page);
      const first = page.locator('.question .hero-cards > li').first();
      const name = await first.locator('h3').innerText();
      await first.getByRole('button').click();
      await page.waitForSelector('.table[data-busy=false]:not([data-step="0"]), .pass');
      expect(await page.content()).toContain(name);
      await page.context().close();
    });

    it('a bot plays as strongly as its seat says, and says what that is', async () => {
      const { page, troubles } = await freshPage(served);
      for (const [strength, said] of [
        ['planner', 'Plans several goals ahead'],
        ['search', 'The strongest'],
        ['easy', 'hardly ever wins'],
      ] as const) {
        await page.getByLabel('Who plays for Bo').selectOption(strength);
        await expect.poll(() => page.locator('.seats').innerText()).toContain(said);
      }
      await page.getByLabel('Who plays for Ann').selectOption('easy');
      await begin(page);
      await page.waitForFunction(
        () => Number(document.querySelector<HTMLElement>('.table')?.dataset.step) > 30,
        null,
        // The strongest thinks about each choice.
        { timeout: 100_000 },
      );
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  });
