import type { Page } from 'playwright-core';
import { playGame, sensibleBot } from 'runebound-engine/bots';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './axe.js';
import {
  begin,
  clickOn,
  freshPage,
  goOn,
  hasChromium,
  hidden,
  missing,
  open,
  ready,
  type Served,
} from './browser.js';

/* The end of a game, as its players see it. */

/** What the end screen draws and lists. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    players: [...document.querySelectorAll('.standings h4')].map(({ textContent }) => textContent),
    winners: document.querySelectorAll('.standings .badge').length,
    values: document.querySelectorAll('.standings dd').length,
    points: [...document.querySelectorAll('.chart polyline')].map(
      (line) => (line.getAttribute('points') ?? '').split(' ').length,
    ),
    rows: document.querySelectorAll('.chart tbody tr').length,
    turns: document.querySelectorAll('.log li.heading').length,
    decisive: [...document.querySelectorAll<HTMLElement>('.decisive li')].map(
      (one) => one.dataset.step ?? '',
    ),
    wide: document.documentElement.scrollWidth,
  }));

/** A hero that is out of the game has what it had before. */
async function tellsTheEliminated(page: Page): Promise<void> {
  const out = page.locator('.standings li', { hasText: 'Eliminated.' });
  for (const values of await out.locator('dl').all())
    expect((await values.locator('dd').allTextContents()).some((value) => value !== '0')).toBe(true);
  const players = await page.locator('.player:has(.where:has-text("Eliminated"))').count();
  expect(await out.count()).toBe(players);
}

