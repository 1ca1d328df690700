import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, specifier } from '../../scripts/entries.js';
import { cache, generated, onGitHub, read, root, write } from './places.js';
import { head } from './text.js';

/*
 * The reference of the public entries. TypeDoc reads all sources for it, which takes minutes and gigabytes; so what it found is kept
 * until a source changes, and only its Markdown is made anew. It leaves errors of types to `npm run check`.
 */

const found = join(cache, 'api.json');
const foundFor = join(cache, 'api.sha256');

/** A number of all that the reference is made of. */
function sourcesNow(): string {
  const hash = createHash('sha256').update(read('typedoc.json'));
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) hash.update(read(`src/${file}`));
  return hash.digest('hex');
}

const isCurrent = (now: string): boolean =>
  existsSync(found) && existsSync(foundFor) && readFileSync(foundFor, 'utf8') === now;

function typedoc(...options: readonly string[]): void {
  execFileSync('npx', ['--no-install', 'typedoc', '--logLevel', 'Warn', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=8192 --max-semi-space-size=128' },
  });
}

/** The page of an entry. */
const pageOfEntry = (name: string): string => `/api/${name || 'runebound-engine'}/`;

const fileOfEntry = (name: string): string => `${pageOfEntry(name).slice(1)}index.md`;

/** Entries as a sidebar. */
export const apiBar = (): object[] => [
  { text: 'All entries', link: '/api/' },
  { text: 'Entries', items: entries.map(({ name }) => ({ text: specifier(name), link: pageOfEntry(name) })) },
];

/** Has TypeDoc read all sources, unless none has changed. A public name that does not say what it is, or a link to nothing, is an error. */
export function readSources(): void {
  mkdirSync(cache, { recursive: true });
  const now = sourcesNow();
  if (isCurrent(now)) return;
  console.log('Reading all sources for the reference; this takes some minutes.');
  typedoc('--json', found, '--readme', 'none', '--disableGit', '--sourceLinkTemplate', '{path}#L{line}');
  writeFileSync(foundFor, now);
}

/**
 * Writes the reference.
 *
 * @param quick - take what is kept, be it old, and do without where nothing is kept
 */
export function gatherApi(quick: boolean): void {
  if (!quick) readSources();
  if (!existsSync(found)) return withoutApi();
  typedoc('--options', 'site/typedoc.json');
  for (const file of readdirSync(join(generated, 'api'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md')) finish(`api/${file}`);
  write('api/index.md', indexText());
}

/** Links to sources lead to GitHub, and the page of an entry is called as it is imported. */
function finish(page: string): void {
  const entry = entries.find(({ name }) => fileOfEntry(name) === page);
  const text = readFileSync(join(generated, page), 'utf8')
    .replace(/\[(src\/[\w./-]+):(\d+)\]\([^)]*\)/g, (_, path: string, line: string) => {
      const short = path.replace('src/', '');
      return `[${short}:${line}](${onGitHub(path, `#L${line}`)})`;
    })
    // Where the language itself declares something is nobody's page.
    .replace(/\[([^\]]+)\]\((?:\.\.\/)*node_modules\/[^)]*\)/g, '$1')
    .replace(/^# .*$/m, (heading) => (entry ? `# ${specifier(entry.name)}` : heading));
  write(page, `${head({ outline: [2, 3] })}${text}`);
}

/** The first sentence of what a page says. */
function about(name: string): string {
  const [, paragraph = ''] =
    /^# .*\n\n([\s\S]*?)\n\n/m.exec(readFileSync(join(generated, fileOfEntry(name)), 'utf8')) ?? [];
  return (paragraph.replaceAll('\n', ' ').split(/(?<=\.) /)[0] ?? '').replaceAll('|', '\\|');
}

const indexText = (): string =>
  [
    head({ title: 'API', outline: false }),
    '# The reference',
    '',
    'Everything that can be imported. Who begins needs the first of them, and [the guides](/guides/start.md).',
    '',
    '| import from | what it is |',
    '| --- | --- |',
    ...entries.map(({ name }) => `| [${specifier(name)}](${pageOfEntry(name)}) | ${about(name)} |`),
    '',
  ].join('\n');

function withoutApi(): void {
  const text =
    '# The reference\n\nIt is not made yet: `npm run build -w site` makes it, once, in some minutes.\n';
  for (const page of ['api/index.md', ...entries.map(({ name }) => fileOfEntry(name))]) write(page, text);
}
