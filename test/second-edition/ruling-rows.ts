import { expect, it } from 'vitest';
import { explain, parseActionCode, type RuleId } from '../../src/index.js';
import { words, wordsOf } from '../../src/words/second-edition/index.js';
import type { Table } from '../toolkit.js';
import { wrongIn } from '../words/sentences.js';
import { unknownIn } from '../words/told-reasons.js';
import { Bench } from './abilities/workshop.js';

/* Rows of tables that say why not: what is tried in which situation, the rule cited first, and what is said. */

/** One ruling. */
export type Row = readonly [
  situation: string,
  table: () => Table | Bench,
  action: string,
  rule: RuleId,
  words?: string,
];

/** What is said of an action. In words it is a sentence too, and another language has a place for each part of it. */
export function told(table: Table | Bench, code: string) {
  const isBench = table instanceof Bench;
  const ruling = isBench
    ? table.ruleset.explain(table.state, table.ruleset.parseActionCode(code))
    : explain(table.state, parseActionCode(code, table.state));
  const speaking = isBench ? wordsOf(table.ruleset).at(table.state) : words(table.state);
  expect(unknownIn(ruling.why)).toEqual([]);
  expect(wrongIn(speaking.reason(ruling))).toBeNull();
  const { legal, rules, reason } = ruling;
  return { legal, rule: rules[0]?.id, reason };
}

/** A test for each row: without words, that something is said. */
export const rulings = (rows: readonly Row[]): void => {
  it.each(rows.map((row) => [`${row[0]}: ${row[2]}`, row] as const))('%s', (_title, row) => {
    const [, table, action, rule, text] = row;
    const ruling = told(table(), action);
    expect([ruling.legal, ruling.rule]).toEqual([false, rule]);
    if (text === undefined) expect(ruling.reason.length).toBeGreaterThan(10);
    else expect(ruling.reason).toBe(text);
  });
};
