import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assertOffered, assertSubject, declaredIn, plainEnglish } from '../../scripts/generate/actions.js';
import type { AnyActionKind } from '../../src/kernel/index.js';

/* The types of actions and their page, and what is refused when they are written. */

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('the types and the page tell what the declarations say', () => {
  expect(textOf('src/second-edition/actions.ts')).toContain(
    "  | { readonly type: 'market/buy'; readonly card: Card }\n",
  );
  expect(textOf('src/third-edition/actions.ts')).toContain(
    "  // The Corpse King\n  | { readonly type: 'zombie/kill' }\n",
  );
  expect(textOf('docs/actions.md')).toContain(
    '| `market/buy` | `card` (id) | Buy {card}. | `2e.market.buy-item` |',
  );
});

it('an id of which nothing says what it names is refused', () => {
  const kind = { type: 'inn/sleep', parameters: { sleeper: 'id', amount: 'integer' } } as const;
  const of = (more: object) => () =>
    assertSubject({ ...kind, ...more } as unknown as AnyActionKind, { who: 'card' }, 'a.ts:2');
  expect(of({})).toThrow(/^a\.ts:2: Nothing says what "sleeper" of the action inn\/sleep names/);
  expect(of({ names: { sleeper: 'card' } })).not.toThrow();
  expect(of({ about: () => null })).not.toThrow();
  expect(of({ parameters: { who: 'id' } })).not.toThrow();
});

it('an action that nothing offers is refused with its place', () => {
  const text = "\nconst sleep = action<MarketFrame>()('inn/sleep', {\n});\n";
  const declared = declaredIn([['a.ts', text]]);
  expect(() => assertOffered(declared, new Set(['inn/wake']))).toThrow(
    /^a\.ts:2: The action inn\/sleep is offered/,
  );
  expect(() => assertOffered(declared, new Set(['inn/sleep']))).not.toThrow();
});

it('the page has messages in one form', () => {
  expect(
    plainEnglish('Roll {dice, plural, one {# die} other {# dice}} for {what, select, a {A} other {{b}}}.'),
  ).toBe('Roll {dice} dice for {b}.');
  expect(plainEnglish('Buy {card}.')).toBe('Buy {card}.');
});
