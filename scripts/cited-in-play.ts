import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * The rules that rulings of the package can cite: those whose ids stand in the code of play, as texts and not merely in comments. The build puts their
 * words apart, as a game quotes no others.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** Comments, and texts in quotes of all three kinds, in the order in which they stand. */
const tokens = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const hole = /\$\{[^}]*\}/g;

/** What texts in code say, as patterns of whole ids: what a template leaves open may be anything. */
function textsIn(code: string): { readonly plain: ReadonlySet<string>; readonly open: readonly RegExp[] } {
  const plain = new Set<string>();
  const open: RegExp[] = [];
  for (const [token] of code.matchAll(tokens)) {
    if (token.startsWith('/')) continue;
    const text = token.slice(1, -1);
    plain.add(text);
    if (!token.startsWith('`')) continue;
    for (const [, inner = ''] of text.matchAll(/['"]([\w.-]+)['"]/g)) plain.add(inner);
    // What names no chapter could be anything.
    if (/^\w+\.[\w-]+\.[\w.-]*\$\{/.test(text) && /^[\w.-]+$/.test(text.replace(hole, '')))
      open.push(new RegExp(`^${text.replace(hole, '\0').replaceAll('.', '\\.').replaceAll('\0', '.+')}$`));
  }
  return { plain, open };
}

/* Positions that somebody describes are refused by rules as well, so what reads them is code of play, too. */

/** Code in whose texts rules are named that nothing cites: what describes the form of content. */
const noPlay = /\/content\/(check|schema)[\w-]*\.ts$/;

const codeOfPlay = (): string =>
  ['kernel', 'second-edition', 'third-edition', 'scenario']
    .flatMap((folder) =>
      readdirSync(`${root}src/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (name) => `src/${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.ts') && !noPlay.test(path))
    .map((path) => readFileSync(root + path, 'utf8'))
    .join('\n');

/** The ids of all rules of the register that code cites; by default, of those that the code of play does. */
export function citedInPlay(code = codeOfPlay()): ReadonlySet<string> {
  const { plain, open } = textsIn(code);
  return new Set(
    readdirSync(`${root}rules`)
      .filter((name) => name.endsWith('.json'))
      .flatMap(
        (name): { id: string }[] => JSON.parse(readFileSync(`${root}rules/${name}`, 'utf8')).rules ?? [],
      )
      .map(({ id }) => id)
      .filter((id) => plain.has(id) || open.some((pattern) => pattern.test(id))),
  );
}
