// From what every kind of effect and of condition declares in the folders `effects` and `conditions` of an edition: the lists of all kinds, in
// their `index.ts`, and their types, in `language.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type FieldType, fieldsOf, typeOf as readType } from '../../src/kernel/content/field-types.js';
import {
  codeOf,
  commentLines,
  commentOf,
  declarationsOf,
  nameOf,
  propertyOf,
  secondWords,
  thirdWords,
  type WordList,
  wordsIn,
} from './effects/words.js';
import { eachOf, type Files } from './files.js';
import { placeOf } from './sources.js';

/** The widest line that the formatter leaves alone. */
const lineWidth = 110;

/** What a kind of effect declares: by the type of the declaration, in which file and under which name. */
export interface Declared {
  readonly kind: string;
  /** The comment of its schema. */
  readonly meaning: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly meaning: string }[];
  /** Of a condition: the type of its value. */
  readonly value: string;
}

/** What a folder declares: `Effect` or `Condition`, with the parts of each. */
interface Noun {
  readonly name: string;
  /** The list, the type of the declaration, what it says, and the file of that type. */
  readonly parts: readonly (readonly [list: string, part: string, meaning: string])[];
}

const effect: Noun = {
  name: 'Effect',
  parts: [
    ['effectRules', 'EffectRule', 'How every kind of effect acts.'],
    ['effectSchemas', 'EffectSchema', 'What may stand on a card, by the kind of effect.'],
    ['effectTexts', 'EffectText', 'What a card says, by the kind of effect.'],
    ['effectWorths', 'EffectWorth', 'What it is worth to a bot, by the kind of effect.'],
    ['effectPendings', 'EffectPending', 'What a save may say in the midst of it, by the kind of effect.'],
  ],
};

const condition: Noun = {
  name: 'Condition',
  parts: [
    ['conditionRules', 'ConditionRule', 'When every kind of condition holds.'],
    ['conditionSchemas', 'ConditionSchema', 'What may stand on a card, by the kind of condition.'],
    ['conditionTexts', 'ConditionText', 'What a card says, by the kind of condition.'],
  ],
};

/** The type that a condition gives its value. */
function valueIn(schema: ts.Expression | undefined): string {
  const value = schema && propertyOf(schema, 'value');
  return value !== undefined && ts.isStringLiteralLike(value) ? value.text : '';
}

/** The fields in the value of a schema. */
function fieldsIn(value: ts.Expression | undefined, file: ts.SourceFile): Declared['fields'] {
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return [];
  const fields = propertyOf(value, 'fields');
  return fields === undefined ? [] : fieldsOfObject(fields, file);
}

/** Fields with their types and comments. */
function fieldsOfObject(fields: ts.Expression, file: ts.SourceFile): Declared['fields'] {
  if (!ts.isObjectLiteralExpression(fields)) return [];
  return eachOf(fields.properties, (one) => {
    if (!ts.isPropertyAssignment(one) || !ts.isStringLiteralLike(one.initializer))
      throw new Error(
        `${placeOf(one)}: The type of a field should be written as plain text: ${one.getText(file)}`,
      );
    return { name: nameOf(one), type: one.initializer.text, meaning: commentOf(one) };
  });
}

