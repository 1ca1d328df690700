import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/* Sources read as text, and imports of what they export, in the order of the formatter. */

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const sourceOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true);

/** File and line of a node, as editors open them. */
export const placeOf = (node: ts.Node): string => {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

/** The path and the text of all files of TypeScript in a folder and below it. */
export const sourcesIn = (folder: string): readonly (readonly [path: string, text: string])[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
    .map((path) => [path, readFileSync(root + path, 'utf8')]);

export const constantsOf = (source: ts.SourceFile): readonly ts.VariableDeclaration[] =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/** Something that a file exports, and its file without its ending. */
export interface Exported {
  readonly name: string;
  readonly path: string;
}

/** What a name is sorted by where the formatter sorts: letters without their case, and of the same letter the capital first. */
export const sortedAs = (name: string): string =>
  name.replace(/./g, (letter) => letter.toLowerCase() + (/[A-Z]/.test(letter) ? 0 : 1));

/** Imports of these names, in the order of the formatter. */
export function importsOf(
  from: readonly Exported[],
  specifierOf: (path: string) => string,
): readonly string[] {
  // A folder stands before another whose name begins with its own.
  const inParts = (specifier: string): string => specifier.replaceAll('/', ' ');
  const depthOf = (specifier: string): number => specifier.split('../').length;
  const specifiers = [...new Set(from.map(({ path }) => specifierOf(path)))].sort(
    (a, b) => depthOf(b) - depthOf(a) || (inParts(a) < inParts(b) ? -1 : 1),
  );
  return specifiers.map((specifier) => {
    const names = from
      .filter(({ path }) => specifierOf(path) === specifier)
      .map(({ name }) => name)
      .sort((a, b) => (sortedAs(a) < sortedAs(b) ? -1 : 1));
    return `import { ${names.join(', ')} } from '${specifier}.js';`;
  });
}
