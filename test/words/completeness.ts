import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../src/conformance/index.js';
import { chanceParameters, type Detail, type GameEvent, type ParameterKind } from '../../src/kernel/index.js';
import { compileMessage } from '../../src/words/format.js';
import type { Messages, WordKey } from '../../src/words/second-edition/index.js';
import { wrongIn } from './sentences.js';

/* What both editions ask of their words: nothing lacks words, and no message asks for a value that it is not given. */

/** What is asked of a ruleset of either edition. */
export interface Worded {
  readonly rules: {
    readonly actions: Readonly<
      Record<string, { readonly type: string; readonly parameters: Readonly<Record<string, ParameterKind>> }>
    >;
    readonly events: Readonly<
      Record<string, { readonly type: string; readonly details: Readonly<Record<string, Detail>> }>
    >;
    readonly frames: Readonly<Record<string, unknown>>;
  };
}

/** Words for what happens and for what may be done, as `wordsOf` gives them. */
interface Words {
  describe(told: never, options?: { readonly form?: 'long' | 'short' }): string;
}

type Values = Record<string, unknown>;

/** Each value of each name with the values of all others, as far as there are not too many. */
function variants(lists: readonly (readonly [string, readonly unknown[]])[]): Values[] {
  return lists.reduce<Values[]>(
    (all, [name, values]) =>
      all.length * values.length > 400
        ? all.map((one, at) => ({ ...one, [name]: values[at % values.length] }))
        : all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Values of a detail, single or in lists as it has them, made of some single ones. */
export const inLists = (detail: Detail, single: readonly unknown[]): readonly unknown[] =>
  detail.list === 2
    ? [
        [[], single],
        [single, []],
      ]
    : detail.list === 1
      ? [[], [single[0]], [single[0], single.at(-1)]]
      : single;

/** The decisions of a ruleset: whom each asks, and for which rule. */
export const decisionsOf = (ruleset: Worded) =>
  Object.entries(vocabularyOf(ruleset as Parameters<typeof vocabularyOf>[0]).decisions);

/** The words that parameters and events have for values. */
export const wordsForValues = ({ rules }: Worded): readonly string[] => [
  ...Object.values(rules.actions).flatMap(({ parameters }) =>
    Object.values(parameters).flatMap((kind) => (typeof kind === 'string' ? [] : kind)),
  ),
  ...Object.values(rules.events).flatMap(({ details }) =>
    Object.values(details).flatMap(({ words = [] }) => words),
  ),
];

/** Checks that something is a sentence in both forms. */
function sentence(words: Words, told: { readonly type: string }): void {
  for (const form of ['long', 'short'] as const)
    expect(wrongIn(words.describe(told as never, { form })), JSON.stringify(told)).toBeNull();
  expect(words.describe(told as never)).toMatch(/[.!]$/);
}

/** Checks that every event is a sentence, whatever of it is missing. */
export function everyEvent(
  { rules }: Worded,
  words: Words,
  rule: GameEvent['rule'],
  samples: (name: string, detail: Detail, type: string) => readonly unknown[],
): void {
  let told = 0;
  for (const { type, details } of Object.values(rules.events))
    for (const values of variants(
      Object.entries(details).map(([name, detail]) => [name, samples(name, detail, type)] as const),
    )) {
      sentence(words, { type, rule, ...values } as GameEvent);
      told++;
    }
  expect(told).toBeGreaterThan(Object.keys(rules.events).length);
}

/** Checks that every action is a sentence, and a label of a bounded length. */
export function everyAction(
  { rules }: Worded,
  words: Words,
  ids: (name: string) => readonly unknown[],
  longest: number,
): void {
  const valuesOf = (name: string, kind: ParameterKind): readonly unknown[] => {
    if (kind === 'id') return ids(name);
    if (kind === 'integers') return [[], [1], [1, 2]];
    return kind === 'integer' ? [0, 1, 2] : kind;
  };
  let told = 0;
  for (const { type, parameters } of Object.values(rules.actions))
    for (const values of variants(
      Object.entries(parameters).map(([name, kind]) => [name, valuesOf(name, kind)] as const),
    )) {
      const action = { type, ...values };
      sentence(words, action);
      const label = words.describe(action as never, { form: 'short' });
      expect(label).not.toMatch(/[.!]$/);
      expect(label.length, type).toBeLessThan(longest);
      told++;
    }
  expect(told).toBeGreaterThan(Object.keys(rules.actions).length);
}

/** Registers the tests of the English messages of an edition. */
export function theMessages(
  english: Messages,
  known: readonly WordKey[],
  rulesets: readonly Worded[],
  /** The file of its catalogue. */
  catalogue: string,
): void {
  describe('the English messages', () => {
    it('can all be read, and use no value that their moment does not have', () => {
      const keys = new Map(known.map((key) => [key.key, key]));
      const foreign = Object.entries(english).flatMap(([key, text]) => {
        const there = keys.get(key)?.values ?? [];
        return compileMessage(text, 'en')
          .needs.filter((name) => !there.includes(name))
          .map((name) => `${key}: ${name}`);
      });
      expect(foreign).toEqual([]);
    });

    it('are of something that exists: no action, event, question or frame is gone', () => {
      const spoken = new Set([
        'action.by',
        'ask.by',
        ...Object.keys(chanceParameters).map((type) => `action.${type}`),
        ...rulesets.flatMap((ruleset) => [
          ...Object.keys(ruleset.rules.actions).map((type) => `action.${type}`),
          ...Object.keys(ruleset.rules.events).map((type) => `event.${type}`),
          ...decisionsOf(ruleset).map(([kind]) => `ask.${kind}`),
          ...Object.keys(ruleset.rules.frames).map((kind) => `frame.${kind}`),
        ]),
      ]);
      const gone = Object.keys(english)
        .filter((key) => /^(action|event|ask|frame)\./.test(key))
        .filter((key) => !spoken.has(key.replace(/\.short$/, '')));
      expect(gone).toEqual([]);
    });

    it('stand in one place each', () => {
      const text = readFileSync(catalogue, 'utf8');
      const { messages } = JSON.parse(text) as { readonly messages: Messages };
      const lines = [...text.matchAll(/^ {4}"([^"]+)":/gm)].map(([, key]) => key ?? '');
      expect(
        lines.filter((key, at) => lines.indexOf(key) !== at),
        'written twice',
      ).toEqual([]);
      expect(
        Object.keys(messages).filter((key) => !lines.includes(key)),
        'not on a line of their own with four spaces before it',
      ).toEqual([]);
      // No effect declares another text for one of its keys.
      expect(english).toMatchObject(messages);
    });
  });
}
