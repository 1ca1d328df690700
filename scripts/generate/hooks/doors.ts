import ts from 'typescript';
import {
  commentOn,
  type Declared,
  declaredIn,
  exportedFrom,
  fileNamed,
  flat,
  namespacesOf,
  type Sources,
  visit,
  withoutNamespace,
} from './sources.js';

/* What the door for module authors offers, by its chapters: hooks, and the functions that rules look things up with. */

/** A hook, as its declaration says it. */
export interface HookWord {
  readonly name: string;
  /** A question answers, a verb does. */
  readonly sort: 'query' | 'command';
  /** How it is called. */
  readonly call: string;
  readonly says: string;
  /** Chapters and modules that ask it. */
  readonly asked: readonly string[];
  /** Modules of the package that answer it otherwise. */
  readonly overridden: readonly string[];
}

/** A function that is no hook. */
export interface HelperWord {
  readonly name: string;
  readonly call: string;
  readonly says: string;
}

/** A chapter of the door. */
export interface DoorChapter {
  readonly title: string;
  readonly hooks: readonly HookWord[];
  readonly helpers: readonly HelperWord[];
}

/** The places where each hook is called, and those where it is overridden. */
interface Uses {
  readonly asked: Map<string, Set<string>>;
  readonly overridden: Map<string, Set<string>>;
}

const note = (map: Map<string, Set<string>>, name: string, place: string): void => {
  map.set(name, (map.get(name) ?? new Set()).add(place));
};

function usesIn({ files, placeOf }: Sources): Uses {
  const uses: Uses = { asked: new Map(), overridden: new Map() };
  for (const file of files) {
    const namespaces = namespacesOf(file);
    visit(file, (node) => {
      if (!ts.isCallExpression(node)) return;
      const called = node.expression.getText();
      const name = withoutNamespace(called);
      if (name !== called && !namespaces.has(called.slice(0, -name.length - 1))) return;
      const [first] = node.arguments;
      if (name === 'override' && first)
        note(uses.overridden, withoutNamespace(first.getText()), placeOf(file));
      else if (/^\w+$/.test(name)) note(uses.asked, name, placeOf(file));
    });
  }
  return uses;
}

const places = (map: Map<string, Set<string>>, name: string): string[] => [...(map.get(name) ?? [])].sort();

type Callable = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression;

/** How something is called. Of what is described by a type alone, only the name. */
function callOf(name: string, made: Callable | null): string {
  if (made === null) return name;
  const parameters = made.parameters.map(
    ({ name: its, type, questionToken, initializer, dotDotDotToken }) =>
      `${dotDotDotToken ? '...' : ''}${flat(its).replace(/^_(?=\w)/, '')}${questionToken || initializer ? '?' : ''}${type ? `: ${flat(type)}` : ''}`,
  );
  return `${name}(${parameters.join(', ')})${made.type ? `: ${flat(made.type)}` : ''}`;
}

const callable = (node: ts.Node | null | undefined): Callable | null =>
  node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node))
    ? node
    : null;

/** The call that a constant is made by, if it is made by one of these functions. */
function madeBy({ value }: Declared, makers: readonly string[]): ts.CallExpression | null {
  return value && ts.isCallExpression(value) && makers.includes(value.expression.getText()) ? value : null;
}

function hookOf(found: Declared, { asked, overridden }: Uses): HookWord | null {
  const made = madeBy(found, ['query', 'command']);
  if (!made) return null;
  const { name } = found;
  const [title, answer] = made.arguments;
  return {
    name,
    sort: made.expression.getText() as HookWord['sort'],
    call: callOf(name, callable(answer)),
    says: `_${(title as ts.StringLiteral).text}_: ${commentOn(found.statement)}`.replace(/: $/, ''),
    asked: places(asked, name),
    overridden: places(overridden, name),
  };
}

const isType = ({ statement }: Declared): boolean =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

/** A function as it is called; nothing for a type. */
function helperOf(found: Declared, under = ''): HelperWord[] {
  if (isType(found)) return [];
  const name = `${under}${found.name}`;
  const made = callable(found.value) ?? callable(found.statement);
  return [{ name, call: callOf(name, made), says: commentOn(found.statement) }];
}

/** All that a file exports by name. */
const exportsOf = (file: ts.SourceFile): Declared[] =>
  file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause === undefined && moduleSpecifier) return exportsOf(fileNamed(file, moduleSpecifier));
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.flatMap(({ name }) => exportedFrom(file, name.text) ?? [])
        : [];
    }
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(isExport)) return [];
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(statement)
        ? [statement.name?.text ?? '']
        : [];
    return names.flatMap((name) => declaredIn(file, name) ?? []);
  });
const isExport = ({ kind }: ts.Modifier): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** The chapters of the door, by the comments that stand over its exports. */
export function chaptersOfDoor(sources: Sources): readonly DoorChapter[] {
  const { door } = sources;
  const uses = usesIn(sources);
  const chapters: { title: string; hooks: HookWord[]; helpers: HelperWord[] }[] = [];
  let chapter: (typeof chapters)[number] | undefined;
  for (const statement of door.statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier } = statement;
    const isFirst = statement.getFullStart() === 0 || chapters.length === 0;
    const title = (isFirst ? lastComment(statement) : commentOn(statement)).replace(/\.$/, '');
    if (title !== '') {
      chapter = chapters.find((each) => each.title === title) ?? { title, hooks: [], helpers: [] };
      if (!chapters.includes(chapter)) chapters.push(chapter);
    }
    if (!chapter || !moduleSpecifier || !exportClause) continue;
    if (ts.isNamespaceExport(exportClause)) {
      for (const found of exportsOf(fileNamed(door, moduleSpecifier)))
        chapter.helpers.push(...helperOf(found, `${exportClause.name.text}.`));
      continue;
    }
    for (const { name, propertyName, isTypeOnly } of exportClause.elements) {
      const found = isTypeOnly
        ? null
        : exportedFrom(fileNamed(door, moduleSpecifier), (propertyName ?? name).getText());
      if (!found) continue;
      const hook = hookOf(found, uses);
      if (hook) chapter.hooks.push(hook);
      else chapter.helpers.push(...helperOf({ ...found, name: name.text }));
    }
  }
  return chapters.filter(({ hooks, helpers }) => hooks.length + helpers.length > 0);
}

/** The comment of the first export stands under that of the whole file. */
function lastComment(node: ts.Node): string {
  const text = node.getSourceFile().text.slice(0, node.getStart());
  return (/\/\/ ([^\n]*)\n*$/.exec(text)?.[1] ?? '').trim();
}
