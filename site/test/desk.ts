// Questions asked at the ruling desk: by clicks, as a player who checks a ruling does.
import { strict as assert } from 'node:assert';
import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { runVector, type Vector } from 'runebound-engine/conformance';
import { questionIn } from 'runebound-engine/desk';
import { cases, holds } from './cases.js';
import { Hand } from './hand.js';

interface Asked {
  /** What is asked. */
  readonly title: string;
  /** What the desk answers; left out where nothing is asked but what is so. */
  readonly answer?: 'Yes.' | 'No.';
  /** The rule that decides. */
  readonly rule?: string;
  readonly clicks: (hand: Hand) => Promise<unknown>;
}

const atTheForge = async (hand: Hand, gold: number) => {
  await hand.hero(0, 'varikas-the-dead');
  await hand.figure(0, FORGE);
  await hand.count(0, 'Gold', gold - 3);
  await hand.lay('yew-longbow', 'stacks.forge');
  await hand.given('turn');
  await hand.step('market');
  await hand.outcome('Weighted Net');
};

const fight = async (hand: Hand, phase: string) => {
  await hand.hero(0, 'varikas-the-dead');
  await hand.figure(0, 'h0714');
  await hand.given('combat');
  await hand.foe('brood-of-the-bloodmother');
  await hand.phase(phase);
};

const FORGE = 'h1203';

const clicked: readonly Asked[] = [
  {
    title: 'May one buy for less than the price?',
    answer: 'No.',
    clicks: async (hand) => {
      await atTheForge(hand, 1);
      await hand.ask('market/buy', 'yew-longbow');
    },
  },
  {
    title: 'May one buy for the price?',
    answer: 'Yes.',
    clicks: async (hand) => {
      await atTheForge(hand, 6);
      await hand.ask('market/buy', 'yew-longbow');
    },
  },
  {
    title: 'May one sell in the same turn what one has bought?',
    answer: 'No.',
    rule: 'faq.market.no-round-trip',
    clicks: async (hand) => {
      await atTheForge(hand, 6);
      await hand.act('market/buy', 'yew-longbow');
      await hand.askAny('market/sell', { card: 'yew-longbow' });
    },
  },
  {
    title: 'May one attack before the escape is decided?',
    answer: 'No.',
    rule: '2e.combat.phases',
    clicks: async (hand) => {
      await fight(hand, 'escape');
      await hand.askAny('combat/attack', { by: 'varikas-the-dead' });
    },
  },
  {
    title: 'May one try to escape?',
    answer: 'Yes.',
    clicks: async (hand) => {
      await fight(hand, 'escape');
      await hand.ask('combat/escape');
    },
  },
  {
    title: 'What does an escape bring?',
    clicks: async (hand) => {
      await fight(hand, 'escape');
      await hand.act('combat/escape');
      await hand.outcome('');
    },
  },
  {
    title: 'May one rest and move on foot?',
    answer: 'Yes.',
    clicks: async (hand) => {
      await hand.ask('move/adjacent');
    },
  },
  {
    title: 'What may the active player of Third Edition do?',
    answer: 'Yes.',
    clicks: async (hand) => {
      await hand.edition('third-edition');
      await hand.given('turn');
      await hand.askFirst();
    },
  },
  {
    title: 'What may be done in a combat of Third Edition?',
    clicks: async (hand) => {
      await hand.edition('third-edition');
      await hand.given('combat');
    },
  },
];

/** Cases whose cards do what no card of the box does: asked from the page of their rule. */
const fromRules: readonly string[] = [
  '3e.combat.no-move/no-teleport-out-of-a-combat',
  '3e.combat.no-move/each-hero-moves-turn',
];

/** What stands in the page about a question. */
async function answerIn(page: Page): Promise<string> {
  const said = await page.locator('.desk-ruling, .desk-told p, .desk-question h3').allInnerTexts();
  return said.join(' ').replaceAll(/\s+/g, ' ');
}

