import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidContentError } from '../../../src/kernel/errors.js';
import { board } from '../../../src/second-edition/content/board.js';
import { assertContent, checkContent } from '../../../src/second-edition/content/check.js';
import { asserted } from '../../asserted.js';
import { type BadPack, good, inEncounter, inHero, inMarket, item, only, when } from './tiny-pack.js';

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = {};
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
};

const cycle: Record<string, unknown> = { id: 'a', name: 'A' };
cycle.market = [cycle];
const revoked = Proxy.revocable({}, {});
revoked.revoke();

const hostile: readonly BadPack[] = [
  [
    'a prototype',
    JSON.parse('{"__proto__":{"id":"a"},"id":"a","name":"A"}'),
    '__proto__',
    'no key "__proto__"',
  ],
  [
    'the name of a constructor',
    { id: 'a', name: 'A', constructor: 1 },
    'constructor',
    'no key "constructor"',
  ],
  ['a cycle', cycle, 'market/0', 'contains itself'],
  [
    'a getter',
    {
      id: 'a',
      get name(): string {
        throw new Error('called');
      },
    },
    'name',
    'a getter',
  ],
  ['a revoked proxy', revoked.proxy, '', 'cannot be read'],
  [
    'a proxy that throws',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    ),
    '',
    'cannot be read',
  ],
  ['a map', new Map([['id', 'a']]), '', 'instance of a class'],
  ['a function', () => good, '', 'A function is no data'],
  ['a big number', inMarket({ cost: 10n }), 'market/0/cost', 'A bigint is no data'],
  ['no number', inMarket({ cost: Number.NaN }), 'market/0/cost', 'NaN'],
  ['an endless number', inMarket({ cost: Number.POSITIVE_INFINITY }), 'market/0/cost', 'Infinity'],
  ['a symbol for a key', { id: 'a', name: 'A', [Symbol('x')]: 1 }, 'Symbol(x)', 'symbol'],
  ['a hole in a list', { id: 'a', name: 'A', market: Array(1) }, 'market/0', 'empty'],
  ['a list of no end', { id: 'a', name: 'A', market: Array(1e9) }, 'market', 'the longest have'],
  ['a key of no end', { id: 'a', name: 'A', ['k'.repeat(1e6)]: 1 }, `${'k'.repeat(80)}…`, 'no key'],
  ['a text of no end', { id: 'a', name: 'A'.repeat(1e7) }, 'name', 'a text of 1 to 80'],
  [
    'ten thousand levels of conditions',
    inHero({ on: 'wounded', do: [{ do: 'end-turn' }], if: nested(10_000, (not) => ({ not })) }),
    `heroes/0/abilities/0/if${'/not'.repeat(35)}`,
    'nested deeper than 40 levels',
  ],
  [
    'ten thousand levels of effects',
    inEncounter(nested(10_000, (inner) => when({}, inner))),
    `adventures/0/effects/0${'/then/0'.repeat(18)}`,
    'nested deeper than 40 levels',
  ],
];

describe('a hostile value', () => {
  it.each(hostile)('%s', (_what, value, path, words) => {
    const problems = checkContent(value);
    expect(problems.map((problem) => problem.path)).toContain(path);
    expect(problems.find((problem) => problem.path === path)?.message).toContain(words);
    expect(() => assertContent(value)).toThrow(InvalidContentError);
  });

  it('of too many parts is given up', () => {
    let wide: unknown = 0;
    for (let level = 0; level < 8; level++) wide = Array(10).fill(wide);
    expect(only(wide).message).toContain('too much');
  });

  it('leaves no mark on prototypes', () => {
    checkContent(JSON.parse('{"__proto__":{"polluted":true},"heroes":[{"__proto__":{"polluted":true}}]}'));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

/** Puts a value in place of one part of a pack, or takes the part away. */

function replaced(value: unknown, at: number, by: unknown): unknown {
  let left = at;
  const copy = (part: unknown): unknown => {
    if (left-- === 0) return by;
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
    return part;
  };
  return copy(value);
}

const countParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + countParts(part), 1)
    : 1;

const expectOnlyProblems = (value: unknown): void => {
  const problems = checkContent(value, { board });
  for (const { path, message } of problems) {
    expect(typeof path).toBe('string');
    expect(message).not.toMatch(/undefined|something else|\[object/);
    expect(message.length).toBeLessThan(1500);
  }
  if (problems.length === 0) expect(assertContent(value)).toEqual(JSON.parse(JSON.stringify(value)));
  else expect(() => assertContent(value, { board })).toThrow(InvalidContentError);
};

const word = fc.constantFrom(
  'use',
  'all',
  'you',
  'end-turn',
  'town:x',
  'before-roll',
  'item',
  'original',
  'h0101',
);
const anything = fc.oneof(
  fc.jsonValue(),
  word,
  fc.integer({ min: -3, max: 120 }),
  fc.dictionary(fc.constantFrom('do', 'use', 'always', 'on', 'kind', 'if', 'amount', 'count', 'label'), word),
  fc.array(fc.dictionary(fc.constantFrom('do', 'use', 'on', 'to'), word), { maxLength: 3 }),
);

describe('whatever comes from outside', () => {
  it('gets problems, never an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withDate: true }), (value) => {
        // Arbitrary text may hold any word, so only the promise not to throw is checked.
        expect(Array.isArray(checkContent(value))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
        expect(
          Array.isArray(
            checkContent({
              id: 'a',
              name: 'A',
              heroes: a,
              adventures: [b],
              market: [{ ...item, abilities: c }],
            }),
          ),
        ).toBe(true);
      }),
    );
  });

  it('gets problems where one part of a good pack was replaced', () => {
    const parts = countParts(good);
    fc.assert(
      fc.property(fc.nat({ max: parts - 1 }), anything, (at, by) => {
        expectOnlyProblems(JSON.parse(JSON.stringify(replaced(good, at, by))));
      }),
      { numRuns: 1000 },
    );
  });

  it('gets problems where a good pack loses a part', () => {
    for (let at = 0; at < countParts(good); at++) {
      const value = replaced(good, at, undefined);
      expect(Array.isArray(checkContent(value, { board }))).toBe(true);
    }
    asserted(90);
  });
});
