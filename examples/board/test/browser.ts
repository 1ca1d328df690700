import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { executablePath } from './chromium.js';
import { undrawn } from './drawn.js';

/* The application in a browser. */

export { hasChromium, missing } from './chromium.js';

export interface Served {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Opens a browser for what is served there. */
export async function open(url: string): Promise<Served> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return { url, browser, close: () => browser.close() };
}

/** A page on which nothing may go wrong unnoticed: `troubles` has what it complained of. It keeps nothing to be used offline, unless it is `device` that says so. */
export async function pageOf(
  { browser, url }: Served,
  device: BrowserContextOptions,
): Promise<{ page: Page; troubles: string[] }> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', ...device })).newPage();
  // What is evaluated in the page may have gone through a compiler that names functions with a helper of its own.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await undrawn(page);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(url);
  return { page, troubles };
}

/** A screen with room for all. */
export const desk = { viewport: { width: 1440, height: 900 } } as const;

/** Such a page with the choices of any game open, where bots play at once. */
export async function freshPage(
  served: Served,
  device: BrowserContextOptions = desk,
): Promise<{ page: Page; troubles: string[] }> {
  const opened = await pageOf(served, device);
  await opened.page.getByLabel('Pace').selectOption('at once');
  await opened.page.getByText('Another game').click();
  return opened;
}

/** Goes on with a kept game, where bots play at once. */
export async function resumed(
  served: Served,
  game: Buffer,
  device: BrowserContextOptions = desk,
): Promise<{ page: Page; troubles: string[] }> {
  const opened = await pageOf(served, device);
  const { page } = opened;
  await page.getByLabel('Pace').selectOption('at once');
  const file = { name: 'kept.json', mimeType: 'application/json', buffer: game };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForSelector('.table[data-busy=false], .pass', { timeout: 60_000 });
  return opened;
}

/** The same on a screen of this size. */
export const goOn = async (served: Served, game: Buffer, width = 1280, height = 800): Promise<Page> =>
  (await resumed(served, game, { viewport: { width, height } })).page;

/** A device on which the table gives no answer for its player. */
export const asksAlways = ({ url }: Served, device: BrowserContextOptions): BrowserContextOptions => ({
  ...device,
  storageState: {
    cookies: [],
    origins: [
      { origin: new URL(url).origin, localStorage: [{ name: 'runebound-lone-answers', value: 'off' }] },
    ],
  },
});

/** Waits until the table waits for a person. */
export const ready = (page: Page) => page.waitForSelector('.table[data-busy=false]', { timeout: 60_000 });

/** Begins a game: of Third Edition, or of Second Edition with modules by their titles. */
export async function begin(
  page: Page,
  seed: string,
  third: boolean,
  modules: readonly string[] = [],
): Promise<void> {
  if (third) await page.getByLabel('Third Edition').click();
  for (const title of modules) await page.getByLabel(title, { exact: true }).check();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/**
 * A game in which Ann is first, so that it hangs on no bot's play what her roll of five dice allows. One die leads her to some spaces, either of two to
 * others.
 */
export const annFirst = 'riverwatch';
/** A space next to her, and only one way to get there. */
export const oneWay = '.spot.near[data-ways="1"]';
/** A space next to her, for which one of several dice can be spent. */
export const severalWays = '.spot.near[data-ways]:not([data-ways="1"], [data-ways="0"])';

/** Clicks what a bot would choose, so many times or to the end of the game; gives how often it was. A device is handed on. */
export const clickOn = (page: Page, most: number): Promise<number> =>
  page.evaluate(async (times) => {
    const until = <T>(look: () => T | null | false | undefined): Promise<T> =>
      new Promise((resolve, reject) => {
        const begun = Date.now();
        const again = (): void => {
          const found = look();
          if (found) resolve(found);
          else if (Date.now() - begun > 30_000) reject(new Error('Nothing happens any more.'));
          else setTimeout(again, 1);
        };
        again();
      });
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const quiet = () => {
      find('.pass button')?.click();
      return find('.table')?.dataset.busy === 'false';
    };
    for (let clicked = 0; ; clicked++) {
      await until(quiet);
      if (clicked === times || find('.outcome')) return clicked;
      find('.question > button.quiet')?.click();
      const answer = await until(() => find('[data-advised=true]'));
      const step = find('.table')?.dataset.step;
      answer.click();
      await until(() => find('.table')?.dataset.step !== step && quiet());
    }
  }, most);

/** Plays as a bot advises until something is on the screen. */
export async function playUntil(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 300 && !(await page.locator(selector).count()); steps++) {
    await clickOn(page, 1);
    await ready(page);
  }
  await page.waitForSelector(selector);
}

/** What of a selection is not wholly in sight: outside the screen, or scrolled away in its part of it. */
export const hidden = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          let [from, to] = [0, innerHeight];
          for (let at = one.parentElement; at !== null; at = at.parentElement) {
            if (getComputedStyle(at).overflowY === 'visible') continue;
            const frame = at.getBoundingClientRect();
            [from, to] = [Math.max(from, frame.top), Math.min(to, frame.bottom)];
          }
          return top < from - 1 || bottom > to + 1;
        })
        .map(({ textContent }) => textContent ?? ''),
    selector,
  );
