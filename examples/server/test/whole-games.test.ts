import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { englishOf, linesOf } from '../../board/test/german-words.js';
import { answerOnce, byFinger, byMouse } from '../../board/test/person.js';
import { allMoments, lookAt, setUp, type Wrong } from '../../board/test/whole.js';
import { builtBoard, executablePath, hasChromium, heard, isLost, missing } from './browsers.js';
import { Overheard } from './overheard.js';
import { start } from './server.js';

/*
 * Whole games of two people in two browsers, among bots, while somebody looks on and the server is killed now and then. One of the people
 * plays on a phone, in German, at a club without TLS.
 */

const club = 'club.example';
const people = [
  { host: '127.0.0.1', press: byMouse, device: { viewport: { width: 1440, height: 900 } } },
  {
    host: club,
    press: byFinger,
    device: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
    },
  },
  { host: '127.0.0.1', press: byMouse, device: { viewport: { width: 768, height: 1024 } } },
] as const;
const games = [
  {
    edition: 'Second Edition',
    third: false,
    modules: ['doom-track', 'shorter-game'],
    players: 6,
    persons: 2,
    dice: '103',
  },
  {
    edition: 'Third Edition',
    third: true,
    scenario: 'corpse-king',
    players: 4,
    persons: 2,
    dice: '16',
  },
] as const;
/** After so many answers the server is killed. */
const deaths = [20, 60];

/** So many answers people give by hand; the rest is played by the pages themselves, so many actions at a time. */
const byHand = 70;
const burst = 50;

interface AtTable {
  readonly page: Page;
  readonly ear: Overheard;
}

/** Does in the page what a bot would do, whenever that is asked, until so many actions lie behind the table. */
const playUpTo = (page: Page, most: number): Promise<void> =>
  page.evaluate(async (last) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const step = () => Number(find('.table')?.dataset.step);
    const until = <T>(look: () => T | null | false): Promise<T> =>
      new Promise((resolve) => {
        const again = (): void => {
          const found = look();
          if (found) resolve(found);
          else setTimeout(again, 2);
        };
        again();
      });
    const isOver = () => step() >= last || find('.outcome') !== null;
    for (;;) {
      const next = await until(() => isOver() || find('.table[data-busy=false] .question > .advise'));
      if (next === true) return;
      const before = step();
      next.click();
      const advised = await until(() => find('[data-advised=true]'));
      advised.click();
      await until(() => step() !== before);
    }
  }, most);

const cardsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card ?? ''),
  );

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tried'));
} else
  describe('whole games over a network', { timeout: 1_800_000 }, () => {
    let browser: Browser;
    let board: string;
    beforeAll(async () => {
      board = await builtBoard();
      const args = ['--no-sandbox', `--host-resolver-rules=MAP ${club} 127.0.0.1`];
      browser = await chromium.launch({ executablePath, args });
    });
    afterAll(() => browser?.close());

    it.for(games)(
      'of $edition are played to their end, though the server is killed twice',
      async (game, { annotate, onTestFinished }) => {
        const folder = mkdtempSync(join(tmpdir(), 'runebound-whole-'));
        const settings = {
          BOARD_FOLDER: board,
          DATA_FOLDER: folder,
          NODE_OPTIONS: `--import=${fileURLToPath(new URL('loaded-dice.js', import.meta.url))}`,
          LOADED_DICE: game.dice,
        };
        let running = await start(settings);
        onTestFinished(async () => {
          await Promise.all(browser.contexts().map((context) => context.close()));
          await running.kill();
          rmSync(folder, { recursive: true, force: true });
        });
        const troubles: string[] = [];
        const pageAt = async (url: string, device: BrowserContextOptions): Promise<AtTable> => {
          const page = await (await browser.newContext(device)).newPage();
          await page.addInitScript('globalThis.__name ??= (named) => named');
          await page.addInitScript("localStorage.setItem('runebound-pace', 'at once')");
          // A busy machine must not fail a game.
          page.setDefaultTimeout(120_000);
          page.on('pageerror', (error) => troubles.push(error.message));
          page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
          const ear = new Overheard(page);
          await page.goto(url);
          return { page, ear };
        };
        const { page: host } = await pageAt(`${running.url}/`, people[0].device);
        await setUp(host, byMouse, { ...game, seed: '' });
        await host.locator('section[aria-labelledby=network-title] > button').click();
        const links = host.locator('section[aria-labelledby=network-title] > ul a');
        await links.last().waitFor();
        const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        const all = await Promise.all(
          people.map(({ host: name, device }, at) =>
            pageAt(urls[at]?.replace('127.0.0.1', name) ?? '', device),
          ),
        );
        const pages = all.map(({ page }) => page);
        const [{ ear }] = all as [AtTable, AtTable, AtTable];

        const wrong: readonly Wrong[] = pages.map(() => ({}));
        const english = new Map<string, string>();
        /** Looks for English on the German page. */
        const read = async (): Promise<void> => {
          for (const line of await linesOf(pages[1] as Page))
            for (const word of englishOf(line)) if (!english.has(word)) english.set(word, line);
        };
        let secrets = 0;
        /** What each page was told since the beginning: its news may still tell of a card that was open then, and lies in a hand again. */
        const heardBy: string[] = all.map(() => '');
        const listen = (at: number, told = all[at]?.ear.told() ?? ''): string => {
          heardBy[at] += told;
          return told;
        };
        const look = async (): Promise<void> => {
          for (const [at, { page }] of all.entries()) {
            await lookAt(page, wrong[at] ?? {});
            const told = listen(at);
            const shown = (await cardsOn(page)).filter((card) => !heardBy[at]?.includes(`"${card}"`));
            for (const [owner, { ear }] of all.entries())
              for (const card of owner === at ? [] : ear.secrets()) {
                expect(shown).not.toContain(card);
                expect(told).not.toContain(`"${card}"`);
                secrets += 1;
              }
          }
          await read();
        };
        const restart = async (): Promise<void> => {
          running = await start({ ...settings, PORT: new URL(running.url).port });
          await Promise.all(pages.map((page) => page.waitForSelector('.trouble', { state: 'detached' })));
        };

        let answers = 0;
        for (; answers < byHand; answers++) {
          await ear.until(() => ear.seq >= 0 && (ear.awaited ?? 0) < game.persons);
          await heard(pages, ear.seq);
          await look();
          const { awaited: seat } = ear;
          if (seat === null) throw new Error('The game was over too soon.');
          const { page } = all[seat] as AtTable;
          const answer = () => answerOnce(page, people[seat]?.press ?? byMouse, true);
          if (!deaths.includes(answers)) await answer();
          else {
            const story = await page.textContent('.log ol');
            await running.kill();
            await Promise.all(pages.map((page) => page.waitForSelector('.trouble')));
            await read();
            // Nobody hears this answer yet.
            const answered = answer();
            await page.waitForSelector('.table[data-busy=true]');
            expect(await page.textContent('.log ol')).toBe(story);
            await restart();
            await answered;
          }
          // A walk is several actions.
          const step = Number(await page.locator('.table').getAttribute('data-step'));
          await ear.until(() => ear.seq >= step);
        }
        await ear.until(() => (ear.awaited ?? 0) < game.persons);
        while (ear.awaited !== null) {
          const step = ear.seq + burst;
          await Promise.all(pages.slice(0, game.persons).map((page) => playUpTo(page, step)));
          await ear.until(() => ear.awaited === null || (ear.seq >= step && ear.awaited < game.persons));
          await heard(pages, ear.seq);
          // What was open on the way may lie in a hand again.
          for (const at of all.keys()) listen(at);
          await look();
        }
        const ends = await Promise.all(pages.map((page) => page.textContent('.outcome')));
        expect(ends[0]).toBe(ends[2]);
        for (const [at, page] of pages.entries()) {
          await page.waitForSelector('.ending[data-read=true]');
          await lookAt(page, wrong[at] ?? {}, 'end');
        }
        await annotate(`${answers} answers, ${secrets} looks for a card of another hand: ${ends[0]}`);
        const clean = Object.fromEntries(allMoments.map((moment) => [moment, []]));
        for (const one of wrong) expect(one).toMatchObject({ opening: [], combat: [], end: [] });
        expect(Object.assign({}, ...wrong)).toEqual(clean);
        expect(Object.fromEntries(english)).toEqual({});
        expect(answers).toBeGreaterThan(Math.max(...deaths));
        expect(secrets > 100).toBe(game.third);
        expect(troubles.filter((trouble) => !isLost(trouble))).toEqual([]);
        for (const { ear } of all) ear.close();
      },
    );
  });
