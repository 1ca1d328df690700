// The actions of both editions from the declarations of the rules: their types, `src/*/actions.ts`, and the page docs/actions.md.
import {
  type AnyActionKind,
  chanceParameters,
  type ParameterKind,
  type Parameters,
} from '../../src/kernel/index.js';
import { parameterSorts as sortsOfSecond } from '../../src/second-edition/base/parameters.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { parameterSorts as sortsOfThird } from '../../src/third-edition/base/parameters.js';
import { scenarioIds, scenarios, rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { saveChecks } from '../../src/third-edition/saves/checks.js';
import { english as englishOfSecond } from '../../src/words/second-edition/english.js';
import { english as englishOfThird } from '../../src/words/third-edition/english.js';
import { namedWords } from './event-types.js';
import { eachOf, type Files } from './files.js';
import { sourcesIn } from './sources.js';

/** The widest line that the formatter leaves alone. */
const lineWidth = 110;

/** What a module brings, under its title. */
interface Group {
  /** Empty for the base game. */
  readonly title: string;
  readonly kinds: readonly AnyActionKind[];
}

interface Edition {
  readonly title: string;
  /** The name of the type of all its actions. */
  readonly type: string;
  /** The base game first. */
  readonly groups: readonly Group[];
  readonly sorts: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

type Actions = Readonly<Record<string, AnyActionKind>>;

/** The kinds that each module brings before others do, in alphabetical order. */
function groupsOf(modules: readonly (readonly [title: string, actions: Actions])[]): readonly Group[] {
  const seen = new Set<string>();
  return modules.flatMap(([title, actions]) => {
    const kinds = Object.values(actions)
      .filter(({ type }) => !seen.has(type))
      .sort((a, b) => (a.type < b.type ? -1 : 1));
    for (const { type } of kinds) seen.add(type);
    return kinds.length > 0 ? [{ title, kinds }] : [];
  });
}

const editions: Readonly<Record<string, () => Edition>> = {
  'second-edition': () => ({
    title: 'Second Edition',
    type: 'SecondEditionAction',
    groups: groupsOf([
      ['', rulesetOf([]).rules.actions],
      ...Object.values(bundledModules).map(
        ({ id, title, requires = [] }) => [title, rulesetOf([...requires, id]).rules.actions] as const,
      ),
    ]),
    sorts: sortsOfSecond,
    english: englishOfSecond,
  }),
  'third-edition': () => ({
    title: 'Third Edition',
    type: 'ThirdEditionAction',
    groups: groupsOf([
      ['', composeRuleset([], [theBox], { saves: saveChecks }).rules.actions],
      ...scenarioIds.map((id) => [scenarios[id].module.title, thirdEdition(id).rules.actions] as const),
    ]),
    sorts: sortsOfThird,
    english: englishOfThird,
  }),
};

/**
 * Refuses a kind that names something without saying what.
 *
 * @param place - the file and line of its declaration
 * @throws Error with that place
 */
export function assertSubject(
  { type, parameters, names, about }: AnyActionKind,
  sorts: Edition['sorts'],
  place: string,
): void {
  eachOf(Object.entries(parameters), ([name, kind]) => {
    if (kind === 'id' && about === undefined && (names?.[name] ?? sorts[name]) === undefined)
      throw new Error(
        `${place}: Nothing says what "${name}" of the action ${type} names: add it to base/parameters.ts of the edition, or give the action \`names\` or \`about\`.`,
      );
  });
}

/** The actions that sources declare, with file and line. */
export const declaredIn = (
  sources: readonly (readonly [path: string, text: string])[],
): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap(([path, text]) =>
      [...text.matchAll(/\baction<[^()]+>\(\)\(\s*'([^']+)'/g)].map(
        ({ index, 1: type = '' }) => [type, `${path}:${text.slice(0, index).split('\n').length}`] as const,
      ),
    ),
  );

/**
 * Refuses an action that is declared and not among `types`.
 *
 * @throws Error with file and line
 */
export function assertOffered(declared: ReadonlyMap<string, string>, types: ReadonlySet<string>): void {
  eachOf(declared, ([type, place]) => {
    if (!types.has(type))
      throw new Error(
        `${place}: The action ${type} is offered nowhere: put it among the \`offers\` of a step, or of a module.`,
      );
  });
}

/** The type parameter that an id is of, by its sort; ids of other sorts are any texts. */
const idTypes: Readonly<Record<string, string>> = {
  card: 'Card',
  character: 'Card',
  space: 'Place',
  hex: 'Place',
  town: 'Place',
};

const typeOf = (kind: ParameterKind, sort: string): string =>
  typeof kind === 'object'
    ? (namedWords.get(String(kind)) ?? kind.map((word) => `'${word}'`).join(' | '))
    : { id: idTypes[sort] ?? 'string', integer: 'number', integers: 'readonly number[]' }[kind];

function member({ type, parameters, names }: AnyActionKind, sorts: Edition['sorts']): string {
  const fields = [
    `readonly type: '${type}'`,
    ...Object.entries<ParameterKind>(parameters).map(
      ([name, kind]) => `readonly ${name}: ${typeOf(kind, names?.[name] ?? sorts[name] ?? name)}`,
    ),
  ];
  const line = `  | { ${fields.join('; ')} }`;
  return line.length <= lineWidth
    ? line
    : ['  | {', ...fields.map((field) => `      ${field};`), '    }'].join('\n');
}

/** The imports of the names that a text has. */
function importsFor(text: string, edition: string): string[] {
  const used = [...namedWords.values()].filter((name) => new RegExp(`: ${name}\\b`).test(text)).sort();
  const language = used.filter((name) => name !== 'Bonus');
  return [
    "import type { ChanceAnswer, OrOther, Spelled } from '../kernel/index.js';",
    ...(language.length > 0
      ? [`import type { ${language.join(', ')} } from './abilities/language.js';`]
      : []),
    ...(used.includes('Bonus') ? ["import type { Bonus } from './base/state.js';"] : []),
    `import type { ${edition}CardId, ${edition}PlaceId } from './known-ids.js';`,
  ];
}

function typesOf({ type, groups, sorts }: Edition): string {
  const edition = type.replace(/Action$/, '');
  const members = groups
    .flatMap(({ title, kinds }) => [
      ...(title === '' ? [] : [`  // ${title}`]),
      ...kinds.map((kind) => member(kind, sorts)),
    ])
    .join('\n');
  return [
    '// Written by `npm run generate -- actions`. Do not edit.',
    ...importsFor(members, edition),
    '',
    '/**',
    ' * All actions of players and chance in this edition with any of its modules, by `type`. `Extract` gives one of them. Editors complete the',
    ' * ids of cards and places; those of content from elsewhere are good, too.',
    ' *',
    ' * @example',
    ' * ```ts',
    ` * type Step = Extract<${type}, { type: 'move/step' }>;`,
    ' * ```',
    ' */',
    `export type ${type}<`,
    `  Card extends string = OrOther<${edition}CardId>,`,
    `  Place extends string = OrOther<${edition}PlaceId>,`,
    '> =',
    `${members}\n  | ChanceAnswer;`,
    '',
    '/** An action for a function of the bundled rules: an id that is written out has to be one of theirs ({@link Spelled}). */',
    `export type Spelled${type}<Card extends string, Place extends string> = ${type}<`,
    `  Spelled<Card, ${edition}CardId>,`,
    `  Spelled<Place, ${edition}PlaceId>`,
    '>;',
    '',
  ].join('\n');
}

/** An English message in the form that it has for most values: `{n, plural, one {# die} other {# dice}}` becomes `{n} dice`. */
export function plainEnglish(message: string): string {
  const begin = /\{(\w+), (?:plural|select),/.exec(message);
  if (begin === null) return message;
  let depth = 0;
  let end = begin.index;
  do depth += { '{': 1, '}': -1 }[message[end++] as string] ?? 0;
  while (depth > 0 && end < message.length);
  const [, text = ''] = / other \{(.*)\}\}$/.exec(message.slice(begin.index, end)) ?? [];
  return plainEnglish(
    message.slice(0, begin.index) + text.replaceAll('#', `{${begin[1]}}`) + message.slice(end),
  );
}

const parametersOf = (parameters: Parameters): string =>
  Object.entries(parameters)
    .map(([name, kind]) =>
      typeof kind === 'string'
        ? `\`${name}\` (${kind})`
        : `\`${name}\`: ${kind.map((word) => `\`${word}\``).join(', ')}`,
    )
    .join('<br>');

const head = ['| action | parameters | in English | rule |', '| --- | --- | --- | --- |'];

const pageOf = ({ title, groups, english }: Edition): readonly string[] =>
  groups.flatMap(({ title: module, kinds }) => [
    module === '' ? `## ${title}` : `### ${module}`,
    '',
    ...head,
    ...kinds.map(
      ({ type, parameters, moment }) =>
        `| \`${type}\` | ${parametersOf(parameters)} | ${plainEnglish(english[`action.${type}`] ?? '')} | \`${moment}\` |`,
    ),
    '',
  ]);

