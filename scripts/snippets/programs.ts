import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entries, specifier } from '../entries.js';
import { programsOf } from '../release/blocks.js';
import { freeNames } from './free-names.js';
import { givenIn, insteadIn } from './given.js';

/* The TypeScript that a reader may copy: the programs of all pages, and the examples in comments. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program as it stands in a file. */
export interface Snippet {
  /** The page, or the file of sources. */
  readonly file: string;
  /** The line above its first, counted from 0. */
  readonly line: number;
  readonly code: string;
  /** What it prints, line by line. */
  readonly prints: readonly string[];
  /** What is put before it, on one line. */
  readonly given: string;
}

/** What is installed or generated is not the repository's. */
const notOurs = /(^|\/)(node_modules|\.generated|dist)\/|^docs\/api\//;

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => folder + path.replaceAll('\\', '/'))
    .filter((path) => ending.test(path) && !notOurs.test(path))
    .sort();

/** The programs of a page, or of a text that stands for it. */
export const programsOfPage = (file: string, page = readFileSync(root + file, 'utf8')): readonly Snippet[] =>
  programsOf(page).map((program) => ({
    ...program,
    file,
    line: page.slice(0, page.indexOf(program.code)).split('\n').length - 1,
    given: '',
  }));

/** The programs of all pages. */
export const programsOfPages = (): readonly Snippet[] =>
  [
    ...readdirSync(root).filter((name) => name.endsWith('.md')),
    ...['docs/', 'examples/', 'rules/', 'conformance/', 'site/'].flatMap((folder) =>
      filesIn(folder, /\.md$/),
    ),
  ].flatMap((file) => programsOfPage(file));

/** Where the names that a file exports are imported from: its entry, or the file itself. */
function exportedBy(file: string, text: string): ReadonlyMap<string, string> {
  const entry = entries.find(({ file: path }) => file === `src/${path}.ts`);
  const generated = /^src\/(?:(second|third)-edition\/entries\/)?functions\.ts$/.exec(file);
  const edition = generated?.[1] === undefined ? '' : `/${generated[1]}-edition`;
  const home = generated
    ? `runebound-engine${edition}`
    : entry === undefined
      ? `@/${file.replace(/\.ts$/, '.js')}`
      : specifier(entry.name);
  return new Map(
    [...text.matchAll(/^export (?:async )?(function|const|class|interface|type) (\w+)/gm)].map(
      ([, kind = '', name = '']) => [
        name,
        `import { ${/interface|type/.test(kind) ? 'type ' : ''}${name} } from '${home}';`,
      ],
    ),
  );
}

/** What stands before an example, so that each of its names means something. */
function givenTo(code: string, file: string, text: string): string {
  const exported = exportedBy(file, text);
  const given = givenIn(file);
  const instead = insteadIn(file);
  const lines: string[] = [];
  const known = new Set<string>();
  const need = (names: ReadonlySet<string>): void => {
    for (const name of names) {
      const line = instead[name] ?? exported.get(name) ?? given[name];
      if (line === undefined || known.has(name)) continue;
      known.add(name);
      need(freeNames(line));
      lines.push(line);
    }
  };
  need(freeNames(code));
  return lines.join(' ');
}

/** The examples in the comments of a file, or of a text that stands for it. */
export function examplesOfFile(file: string, text = readFileSync(root + file, 'utf8')): readonly Snippet[] {
  const all: Snippet[] = [];
  for (const { index, 0: comment } of text.matchAll(/\/\*\*[\s\S]*?\*\//g))
    for (const example of comment.matchAll(/@example\n([\s\S]*?)(?=\n *\* @|\n *\*\/)/g)) {
      const lines = (example[1] ?? '').split('\n').map((line) => line.replace(/^ *\* ?/, ''));
      const start = index + example.index + '@example\n'.length;
      const code = lines.map((line) => (line.startsWith('```') ? '' : line)).join('\n');
      all.push({
        ...{ file, code, prints: [], given: givenTo(code, file, text) },
        line: text.slice(0, start).split('\n').length - 1,
      });
    }
  return all;
}

/** The examples in the comments of all sources. */
export const examplesOfSources = (): readonly Snippet[] =>
  filesIn('src/', /\.ts$/).flatMap((file) => examplesOfFile(file));

/**
 * A snippet as a file of TypeScript, each line at the number that it has in its page.
 *
 * @param home - the way from that file to the root of the repository
 */
export const asFile = ({ line, code, given }: Snippet, home: string): string =>
  `${given.replaceAll("'@/", `'${home}`)}${'\n'.repeat(line)}${code}\n;export {};\n`;
