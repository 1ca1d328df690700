import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { rulesOf } from 'runebound-engine/register';
import { composeRuleset } from 'runebound-engine/second-edition';
import { rulesetOf, scenarioIds } from 'runebound-engine/third-edition';

/* English on a German page: words that the English texts of board and engine have, and the German ones have not. */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const read = (folder: string, isOne: (file: string) => boolean): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isOne)
    .map((file) => readFileSync(`${folder}${file}`, 'utf8'));

/** The messages of the engine in a language. */
const catalogues = (name: string): readonly unknown[] =>
  read(at('../../../src/words/'), (file) => file.endsWith('.json') && file.includes(name)).map((text) =>
    JSON.parse(text),
  );

/** The texts of the board in a language, by their sources: some of them are functions. */
const boardTexts = (isGerman: boolean): readonly string[] =>
  read(at('../src/texts/'), (file) => file.startsWith('german') === isGerman).map(quoted);

/** A message without the names that it has for its values, of which nothing is shown. */
const spoken = (message: string): string =>
  message
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/\{\w+, *(?:plural|select|selectordinal) *,/g, ' ')
    .replaceAll(/[\w=-]+ *\{/g, ' ');

/** A rule by its id, which is the same in every language. */
const ruleId = /\b(?:[23]e|va\d+|adv|iod)\.[\w./-]+/g;

/** The words of a text. A soft hyphen marks where a line may break a word; it ends no word. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(ruleId, ' ')
    .match(/\p{L}+/gu) ?? [];

/** What stands between quotes in a source, without keys and without words that stand for something else. */
const quoted = (source: string): string =>
  [...source.matchAll(/(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)(?: *:)?/g)]
    .map(([text]) => text.replaceAll(/\$\{[^}]*\}/g, ' '))
    .filter((text) => !/^.(?:[a-z-]+|[./].*).$|:$/.test(text))
    .join(' ');

/** All words of the texts in something. */
function wordsOf(texts: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof texts === 'string') for (const word of wordsIn(spoken(texts))) found.add(word.toLowerCase());
  else if (typeof texts === 'object' && texts !== null)
    for (const text of Object.values(texts)) wordsOf(text, found);
  return found;
}

const allRules = ['2e', '3e'].flatMap((document) => rulesOf(document)).map(({ text }) => text);
/** The cards of both editions, as they are written. */
const cards = [
  composeRuleset([]).rules.content.cards,
  ...scenarioIds.map((scenario) => rulesetOf(scenario).rules.content.cards),
].flatMap((all) => Object.values(all).map((card) => [card.name, card.text, card.flavor]));

const inGerman = wordsOf([boardTexts(true), catalogues('german')]);
const inEnglish = wordsOf([boardTexts(false), catalogues('english'), allRules, cards]);

/** Names that are the same in every language. */
const names: readonly string[] = ['Runebound', 'English'];

const named = new Set(names.map((name) => name.toLowerCase()));

/** The words of a line that are English and no German. */
export const englishOf = (line: string): readonly string[] =>
  wordsIn(line).filter((word) => {
    const plain = word.toLowerCase();
    return plain.length > 1 && inEnglish.has(plain) && !inGerman.has(plain) && !named.has(plain);
  });

/** Each text and each label that somebody sees or hears, or would after a click. */
export const linesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = new Set<string>([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      if (node.parentElement?.closest('style, script, code') === null)
        seen.add(node.textContent?.trim() ?? '');
    for (const label of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-description',
      'aria-roledescription',
    ])
      for (const element of document.querySelectorAll(`[${label}]`))
        seen.add(element.getAttribute(label) ?? '');
    return [...seen].filter((line) => line !== '');
  });
