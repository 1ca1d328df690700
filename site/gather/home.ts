import { composeRuleset } from 'runebound-engine';
import { picture } from 'runebound-engine/picture';
import { read, write } from './places.js';
import { head, plain, withoutBadges } from './text.js';

/* The first page, the page where vectors are played, and the picture on the door. */

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
      { theme: 'brand', text: 'Start here', link: '/guides/start' },
      { theme: 'alt', text: 'Build a screen', link: '/guides/screens' },
      { theme: 'alt', text: 'Read the rules', link: '/rules/' },
    ],
  },
  features: [
    {
      title: 'Every rule has a page',
      details:
        'What it says, how it is read, which line carries it out, and a board on which it can be seen.',
      link: '/rules/',
    },
    {
      title: 'Every card has a place',
      details: 'Both editions and all packs, with texts and values, and a mark on what is our own.',
      link: '/cards/',
    },
    {
      title: 'Every name is explained',
      details: 'The reference of all public entries, from one function to a module of your own.',
      link: '/api/',
    },
    {
      title: 'Rulings are data',
      details:
        'Thousands of positions as JSON, for this engine or for yours. Play them, or one you have written.',
      link: '/play',
    },
    {
      title: 'Games are counted',
      details: 'How long they last, who wins, and which cards decide: charts of many thousand games.',
      link: '/guides/balance',
    },
    {
      title: 'Nothing is drawn',
      details: 'Pure functions over plain JSON: put your own screen, bot or server on top.',
      link: '/guides/architecture',
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