/** The kinds of a noun that an edition declares, in the order of its files and of their lines. */
export function declaredIn(folder: string, noun = effect): readonly Declared[] {
  const found = new Map<string, Declared>();
  const places = new Map<string, string>();
  const schemas = new Map<string, string>();
  const files = readdirSync(folder)
    .filter((name) => name !== 'index.ts')
    .sort();
  eachOf(files, (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const file = ts.createSourceFile(`${folder}/${name}`, text, ts.ScriptTarget.Latest, true);
    eachOf(declarationsOf(file), (one) => {
      const [, part, kind] = /^(\w+)<'([\w-]+)'>$/.exec(one.type?.getText(file) ?? '') ?? [];
      if (part === undefined || kind === undefined || !part.startsWith(noun.name)) return;
      if (part === `${noun.name}Schema`) schemas.set(kind, placeOf(one));
      places.set(kind, places.get(kind) ?? placeOf(one));
      const before = found.get(kind) ?? { kind, meaning: '', parts: {}, fields: [], value: '' };
      found.set(kind, {
        ...before,
        parts: { ...before.parts, [part]: `${name.replace('.ts', '')}.${nameOf(one)}` },
        ...(part === `${noun.name}Schema`
          ? {
              meaning: commentOf(one),
              fields: fieldsIn(one.initializer, file),
              value: valueIn(one.initializer),
            }
          : {}),
      });
    });
  });
  return eachOf(found.values(), (one) => {
    if (one.meaning !== '') return one;
    if (!schemas.has(one.kind))
      throw new Error(
        `${places.get(one.kind)}: The effect ${one.kind} has no schema: a constant of the type ${noun.name}Schema<'${one.kind}'>.`,
      );
    throw new Error(
      `${schemas.get(one.kind)}: A comment before the schema of the effect ${one.kind} should say what it does.`,
    );
  });
}

const key = (kind: string): string => (/^\w+$/.test(kind) ? kind : `'${kind}'`);

/** A list of one part of every kind. */
const listOf = (
  noun: Noun,
  [name, part, meaning]: Noun['parts'][number],
  kinds: readonly Declared[],
): string =>
  `/** ${meaning} */
export const ${name}: { readonly [K in ${noun.name}Kind]${part === 'EffectPending' ? '?' : ''}: ${part}<K> } = {
${kinds.flatMap(({ kind, parts }) => (parts[part] ? [`  ${key(kind)}: ${parts[part]},`] : [])).join('\n')}
};
`;

/** A name of TypeScript's that a field of this type has. */
function typeOf(type: FieldType): string {
  switch (type.sort) {
    case 'literal':
      return typeof type.value === 'string' ? `'${type.value}'` : String(type.value);
    case 'whole':
      return 'number';
    case 'list':
      return type.item.sort === 'union'
        ? `readonly (${typeOf(type.item)})[]`
        : `readonly ${typeOf(type.item)}[]`;
    case 'union':
      return type.of.map(typeOf).join(' | ');
    case 'name':
      return type.text === 'Name' ? 'string' : type.text;
  }
}

/** A property in as many lines as the formatter gives it. */
function property(name: string, type: string, meaning: string, indent = '      '): readonly string[] {
  const line = `${indent}readonly ${name}: ${type};`;
  const lines =
    line.length <= lineWidth
      ? [line]
      : [`${indent}readonly ${name}:`, ...type.split(' | ').map((word) => `${indent}  | ${word}`)];
  if (lines.length > 1) lines.push(`${lines.pop()};`);
  return meaning === '' ? lines : [`${indent}/** ${meaning} */`, ...lines];
}

/** The type of one kind of effect. */
export const typeOfEffect = ({ kind, meaning, fields }: Declared): string => {
  const all = fields.map(({ name, type }) => [name, type] as const);
  return [
    '  | {',
    ...property('do', `'${kind}'`, meaning),
    ...fieldsOf(Object.fromEntries(all)).flatMap(({ name, type, optional }, at) =>
      property(optional ? `${name}?` : name, typeOf(type), fields[at]?.meaning ?? ''),
    ),
    '    }',
  ].join('\n');
};

/** The type of all conditions. */
const typeOfConditions = (
  kinds: readonly Declared[],
): string => `/** Holds if all its parts hold when the ability would act. */
export interface Condition {
${kinds
  .flatMap(({ kind, meaning, value }) =>
    fieldsOf({ [`${kind}?`]: value }).flatMap(({ name, type }) =>
      property(`${name}?`, typeOf(type), meaning, '  '),
    ),
  )
  .join('\n')}
}
/** A part of a condition. */
export type ConditionKind = keyof Condition;

`;

/** A part of an edition's table. */
interface DeclaredPart {
  readonly name: string;
  /** Its comment as it stands, and as a sentence. */
  readonly doc: string;
  readonly meaning: string;
  /** Its fields, or the type that it is. */
  readonly is: Declared['fields'] | string;
}

