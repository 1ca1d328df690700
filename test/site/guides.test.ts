import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidesBars, pagesOfTexts, shelves, titleOf } from '../../site/gather/guides.js';
import { relink } from '../../site/gather/links.js';
import { isThere, read } from '../../site/gather/places.js';
import { withoutBadges } from '../../site/gather/text.js';

/* The guides: every text of docs/ has one page, in an order that somebody thought of. */

const texts = shelves().flatMap((shelf) => shelf.texts);

it('has every text of docs/ once', () => {
  const docs = ['docs', 'docs/balance'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  expect(docs.filter((text) => !texts.includes(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !isThere(text))).toEqual([]);
});

it('has every text on the shelf of a reader', () => {
  expect(shelves().map(({ title }) => title)).not.toContain('Further');
});

it('shows at most twelve entries beside a page, the page among them', () => {
  interface Entry {
    readonly link?: string;
    readonly items?: readonly Entry[];
  }
  const flat = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [...(entry.link === undefined ? [] : [entry]), ...flat(entry.items ?? [])]);
  const bars = Object.entries(guidesBars());
  expect(bars.length).toBe(texts.length);
  for (const [page, bar] of bars) {
    const links = flat(bar).map(({ link }) => link);
    expect(links.length, page).toBeLessThanOrEqual(12);
    expect(links, page).toContain(page.replace(/\.md$/, ''));
  }
  // From the first page, by what stands beside the pages alone, a reader reaches all of them.
  const reached = new Set(['/guides/start']);
  for (const page of reached)
    for (const { link } of flat(guidesBars()[`${page}.md`] ?? [])) if (link !== undefined) reached.add(link);
  expect(reached.size).toBe(texts.length);
});

it('gives each text an address and a title of its own', () => {
  const pages = pagesOfTexts();
  const addresses = texts.map((text) => pages.get(text));
  expect(new Set(addresses).size).toBe(texts.length);
  expect(new Set(texts.map(titleOf)).size).toBe(texts.length);
});

it.each(texts)('%s links to what is there', (text) => {
  expect(() => relink(read(text), text, pagesOfTexts())).not.toThrow();
});

it('begins README with its first sentence, without badges, and leaves every other text as it is', () => {
  expect(read('README.md')).toMatch(/^# .*\n\n\[!\[/);
  expect(withoutBadges(read('README.md'))).toMatch(
    /^# runebound-engine\n\nAn unofficial headless rules engine/,
  );
  const others = texts.filter((text) => text !== 'README.md');
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((text) => withoutBadges(read(text)) !== read(text))).toEqual([]);
});
