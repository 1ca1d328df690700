import type { Page } from 'playwright-core';

/* A person who plays as a bot advises: with a mouse, with a finger, or by keys alone. */

/** The place where the next answer is given is there: a table that waits, a device to hand on, or the end. */
const asked = '.table[data-busy=false], .pass';

/** Something that a person presses. */
export type Press = (page: Page, selector: string) => Promise<void>;

/** A busy machine must not fail a game. */
const patience = { timeout: 300_000 };

/** Whether something else lies over it. */
const isCovered = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((there) => {
      there.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = there.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return above === null || !there.contains(above);
    });

/** Folds away what lies over something: an open sheet. */
async function uncover(page: Page, selector: string, press: Press): Promise<void> {
  if (!(await isCovered(page, selector))) return;
  if (await page.locator('.now[data-folded=true]').count()) await press(page, '.fold');
  for (const open of ['.tab[data-state=active]', '.story-tab[aria-expanded=true]'])
    if (await page.locator(open).count()) await press(page, open);
}

const click: Press = (page, selector) => page.locator(selector).first().click(patience);
const tap: Press = (page, selector) => page.locator(selector).first().tap(patience);

/** By a mouse; what is hidden is scrolled to, and what lies over it is folded away. */
export const byMouse: Press = async (page, selector) => {
  await uncover(page, selector, click);
  await click(page, selector);
};

/** By a finger. */
export const byFinger: Press = async (page, selector) => {
  await uncover(page, selector, tap);
  await tap(page, selector);
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

/** Tabs on, or back, until this has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed++) {
    const way = await wayTo(page, selector);
    if (way === 'here') return;
    await page.keyboard.press(way);
  }
  throw new Error(`No Tab leads to ${selector}.`);
}

/** By Tab and Enter, or by the number of an answer. */
export const byKeys: Press = async (page, selector) => {
  const number = await page.locator(selector).first().getAttribute('aria-keyshortcuts');
  if (number !== null) return page.keyboard.press(number);
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
};

/** The space to press for the advised answer: one that a walk of several steps leads to, or the next one. */
const spaceOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const code = document.querySelector<HTMLElement>('[data-advised=true]')?.dataset.action ?? '';
    const far = document.querySelector<HTMLElement>('.spot.far[data-bound=true]');
    const near = [...document.querySelectorAll<HTMLElement>('.spot.near[data-ways="1"]')].find(
      ({ dataset }) =>
        /^move\/(?!adjacent)/.test(code) && code.split(/[^\w-]+/).includes(dataset.space ?? ''),
    );
    return (far ?? near)?.dataset.space ?? null;
  });

/** At which step the game is, and whether it is over. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    isOver: document.querySelector('.outcome') !== null,
    step: document.querySelector<HTMLElement>('.table')?.dataset.step ?? '',
  }));

/** What a person did: the action by its code, and whether it was given on the board. `null` at the end of the game. */
export interface Done {
  readonly code: string;
  readonly onBoard: boolean;
}

/** What somebody looks at on the way. */
export interface Eyes {
  /** The page before each answer, and at the end. */
  readonly look?: () => Promise<void>;
  /** The page while the device is handed on. */
  readonly handedOn?: () => Promise<void>;
}

/** Gives one answer as a bot advises; `null` at the end of the game. Answers to the board are given on the board, if it is `onBoard`. */
export async function answerOnce(
  page: Page,
  press: Press,
  onBoard: boolean,
  eyes: Eyes = {},
): Promise<Done | null> {
  await page.waitForSelector(asked);
  if (await page.locator('.pass').count()) {
    await eyes.handedOn?.();
    await press(page, '.pass button');
    await page.waitForSelector('.table[data-busy=false]');
  }
  await eyes.look?.();
  const { isOver, step } = await stateOf(page);
  if (isOver) return null;
  await press(page, '.question > button.quiet');
  const advised = await page.waitForSelector('[data-advised=true]', { state: 'attached' });
  const code = (await advised.getAttribute('data-action')) ?? '';
  const later = `.pass, .outcome, .table[data-busy=false]:not([data-step="${step}"])`;
  const space = onBoard && code.startsWith('move/') ? await spaceOf(page) : null;
  if (space === null) await press(page, '[data-advised=true]');
  else {
    await press(page, '.closer button:last-child');
    await press(page, `.spot[data-space="${space}"]`);
    // What costs much is said, and chosen then.
    await page.waitForSelector(`.way-choice, ${later}`);
    if (await page.locator('.way-choice').count()) await press(page, '.way-choice');
  }
  await page.waitForSelector(later);
  return { code, onBoard: space !== null };
}

/** The hand of the person who looks at the page; `null` while it lies face down. */
export async function handShown(page: Page): Promise<{ owner: string; cards: readonly string[] | null }> {
  return page.evaluate(() => {
    const you = [...document.querySelectorAll('.player')].find((player) => player.querySelector('.you'));
    const hand = [...(you?.querySelectorAll('.pile') ?? [])].find((pile) =>
      pile.textContent?.includes('Hand'),
    );
    return {
      owner: you?.querySelector('.player-name')?.textContent ?? '',
      cards: hand?.querySelector('.chip.back')
        ? null
        : [...(hand?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].flatMap(
            ({ dataset }) => dataset.card || [],
          ),
    };
  });
}
