// From what every kind of effect declares in the folder `effects` of an edition: the lists of all kinds, in `effects/index.ts`, and the types of
// the effects, in `language.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type FieldType, fieldsOf } from '../../src/kernel/content/field-types.js';
import type { Files } from './files.js';
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
}

/** The comment before a node, in one line. */
function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' ');
}

const nameOf = ({ name }: { readonly name: ts.PropertyName | ts.BindingName }): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

/** The fields in the value of a schema. */
function fieldsIn(value: ts.Expression | undefined, file: ts.SourceFile): Declared['fields'] {
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return [];
  const fields = value.properties.find(
    (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && nameOf(one) === 'fields',
  )?.initializer;
  if (fields === undefined || !ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.map((one) => {
    if (!ts.isPropertyAssignment(one) || !ts.isStringLiteralLike(one.initializer))
      throw new Error(
        `${placeOf(one)}: The type of a field should be written as plain text: ${one.getText(file)}`,
      );
    return { name: nameOf(one), type: one.initializer.text, meaning: commentOf(one) };
  });
}

const declarationsOf = (file: ts.SourceFile): readonly ts.VariableDeclaration[] =>
  file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/** The kinds of effect that an edition declares, in the order of its files and of their lines. */
export function declaredIn(folder: string): readonly Declared[] {
  const found = new Map<string, Declared>();
  const schemas = new Map<string, string>();
  for (const name of readdirSync(folder).sort()) {
    if (name === 'index.ts') continue;
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const file = ts.createSourceFile(`${folder}/${name}`, text, ts.ScriptTarget.Latest, true);
    for (const one of declarationsOf(file)) {
      const [, part, kind] = /^(Effect\w+)<'([\w-]+)'>$/.exec(one.type?.getText(file) ?? '') ?? [];
      if (part === undefined || kind === undefined) continue;
      if (part === 'EffectSchema') schemas.set(kind, placeOf(one));
      const before = found.get(kind) ?? { kind, meaning: '', parts: {}, fields: [] };
      found.set(kind, {
        ...before,
        parts: { ...before.parts, [part]: `${name.replace('.ts', '')}.${nameOf(one)}` },
        ...(part === 'EffectSchema'
          ? { meaning: commentOf(one), fields: fieldsIn(one.initializer, file) }
          : {}),
      });
    }
  }
  for (const { kind, meaning } of found.values())
    if (meaning === '')
      throw new Error(
        `${schemas.get(kind) ?? folder}: A comment before the schema of the effect ${kind} should say what it does.`,
      );
  return [...found.values()];
}

const key = (kind: string): string => (/^\w+$/.test(kind) ? kind : `'${kind}'`);

/** A list of one part of every kind. */
const listOf = (name: string, part: string, meaning: string, kinds: readonly Declared[]): string =>
  `/** ${meaning} */
export const ${name}: { readonly [K in EffectKind]${part === 'EffectPending' ? '?' : ''}: ${part}<K> } = {
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
      return `readonly ${typeOf(type.item)}[]`;
    case 'union':
      return type.of.map(typeOf).join(' | ');
    case 'name':
      return type.text;
  }
}

/** A property in as many lines as the formatter gives it. */
function property(name: string, type: string, meaning: string): readonly string[] {
  const line = `      readonly ${name}: ${type};`;
  const lines =
    line.length <= lineWidth
      ? [line]
      : [`      readonly ${name}:`, ...type.split(' | ').map((word) => `        | ${word}`)];
  if (lines.length > 1) lines.push(`${lines.pop()};`);
  return meaning === '' ? lines : [`      /** ${meaning} */`, ...lines];
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

/** The language with the types of its effects. */
function languageWith(path: string, kinds: readonly Declared[]): string {
  const begin =
    '// Written by `npm run generate -- effects` from the fields of every kind, until the line below.\n';
  const end = '// So far written.\n';
  const [before, rest] = readFileSync(path, 'utf8').split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${path} has no place for its effects.`);
  return `${before}${begin}/** Something a card has happen. Effects of a list are carried out in their order. */
export type Effect =
${kinds.map(typeOfEffect).join('\n')};
${end}${after}`;
}

/** What the effects of an edition are listed by. */
const parts = [
  ['effectRules', 'EffectRule', 'How every kind of effect acts.'],
  ['effectSchemas', 'EffectSchema', 'What may stand on a card, by the kind of effect.'],
  ['effectTexts', 'EffectText', 'What a card says, by the kind of effect.'],
  ['effectWorths', 'EffectWorth', 'What it is worth to a bot, by the kind of effect.'],
  ['effectPendings', 'EffectPending', 'What a save may say in the midst of it, by the kind of effect.'],
] as const;

/** The lists of all kinds. */
export function indexOf(kinds: readonly Declared[]): string {
  const declared = parts.filter(([, part]) => kinds.some((one) => part in one.parts));
  const files = [
    ...new Set(kinds.flatMap((one) => Object.values(one.parts).map((part) => part.split('.')[0] ?? ''))),
  ].sort();
  return `// Written by \`npm run generate -- effects\` from the files of this folder. A kind of effect that lacks a part does not compile.
import type { ${declared
    .map(([, part]) => part)
    .filter((part) => part !== 'EffectRule')
    .sort()
    .join(', ')} } from '../card-effect.js';
import type { EffectKind } from '../language.js';
import type { EffectRule } from '../rule.js';
${files.map((file) => `import * as ${file} from './${file}.js';`).join('\n')}

${declared.map(([name, part, meaning]) => listOf(name, part, meaning, kinds)).join('\n')}`;
}

const secondEffects = declaredIn('src/second-edition/abilities/effects');
/** The kinds of effect of Third Edition, with their meanings. */
export const thirdEffects = declaredIn('src/third-edition/abilities/effects');

const filesOf = (abilities: string, kinds: readonly Declared[]): Files => ({
  [`${abilities}/effects/index.ts`]: indexOf(kinds),
  [`${abilities}/language.ts`]: languageWith(`${abilities}/language.ts`, kinds),
});

/** Which words or numbers a field takes; nothing where its meaning says it. */
function valuesOf(type: FieldType): string {
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

/** A page with a row for every effect: what it does, and its fields. */
function pageWith(path: string, kinds: readonly Declared[]): Files {
  const head = '| effect | what it does |\n| --- | --- |\n';
  const [before, rest = ''] = readFileSync(path, 'utf8').split(head);
  const after = rest.replace(/^(\|.*\n)*/, '');
  if (before === undefined || rest === '') throw new Error(`${path} has no table of effects.`);
  const rows = kinds.map(({ kind, meaning, fields }) => {
    const all = fieldsOf(Object.fromEntries(fields.map(({ name, type }) => [name, type]))).map(
      ({ name, type }, at) => `\`${name}\`${valuesOf(type)}: ${fields[at]?.meaning}`,
    );
    return `| \`${kind}\` | ${[meaning, ...all].join('<br>').replace(/ \(2e\.[^)]*\)/g, '')} |\n`;
  });
  return { [path]: `${before}${head}${rows.join('')}${after}` };
}

export const files = (): Files => ({
  ...filesOf('src/second-edition/abilities', secondEffects),
  ...filesOf('src/third-edition/abilities', thirdEffects),
  ...pageWith('docs/content.md', secondEffects),
});
