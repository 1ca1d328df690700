import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cards, knownOf } from '../../../scripts/content-third-edition/cards.js';
import { counted } from '../../../scripts/content-third-edition/counts.js';
import { chanceOf, passWith } from '../../../scripts/content-third-edition/curve.js';
import { sources } from '../../../scripts/content-third-edition/known.js';
import { contentPage, renderContentPage } from '../../../scripts/content-third-edition.js';

/* docs/content-third-edition.md tells of the content as it is, and of every card whose it is. */

const page = readFileSync(contentPage, 'utf8');

describe('docs/content-third-edition.md', () => {
  it('is what `npx tsx scripts/content-third-edition.ts` writes', () => {
    expect(page === renderContentPage(), 'the page is not current').toBe(true);
  });

  it.each(counted.map((one) => [one.rule, one] as const))(
    'has as many as %s says',
    (rule, { wanted, found }) => {
      expect(found).toBe(wanted);
      expect(page).toContain(`\`${rule}\``);
    },
  );

  it('names every card, among those that are known or those that are our own', () => {
    const [known = '', own = ''] = page.split('## What is our own');
    for (const { name, source } of cards)
      expect(source === 'original' ? own : known, `${name} is not where it belongs`).toContain(name);
  });

  it('says of every heading where its facts come from, and of nothing else', () => {
    const used = new Set(cards.flatMap(({ source }) => knownOf(source)?.heading ?? []));
    expect([...used].sort()).toEqual(Object.keys(sources).sort());
    for (const { source } of cards) expect(knownOf(source)?.what, 'what of a card is known').not.toBe('');
  });
});

describe('the chances on that page', () => {
  it('are those of three dice', () => {
    expect(chanceOf(['plains'])).toBeCloseTo(100 * (1 - (2 / 6) ** 3), 9);
    expect(chanceOf(['mountain'])).toBeCloseTo(100 * (1 - (4 / 6) ** 3), 9);
    expect(chanceOf(['wild', 'wild', 'wild'])).toBeCloseTo(100 / 216, 9);
    expect(chanceOf([])).toBe(100);
  });

  it('are those of a deck of 60 with 24 successes', () => {
    expect(passWith(1)).toBeCloseTo(40, 9);
    expect(passWith(2)).toBeCloseTo(100 * (1 - (36 * 35) / (60 * 59)), 9);
  });
});
