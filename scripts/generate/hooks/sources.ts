import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/* The sources of an edition, read as text: what is declared where, how it is described, and who calls it. No type is worked out. */

const root = fileURLToPath(new URL('../../../src', import.meta.url));
const files = new Map<string, ts.SourceFile>();

/** A file of the sources, by its path. */
function sourceOf(path: string): ts.SourceFile {
  const known =
    files.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(path, known);
  return known;
}

/** The sources of an edition. */
export interface Sources {
  /** The page of hooks is made of what this file exports. */
  readonly door: ts.SourceFile;
  readonly files: readonly ts.SourceFile[];
  /** Where a file is, for people: its chapter, or the id of its module. */
  placeOf(file: ts.SourceFile): string;
}

export function sourcesOf(edition: string): Sources {
  const folder = join(root, edition);
  return {
    door: sourceOf(join(folder, 'rules.ts')),
    files: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => sourceOf(join(folder, name))),
    placeOf({ fileName }) {
      const [first = '', next = ''] = relative(folder, fileName).replace(/\.ts$/, '').split('/');
      return ['modules', 'scenarios', 'base'].includes(first) ? next : first;
    },
  };
}

/** The file that an import or an export names. */
export const fileNamed = (from: ts.SourceFile, specifier: ts.Expression): ts.SourceFile =>
  sourceOf(join(dirname(from.fileName), (specifier as ts.StringLiteral).text.replace(/\.js$/, '.ts')));

/** Something that is declared: a constant, a function or a type. */
export interface Declared {
  readonly name: string;
  /** The statement that carries its comment. */
  readonly statement: ts.Statement;
  /** The value of a constant. */
  readonly value: ts.Expression | null;
}

/** What a file itself declares under a name. */
export function declaredIn(file: ts.SourceFile, name: string): Declared | null {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((each) => each.name.getText() === name);
      if (found) return { name, statement, value: found.initializer ?? null };
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name?.text === name
    )
      return { name, statement, value: null };
  }
  return null;
}

/** What a name means in a file: it is declared there or imported. */
export function meantBy(file: ts.SourceFile, name: string): Declared | null {
  const from = file.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const names = importClause?.namedBindings;
    return names && ts.isNamedImports(names) && names.elements.some((each) => each.name.text === name);
  });
  return from ? exportedFrom(fileNamed(file, from.moduleSpecifier), name) : declaredIn(file, name);
}

/** A name of a namespace, such as `frames.turn`, without it. */
export const withoutNamespace = (name: string): string => name.replace(/^\w+\.(?=\w+$)/, '');

/** The names of the namespaces that a file imports. */
export const namespacesOf = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    file.statements.flatMap((statement) => {
      const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
      return names && ts.isNamespaceImport(names) ? names.name.text : [];
    }),
  );

/** What a file exports under a name, wherever that is declared. */
export function exportedFrom(file: ts.SourceFile, name: string): Declared | null {
  const here = declaredIn(file, name);
  if (here) return here;
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const { exportClause } = statement;
    const names =
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((each) => each.name.text)
        : null;
    if (names !== null && !names.includes(name)) continue;
    const found = exportedFrom(fileNamed(file, statement.moduleSpecifier), name);
    if (found) return found;
  }
  return null;
}

/** A comment as one line: its first paragraph, without examples and marks. */
const asLine = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^[ \t]*(\*|\/\/) ?/gm, '')
    .trim()
    .split(/\n\s*\n|\n\s*@/)[0]
    ?.replace(/\{@link (?:\w+\.)?(\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

/** The comment that stands before a node, as one line; empty if there is none. */
export function commentOn(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const docs = ranges.filter(({ pos }) => text.startsWith('/**', pos));
  const wanted =
    docs.length > 0
      ? docs.slice(-1)
      : ranges.filter(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia);
  return asLine(wanted.map(({ pos, end }) => text.slice(pos, end)).join('\n'));
}

/** Goes through all that a node contains. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** A piece of code on one line, without its comments and the namespaces of its types. */
export const flat = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\b[a-z]\w*\.(?=[A-Z])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?,? ?\)/g, ')')
    .replace(/\( /g, '(');