const step = (page: Page) => page.locator('.table').getAttribute('data-step');

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('the end of a game', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it.each([
      ['Second Edition', false, ['Shorter Runebound'], 'Experience in all'],
      ['Third Edition', true, [], 'Learned skills'],
    ] as const)(
      'of %s shows everybody, the game by turns and the turns that decided it, and begins another',
      async (_, third, modules, measure) => {
        const { page, troubles } = await freshPage(served);
        await begin(page, 'tamalir', third, modules);
        await clickOn(page, 4);
        await ready(page);
        expect(await page.locator('.ending').count()).toBe(0);
        await clickOn(page, 4000);
        await page.waitForSelector('.ending[data-read=true]');
        const end = await step(page);

        const told = await seen(page);
        expect(told.players).toHaveLength(2);
        for (const name of ['Ann', 'Bo']) expect(told.players.join(' ')).toContain(name);
        // Third Edition can be lost by everybody.
        expect(told.winners).toBeLessThanOrEqual(1);
        if (!third) expect(told.winners).toBe(1);
        expect(told.values).toBe(12);
        expect(await page.locator('.ending .how').textContent()).toMatch(/\w{3}/);
        const winner = await page.locator('.standings h4:has(.badge)').allTextContents();
        expect(await page.locator('.ending .verdict').textContent()).toBe(
          winner.join().includes('Ann') ? 'You have won.' : 'You have lost.',
        );
        // The log may have folded its first lines away.
        expect(told.turns).toBeGreaterThan(2);
        expect(told.rows).toBeGreaterThan(told.turns);
        expect(told.points).toEqual([told.rows, told.rows]);
        // The one that won may be among those that changed most.
        expect([3, 4]).toContain(told.decisive.length);
        if (told.winners > 0)
          expect(await page.locator('.decisive li').first().innerText()).toContain('This turn won the game.');
        const lines = (inside: string) =>
          page.locator(inside).evaluateAll((all) =>
            all.map((one) => {
              const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
              return [stroke, strokeWidth, strokeDasharray];
            }),
          );
        expect(await lines('.plot .line')).toEqual(await lines('.chart-legend path'));
        expect(await page.getByRole('radio', { name: measure }).isChecked()).toBe(true);
        await page.getByRole('radio', { name: 'Chance to win' }).check();
        await expect.poll(async () => (await seen(page)).points).toEqual(told.points);
        for (const colorScheme of ['light', 'dark'] as const)
          for (const [width, height] of [
            [1440, 900],
            [390, 844],
          ] as const) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme });
            expect(await violations(page)).toEqual([]);
            await expect.poll(async () => (await seen(page)).wide).toBeLessThanOrEqual(width);
          }
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.locator('.ending').evaluate((one) => one.scrollTo(0, 0));
        await expect.poll(() => hidden(page, '.chart .turns, .chart-legend')).toEqual([]);
        if (third) expect(await page.locator('.standings dt').allTextContents()).toContain('Lore');
        await page.setViewportSize({ width: 1440, height: 900 });

        await page.locator('.decisive button').first().click();
        await page.waitForSelector(`.table[data-past=true][data-step="${told.decisive[0]}"]`);
        expect(await page.locator('.ending').count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'A step forward' }).click();
        await page.waitForSelector(`.table[data-step="${Number(told.decisive[0]) + 1}"]`);
        await page.getByRole('button', { name: 'To the end' }).click();
        // The last step is seen before the end is told again.
        await page.waitForSelector(`.table[data-step="${end}"] .replay li`);
        expect(await page.locator('.ending').count()).toBe(0);
        await page.getByRole('button', { name: 'How the game went' }).click();
        await page.waitForSelector('.ending[data-read=true]');
        if (third) await tellsTheEliminated(page);

        await page.getByRole('button', { name: 'Replay' }).click();
        // It goes by itself, and has one steering.
        await page.waitForSelector('.table[data-past=true]:not([data-step="0"])');
        await page.getByRole('button', { name: 'Stop', exact: true }).click();
        await page.locator('.replay input').waitFor();
        await page.locator('.history').waitFor({ state: 'detached' });
        // What was asked then, nobody answers now.
        await page.locator('.question').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'To the end' }).click();
        await page.locator('.replay').getByRole('button', { name: 'Again' }).waitFor();
        await page.getByRole('button', { name: 'How the game went' }).click();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.locator('.ending').getByRole('button', { name: 'Save' }).click(),
        ]);
        const name = file.suggestedFilename();
        expect(name).toMatch(
          third ? /^third-edition-[a-z-]+-round-\d+[.]json$/ : /^second-edition-[a-z-]+-turn-\d+[.]json$/,
        );
        await expect.poll(() => page.locator('.ending [role=status]').innerText()).toBe(`Saved: ${name}`);
        const again = page
          .locator('.ending')
          .getByRole('button', { name: 'Again: the same players, new luck' });
        await again.click();
        await page.waitForSelector('.ending', { state: 'detached' });
        await page.waitForSelector(`.table[data-busy=false]:not([data-step="${end}"])`);
        expect(Number(await step(page))).toBeLessThan(Number(end));
        expect(await clickOn(page, 2)).toBe(2);
        expect(troubles).toEqual([]);
      },
      300_000,
    );

    it('leads to the choices of another game, filled in as this one was', async () => {
      const options = {
        players: [{ hero: 'varikas-the-dead' }, {}],
        modules: ['shorter-game'],
        seed: 'tamalir',
      } as const;
      const { actions, state } = playGame({ ...options, bots: [sensibleBot('Zoe'), sensibleBot('Bo')] });
      expect(state.outcome).not.toBeNull();
      const seats = [
        { name: 'Zoe', is: 'person' },
        { name: 'Bo', is: 'bot', strength: 'easy' },
      ];
      const record = { options, actions, checkpoints: [] };
      const page = await goOn(
        served,
        Buffer.from(JSON.stringify({ form: 'runebound-table/1', seats, record })),
      );
      await page.getByRole('button', { name: 'Choose anew' }).click();
      await page.locator('.begin').waitFor();
      expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Zoe');
      expect(await page.getByLabel('Who plays for Bo').inputValue()).toBe('easy');
      expect(await page.getByLabel('Shorter Runebound', { exact: true }).isChecked()).toBe(true);
      await expect
        .poll(() => page.locator('.given li').allInnerTexts())
        .toEqual(['Zoe: Varikas the Dead', 'Bo: no hero yet']);
      expect(await page.getByLabel('Seed').inputValue()).toBe('');
      await page.getByRole('button', { name: 'Begin' }).click();
      await ready(page);
      expect(await page.locator('.ending').count()).toBe(0);
      await page.context().close();
    });
  });