/** An edition's table of parts, in its order. */
function partsIn(path: string): readonly DeclaredPart[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const table = declarationsOf(file).find((one) => nameOf(one) === 'parts')?.initializer;
  if (table === undefined || !ts.isObjectLiteralExpression(table))
    throw new Error(`${path} has no table of parts.`);
  return eachOf(table.properties.filter(ts.isPropertyAssignment), (part) => {
    const { line } = file.getLineAndCharacterOfPosition(part.getStart(file));
    const meaning = commentOf(part);
    if (meaning === '') throw new Error(`${path}:${line + 1}: a comment should say what ${nameOf(part)} is.`);
    const is = ts.isStringLiteralLike(part.initializer)
      ? part.initializer.text
      : fieldsOfObject(part.initializer, file);
    return { name: nameOf(part), doc: commentLines(part), meaning, is };
  });
}

/** A type in as many lines as the formatter gives it. */
const unionOf = (before: string, type: string): string =>
  `${before} ${type};`.length <= lineWidth
    ? `${before} ${type};`
    : `${before}\n  | ${type.replaceAll(' | ', '\n  | ')};`;

/** The type of a part. */
function typeOfPart({ name, doc, is }: DeclaredPart): string {
  if (typeof is === 'string') return `${doc}${unionOf(`export type ${name} =`, typeOf(readType(is)))}\n`;
  const fields = fieldsOf(Object.fromEntries(is.map((field) => [field.name, field.type])));
  const lines = fields.flatMap((field, at) =>
    property(field.optional ? `${field.name}?` : field.name, typeOf(field.type), is[at]?.meaning ?? '', '  '),
  );
  return `${doc}export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

/** What each word under a key of the abilities of Third Edition means. */
export const thirdAbilities = (key: 'use' | 'always'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    partsIn('src/third-edition/abilities/parts.ts').flatMap(({ is, meaning }) => {
      const word = typeof is === 'string' ? undefined : is.find(({ name }) => name === key)?.type;
      return word?.startsWith("'") ? [[word.slice(1, -1), meaning]] : [];
    }),
  );

/** The exported types of a file by name. */
const typesIn = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^export type (?:\{ (.*?) \}|(\w+))/gm)].flatMap(
    ([, several, name = '']) => several?.split(', ') ?? name,
  );

const importOf = (names: readonly string[]): string => {
  const line = `import type { ${names.join(', ')} } from './words.js';`;
  return line.length <= lineWidth ? line : `import type {\n  ${names.join(',\n  ')},\n} from './words.js';`;
};

/** The language: the types of its parts, conditions and effects, and its lists of words. */
function languageOf(
  abilities: string,
  kinds: readonly Declared[],
  conditions: readonly Declared[],
  lists: readonly WordList[],
): string {
  const folder = abilities.replace('/abilities', '');
  const words = lists.map((one) => codeOf(wordsIn(folder, one), one)).join('');
  const types = `${partsIn(`${abilities}/parts.ts`).map(typeOfPart).join('\n')}
${conditions.length > 0 ? typeOfConditions(conditions) : ''}/** Something a card has happen. Effects of a list are carried out in their order. */
export type Effect =
${kinds.map(typeOfEffect).join('\n')};
/** The word that stands in the \`do\` of an effect. */
export type EffectKind = Effect['do'];
/** The effect of one kind: \`EffectOf<'test'>\` is the test. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly do: K }>;
`;
  const used = typesIn(`${abilities}/words.ts`).filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  return `// Written by \`npm run generate -- effects\` from parts.ts, effects, conditions and lists of words.
/* The ability language: what a card can say, as plain JSON without functions. */
${importOf(used.sort())}

export * from './words.js';

${words}${types}`;
}

/** The lists of all kinds. */
export function indexOf(kinds: readonly Declared[], noun = effect): string {
  const declared = noun.parts.filter(([, part]) => kinds.some((one) => part in one.parts));
  const files = [
    ...new Set(kinds.flatMap((one) => Object.values(one.parts).map((part) => part.split('.')[0] ?? ''))),
  ].sort();
  return `// Written by \`npm run generate -- effects\` from the files of this folder. A kind of ${noun.name.toLowerCase()} that lacks a part does not compile.
import type { ${declared
    .map(([, part]) => part)
    .filter((part) => part !== `${noun.name}Rule`)
    .sort()
    .join(', ')} } from '../card-effect.js';
import type { ${noun.name}Kind } from '../language.js';
import type { ${noun.name}Rule } from '../rule.js';
${files.map((file) => `import * as ${file} from './${file}.js';`).join('\n')}

${declared.map((part) => listOf(noun, part, kinds)).join('\n')}`;
}

const secondEffects = declaredIn('src/second-edition/abilities/effects');
const secondConditions = declaredIn('src/second-edition/abilities/conditions', condition);
/** The kinds of effect of Third Edition, with their meanings. */
export const thirdEffects = declaredIn('src/third-edition/abilities/effects');

const filesOf = (
  abilities: string,
  kinds: readonly Declared[],
  conditions: readonly Declared[] = [],
  lists: readonly WordList[] = [],
): Files => ({
  [`${abilities}/effects/index.ts`]: indexOf(kinds),
  ...(conditions.length > 0 ? { [`${abilities}/conditions/index.ts`]: indexOf(conditions, condition) } : {}),
  [`${abilities}/language.ts`]: languageOf(abilities, kinds, conditions, lists),
});

/** Which words or numbers a field takes; nothing where its meaning says it. */
function valuesOf(type: FieldType): string {
  if (type.sort === 'list' && type.item.sort === 'union') return valuesOf(type.item);
  if (type.sort === 'whole') return ` (${type.least} to ${type.most})`;
  if (type.sort !== 'union') return '';
  const values = type.of.map((part) =>
    part.sort === 'literal'
      ? `\`${part.value}\``
      : part.text === 'TownById'
        ? '`town:forge`'
        : part.text.toLowerCase(),
  );
  return ` (${values.join(', ')})`;
}

