// What the declarations of events say in comments, and their lists: `base/event-kinds/meanings.ts` and `base/event-kinds/index.ts` of an edition. It
// reads the sources as text, so that it works before the lists are written.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { registers } from '../../src/register/documents.js';
import { eachOf, type Files } from './files.js';
import { plainOf, readShown, type Shown, shownByModules } from './shown.js';
import { placeOf, root, sortedAs, sourcesIn } from './sources.js';

/** Files of the folder that declare no events. */
const others = ['details.ts', 'event.ts', 'index.ts', 'meanings.ts', 'table.ts'];

const written = '// Written by `npm run generate -- event-kinds`. Do not edit.';

const ids = new Set(Object.values(registers).flatMap(({ rules }) => rules.map(({ id }) => id as string)));

export interface Declared {
  /** What its constant is called. */
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
  readonly details: Readonly<Record<string, string>>;
  readonly rules: readonly string[] | 'any';
  readonly shown: Shown;
}

/** The text of a comment without its signs and tags, in one line. */
const plain = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$|^\/\//g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/^@\w+$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The comment beside a property, or the one above it. */
function commentOf(text: string, property: ts.Node): string {
  const after = property.end + (text[property.end] === ',' ? 1 : 0);
  const range =
    ts.getTrailingCommentRanges(text, after)?.[0] ??
    ts.getLeadingCommentRanges(text, property.getFullStart())?.at(-1);
  return range === undefined ? '' : plain(text.slice(range.pos, range.end));
}

/** The kind that a statement declares, if it declares one. */
function declaredBy(source: ts.SourceFile, statement: ts.Statement): Declared | null {
  if (!ts.isVariableStatement(statement)) return null;
  const constant = statement.declarationList.declarations[0];
  const call = plainOf(constant?.initializer);
  if (!constant || !call) return null;
  if (call.expression.getText() !== 'event') return null;
  const [type, details] = call.arguments;
  const fail = (what: string, at: ts.Node = call): never => {
    throw new Error(`${placeOf(at)}: ${what}`);
  };
  if (!type || !ts.isStringLiteral(type) || !details || !ts.isObjectLiteralExpression(details))
    return fail('An event is declared with its type and its details, both written out.');
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    fail(`The event ${type.text} is not exported.`);
  const doc = ts.getLeadingCommentRanges(source.text, statement.getFullStart())?.at(-1);
  const said = doc ? plain(source.text.slice(doc.pos, doc.end)) : '';
  const [, meaning = '', list = '', shows = ''] =
    /^(.+?[.?!]) Rules: (.+)\. Shows: (.+)\.$/.exec(said) ??
    fail(
      `The comment of the event ${type.text} is a sentence that says what has happened; then "Rules: " with ids of rules, "any" or "none", and a full stop; then "Shows: " with a group, what moves from where to where, and a full stop.`,
    );
  const rules = list === 'any' ? list : list === 'none' ? [] : list.split(', ');
  if (rules !== 'any')
    for (const id of rules) if (!ids.has(id)) fail(`The event ${type.text} cites ${id}, which is no rule.`);
  return {
    name: constant.name.getText(),
    type: type.text,
    meaning,
    rules,
    shown: readShown(
      type.text,
      shows,
      details.properties.map(({ name }) => name?.getText() ?? ''),
      fail,
    ),
    details: Object.fromEntries(
      details.properties.map((property) => {
        const name = property.name?.getText() ?? '';
        const comment = commentOf(source.text, property);
        if (!/[.?!]$/.test(comment))
          fail(`No comment says what "${name}" of the event ${type.text} tells: a sentence.`, property);
        return [name, comment];
      }),
    ),
  };
}

const entry = ({ type, meaning, details, rules }: Declared): string =>
  `  ${JSON.stringify(type)}: ${JSON.stringify([meaning, details, rules])},`;

/**
 * The kinds that a file declares.
 *
 * @throws Error with file and line for a comment that is missing, and for a rule that does not exist
 */
