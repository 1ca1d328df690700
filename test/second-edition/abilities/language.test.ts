import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { effectRules } from '../../../src/second-edition/abilities/effects/index.js';
import { stats, triggers, whos, windows } from '../../../src/second-edition/abilities/language.js';
import {
  conditionSchema,
  costSchema,
  effectSchema,
} from '../../../src/second-edition/content/schema-abilities.js';

/* Every word of the ability language has a test that is named after it: a new word without one fails here. */

const folder = new URL('.', import.meta.url);
const titles = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'language.test.ts')
  .flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/\bit(\.each\([^)]*\)[^(]*)?\(\s*'([^']+)'/g),
  ])
  // A title with a place for a word stands for all words in the list before it.
  .flatMap(([, each, title = '']) =>
    each ? [...each.matchAll(/'([a-z]+)'/g)].map(([, word = '']) => title.replace('%s', word)) : [title],
  );

/** The words of one sort that some test is named after. */
const tested = (sort: string): string[] =>
  [
    ...new Set(
      titles.flatMap((title) =>
        [...title.matchAll(new RegExp(`\\b${sort} ([a-zA-Z-]+)(?=[,:])`, 'g'))].map(([, word]) => word ?? ''),
      ),
    ),
  ].sort();

const sorted = (words: readonly string[]): string[] => [...words].sort();

it('every kind of effect', () => {
  expect(tested('effect')).toEqual(sorted(Object.keys(effectRules)));
  // The schema's list is compared with the language's types when it is compiled.
  expect(sorted(effectSchema.options.map((option) => option.shape.do.value))).toEqual(
    sorted(Object.keys(effectRules)),
  );
});

it('every window', () => expect(tested('window')).toEqual(sorted(windows)));

it('every trigger', () => expect(tested('trigger')).toEqual(sorted(triggers)));

it('every word of a condition', () =>
  expect(tested('condition')).toEqual(sorted(Object.keys(conditionSchema.shape))));

it('everybody an effect or a modifier can be about', () => expect(tested('who')).toEqual(sorted(whos)));

it('every value that cards can change', () => expect(tested('stat')).toEqual(sorted(stats)));

it('every kind of cost', () => expect(tested('cost')).toEqual(sorted(Object.keys(costSchema.shape))));

it('every limit', () => expect(tested('limit')).toEqual(['combat', 'phase', 'roll', 'round', 'turn']));
