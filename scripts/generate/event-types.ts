// src/second-edition/event-types.ts: the events of the edition as types with names, from the declarations that the rules emit by.
// A type that is inferred from a declaration (`EventOf`) is the same type, and test/types/event-types.test.ts holds that it is; but an
// editor shows how such a type is inferred, where people want to read what an event tells.
import type { Detail, EventKind } from '../../src/kernel/index.js';
import { attributes, colors, combatTypes, terrains } from '../../src/second-edition/abilities/language.js';
import { withMeaning } from '../../src/second-edition/base/event-kinds/meanings.js';
import { bonuses } from '../../src/second-edition/base/state.js';
import { baseGame, bundledModules } from '../../src/second-edition/index.js';

/** The widest line that the formatter leaves alone. */
const lineWidth = 110;

/** Words that have a name of their own in Second Edition, and the name. */
export const namedWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Attribute: attributes,
    Bonus: bonuses,
    Color: colors,
    CombatType: combatTypes,
    Terrain: terrains,
  }).map(([name, words]) => [String(words), name]),
);

/** Values by the sort of detail; all others are texts. */
const values: Readonly<Record<string, string>> = { player: 'number', integer: 'number', boolean: 'boolean' };

/** Details that count something, and by what: their sort does not say it. */
const counted: Readonly<Record<string, string>> = { counters: 'Color', experience: 'Bonus' };

function one(name: string, { kind, words }: Detail): string {
  if (words) return namedWords.get(String(words)) ?? words.map((word) => `'${word}'`).join(' | ');
  if (kind !== 'counts') return values[kind] ?? 'string';
  const by = counted[name];
  if (by === undefined)
    throw new Error(`By what does the detail "${name}" count? Say it in scripts/generate/event-types.ts.`);
  return `Readonly<Record<${by}, number>>`;
}

function typeOfValue(name: string, detail: Detail): string {
  let value = one(name, detail);
  for (let depth = detail.list ?? 0; depth > 0; depth--)
    value = `readonly ${/^readonly | \| /.test(value) ? `(${value})` : value}[]`;
  return detail.nullable ? `${value} | null` : value;
}

const inPascalCase = (text: string): string =>
  text.replace(/(?:^|[/-])(.)/g, (_, first: string) => first.toUpperCase());

/** One value, in as many lines as the formatter gives it. */
function property(name: string, type: string): readonly string[] {
  const line = `  readonly ${name}: ${type};`;
  if (line.length <= lineWidth || !type.includes(' | ')) return [line];
  const words = type.split(' | ').map((word) => `    | ${word}`);
  return [`  readonly ${name}:`, ...words.slice(0, -1), `${words.at(-1)};`];
}

const typeOfEvents = (kind: EventKind): string[] => {
  const { type, meaning, details } = withMeaning(kind);
  return [
    `/** ${meaning} */`,
    `export type ${inPascalCase(type)} = {`,
    '  /** Its kind. */',
    `  readonly type: '${type}';`,
    ...Object.entries(details).flatMap(([name, detail]) => [
      `  /** ${detail.meaning} */`,
      ...property(`${name}${detail.optional ? '?' : ''}`, typeOfValue(name, detail)),
    ]),
    '  /** The rule by which it happened. */',
    '  readonly rule: RuleId;',
    '};',
    '',
  ];
};

function unionOf(name: string, comment: readonly string[], types: readonly string[]): string[] {
  const line = `export type ${name} = ${types.join(' | ')};`;
  return [
    ...comment,
    ...(line.length <= lineWidth
      ? [line]
      : [
          `export type ${name} =`,
          ...types.map((type, at) => `  | ${type}${at < types.length - 1 ? '' : ';'}`),
        ]),
    '',
  ];
}

const nameOf = ({ type }: EventKind): string => inPascalCase(type);

/** The types as they should be. */
export function eventTypes(): string {
  const seen = new Set<EventKind>();
  /** The kinds that no earlier module brings, by name. */
  const firstOf = (kinds: readonly EventKind[] = []): EventKind[] => {
    const own = kinds.filter((kind) => !seen.has(kind)).sort((a, b) => (a.type < b.type ? -1 : 1));
    for (const kind of own) seen.add(kind);
    return own;
  };
  const base = firstOf(baseGame.events);
  const modules = Object.values(bundledModules)
    .map(({ id, title, events }) => ({ id, title, kinds: firstOf(events) }))
    .filter(({ kinds }) => kinds.length > 0);
  return [
    "import type { RuleId } from '../register/rule-ids.js';",
    "import type { Attribute, Color, CombatType, Terrain } from './abilities/language.js';",
    "import type { Bonus } from './base/state.js';",
    '',
    '/* Written by `npm run generate -- events` from what the rules declare, so that editors show events as they are. Change the declarations instead. */',
    '',
    ...unionOf('BaseEvent', ['/** What happens in every game. */'], base.map(nameOf)),
    ...modules.flatMap(({ id, title, kinds }) =>
      unionOf(
        `${inPascalCase(id)}Event`,
        [`/** What happens with the module “${title}”, in addition. */`],
        kinds.map(nameOf),
      ),
    ),
    ...unionOf(
      'SecondEditionEvent',
      [
        '/**',
        ' * All events of this edition with any of its modules, by `type`.',
        ' *',
        ' * @example',
        ' * ```ts',
        " * if (event.type === 'wounds/taken') console.log(event.amount); // a number",
        ' * const worst = (wounds: readonly WoundsTaken[]) => Math.max(...wounds.map(({ amount }) => amount));',
        ' * ```',
        ' */',
      ],
      ['BaseEvent', ...modules.map(({ id }) => `${inPascalCase(id)}Event`)],
    ),
    ...[base, ...modules.map(({ kinds }) => kinds)].flat().flatMap(typeOfEvents),
  ].join('\n');
}