export function kindsIn(path: string, text: string): readonly Declared[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return eachOf(source.statements, (statement) => declaredBy(source, statement) ?? []).flat();
}

/**
 * Refuses an event of these sources that no rule among them emits.
 *
 * @throws Error with file and line
 */
export function assertEmitted(sources: readonly (readonly [path: string, text: string])[]): void {
  const emitted = new Set<string>();
  for (const [, text] of sources) {
    const original = new Map([...text.matchAll(/\b(\w+) as (\w+)\b/g)].map(([, name, here]) => [here, name]));
    for (const [, kind = ''] of text.matchAll(/\bemit\(([^,{]*)/g))
      for (const [name] of kind.matchAll(/\w+/g)) emitted.add(original.get(name) ?? name);
  }
  const declared = /^export const (\w+) = (?:\/\*.*?\*\/ )?(?:event|eventKind)\(\s*'([^']+)'/gm;
  eachOf(sources, ([path, text]) =>
    eachOf(text.matchAll(declared), ({ index, 1: name = '', 2: type }) => {
      if (!emitted.has(name))
        throw new Error(
          `${path}:${text.slice(0, index).split('\n').length}: No rule emits the event ${type}: its chapter should call g.emit(${name}, { …, rule }) where it happens.`,
        );
    }),
  );
}

const folderOf = (edition: string): string => `src/${edition}/base/event-kinds`;

/** The kinds that an edition's chapters declare. */
const chaptersOf = (edition: string) =>
  eachOf(
    readdirSync(root + folderOf(edition))
      .filter((name) => name.endsWith('.ts') && !others.includes(name))
      .sort(),
    (name) => {
      const path = `${folderOf(edition)}/${name}`;
      const kinds = kindsIn(path, readFileSync(root + path, 'utf8'));
      if (kinds.length === 0) throw new Error(`${path} declares no event.`);
      return { from: `./${name.replace(/\.ts$/, '.js')}`, kinds };
    },
  );

/** What a screen shows of all events of an edition and its modules, by type. */
export const shownOf = (edition: string): Readonly<Record<string, Shown>> => ({
  ...shownByModules(edition),
  ...Object.fromEntries(
    chaptersOf(edition).flatMap(({ kinds }) => kinds.map(({ type, shown }) => [type, shown])),
  ),
});

/** The files of an edition. */
function filesOf(edition: string): Files {
  assertEmitted(sourcesIn(`src/${edition}`));
  const folder = folderOf(edition);
  const chapters = chaptersOf(edition);
  const kinds = chapters.flatMap((chapter) => chapter.kinds);
  return {
    [`${folder}/index.ts`]: [
      written,
      ...chapters.map((each) =>
        [
          'import {',
          ...each.kinds
            .map(({ name }) => name)
            .sort((a, b) => (sortedAs(a) < sortedAs(b) ? -1 : 1))
            .map((name) => `  ${name},`),
          `} from '${each.from}';`,
        ].join('\n'),
      ),
      '',
      ...[...chapters.map(({ from }) => from), './details.js']
        .sort()
        .map((from) => `export *${from === './details.js' ? ' as details' : ''} from '${from}';`),
      '',
      '/**',
      ' * All events of the base game.',
      ' *',
      ' * @hidden',
      ' */',
      'export const baseEvents = [',
      ...kinds.map(({ name }) => `  ${name},`),
      '];',
      '',
    ].join('\n'),
    [`${folder}/meanings.ts`]: [
      written,
      "import { withMeanings } from '../../../kernel/index.js';",
      '',
      '/** A kind of event with what it means and the rules by which it happens, wherever that stands. */',
      'export const withMeaning = /* @__PURE__ */ withMeanings({',
      ...kinds.map(entry),
      '});',
      '',
    ].join('\n'),
  };
}

export const files = (): Files => ({ ...filesOf('second-edition'), ...filesOf('third-edition') });
