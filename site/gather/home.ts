import { composeRuleset } from 'runebound-engine';
import { picture } from 'runebound-engine/picture';
import { read, write } from './places.js';
import { head, plain, withoutBadges } from './text.js';

/* The first page, the pages where games and vectors are played, and the picture on the door. */

/** What the README says first, up to its third sentence. */
function inAWord(): string {
  const [, first = ''] = /^# .*\n\n([\s\S]*?)\n\n/.exec(withoutBadges(read('README.md'))) ?? [];
  return first
    .replaceAll('\n', ' ')
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(' ');
}

const home = {
  layout: 'home',
  title: 'runebound-engine',
  titleTemplate: false,
  hero: {
    name: 'runebound-engine',
    text: 'The rules of Runebound, and nothing else',
    tagline: '',
    image: { light: '/board-light.svg', dark: '/board-dark.svg', alt: 'The Realm of Eight Towns' },
    actions: [
      { theme: 'brand', text: 'Play', link: '/play' },
      { theme: 'alt', text: 'Build', link: '/guides/start' },
      { theme: 'alt', text: 'Check a ruling', link: '/desk' },
    ],
  },
  features: [
    {
      title: 'Play',
      details:
        'A game on the board, right here: alone against bots, or with friends at one screen. Both editions, with all their expansions.',
      link: '/play',
      linkText: 'To the board',
    },
    {
      title: 'Build',
      details:
        'Pure functions over plain JSON: put your own screen, bot, server or rule module on top. The first game takes twenty lines.',
      link: '/guides/start',
      linkText: 'Start here',
    },
    {
      title: 'Check a ruling',
      details:
        'Put a position on the table and ask what may be done, and why not. Every rule has a page, with boards that show it.',
      link: '/desk',
      linkText: 'To the ruling desk',
    },
  ],
};

const door = {
  file: '/conformance/second-edition/escape.json',
  id: '2e.escape.fail/takes-one-wound',
};

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#8a5525" d="M9 3h14l7 13-7 13H9L2 16z"/><path fill="none" stroke="#fbf3e2" stroke-width="2.6" stroke-linejoin="round" d="M12.5 25V7l7 5-7 5 7.5 8"/></svg>\n';

export function gatherHome(): void {
  const settings = { ...home, hero: { ...home.hero, tagline: inAWord() } };
  write('index.md', head(settings));
  write('public/icon.svg', icon);
  write(
    'desk.md',
    [
      head({
        title: 'The ruling desk',
        outline: false,
        aside: false,
        sidebar: false,
        pageClass: 'desk-page',
      }),
      '# The ruling desk',
      '',
      plain(
        'Put a position on the table and ask what may be done in it. Everything runs in this page; a link holds the whole question.',
      ),
      '',
      '<ClientOnly><RulingDesk /></ClientOnly>',
      '',
    ].join('\n'),
  );
  write(
    'play.md',
    [
      head({ title: 'Play', outline: false, aside: false, sidebar: false, pageClass: 'play-page' }),
      '# Play',
      '',
      plain(
        'The board is one of the examples of this repository, on the public entries of the package. Everything runs in the page, and nothing is sent anywhere.',
      ),
      '',
      '<PlayBoard />',
      '',
      'In a terminal, `npx runebound-engine play` is [the same game](/guides/play.md). [How the board is built](/guides/board.md) is a guide; to ask about a position, there is [the ruling desk](/desk.md).',
      '',
    ].join('\n'),
  );
  write(
    'vectors.md',
    [
      head({ title: 'Play a vector', outline: false, aside: false }),
      '# Play a vector',
      '',
      plain(
        'A conformance vector is a ruling as data: a position, what is done in it, and what must then be true. Paste one, or a file of them, and it is run right here, in the page.',
      ),
      '',
      `<VectorTrial file="${door.file}" id="${door.id}" />`,
      '',
      '[The guide says how they are written](/guides/conformance.md); those of the package stand on [the pages of their rules](/rules/index.md).',
      '',
    ].join('\n'),
  );
  const state = composeRuleset([]).createGame({ players: 4, seed: 'tamalir' });
  for (const theme of ['light', 'dark'] as const)
    write(
      `public/board-${theme}.svg`,
      picture(state, { theme, parts: ['counters', 'heroes', 'names'], width: 900 }),
    );
}