const plain = (meaning: string): string => meaning.replace(/ \(2e\.[^)]*\)/g, '');

const rowOf = ({ kind, meaning, fields, value }: Declared): string => {
  const [own] = value === '' ? [] : fieldsOf({ [kind]: value });
  const all = fieldsOf(Object.fromEntries(fields.map(({ name, type }) => [name, type]))).map(
    ({ name, type }, at) => `\`${name}\`${valuesOf(type)}: ${fields[at]?.meaning}`,
  );
  return `| \`${kind}\`${own === undefined ? '' : valuesOf(own.type)} | ${plain([meaning, ...all].join('<br>'))} |\n`;
};

/** A page with tables of all words of the language. */
function pageWith(path: string): Files {
  const [counts, triggers, stats] = secondWords.map((list) =>
    wordsIn('src/second-edition', list).map(({ word, meaning }) => `| \`${word}\` | ${plain(meaning)} |\n`),
  );
  const tables = [
    ['| trigger | what it means |', triggers],
    ['| stat | what it means |', stats],
    ['| condition | what it means |', secondConditions.map(rowOf)],
    ['| count | what it means |', counts],
    ['| effect | what it does |', secondEffects.map(rowOf)],
  ] as const;
  const page = tables.reduce(
    (text, [head, rows = []]) => {
      const whole = `${head}\n| --- | --- |\n`;
      const [before, rest = ''] = text.split(whole);
      if (before === undefined || rest === '') throw new Error(`${path} has no table with the head ${head}`);
      return `${before}${whole}${rows.join('')}${rest.replace(/^(\|.*\n)*/, '')}`;
    },
    readFileSync(path, 'utf8'),
  );
  return { [path]: page };
}

export const files = (): Files => ({
  ...filesOf('src/second-edition/abilities', secondEffects, secondConditions, secondWords),
  ...filesOf('src/third-edition/abilities', thirdEffects, [], thirdWords),
  ...pageWith('docs/content.md'),
});
