import { chanceParameters } from '../kernel/index.js';
import { isRuleId } from '../register/index.js';
import type { Card, Content } from '../second-edition/index.js';
import { flavorOf, textOf } from '../second-edition/written.js';
import { english } from './english/index.js';
import type { Messages } from './english/messages.js';
import { compileMessage } from './format.js';
import { knownReasons } from './known-reasons.js';
import { coursesOf, slug } from './naming.js';
import { reasonKey } from './reasons.js';
import type { WordedRuleset } from './words.js';

/* Which keys there are, what they say in English, and which values their messages may use. */

/** A key of a catalogue. */
export interface WordKey {
  /** What a catalogue calls the message. */
  readonly key: string;
  /** The English; `null` where there is none, because English does without it. */
  readonly english: string | null;
  /** The names of the values that the message may use. */
  readonly values: readonly string[];
  /** True for names and texts of content: who leaves them out leaves names as they are printed. */
  readonly content: boolean;
}

/** A list brings its items by number, as far as any message counts. */
const mostItems = 9;

const withItems = (name: string): string[] => [
  name,
  ...Array.from({ length: mostItems }, (_, at) => `${name}_${at + 1}`),
];

const askValues = ['player', 'count', 'deck', 'card'];

/** What a message needs; nothing of one that cannot be read. */
export function needsOf(text: string, locale = 'en'): readonly string[] {
  try {
    return compileMessage(text, locale).needs;
  } catch {
    return [];
  }
}

/** What the rules themselves have words for: actions, events, questions, frames. */
function spokenOf({ rules }: WordedRuleset): [key: string, values: readonly string[]][] {
  const parameters = {
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
      Object.entries(details).flatMap(([name, { list }]) => (list === undefined ? [name] : withItems(name))),
    ]),
    ...Object.values(rules.frames).flatMap(({ kind, order, steps }) => [
      [`frame.${kind}`, []] as [string, string[]],
      ...order.flatMap((step): [string, string[]][] =>
        steps[step]?.step.does === 'auto' ? [] : [[`ask.${kind}/${step}`, askValues]],
      ),
    ]),
  ];
}

const printed = (card: string, what: string, said: string | undefined): [string, string][] =>
  said === undefined ? [] : [[`card.${card}.${what}`, said]];

/** What a catalogue may say of cards, spaces, towns and decks, with what stands there. */
function contentOf(content: Content): [key: string, english: string][] {
  const { board, cards, furtherDecks } = content;
  const courses = coursesOf(content);
  const ofCard = (card: Card): [string, string][] => [
    [`card.${card.id}.name`, card.name],
    ...printed(card.id, 'text', textOf(card)),
    ...printed(card.id, 'flavor', flavorOf(card)),
    ...[content.sides[card.id], content.takenSides[card.id]].flatMap((side) =>
      (side?.used ?? []).map(({ id, ability }): [string, string] => [
        `card.${card.id}.ability.${id}`,
        ability.label,
      ]),
    ),
    ...[...(courses.get(card.id) ?? [])].map(([id, label]): [string, string] => [
      `card.${card.id}.course.${id}`,
      label,
    ]),
  ];
  const regions = new Set(
    Object.values(board.spaces).flatMap(({ name, town }) => (name && !town ? [name] : [])),
  );
  return [
    ...Object.values(cards).flatMap(ofCard),
    ...board.towns.map(({ id, name }): [string, string] => [`town.${id}.name`, name]),
    ...[...regions].map((name): [string, string] => [`region.${slug(name)}.name`, name]),
    ...Object.values(board.places).map(({ id, name }): [string, string] => [`space.${id}.name`, name]),
    ...furtherDecks.map(({ id, name }): [string, string] => [`deck.${id}.name`, name]),
  ];
}

/** The sentences that refusals are told in: each is its own English. */
const messagesOfReasons = (): Messages =>
  Object.fromEntries(
    knownReasons
      .trim()
      .split('\n')
      .map((text) => [reasonKey(text), text]),
  );

/** A key that stands for itself, such as the wording of a rule: it has no place in a list of all keys. */
export const isFurther = (key: string, rulesets: readonly WordedRuleset[]): boolean => {
  const [, what = '', id = ''] = /^(rule|refusal|module|space|word)\.(.+?)(?:\.name)?$/.exec(key) ?? [];
  const any = (holds: (rules: WordedRuleset['rules']) => boolean): boolean =>
    rulesets.some(({ rules }) => holds(rules));
  if (what === 'rule' || what === 'refusal')
    return isRuleId(id) || any(({ brought }) => Object.hasOwn(brought, id));
  if (what === 'module') return any(({ modules }) => modules.some((module) => module.id === id));
  if (what === 'space') return any(({ content }) => Object.hasOwn(content.board.spaces, id));
  // A word may be said otherwise where it is one of certain words: `word.bonus.life`.
  return what === 'word' && /^\w+\.[\w-]+$/.test(id);
};

/**
 * All keys that a catalogue for these rulesets can have, sorted by what they belong to: first those of the words themselves, then the names and
 * texts of content. Besides, a catalogue may have `rule.<id>` and `refusal.<id>` for every rule, `module.<id>.name`, and `space.<id>.name`.
 *
 * @param rulesets - the rulesets that the catalogue is for
 */
export function keysOf(rulesets: readonly WordedRuleset[]): readonly WordKey[] {
  const keys = new Map<string, WordKey>();
  const messages: Messages = Object.assign(
    {},
    messagesOfReasons(),
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
    for (const [key, values] of spokenOf(ruleset)) {
      add(key, values, null);
      if (!key.startsWith('frame.')) add(`${key}.short`, values, null);
    }
  for (const key of Object.keys(messages)) add(key, null, null);
  for (const ruleset of rulesets)
    for (const [key, printed] of contentOf(ruleset.rules.content)) add(key, [], printed);
  return [...keys.values()];
}
