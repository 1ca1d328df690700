import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withCharts } from './charts.js';
import { relink } from './links.js';
import { generated, isThere, read, root, write } from './places.js';
import { head, withoutBadges } from './text.js';

/** Guides that belong together. */
export interface Shelf {
  readonly title: string;
  /** Texts of the repository, in the order in which they are read. */
  readonly texts: readonly string[];
}

const docs = (...names: string[]): string[] => names.map((name) => `docs/${name}.md`);

/** The texts of docs/balance: how games of each module go. */
const balances = (): string[] =>
  readdirSync(join(root, 'docs/balance'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/balance/${name}`);

/** The texts of docs/decisions, in the order of their numbers. */
const decisions = (): string[] =>
  readdirSync(join(root, 'docs/decisions'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/decisions/${name}`);

/** By reader, as in docs/README.md. */
const ordered = (): Shelf[] => [
  { title: 'Begin', texts: ['README.md', ...docs('README', 'first-steps')] },
  { title: 'Play it', texts: docs('play', 'command-line', 'board', 'board-island-of-dread') },
  {
    title: 'Build a screen',
    texts: docs(
      'screens',
      'attempts',
      'values',
      'words',
      'pictures',
      'networking',
      'hosting',
      'actions',
      'events',
      'boardgame-io',
      'size',
    ),
  },
  { title: 'Write a bot', texts: docs('bots', 'leaderboard', 'learning', 'protocol', 'scaling') },
  { title: 'Check a ruling', texts: [...docs('conformance', 'mcp', 'runner', 'testing'), 'rules/README.md'] },
  {
    title: 'Change the rules',
    texts: docs(
      'modules',
      'writing-a-module',
      'hooks',
      'hooks-third-edition',
      'content',
      'content-third-edition',
      'balance',
    ),
  },
  {
    title: 'Contribute',
    texts: [
      ...docs('architecture', 'glossary', 'recipes', 'benchmarks', 'threads').filter(isThere),
      'CONTRIBUTING.md',
      'CHANGELOG.md',
    ],
  },
  { title: 'Decisions', texts: decisions() },
  { title: 'Balance', texts: balances() },
];

/** The guides on their shelves. A text of docs/ that nobody has put in order stands on the last one. */
export function shelves(): readonly Shelf[] {
  const known = ordered();
  const placed = new Set(known.flatMap(({ texts }) => texts));
  const further = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .filter((text) => !placed.has(text));
  return further.length > 0 ? [...known, { title: 'Further', texts: further }] : known;
}

const named: Readonly<Record<string, string>> = {
  'README.md': '/guides/start.md',
  'CHANGELOG.md': '/guides/changes.md',
  'CONTRIBUTING.md': '/guides/contributing.md',
  'docs/README.md': '/guides/contents.md',
  'rules/README.md': '/guides/register.md',
};

/** The page of each text, and of folders that are read as one. */
export function pagesOfTexts(): ReadonlyMap<string, string> {
  const texts = shelves().flatMap((shelf) => shelf.texts);
  return new Map([
    ...texts.map((text): [string, string] => [text, named[text] ?? text.replace('docs/', '/guides/')]),
    ['docs', '/guides/start.md'],
    ['docs/balance', '/guides/balance.md'],
    ['docs/api', '/api/index.md'],
  ]);
}

/** What the sidebar calls a text: the heading over it, cut short where it says more than what it is about. */
export function titleOf(text: string): string {
  if (text === 'README.md') return 'Start here';
  if (text === 'CHANGELOG.md') return 'What changes, what stays';
  const title = /^# (.*)$/m.exec(read(text))?.[1] ?? basename(text, '.md');
  return title.replace(/^How games go(?: with|, and the)? ?/, '') || 'How games go';
}

/** How many texts of a shelf stand beside a page; with the link to all guides they are twelve. */
const inSight = 11;

/** A shelf in pieces that can be taken in at once. */
function piecesOf({ title, texts }: Shelf): readonly Shelf[] {
  const count = Math.ceil(texts.length / inSight);
  if (count === 1) return [{ title, texts }];
  const size = Math.ceil(texts.length / count);
  return Array.from({ length: count }, (_, at) => ({
    title: `${title}, part ${at + 1}`,
    texts: texts.slice(at * size, (at + 1) * size),
  }));
}

/** Sidebars by page: the shelf that the page stands on. Beside the first pages stand the other shelves. */
export function guidesBars(): Readonly<Record<string, object[]>> {
  const pages = pagesOfTexts();
  const linkTo = (text = ''): string | undefined => pages.get(text)?.replace(/\.md$/, '');
  const itemsOf = ({ texts }: Shelf) => texts.map((text) => ({ text: titleOf(text), link: linkTo(text) }));
  const firstOf = ({ title, texts }: Shelf) => ({ text: title, link: linkTo(texts[0]) });
  const [begin, ...others] = shelves();
  // Not to be folded: VitePress would put a button into a button, which readers of screens cannot press.
  const bars = shelves().flatMap((shelf) => {
    const pieces = piecesOf(shelf);
    return pieces.map((piece): [Shelf, object[]] => [
      piece,
      shelf.title === begin?.title
        ? [
            { text: piece.title, items: itemsOf(piece) },
            { text: 'What do you want to do?', items: others.map(firstOf) },
          ]
        : [
            { text: 'All guides', link: linkTo('docs/README.md') },
            { text: piece.title, items: itemsOf(piece) },
            ...pieces.filter((other) => other !== piece).map(firstOf),
          ],
    ]);
  });
  return Object.fromEntries(
    bars.flatMap(([{ texts }, bar]) => texts.map((text): [string, object[]] => [pages.get(text) ?? '', bar])),
  );
}

/** Writes the page of every text, and what pictures they show. */
export function gatherGuides(): void {
  const pages = pagesOfTexts();
  for (const [path, page] of pages) {
    if (!path.endsWith('.md')) continue;
    const plainText = withoutBadges(read(path));
    const { text, pictures } = relink(
      path.startsWith('docs/balance') ? withCharts(plainText) : plainText,
      path,
      pages,
    );
    write(page.slice(1), `${head({ source: path })}${text}`);
    for (const picture of pictures) {
      const to = join(generated, 'public/files', picture);
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(root, picture), to);
    }
  }
}
