import { readFileSync } from 'node:fs';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, expect, it } from 'vitest';
import type { Vector } from '../../../src/conformance/index.js';
import { ask, connected, tableIn } from './client.js';

/*
 * A scripted client settles disputes as an assistant would: it takes the prompt, looks the rule up, puts the position
 * on the table, plays up to the question and asks it.
 */

interface Dispute {
  readonly question: string;
  /** A vector that describes the position and plays up to the question. */
  readonly position: string;
  readonly file: string;
  readonly rule: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly answer: 'Yes' | 'No';
  /** A part of the answer, beside the id of the rule. */
  readonly says?: RegExp;
}

const disputes: readonly Dispute[] = [
  {
    question: 'I bought Soul Burn this turn. May I sell it again in the same turn?',
    file: 'official-faq/market',
    position: 'faq.market.no-round-trip/bought-then-sold',
    rule: 'faq.market.no-round-trip',
    action: { type: 'market/sell', card: 'soul-burn' },
    answer: 'No',
  },
  {
    question: 'The dice are rolled, the wounds not taken yet. May I spend a scion counter now?',
    file: 'expansion-packs/seven-scions-scions',
    position: 'va50.scion.spend-counter/packs-extra-before-the-wounds',
    rule: 'va50.scion.spend-counter',
    action: { type: 'scion/call', player: 0, card: 'the-lanternbearer' },
    answer: 'Yes',
  },

  {
    question: 'May I pass an Ally on that I took over in this turn?',
    file: 'official-faq/market',
    position: 'faq.market.no-round-trip/an-ally-passed-on',
    rule: 'faq.market.no-round-trip',
    action: { type: 'offer/add-card', player: 0, card: 'burning-priest' },
    answer: 'No',
  },
  {
    question: 'An undefeated Challenge of another color lies here. May I draw an adventure first?',
    file: 'official-faq/undefeated',
    position: 'faq.undefeated.other-color-first/before-the-draw',
    rule: 'faq.undefeated.other-color-first',
    action: { type: 'adventure/attempt', color: 'green' },
    answer: 'No',
  },
  {
    question: 'My card must be activated. Does it work a second time before it is refreshed?',
    file: 'official-faq/ability',
    position: 'faq.ability.several-times/activated-cards-once',
    rule: '2e.activation.until-refresh',
    action: { type: 'ability/use', card: 'teleport-rune', ability: 'step-through' },
    answer: 'No',
  },
  {
    question: 'My offer was declined. May I make another in the same turn?',
    file: 'third-edition/exchange',
    position: '3e.exchange.what/a-better-offer-after-a-declined-one',
    rule: '3e.exchange.what',
    action: { type: 'exchange/propose', with: 1 },
    answer: 'Yes',
  },

  {
    question: 'May I attack a Hero after a move of one space?',
    file: 'official-faq/hero-combat',
    position: 'faq.hero-combat.after-one-space/attack-offered',
    rule: 'faq.hero-combat.after-one-space',
    action: { type: 'hero/attack', player: 1 },
    answer: 'Yes',
  },
  {
    question: 'Two limits of skills fall at once. May I begin with the spirit skills?',
    file: 'third-edition/skill',
    position: '3e.skill.learned-limit/which-type-first',
    rule: '3e.skill.learned-limit',
    action: { type: 'excess/discard', card: 'lust-for-magic' },
    answer: 'Yes',
  },

  {
    question: 'My escape failed. May I strike at once?',
    file: 'second-edition/escape',
    position: '2e.escape.fail/takes-one-wound',
    rule: '2e.combat.phases',
    action: { type: 'combat/attack', by: 'varikas-the-dead' },
    answer: 'No',
  },
  {
    question: 'My pool is empty. May I use the ability of a card, or must I pass?',
    file: 'third-edition/combat',
    position: '3e.combat.pass-forced/without-a-token',
    rule: '3e.combat.pass-forced',
    action: { type: 'combat/ability', card: 'bribery', ability: 'a-purse-let-fall' },
    answer: 'No',
  },
];

const vectorOf = ({ file, position }: Dispute): Vector => {
  const url = new URL(`../../../conformance/${file}.json`, import.meta.url);
  const { vectors } = JSON.parse(readFileSync(url, 'utf8')) as { readonly vectors: readonly Vector[] };
  const vector = vectors.find(({ id }) => id === position);
  if (vector === undefined) throw new Error(`There is no vector ${position}.`);
  return vector;
};

/** Whether an expectation asks about this action. */
const asksOf = (expect: object, action: object): boolean => {
  const { legal = [], illegal = [] } = expect as { legal?: object[]; illegal?: { action: object }[] };
  const wanted = JSON.stringify(action);
  return [...legal, ...illegal.map((one) => one.action)].some((one) => JSON.stringify(one) === wanted);
};

let client: Client;
beforeAll(async () => {
  client = await connected();
});

it('there are ten disputes', () => {
  expect(new Set(disputes.map(({ question }) => question)).size).toBe(10);
});

it.each(disputes)('$question', async (dispute) => {
  const { question, rule, action, answer } = dispute;
  const { messages } = await client.getPrompt({ name: 'settle_dispute', arguments: { question } });
  expect(JSON.stringify(messages)).toContain(question);

  const text = await ask(client, 'look_up_rule', { id: rule });
  expect(text).toMatchObject({ wrong: false, text: expect.stringContaining(`[${rule}]`) });

  const { game, given, content, steps = [] } = vectorOf(dispute);
  const position = { game, ...(given ? { given } : {}) };
  const table = tableIn(await ask(client, 'open_table', { position, ...(content ? { content } : {}) }));
  let asked = false;
  for (const step of steps) {
    if ('expect' in step) {
      asked = asksOf(step.expect, action);
      if (asked) break;
      continue;
    }
    const done = await ask(client, 'play_action', {
      table,
      ...('do' in step ? { action: step.do } : { action: step.chance, by: 'chance' }),
    });
    expect(done.wrong, done.text).toBe(false);
  }
  expect(asked).toBe(true);
  const ruling = await ask(client, 'may_i', { table, action });
  expect(ruling.wrong).toBe(false);
  expect(ruling.text).toMatch(new RegExp(`^${answer}: `));
  // An allowed action cites the rule that offers it, and what was looked up lets it be.
  if (answer === 'No') expect(ruling.text).toContain(`[${rule}]`);
  else expect(ruling.text).toMatch(/\[(2e|3e|va50)[.]/);
});
