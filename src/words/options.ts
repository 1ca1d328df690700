import {
  type EventKind,
  InvalidArgumentError,
  type Parameters,
  type RuleModule,
  readList,
} from '../kernel/index.js';
import { type Book, bookOf, type Catalogue, isLocale, readCatalogue } from './book.js';
import type { Messages } from './messages.js';
import type { NamedContent } from './names.js';

/* What words are asked of and with: rules and options, read once and checked. */

/** In which language words are, and what players are called. */
export interface WordsOptions {
  /** The language, as a BCP 47 tag: of the catalogues only those of it are asked. That of the first catalogue if left out; English without any. */
  readonly locale?: string;
  /** Messages of other languages, or of your own; those that come first are asked first. What none of them has is told in English. */
  readonly catalogues?: readonly Catalogue[];
  /** What the players are called, by index. Who has no name is called by their Hero. */
  readonly players?: readonly string[];
  /** The Heroes of the players, as card ids by index, until `at` reads a state. */
  readonly heroes?: readonly string[];
  /** Gives the English wording of a rule by its id: `cite` of `runebound-engine/register` does, or of one of its documents. Without it `name('rule', …)` knows only what modules bring and catalogues say. */
  readonly cite?: (id: never) =>
    | {
        /** The wording. */
        readonly text: string;
      }
    | undefined;
}

/** What words need to know of rules. */
export interface SpokenRules {
  readonly actions: Readonly<Record<string, { readonly type: string; readonly parameters: Parameters }>>;
  readonly events: Readonly<Record<string, EventKind>>;
  readonly moduleRules: Readonly<Record<string, { readonly text: string } | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: words look at nothing that modules do
  readonly modules: readonly Pick<RuleModule<any, any>, 'id' | 'title' | 'words'>[];
  readonly content: NamedContent;
}

/** Whether a value has names with values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever a stranger's value does when it is looked at ends as an error of ours. */
export function reading<T>(message: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error;
    throw new InvalidArgumentError(message);
  }
}

const noRules = 'Words are of a ruleset, as composeRuleset or rulesetOf gives it, or of its rules.';

/** The rules that words are asked for, of a ruleset or by themselves. */
export function readRules<R extends SpokenRules>(of: unknown): R {
  return reading(noRules, () => {
    if (!isRecord(of)) throw new InvalidArgumentError(noRules);
    const rules = isRecord(of.rules) && 'events' in of.rules ? of.rules : of;
    if (
      !isRecord(rules.events) ||
      !isRecord(rules.actions) ||
      !isRecord(rules.content) ||
      !isRecord(rules.content.cards)
    )
      throw new InvalidArgumentError(noRules);
    return rules as unknown as R;
  });
}

/** Options of words, read. */
export interface ReadOptions {
  readonly book: Book;
  readonly players: readonly string[];
  readonly heroes: readonly string[];
  /** What is under way; nothing before a state is known. */
  readonly frames: readonly unknown[];
  readonly cite: ((id: never) => { readonly text: string } | undefined) | undefined;
}

const texts = (value: unknown, what: string): readonly string[] => {
  if (value === undefined) return [];
  const list = readList(value);
  if (list === null || list.some((item) => typeof item !== 'string' && item !== undefined))
    throw new InvalidArgumentError(`${what} are a list of texts, one for each player.`);
  return list as string[];
};

/** Options of words, checked. Throws InvalidArgumentError for what are none. */
export function readOptions(rules: SpokenRules, options: unknown, english: Messages): ReadOptions {
  return reading('The options of words cannot be read.', () => {
    if (!isRecord(options))
      throw new InvalidArgumentError('Options of words are an object such as { locale: "de" }.');
    const { locale, catalogues = [], players, heroes, cite } = options;
    if (locale !== undefined && !isLocale(locale))
      throw new InvalidArgumentError('A locale is a language tag such as "de" or "pt-BR".');
    if (readList(catalogues) === null) throw new InvalidArgumentError('Catalogues are a list of catalogues.');
    if (cite !== undefined && typeof cite !== 'function')
      throw new InvalidArgumentError('cite is a function that gives the wording of a rule by its id.');
    return {
      book: bookOf((readList(catalogues) ?? []).map(readCatalogue), wordsOfModules(rules), locale, english),
      players: texts(players, 'The players'),
      heroes: texts(heroes, 'The heroes'),
      frames: [],
      cite: cite as ReadOptions['cite'],
    };
  });
}

/** What modules from elsewhere bring, the last first: it may change what another says. */
const wordsOfModules = ({ modules }: SpokenRules): readonly Messages[] =>
  modules.flatMap(({ words }) => (words === undefined ? [] : [words])).reverse();
