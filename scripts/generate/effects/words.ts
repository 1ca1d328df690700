// The lists of words of the ability languages, from the tables of their texts.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The comment before a node, in one line. */
export function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' ');
}

/** The comment before a node as it stands, without its indent. */
export const commentLines = (node: ts.Node): string => {
  const doc = ts.getJSDocCommentsAndTags(node).at(-1)?.getText() ?? '';
  return doc === '' ? '' : `${doc.replace(/\n +\*/g, '\n *')}\n`;
};

export const nameOf = ({ name }: { readonly name: ts.PropertyName | ts.BindingName }): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

export const propertyOf = (value: ts.Expression, name: string): ts.Expression | undefined =>
  ts.isObjectLiteralExpression(value)
    ? value.properties.find(
        (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && nameOf(one) === name,
      )?.initializer
    : undefined;

export const declarationsOf = (file: ts.SourceFile): readonly ts.VariableDeclaration[] =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/** A list of words with their meanings, as the table of their texts declares them. */
export interface WordList {
  readonly file: string;
  /** The table of the texts. */
  readonly table: string;
  /** The list of words and its type, with their meanings. */
  readonly list: string;
  readonly type: string;
  readonly meaning: string;
  /** Lists of the words that have a mark, by their names and meanings. */
  readonly marked?: readonly (readonly [mark: string, list: string, meaning: string])[];
  /** Words that code makes from parts: they stand nowhere. */
  readonly made?: RegExp;
}

export interface Word {
  readonly word: string;
  readonly meaning: string;
  readonly marks: readonly string[];
}

/** The rules of an edition, without content and what is declared of its language. */
const code = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.ts') && !parentPath.includes('content'))
    .filter(
      ({ name, parentPath }) =>
        !/\/abilities\/(language|parts|words|word-tables)\.ts$/.test(`${parentPath}/${name}`),
    )
    .map(({ name, parentPath }) => readFileSync(`${parentPath}/${name}`, 'utf8'))
    .join('\n');

/** The words of a table, in their order. A word that no rule names is refused. */
export function wordsIn(folder: string, { file: path, table, made }: WordList): readonly Word[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(`${folder}/${path}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const value = declarationsOf(file).find((one) => nameOf(one) === table)?.initializer;
  if (value === undefined || !ts.isObjectLiteralExpression(value))
    throw new Error(`${folder}/${path} has no table ${table}.`);
  const all = code(folder);
  return value.properties.filter(ts.isPropertyAssignment).map((one) => {
    const word = nameOf(one);
    if (made?.test(word) !== true && !all.replace(one.getText(file), '').includes(`'${word}'`)) {
      const { line } = file.getLineAndCharacterOfPosition(one.getStart(file));
      throw new Error(`${folder}/${path}:${line + 1}: no rule names '${word}', so it would do nothing.`);
    }
    const marks = ts.isObjectLiteralExpression(one.initializer) ? [...one.initializer.properties] : [];
    const text = propertyOf(one.initializer, 'text');
    const said = text !== undefined && ts.isStringLiteralLike(text) ? text.text : '';
    return {
      word,
      // A word that its text explains needs no comment.
      meaning: commentOf(one) || `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
      marks: marks.filter(ts.isPropertyAssignment).map((mark) => nameOf(mark)),
    };
  });
}

/** An array of words in as many lines as the formatter gives it. */
function arrayOf(before: string, words: readonly Word[], after: string): string {
  const items = words.map(({ word }) => `'${word}'`);
  const line = `${before} [${items.join(', ')}]${after}`;
  return line.length <= 110 ? line : `${before} [\n  ${items.join(',\n  ')},\n]${after}`;
}

/** The list of some words as code, and its type. */
export function codeOf(words: readonly Word[], { list, type, meaning, marked = [] }: WordList): string {
  const lists = marked.map(([mark, name, what]) => {
    const some = words.filter(({ marks }) => marks.includes(mark));
    return `/** ${what} */\n${arrayOf(`export const ${name}: readonly ${type}[] =`, some, ';')}\n`;
  });
  return `/**
 * ${meaning}
${words.map((one) => ` * - \`${one.word}\`: ${one.meaning}\n`).join('')} */
${arrayOf(`export const ${list} =`, words, ' as const;')}
/** See {@link ${list}}. */
export type ${type} = (typeof ${list})[number];
${lists.join('')}
`;
}

export const secondWords: readonly WordList[] = [
  {
    file: 'abilities/amounts.ts',
    table: 'countWords',
    list: 'counts',
    type: 'Count',
    meaning: 'What amounts can count.',
  },
  {
    file: 'abilities/triggers.ts',
    table: 'triggerWords',
    list: 'triggers',
    type: 'Trigger',
    meaning: 'What sets off an ability by itself.',
  },
  {
    file: 'abilities/modifiers.ts',
    table: 'statWords',
    list: 'stats',
    type: 'Stat',
    meaning: 'A value that cards can change.',
    marked: [['hero', 'heroStats', 'Values that only Heroes have, each for all of its party.']],
    made: /^(mind|body|spirit)$|-damage$/,
  },
];

export const thirdWords: readonly WordList[] = [
  {
    file: 'abilities/word-tables.ts',
    table: 'momentWords',
    list: 'moments',
    type: 'Moment',
    meaning: 'What sets abilities off.',
    marked: [
      [
        'enemies',
        'enemyMoments',
        'What sets abilities of enemies and villains off. They have nothing to pay with, so theirs act by themselves.',
      ],
      ['inCombat', 'combatMoments', 'What happens while the combat lasts.'],
    ],
  },
  {
    file: 'abilities/word-tables.ts',
    table: 'statWords',
    list: 'stats',
    type: 'Stat',
    meaning: 'Values of a hero that cards can change (3e.hero.bonus).',
    made: /^(body|mind|spirit)$/,
  },
  {
    file: 'abilities/word-tables.ts',
    table: 'countWords',
    list: 'counts',
    type: 'Count',
    meaning: 'What amounts can count, besides attributes.',
  },
];
