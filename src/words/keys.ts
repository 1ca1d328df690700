import { chanceParameters } from '../kernel/index.js';
import { isRuleId } from '../register/index.js';
import { compileMessage } from './format.js';
import type { Messages } from './messages.js';
import type { SpokenRules } from './options.js';
import { reasonKey } from './reasons.js';

/* The keys of catalogues, their English, and the values of their messages. */

/** A key of a catalogue. */
export interface WordKey {
  /** The key of the message. */
  readonly key: string;
  /** The English; `null` where English has no message of its own. */
  readonly english: string | null;
  /** The names of the values that the message may use. */
  readonly values: readonly string[];
  /** True for names and texts of content: without them the printed names stay. */
  readonly content: boolean;
}

export interface KeyedRules extends SpokenRules {
  readonly frames: Readonly<
    Record<
      string,
      {
        readonly kind: string;
        readonly order: readonly string[];
        readonly steps: Readonly<Record<string, { readonly step: { readonly does: string } } | undefined>>;
      }
    >
  >;
}

export interface KeyedRuleset<R extends KeyedRules = KeyedRules> {
  readonly rules: R;
}

/** The keys of an edition beyond those that its rules declare. */
export interface Keyed<R extends KeyedRules> {
  readonly english: Messages;
  /** The sentences of its refusals, one per line. */
  readonly knownReasons: string;
  contentOf(content: R['content']): readonly (readonly [key: string, english: string])[];
  /** Values of a message beside the details of its event or the values that all questions have, by key. */
  readonly besides?: Readonly<Record<string, readonly string[]>>;
  /** Whether a catalogue may name a thing that is in no list of keys, such as a space. */
  named(content: R['content'], sort: string, id: string): boolean;
}

/** Lists give their items by number, up to this many. */
const mostItems = 9;

const withItems = (name: string): string[] => [
  name,
  ...Array.from({ length: mostItems }, (_, at) => `${name}_${at + 1}`),
];

const askValues = ['player', 'count', 'deck', 'card'];

/** Empty for a message that cannot be read. */
function needsOf(text: string): readonly string[] {
  try {
    return compileMessage(text, 'en').needs;
  } catch {
    return [];
  }
}

/** The keys of the rules: actions, events, questions, frames. */
function spokenOf(
  { rules }: KeyedRuleset,
  besides: Readonly<Record<string, readonly string[]>>,
): [key: string, values: readonly string[]][] {
  const parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    ...chanceParameters,
    ...Object.fromEntries(Object.values(rules.actions).map((kind) => [kind.type, kind.parameters] as const)),
  };
  return [
    ...Object.entries(parameters).map(([type, names]): [string, string[]] => [
      `action.${type}`,
      Object.entries(names).flatMap(([name, kind]) => (kind === 'integers' ? withItems(name) : [name])),
    ]),
    ...Object.values(rules.events).map(({ type, details }): [string, string[]] => [
      `event.${type}`,
      [
        ...Object.entries(details).flatMap(([name, { list }]) =>
          list === undefined ? [name] : withItems(name),
        ),
        ...(besides[`event.${type}`] ?? []),
      ],
    ]),
    ...Object.values(rules.frames).flatMap(({ kind, order, steps }) => [
      [`frame.${kind}`, []] as [string, string[]],
      ...order.flatMap((step): [string, string[]][] =>
        steps[step]?.step.does === 'auto'
          ? []
          : [[`ask.${kind}/${step}`, [...askValues, ...(besides[`ask.${kind}/${step}`] ?? [])]]],
      ),
    ]),
  ];
}

/** The sentences of refusals are their own English. */
const messagesOfReasons = (knownReasons: string): Messages =>
  Object.fromEntries(
    knownReasons
      .trim()
      .split('\n')
      .map((text) => [reasonKey(text), text]),
  );

/** A valid key that is in no list of keys, such as the text of a rule. */
export const isFurther = <R extends KeyedRules>(
  key: string,
  rulesets: readonly KeyedRuleset<R>[],
  { named }: Keyed<R>,
): boolean => {
  const [, what = '', id = ''] = /^(rule|refusal|module|space|hex|word)\.(.+?)(?:\.name)?$/.exec(key) ?? [];
  const any = (holds: (rules: R) => boolean): boolean => rulesets.some(({ rules }) => holds(rules));
  if (what === 'rule' || what === 'refusal')
    return isRuleId(id) || any(({ moduleRules }) => Object.hasOwn(moduleRules, id));
  if (what === 'module') return any(({ modules }) => modules.some((module) => module.id === id));
  const [, card] = /^card\.(.+)\.(?:gender|number)$/.exec(key) ?? [];
  if (card !== undefined) return any(({ content }) => Object.hasOwn(content.cards, card));
  // A word may differ by context: `word.bonus.life`.
  if (what === 'word') return /^\w+\.[\w-]+$/.test(id);
  return what !== '' && any(({ content }) => named(content, what, id));
};

/**
 * All keys of a catalogue for these rulesets, in groups: first the words, then names and texts of content. In addition a catalogue may
 * have `rule.<id>` and `refusal.<id>` for every rule, `module.<id>.name`, and `space.<id>.name`.
 * @param edition - the keys of their edition
 */
export function keysOf<R extends KeyedRules>(
  rulesets: readonly KeyedRuleset<R>[],
  { english, knownReasons, contentOf, besides = {} }: Keyed<R>,
): readonly WordKey[] {
  const keys = new Map<string, WordKey>();
  const messages: Messages = Object.assign(
    {},
    messagesOfReasons(knownReasons),
    english,
    ...rulesets.flatMap(({ rules }) => rules.modules.map(({ words }) => words ?? {})),
  );
  const add = (key: string, values: readonly string[] | null, printed: string | null): void => {
    if (keys.has(key)) return;
    const text = Object.hasOwn(messages, key) ? (messages[key] as string) : printed;
    keys.set(key, {
      key,
      english: text,
      values: values ?? (printed === null && text !== null ? needsOf(text) : []),
      content: printed !== null && !Object.hasOwn(messages, key),
    });
  };
  for (const ruleset of rulesets)
    for (const [key, values] of spokenOf(ruleset, besides)) {
      add(key, values, null);
      if (!key.startsWith('frame.')) add(`${key}.short`, values, null);
    }
  for (const key of Object.keys(messages)) add(key, null, null);
  for (const ruleset of rulesets)
    for (const [key, printed] of contentOf(ruleset.rules.content)) add(key, [], printed);
  return [...keys.values()];
}

/** The texts of kinds or words, as messages whose keys begin with `of`. */
export const textsOf = (
  of: string,
  kinds: Readonly<Record<string, { readonly text: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { text }]) => [`${of}.${kind}`, text]));