export function files(): Files {
  const all = Object.entries(editions).map(([folder, edition]) => [folder, edition()] as const);
  for (const [folder, { groups, sorts }] of all) {
    const declared = declaredIn(sourcesIn(`src/${folder}`));
    const kinds = groups.flatMap((group) => group.kinds);
    eachOf(kinds, (kind) => assertSubject(kind, sorts, declared.get(kind.type) ?? `src/${folder}`));
    assertOffered(declared, new Set(kinds.map(({ type }) => type)));
  }
  return {
    ...Object.fromEntries(all.map(([folder, edition]) => [`src/${folder}/actions.ts`, typesOf(edition)])),
    'docs/actions.md': [
      '# Actions',
      '',
      'Every kind of action, from the declarations of the rules (`npm run generate -- actions`). `legalActions` lists those',
      'that are legal now, `explain` says why another is not. The rule is cited when an action is tried at the wrong time.',
      'The types are `SecondEditionAction` and `ThirdEditionAction`.',
      '',
      '## Answers of chance',
      '',
      '| action | parameters |',
      '| --- | --- |',
      ...Object.entries(chanceParameters).map(
        ([type, parameters]) => `| \`${type}\` | ${parametersOf(parameters)} |`,
      ),
      '',
      ...all.flatMap(([, edition]) => pageOf(edition)),
    ].join('\n'),
  };
}
