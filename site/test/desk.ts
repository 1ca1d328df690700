// Questions asked at the ruling desk: by clicks, as a player who checks a ruling does.
import { strict as assert } from 'node:assert';
import { statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { runVector } from 'runebound-engine/conformance';

/** A hand at the desk. */
class Hand {
  constructor(private readonly page: Page) {}

  async open(address: string): Promise<void> {
    await this.page.goto(`${address}desk.html`);
    await this.page.locator('.desk[data-ready="true"]').waitFor();
    await this.page.locator('[data-empty]').click();
  }

  private async choose(locator: string, value: string): Promise<void> {
    await this.page.locator(locator).selectOption(value);
  }

  edition = (id: string) => this.page.getByLabel('Edition').selectOption(id);
  hero = (player: number, id: string) => this.choose(`[data-hero="${player}"]`, id);
  given = (kind: string) => this.choose('[data-given]', kind);
  step = (step: string) => this.choose('[data-step]', step);
  foe = (card: string) => this.choose('[data-foe]', card);
  phase = (phase: string) => this.choose('[data-phase]', phase);

  async figure(player: number, place: string): Promise<void> {
    await this.page.locator(`[data-move="${player}"]`).click();
    await this.page.locator(`[data-place="${place}"]`).click();
  }

  async count(player: number, what: string, by: number): Promise<void> {
    const name = `${what} of player ${player + 1}: one ${by < 0 ? 'less' : 'more'}`;
    for (let left = Math.abs(by); left > 0; left--) await this.page.getByLabel(name, { exact: true }).click();
  }

  async lay(card: string, zone: string): Promise<void> {
    await this.page.getByLabel('Search the tray').fill(card);
    await this.page.locator(`[data-card="${card}"]`).click();
    await this.page.locator(`[data-zone="${zone}"] button`).first().click();
  }

  /** Clicks what is legal: of a type, with a part of its values. */
  async act(type: string, part = '"type"'): Promise<void> {
    const row = this.page.locator('.desk-group li', {
      has: this.page.locator(`[data-asked*='${part}'][data-ask="${type}"]`),
    });
    await row.locator('[data-act]').first().click();
  }

  outcome = (text: string) => this.page.locator('.desk-outcomes button', { hasText: text }).first().click();
  ask = (type: string, part = '"type"') =>
    this.page.locator(`[data-ask="${type}"][data-asked*='${part}']`).first().click();
  askFirst = () => this.page.locator('.desk-group .may [data-ask]').first().click();

  async askAny(type: string, values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByText('May I do something else?').click();
    await this.choose('[data-kind]', type);
    for (const [name, value] of Object.entries(values)) {
      const field = this.page.locator(`[data-parameter="${name}"]`);
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await this.page.locator('[data-ask-any]').click();
  }

  title = (text: string) =>
    this.page
      .locator('[data-title]')
      .fill(text)
      .then(() => this.page.locator('[data-title]').blur());
}

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

/** Vectors that people have asked about, with cards of their own among them: asked from the page of their rule. */
const fromRules: readonly string[] = [
  'va50.scion.spend-counter/packs-extra-before-the-wounds',
  'va50.scion.spend-counter/packs-extra-in-the-midst-of-an-event',
  '2e.allies.killed/own-hound',
  'va50.scion.like-ally/own-trickster',
  'va46.ritual.five-symbols/own-inner-fire',
  'va50.coop.single-roll/described',
  'va50.storm-challenge.wounds-persist/described',
  '3e.combat.no-move/no-teleport-out-of-a-combat',
  '3e.exchange.what/a-better-offer-after-a-declined-one',
  '3e.skill.learned-limit/which-type-first',
  '3e.combat.no-move/each-hero-moves-turn',
];

/** What stands in the page about a question. */
async function answerIn(page: Page): Promise<string> {
  const said = await page.locator('.desk-ruling, .desk-told p, .desk-question h3').allInnerTexts();
  return said.join(' ').replaceAll(/\s+/g, ' ');
}

/** The link, once it is that of what was asked last. */
async function linkIn(page: Page): Promise<string> {
  await page.waitForTimeout(0);
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('[data-link]')?.value.includes('#1.'),
  );
  let link = '';
  for (let now = await page.locator('[data-link]').inputValue(); now !== link; ) {
    link = now;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    now = await page.locator('[data-link]').inputValue();
  }
  return link;
}

/** Asks a question, shares it by its link, and runs the vector that it is exported as. */
async function settle(
  page: Page,
  { title, answer, rule, clicks }: Asked,
  rules?: readonly string[],
): Promise<void> {
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
  const link = await linkIn(page);
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
  assert.equal(clicked.length + fromRules.length, 20);
  const hand = new Hand(page);
  for (const one of clicked) {
    await hand.open(address);
    await settle(page, one);
    if (one === clicked[0]) await takePictures(page);
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
