// Builds the site, opens it in a browser, and uses it as a reader does: npm run test -w site
//
//   -- --built   takes the site that is built already
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { twentyQuestions, typesATitle } from './desk.js';
import { inTheEditor, onAPhone, piecesAndTracks } from './editor.js';
import { serve } from './served.js';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const base = process.env.SITE_BASE ?? '/';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = places.find((path) => path !== undefined && existsSync(path));

/** Plays the first vector of a page to its end. */
async function playFirst(page: Page): Promise<void> {
  const vector = page.locator('.vector').first();
  await vector.getByRole('button', { name: 'Play' }).click();
  const stage = vector.locator('.stage');
  await stage.waitFor();
  assert.equal(await stage.getAttribute('data-verdict'), 'going');
  const forward = vector.getByRole('button', { name: 'Forward' });
  while (await forward.isEnabled()) await forward.click();
  await vector.getByRole('status').getByText('All is as the vector says').waitFor();
  assert.equal(await stage.getAttribute('data-verdict'), 'pass');
}

/** What a reader does, by name. */
const visits: Readonly<Record<string, (page: Page, address: string) => Promise<void>>> = {
  'plays a vector of Second Edition to its end, and back': async (page, address) => {
    await page.goto(`${address}rules/2e.escape.fail.html`);
    await playFirst(page);
    await page.locator('.stage svg').first().waitFor();
    await page.locator('.stage-told', { hasText: 'takes 1 wound' }).first().waitFor();
    await page.getByRole('button', { name: 'To the beginning' }).first().click();
    await page.locator('.stage[data-verdict="going"]').waitFor();
    assert.equal(await page.locator('.stage-told').count(), 0);
  },
  'plays a vector of Third Edition to its end': async (page, address) => {
    await page.goto(`${address}rules/3e.hero.speed.html`);
    await playFirst(page);
    await page.locator('.stage svg').first().waitFor();
  },
  'sees why a position is refused': async (page, address) => {
    await page.goto(`${address}rules/2e.limits.weapons.html`);
    const vector = page.locator('[data-vector="2e.limits.weapons/never"]');
    await vector.getByRole('button', { name: 'Play' }).click();
    await vector.getByRole('status').getByText('All is as the vector says').waitFor();
    await vector.locator('.stage-expected a', { hasText: '2e.limits.weapons' }).waitFor();
  },
  'comes in by the first of three doors, and begins a game': async (page, address) => {
    await page.goto(address);
    assert.equal(await page.locator('.VPFeature').count(), 3);
    await page.locator('.VPFeature', { hasText: 'To the board' }).click();
    await page.getByRole('heading', { name: 'Play', level: 1 }).waitFor();
    assert.equal(await page.locator('iframe').count(), 0);
    await page.getByRole('button', { name: 'Start a game here' }).click();
    const board = page.frameLocator('iframe');
    await board.getByRole('button', { name: 'Play now' }).click();
    await board.locator('svg').first().waitFor();
  },
  'plays a vector of their own, and reads what is wrong with it': async (page, address) => {
    await page.goto(`${address}vectors.html`);
    const text = page.getByRole('textbox', { name: 'A vector' });
    await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('wounds'));
    const vector = await text.inputValue();
    await text.fill(vector.replace('"/players/0/hero/wounds": 1', '"/players/0/hero/wounds": 3'));
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('status').getByText('The state differs at /players/0/hero/wounds').waitFor();
    await text.fill('{ "vectors": [] }');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('alert').getByText('1 to 1000 vectors').waitFor();
  },
  'types a title at the desk while the link of an earlier change is made': typesATitle,
  'asks twenty questions at the desk, shares them, and takes them away as vectors': twentyQuestions,
  'puts counters, gems, tokens and tracks on the table of the desk': piecesAndTracks,
  'opens saves, records and positions after steps in the editor of the desk': inTheEditor,
  'asks at the desk on a phone': onAPhone,
  'asks the desk from the board': async (page, address) => {
    // A game that is being set up cannot be described, and the desk says why; a turn opens in the editor.
    for (const [edition, shown] of [
      ['Third Edition', '[data-unsaid]'],
      ['Second Edition', '[data-hero="0"]'],
    ] as const) {
      await page.goto(`${address}board/index.html`);
      await page.getByText('Another game').click();
      await page.getByLabel(edition).click();
      await page.getByLabel('Seed').fill('riverwatch');
      await page.getByRole('button', { name: 'Begin' }).click();
      const link = page.locator('.question > .ask-about');
      await link.waitFor();
      const [desk] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await desk.locator('.desk[data-ready="true"] [data-viewer]', { hasText: 'player 1 sees' }).waitFor();
      assert.equal(await desk.locator('.desk > .vector-trouble').count(), 0);
      await desk.locator('[data-describe]').click();
      await desk.locator(shown).first().waitFor();
      await desk.locator('[data-viewer]').waitFor();
      await desk.close();
    }
  },
  'asks about a vector of a rule': async (page, address) => {
    await page.goto(`${address}rules/2e.escape.fail.html`);
    await page.locator('[data-desk]').first().click();
    await page.locator('.desk[data-ready="true"]').waitFor();
    await page.locator('.desk-told', { hasText: 'takes 1 wound' }).first().waitFor();
  },
  'follows a link that holds no question, and is at an empty desk': async (page, address) => {
    await page.goto(`${address}desk.html#1.AAAA.00000000`);
    await page.getByRole('alert').getByText('This is no question').waitFor();
    await page.locator('.desk[data-ready="true"]').waitFor();
  },
  'finds a rule by its words': async (page, address) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('#localsearch-input').fill('escape test total below Mind fails');
    await page.locator('.VPLocalSearchBox .result', { hasText: '2e.escape.fail' }).first().click();
    await page.getByRole('heading', { name: '2e.escape.fail', level: 1 }).waitFor();
  },
  'finds what they mean by words of their own, in German, and by the name of a card': async (
    page,
    address,
  ) => {
    await page.goto(address);
    for (const [typed, found] of [
      ['flee', /escape/],
      ['Flucht', /escape/],
      ['xp', /[Ee]xperience/],
      ['Mordrog', /Mordrog/],
      ['sell an Item that I bought this turn', /no-round-trip/],
    ] as const) {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('#localsearch-input').fill(typed);
      await page.locator('.VPLocalSearchBox .result', { hasText: found }).first().waitFor();
      await page.keyboard.press('Escape');
    }
  },
  'looks for cards': async (page, address) => {
    await page.goto(`${address}cards/rise-of-the-dragon-lords.html`);
    await page.getByLabel('Words').fill('scars aloud');
    await page.getByText('1 cards').waitFor();
    const found = await page
      .locator('article.card:visible')
      .evaluateAll((cards) => cards.map((card) => card.querySelector('h3')?.id));
    assert.deepEqual(found, ['mordrog']);
  },
  'finds a card among all, opens it, and asks about it at the desk': async (page, address) => {
    await page.goto(`${address}cards/`);
    const gallery = page.locator('.gallery');
    await gallery.getByText(/^7\d\d cards$/).waitFor();
    // What nobody has scrolled to is not drawn.
    assert.ok((await gallery.locator('.card-tiles li').count()) < 200);
    await gallery.getByLabel('Kind').selectOption('hero');
    await gallery.getByLabel('Box').selectOption('Third Edition');
    await gallery.getByText('6 cards').waitFor();
    await gallery.getByLabel('Words').fill('bounty hunter');
    await gallery.getByText('1 cards').waitFor();
    await page.waitForFunction(() => {
      const picture = document.querySelector<HTMLImageElement>('.card-tiles img');
      return picture?.complete === true && picture.naturalWidth > 0;
    });
    await gallery.locator('.card-tiles a', { hasText: 'Corbin' }).click();
    const card = page.locator('article.card[data-asked]', { has: page.locator('#corbin') });
    await card.locator('.card-lanes').waitFor();
    assert.match((await card.locator('.card-links a').first().textContent()) ?? '', /^3e\./);
    await card.getByRole('button', { name: 'Ask about this' }).click();
    await page.locator('.desk[data-ready="true"]').waitFor();
  },
  'sees charts of balance, and who drew the emblems': async (page, address) => {
    await page.goto(`${address}guides/balance.html`);
    assert.ok((await page.locator('.chart svg').count()) > 5);
    await page.goto(`${address}credits.html`);
    await page.getByRole('heading', { name: 'Icons made by Lorc' }).waitFor();
  },
  'reads a guide and follows it to another': async (page, address) => {
    await page.goto(`${address}guides/screens.html`);
    await page.locator('.vp-doc a', { hasText: 'values.md' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Values as a person reads them' }).waitFor();
  },
};

/** What a machine finds wrong for people who do not see, or see little, in light and dark. */
async function accessible(browser: Browser, address: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme });
    for (const path of [
      '',
      'rules/2e.escape.fail.html',
      'cards/',
      'cards/weapons-of-legend.html',
      'guides/balance.html',
      'guides/words.html',
      'desk.html',
      'play.html',
    ]) {
      await page.goto(address + path, { waitUntil: 'networkidle' });
      if (path.startsWith('rules/')) await playFirst(page);
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { axe: judge } = window as unknown as { axe: typeof import('axe-core') };
        const { violations } = await judge.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`,
        );
      });
      assert.deepEqual(found, [], `/${path}, ${colorScheme}`);
    }
    await page.close();
  }
}

async function main(): Promise<void> {
  if (!values.built)
    execFileSync('npm', ['run', 'build'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: 'inherit',
    });
  if (executablePath === undefined) {
    console.log('No Chromium is here (nor named in CHROMIUM): nobody has looked at the site.');
    return;
  }
  const { address, close } = await serve(base);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const wanted = Object.entries(visits);
    for (const [name, visit] of wanted) {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(address).origin))
          errors.push(`It fetches ${request.url()}.`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await visit(page, address);
      assert.deepEqual(errors, [], `The page complains while a reader ${name}.`);
      await page.close();
      console.log(`A reader ${name}.`);
    }
    await accessible(browser, address);
    console.log('axe finds nothing on eight pages, in light and dark.');
    console.log(`${wanted.length + 1} passed, 0 failed`);
  } finally {
    await browser.close();
    close();
  }
}

await main();
