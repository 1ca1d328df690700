import type { Page } from 'playwright-core';

/* A person who plays as a bot advises: with a mouse, with a finger, or by keys alone. */

/** The place where the next answer is given is there: a table that waits, a device to hand on, or the end. */
const asked = '.table[data-busy=false], .pass';

/** Something that a person presses. */
export type Press = (page: Page, selector: string) => Promise<void>;

const inTime = { timeout: 5000 };

/** Folds away what lies over the question: an open sheet. */
async function uncover(page: Page, press: Press): Promise<void> {
  if (await page.locator('.now[data-folded=true]').count()) await press(page, '.fold');
  for (const open of ['.tab[data-state=active]', '.story-tab[aria-expanded=true]'])
    if (await page.locator(open).count()) await press(page, open);
}

/** By a mouse; what is hidden is scrolled to, and what lies over it is folded away. */
export const byMouse: Press = async (page, selector) => {
  const there = page.locator(selector).first();
  await there.click(inTime).catch(async () => {
    await uncover(page, (_, cover) => page.locator(cover).first().click(inTime));
    await there.click(inTime);
  });
};

/** By a finger. */
export const byFinger: Press = async (page, selector) => {
  const there = page.locator(selector).first();
  await there.tap(inTime).catch(async () => {
    await uncover(page, (_, cover) => page.locator(cover).first().tap(inTime));
    await there.tap(inTime);
  });
};

/** Where something is from what has the focus: here, before it or after it. */
const wayTo = (page: Page, selector: string): Promise<'here' | 'Tab' | 'Shift+Tab'> =>
  page.evaluate((wanted) => {
    const { activeElement: here } = document;
    if (here?.matches(wanted)) return 'here';
    const there = document.querySelector(wanted);
    const before =
      here !== null &&
      there !== null &&
      here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
    return before ? 'Shift+Tab' : 'Tab';
  }, selector);

/** By Tab and Enter, or by the number of an answer. */
export const byKeys: Press = async (page, selector) => {
  const number = await page.locator(selector).first().getAttribute('aria-keyshortcuts');
  if (number !== null) return page.keyboard.press(number);
  for (let pressed = 0; pressed < 150; pressed++) {
    const way = await wayTo(page, selector);
    if (way === 'here') return page.keyboard.press('Enter');
    await page.keyboard.press(way);
  }
  throw new Error(`No Tab leads to ${selector}.`);
};

/** The space to press for the advised answer, where it is one step on the board. */
const spaceOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const code = document.querySelector<HTMLElement>('[data-advised=true]')?.dataset.action ?? '';
    const spot = [...document.querySelectorAll<HTMLElement>('.spot.near[data-ways="1"]')].find(
      ({ dataset }) =>
        /^move\/(?!adjacent)/.test(code) && code.split(/[^\w-]+/).includes(dataset.space ?? ''),
    );
    return spot?.dataset.space ?? null;
  });

/** Gives one answer as a bot advises; `false` at the end of the game. Answers to the board are given on the board, if it is `onBoard`. */
export async function answerOnce(page: Page, press: Press, onBoard: boolean): Promise<boolean> {
  await page.waitForSelector(asked);
  if (await page.locator('.pass').count()) {
    await press(page, '.pass button');
    await page.waitForSelector('.table[data-busy=false]');
  }
  if (await page.locator('.outcome').count()) return false;
  const step = await page.locator('.table').getAttribute('data-step');
  await press(page, '.question > button.quiet');
  await page.waitForSelector('[data-advised=true]', { state: 'attached' });
  const space = onBoard ? await spaceOf(page) : null;
  if (space === null) await press(page, '[data-advised=true]');
  else {
    await press(page, '.closer button:last-child');
    await press(page, `.spot[data-space="${space}"]`);
  }
  await page.waitForSelector(`.pass, .outcome, .table[data-busy=false]:not([data-step="${step}"])`);
  return true;
}

/** The hand of the person who looks at the page. */
export async function handShown(page: Page): Promise<{ owner: string; cards: readonly string[] }> {
  return page.evaluate(() => {
    const you = [...document.querySelectorAll('.player')].find((player) => player.querySelector('.you'));
    const hand = [...(you?.querySelectorAll('.pile') ?? [])].find((pile) =>
      pile.textContent?.includes('Hand'),
    );
    return {
      owner: you?.querySelector('.player-name')?.textContent ?? '',
      cards: [...(hand?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].flatMap(
        ({ dataset }) => dataset.card || [],
      ),
    };
  });
}
