import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, specifier } from '../../scripts/entries.js';
import { cache, generated, onGitHub, read, root, write } from './places.js';
import { head } from './text.js';

/*
 * The reference of the public entries. TypeDoc reads all sources for it, which takes minutes and gigabytes; so what it found is kept
 * until a source changes, and only its Markdown is made anew.
 */

const found = join(cache, 'api.json');
const foundFor = join(cache, 'api.sha256');

/** A number of all that the reference is made of. */
function sourcesNow(): string {
  const hash = createHash('sha256').update(read('typedoc.json')).update(read('site/typedoc.json'));
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) hash.update(read(`src/${file}`));
  return hash.digest('hex');
}

const isCurrent = (now: string): boolean =>
  existsSync(found) && existsSync(foundFor) && readFileSync(foundFor, 'utf8') === now;

function typedoc(...options: readonly string[]): void {
  execFileSync('npx', ['--no-install', 'typedoc', '--logLevel', 'Error', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=8192' },
  });
}

/** The page of an entry, without its ending. */
export const pageOfEntry = (name: string): string => {
  if (name === '') return '/api/runebound-engine';
  return name === 'second-edition/rules' ? '/api/second-edition/rules/' : `/api/${name}`;
};

/** Entries as a sidebar. */
export const apiBar = (): object[] => [
  { text: 'All entries', link: '/api/' },
  { text: 'Entries', items: entries.map(({ name }) => ({ text: specifier(name), link: pageOfEntry(name) })) },
];

/**
 * Writes the reference.
 *
 * @param quick - take what is kept, be it old, and do without where nothing is kept
 */
export function gatherApi(quick: boolean): void {
  mkdirSync(cache, { recursive: true });
  const now = sourcesNow();
  if (!isCurrent(now) && !quick) {
    console.log('Reading all sources for the reference; this takes some minutes.');
    typedoc('--json', found, '--disableGit', '--sourceLinkTemplate', '{path}#L{line}');
    writeFileSync(foundFor, now);
  }
  if (!existsSync(found)) return withoutApi();
  typedoc('--options', 'site/typedoc.json');
  for (const file of readdirSync(join(generated, 'api'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md')) finish(`api/${file}`);
}

/** Links to sources lead to GitHub, and a page says what its entry is imported as. */
function finish(page: string): void {
  const text = readFileSync(join(generated, page), 'utf8')
    .replace(/\[(src\/[\w./-]+):(\d+)\]\([^)]*\)|(?<![\w[/])(src\/[\w./-]+):(\d+)/g, (_, a, b, c, d) => {
      const [path, line] = [a ?? c, b ?? d];
      return `[${path.replace('src/', '')}:${line}](${onGitHub(path, `#L${line}`)})`;
    })
    .replace(/\{\{/g, '&#123;&#123;');
  write(page, `${head({ outline: [2, 3], editLink: false })}${text}`);
}

function withoutApi(): void {
  const text =
    '# The reference\n\nIt is not made yet: `npm run build -w site` makes it, once, in some minutes.\n';
  for (const page of ['/api/index', ...entries.map(({ name }) => pageOfEntry(name))])
    write(`${page.replace(/\/$/, '/index').slice(1)}.md`, text);
}
