import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { programsOf } from '../release/blocks.js';

/* The TypeScript that a reader may copy: the programs of all pages, and the examples in the documentation of public functions. */

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A program as it stands in a file. */
export interface Snippet {
  /** The page, or the file of functions. */
  readonly file: string;
  /** The line above its first, counted from 0. */
  readonly line: number;
  readonly code: string;
  readonly prints: readonly string[];
}

/** All pages with programs. */
const pages = (): readonly string[] =>
  ['', 'docs/', 'docs/decisions/', 'rules/', ...folders('examples/')]
    .flatMap((folder) => readdirSync(root + folder).map((name) => folder + name))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md');

const folders = (folder: string): readonly string[] =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => `${folder}${name}/`);

export const programsOfPages = (): readonly Snippet[] =>
  pages().flatMap((file) => {
    const page = readFileSync(root + file, 'utf8');
    return programsOf(page).map((program) => ({
      file,
      line: page.slice(0, page.indexOf(program.code)).split('\n').length - 1,
      ...program,
    }));
  });

/** The files of public functions, each with the entry that exports them. */
export const functionFiles: Readonly<Record<string, string>> = {
  'src/functions.ts': 'runebound-engine',
  'src/second-edition/entries/functions.ts': 'runebound-engine/second-edition',
  'src/third-edition/entries/functions.ts': 'runebound-engine/third-edition',
};

/** What examples speak of without saying where it comes from. */
const settings = {
  'second-edition': `createGame({ players: 2, seed: 7 })`,
  'third-edition': `createGame({ scenario: 'corpse-king', players: 2, seed: 7 })`,
};

/** The examples of a file of functions as one program, each in a block of its own at the lines where it stands. */
export function examplesOf(file: string): Snippet {
  const entry = functionFiles[file] ?? 'runebound-engine';
  const text = readFileSync(root + file, 'utf8');
  let isExample = false;
  const lines = text.split('\n').map((line) => {
    const said = line.replace(/^ \* ?/, '');
    if (said.startsWith('```')) isExample = said === '```ts';
    return said.startsWith('```') ? (isExample ? '{' : '}') : isExample ? said : '';
  });
  const code = lines.join('\n');
  const names = [...text.matchAll(/^export function (\w+)/gm)].flatMap(([, name]) => name ?? []);
  const used = [...new Set([...names, 'actionCode', 'isEvent'])];
  const settingOf = entry.endsWith('third-edition') ? settings['third-edition'] : settings['second-edition'];
  const given = [
    `import { ${used.join(', ')} } from '${entry}';`,
    `const options = ${settingOf.slice('createGame('.length, -1)};`,
    'const { state: game, answers: set } = startGame(options);',
    `let manual = createGame({ ...options, chance: 'manual' });`,
    'for (const answer of set) manual = apply(manual, answer);',
    'const view = viewFor(game, 0);',
    'const [action] = legalActions(game);',
    `if (action === undefined) throw new Error('There is no action.');`,
    'const response = new Response(JSON.stringify(view));',
    'const later = new Response(JSON.stringify(view));',
    'const send = (player: number, events: readonly object[]): unknown => [player, events];',
    'void [manual, response, later, send, action];',
  ];
  return { file, line: 0, code: `${given.join(' ')}${code}`, prints: [] };
}

export const examplesOfFunctions = (): readonly Snippet[] => Object.keys(functionFiles).map(examplesOf);
