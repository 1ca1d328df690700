import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clickOn, hasChromium, missing, open, ready, type Served } from './browser.js';

/* What a table loads: of its own edition, in its own language, by the page and by its worker. */

/** Rules of an edition that stand in its code, in its texts and in what the board says of it. */
const of = {
  second: /\b(?:2e|iod|adv|va\d\d|faq)\.[a-z-]+\.[a-z-]+/g,
  third: /\b3e\.[a-z-]+\.[a-z-]+/g,
};
/** Words that only German texts of the package have. */
const german = /Würfle|Gelände|Verbündete/g;

interface Loaded {
  /** All scripts, one after the other. */
  readonly text: string;
  /** The names of their files. */
  readonly files: readonly string[];
}

/** Plays a little on a fresh page, and gives the scripts that came. */
async function loaded(
  { browser, url }: Served,
  locale: string,
  play: (page: Page) => Promise<void>,
): Promise<Loaded> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const came: Promise<readonly [file: string, text: string]>[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('.js'))
      came.push(response.text().then((text) => [response.url().split('/').at(-1) ?? '', text]));
  });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.goto(url);
  await play(page);
  const all = await Promise.all(came);
  await context.close();
  return { text: all.map(([, text]) => text).join('\n'), files: all.map(([file]) => file) };
}

const many = (text: string, what: RegExp): number => new Set(text.match(what)).size;

/** Begins a game of an edition and lets a bot choose now and then. */
const table = (edition: string, play: string, pace: string) => async (page: Page) => {
  await page.getByLabel(pace).selectOption('at once');
  await page.getByLabel(edition).click();
  await page.getByRole('button', { name: play }).click();
  await ready(page);
  await clickOn(page, 6);
};

if (!hasChromium) {
  console.warn(missing);
  it('says that there is no browser to test in', () => expect(missing).toContain('not tested'));
} else
  describe('what is loaded', () => {
    let served: Served;
    beforeAll(async () => {
      served = await open(inject('url'));
    });
    afterAll(() => served?.close());

    it('the first page has no rules of any edition', async () => {
      const { text, files } = await loaded(served, 'en', async (page) => {
        await page.getByRole('button', { name: 'Play now' }).waitFor();
        await page.waitForLoadState('networkidle');
      });
      expect(files.length).toBeGreaterThan(1);
      expect(many(text, of.second) + many(text, of.third)).toBe(0);
    });

    it.each([
      ['Second Edition', 'second', 'third'],
      ['Third Edition', 'third', 'second'],
    ] as const)('a table of %s has nothing of the other, and no German', async (edition, own, other) => {
      const { text, files } = await loaded(served, 'en', table(edition, 'Play now', 'Pace'));
      // Only the worker has minds: its files are among these.
      expect(files.filter((file) => /^(?:second|third)-minds/.test(file))).toHaveLength(1);
      expect(many(text, of[own])).toBeGreaterThan(300);
      expect([...new Set(text.match(of[other]))]).toEqual([]);
      expect(many(text, german)).toBe(0);
    });

    it('a German table of Third Edition has the German of that edition', async () => {
      const { text } = await loaded(served, 'de-DE', table('Dritte Edition', 'Jetzt spielen', 'Tempo'));
      expect([...new Set(text.match(of.second))]).toEqual([]);
      expect(many(text, german)).toBeGreaterThan(1);
    });
  });
