import { expect, it } from 'vitest';
import { queryTerms, synonyms } from '../../site/.vitepress/synonyms.js';
import { ruleDocuments, rulesOf } from '../../src/register/index.js';
import english from '../../src/words/second-edition/english.json';
import englishOfThird from '../../src/words/third-edition/english.json';

/* The search of the site knows words that people use. */

const texts = [
  ...ruleDocuments()
    .flatMap(({ name }) => rulesOf(name))
    .map(({ id, text }) => `${id} ${text}`),
  ...Object.values({ ...english.messages, ...englishOfThird.messages }),
];
const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []));

it.each([
  ['heal', 'wounds'],
  ['buy', 'market'],
  ['shop', 'buy'],
  ['flee', 'escape'],
  ['die', 'knocked'],
  ['XP', 'experience'],
  ['Wunden', 'wounds'],
  ['Flucht', 'escape'],
  ['Erfahrung', 'experience'],
  ['Würfel', 'dice'],
  ['Gesundheit', 'health'],
])('looks for "%s" also as "%s"', (typed, meant) => {
  expect(queryTerms(typed)).toContain(meant);
});

it('looks for a word that it does not know as it is', () => {
  expect(queryTerms('Mordrog')).toBe('mordrog');
  expect(queryTerms('constructor')).toBe('constructor');
});

it('means words of the rules and of the cards', () => {
  const meant = [...new Set(Object.values(synonyms()).flat())];
  expect(meant.length).toBeGreaterThan(60);
  expect(meant.filter((word) => !words.has(word))).toEqual([]);
});

it('survives the way to the page, which has the source of the function alone', () => {
  const arrived = new Function(`return ${String(queryTerms)}`)() as typeof queryTerms;
  const typed = Object.keys(synonyms());
  expect(typed.map(arrived)).toEqual(typed.map(queryTerms));
});
