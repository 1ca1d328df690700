import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bothEditions } from '../../src/conformance/both-editions.js';
import { entryOf } from '../../src/conformance/read.js';
import { readForm } from '../../src/kernel/content/wording.js';
import { InvalidScenarioError } from '../../src/kernel/index.js';
import { problemsOfForm } from '../../src/scenario/form-problems.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import '../seed.js';

/* What forms find wrong is said in our words, whatever kind of mistake it is. */

/** How the library that reads forms would say it. */
const ofTheLibrary =
  /Invalid (input|option|key|string|element)|Too (big|small): |, received |Unrecognized key/;

const each: readonly (readonly [z.core.$ZodIssue['code'], z.ZodType, unknown, string])[] = [
  ['invalid_type', z.array(z.string()), 3, '3 is not right here; it should be a list.'],
  ['invalid_type', z.array(z.string()), undefined, 'This is missing; it should be a list.'],
  [
    'invalid_type',
    z.number().int().max(6),
    1.5,
    '1.5 is not right here; it should be a whole number, 6 at most.',
  ],
  ['invalid_type', z.number(), Number.NaN, 'null is not right here; it should be a number.'],
  ['invalid_type', z.string().nullable(), 7, '7 is not right here; it should be a text.'],
  ['invalid_type', z.date(), 7, '7 is not right here; it should be something else.'],
  ['too_big', z.array(z.string()).max(1), ['a', 'b'], 'This list can have 1 at most; it has 2.'],
  ['too_small', z.array(z.string()).min(1), [], 'This list needs at least 1; it has 0.'],
  ['too_big', z.number().max(5), 6, '6 is not right here; it should be a number, 5 at most.'],
  ['too_small', z.number().gt(5), 5, '5 is not right here; it should be a number above 5.'],
  ['too_big', z.number().lt(5), 5, '5 is not right here; it should be a number below 5.'],
  [
    'too_big',
    z.int(),
    2 ** 60,
    `${2 ** 60} is not right here; it should be a whole number, ${Number.MAX_SAFE_INTEGER} at most.`,
  ],
  [
    'too_big',
    z.string().max(1),
    'ab',
    '"ab" is not right here; it should be a text with 1 characters at most.',
  ],
  [
    'invalid_format',
    z.string().regex(/^a$/),
    'b',
    '"b" is not right here; it should be a text such as /^a$/ matches.',
  ],
  [
    'invalid_format',
    z.string().startsWith('a'),
    'b',
    '"b" is not right here; it should be a text in the form of starts_with.',
  ],
  ['not_multiple_of', z.number().multipleOf(2), 3, '3 is not right here; it should be a multiple of 2.'],
  [
    'unrecognized_keys',
    z.strictObject({ a: z.string().optional() }),
    { b: 1 },
    'There is no key "b" here; what could still be said is `a`.',
  ],
  ['unrecognized_keys', z.strictObject({}), { b: 1, c: 2 }, 'There is no key "b", "c" here.'],
  [
    'invalid_union',
    z.union([z.string(), z.boolean()]),
    3,
    '3 is not right here; it should be a text, or true or false.',
  ],
  [
    'invalid_union',
    z.discriminatedUnion('is', [z.object({ is: z.literal('a') })]),
    {},
    'an object is not right here; it should be an object with `is`.',
  ],
  [
    'unrecognized_keys',
    z.record(z.enum(['a', 'b']), z.string()),
    { a: 'x', b: 'y', c: 'z' },
    'There is no key "c" here.',
  ],
  [
    'unrecognized_keys',
    z.partialRecord(z.enum(['a', 'b']), z.string()),
    { c: 'z' },
    'There is no key "c" here; what could still be said is `a`, `b`.',
  ],
  [
    'invalid_key',
    z.record(z.string().max(1), z.string()),
    { cc: 'z' },
    '"cc" cannot be a key here; it should be a text with 1 characters at most.',
  ],
  [
    'invalid_key',
    z.record(z.string().regex(/^a$/, 'a key is a'), z.string()),
    { c: 'z' },
    '"c" cannot be a key here: a key is a.',
  ],
  [
    'invalid_element',
    z.map(z.object({}), z.string()),
    new Map([[{}, 1]]),
    'Something in it is not right here.',
  ],
  ['invalid_value', z.literal('a'), 'b', '"b" is not right here; it should be "a".'],
  ['invalid_value', z.enum(['a', 'b']), 'c', '"c" is not right here; it should be one of "a", "b".'],
  ['custom', z.string().refine(() => false), 'a', '"a" is not right here; it should be a text.'],
];

describe('what a form finds wrong', () => {
  it.each(each)('%s is said in our words', (code, form, value, wanted) => {
    const issues = readForm(form, value).error?.issues ?? [];
    expect(issues.map((issue) => issue.code)).toEqual([code]);
    expect(problemsOfForm(issues).map(({ message }) => message)).toEqual([wanted]);
  });

  const messagesOf = (read: () => unknown): readonly string[] => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof InvalidScenarioError) return error.problems.map(({ message }) => message);
      throw error;
    }
  };

  it('in a position or a vector is said in our words, whatever stands there', () => {
    let said = 0;
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('x'.repeat(70), -1, 1.5, 1e9, [[]], { a: 1 }));
    const keys = [
      'players',
      'stacks',
      'decks',
      'counters',
      'track',
      'modules',
      'starting',
      'pile',
      'hexes',
      'act',
    ];
    const given = ['turn', 'combat', 'movement', 'drawn', 'move', 'test', 'other'];
    const position = fc.record(
      {
        game: fc.oneof(junk, fc.dictionary(fc.constantFrom(...keys), junk, { maxKeys: 4 })),
        given: fc.oneof(junk, fc.dictionary(fc.constantFrom(...given), junk, { maxKeys: 2 })),
        steps: junk,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(position, fc.constantFrom('second-edition', 'third-edition'), (found, edition) => {
        const game =
          typeof found.game === 'object' && found.game !== null ? { ...found.game, edition } : found.game;
        const value = { ...found, game };
        const entry = entryOf(bothEditions, { id: 'a', title: 'b', rules: [], ...value }, 'file');
        const problems = 'problems' in entry ? entry.problems.map(({ message }) => message) : [];
        for (const message of [...messagesOf(() => fromScenario(value as never)), ...problems]) {
          said++;
          expect(message).not.toMatch(ofTheLibrary);
        }
      }),
      { numRuns: 400 },
    );
    expect(said).toBeGreaterThan(400);
  });
});