/** The link, once it is that of the question with this title, and has not changed for a while. */
async function linkIn(page: Page, title: string): Promise<string> {
  let link = '';
  for (let looks = 0, same = 0; looks < 300; looks++) {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const now = await page.locator('[data-link]').inputValue();
    same = now === link ? same + 1 : 0;
    link = now;
    if (same >= 2 && now.includes('#1.') && (await questionIn(now)).title === title) return link;
  }
  throw new Error(`The link never has the title “${title}”: ${link}`);
}

/** What is typed stays, also if the link of an earlier change is ready meanwhile. */
export async function typesATitle(page: Page, address: string): Promise<void> {
  const hand = new Hand(page);
  const title = 'Typed before the link was ready';
  await hand.open(address);
  await atTheForge(hand, 6);
  const link = page.locator('[data-link]');
  const before = await link.inputValue();
  const typed = page.locator('[data-title]');
  await typed.fill(title);
  await page.locator('[data-step]').evaluate((steps: HTMLSelectElement) => {
    steps.selectedIndex = steps.selectedIndex === 0 ? 1 : 0;
    steps.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.waitForFunction((was) => {
    const now = document.querySelector<HTMLInputElement>('[data-link]')?.value ?? '';
    return now.includes('#1.') && now !== was;
  }, before);
  assert.equal(await typed.inputValue(), title);
  await typed.blur();
  await linkIn(page, title);
}

/** Asks a question, shares it by its link, and runs the vector that it is exported as. */
async function settle(
  page: Page,
  { title, answer, rule, clicks }: Asked,
  rules?: readonly string[],
): Promise<Vector> {
  const hand = new Hand(page);
  await clicks(hand);
  await hand.title(title);
  assert.equal(
    await page.locator('.desk > .vector-trouble').count(),
    0,
    `${title}: ${await page.locator('.desk > .vector-trouble').allInnerTexts()}`,
  );
  const said = await answerIn(page);
  if (answer !== undefined) {
    const ruling = (await page.locator('.desk-ruling').textContent()) ?? '';
    assert.ok(ruling.startsWith(answer), `${title}: ${ruling}`);
    if (rule !== undefined) assert.ok(ruling.includes(rule), `${title}: ${ruling}`);
  }
  const vector = JSON.parse((await page.locator('[data-vector-json]').textContent()) ?? '');
  const verdict = runVector(rules === undefined ? vector : { ...vector, rules });
  assert.equal(verdict.status, 'pass', `${title}: ${JSON.stringify(verdict)}`);
  const link = await linkIn(page, title);
  const other = await page.context().browser()?.newPage();
  assert.ok(other);
  await other.goto(link);
  await other.locator('.desk[data-ready="true"]').waitFor();
  await other.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[data-title]')?.value === wanted,
    title,
  );
  assert.equal(await answerIn(other), said, title);
  await other.close();
  return vector;
}

/** The pictures of an answer, as files of some size. */
async function takePictures(page: Page): Promise<void> {
  for (const [button, name] of [
    ['Picture (SVG)', 'ruling.svg'],
    ['Picture (PNG)', 'ruling.png'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    assert.equal(file.suggestedFilename(), name);
    assert.ok(statSync(await file.path()).size > 20_000, name);
  }
}

/** Twenty questions are asked, answered, shared by link, and exported as vectors that pass. */
export async function twentyQuestions(page: Page, address: string): Promise<void> {
  assert.equal(clicked.length + cases.length + fromRules.length, 20);
  const hand = new Hand(page);
  for (const one of clicked) {
    await hand.open(address);
    await settle(page, one);
    if (one === clicked[0]) await takePictures(page);
  }
  for (const one of cases) {
    await hand.open(address);
    holds(one, await settle(page, { ...one, title: one.id }, [one.id.slice(0, one.id.indexOf('/'))]));
  }
  for (const id of fromRules) {
    const rule = id.slice(0, id.indexOf('/'));
    await page.goto(`${address}rules/${rule}.html`);
    await page.locator(`[data-vector="${id}"] [data-desk]`).click();
    await page.locator('.desk[data-ready="true"]').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-title]')?.value);
    await settle(page, { title: id, clicks: () => Promise.resolve() }, [rule]);
  }
}
