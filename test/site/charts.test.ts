import { expect, it } from 'vitest';
import { withCharts } from '../../site/gather/charts.js';
import { read } from '../../site/gather/places.js';

/* Charts over the tables of the pages on balance. */

const captions = (text: string): readonly string[] =>
  [...text.matchAll(/<figcaption>([^<]*)</g)].map(([, caption = '']) => caption);

it('draws wins, ways, the course of a game and the fights of Heroes from the tables themselves', () => {
  const page = read('docs/balance.md');
  const text = withCharts(page);
  expect(captions(text)).toEqual(
    expect.arrayContaining(['Ways of winning', 'Wins by Hero: wins / fair share', 'Gold, mean']),
  );
  expect(text).not.toMatch(/NaN|Infinity|balance\.svg/);
  const { length } = [...page.matchAll(/^\| mordrog .*\| +(\d\.\d\d) \|$/gm)];
  expect(length).toBe(1);
  const [, ratio = ''] = /^\| mordrog .*\| +(\d\.\d\d) \|$/m.exec(page) ?? [];
  expect(text).toMatch(new RegExp(`>mordrog</text><text class="said"[^>]*>${ratio}<`));
});

it('draws the games of Third Edition', () => {
  expect(captions(withCharts(read('docs/balance/third-edition.md')))).toContain('Games: won by a hero');
});

it('leaves other text and tables as they are', () => {
  const text = '# Title\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nMore.\n';
  expect(withCharts(text)).toBe(text);
});
