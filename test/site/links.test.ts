import { describe, expect, it } from 'vitest';
import { DeadLinkError, lead, relink } from '../../site/gather/links.js';
import { slug } from '../../site/gather/slug.js';

/* Links of a text, as they are on the site. */

const pages = new Map([
  ['docs/events.md', '/guides/events.md'],
  ['docs/board.md', '/guides/board.md'],
  ['README.md', '/guides/start.md'],
  ['docs/balance', '/guides/balance.md'],
]);
const github = 'https://github.com/runebound-engine/runebound-engine';
const raw = 'https://raw.githubusercontent.com/runebound-engine/runebound-engine';

describe('a link of docs/screens.md', () => {
  it.each([
    ['events.md', '/guides/events.md'],
    ['events.md#kinds', '/guides/events.md#kinds'],
    ['../README.md', '/guides/start.md'],
    [`${github}/blob/main/docs/board.md`, '/guides/board.md'],
    [`${github}/tree/main/docs/balance`, '/guides/balance.md'],
    // What has no page of its own is on GitHub.
    ['../examples/hot-seat.ts', `${github}/blob/main/examples/hot-seat.ts`],
    ['../examples/house-rules', `${github}/tree/main/examples/house-rules`],
    // Pictures are the site's own, wherever they are linked from.
    ['board.svg', '/files/docs/board.svg'],
    [`${raw}/main/docs/board.svg`, '/files/docs/board.svg'],
    // What is not ours stays.
    ['https://boardgame.io', 'https://boardgame.io'],
    [github, github],
    ['#in-a-browser', '#in-a-browser'],
  ])('%s leads to %s', (link, to) => {
    expect(lead(link, 'docs/screens.md', pages).to).toBe(to);
  });

  it.each(['nothing.md', '../../elsewhere.md', `${github}/blob/main/docs/nothing.md`])(
    '%s is dead, and the page is named',
    (link) => {
      expect(() => lead(link, 'docs/screens.md', pages)).toThrow(DeadLinkError);
      expect(() => lead(link, 'docs/screens.md', pages)).toThrow('docs/screens.md');
    },
  );
});

it('leaves code as it is, and finds pictures in HTML', () => {
  const text = [
    '[events](events.md) and `[no](link.md)`',
    '```md',
    '[neither](is-this.md)',
    '```',
    '<img src="board.svg" alt="">',
  ].join('\n');
  const { text: relinked, pictures } = relink(text, 'docs/screens.md', pages);
  expect(relinked.split('\n')).toEqual([
    '[events](/guides/events.md) and `[no](link.md)`',
    '```md',
    '[neither](is-this.md)',
    '```',
    '<img src="/files/docs/board.svg" alt="">',
  ]);
  expect(pictures).toEqual(['docs/board.svg']);
});

it.each([
  ['What may be hidden', 'what-may-be-hidden'],
  ['`runVector(vector)` & co.', 'runvectorvector--co'],
  ['Weiß – und größer', 'weiß--und-größer'],
])('gives "%s" the anchor that GitHub gives it', (heading, anchor) => {
  expect(slug(heading)).toBe(anchor);
});
