import {
  type EventKind,
  InvalidArgumentError,
  type Parameters,
  type RuleModule,
  readList,
} from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import { type Book, bookOf, type Catalogue, isLocale, readCatalogue } from './book.js';
import type { Messages } from './messages.js';
import type { NamedContent } from './names.js';

/* Rules and options of words, read once and checked. */

/** The language of words, and the names of players. */
export interface WordsOptions {
  /** The language, as a BCP 47 tag: only catalogues of this language are used. By default that of the first catalogue, or English. */
  readonly locale?: string;
  /** Messages of other languages, or your own; earlier catalogues win. English replaces missing messages. */
  readonly catalogues?: readonly Catalogue[];
  /** Names of players by index. A player without a name is called by its Hero. */
  readonly players?: readonly string[];
  /** The Heroes of the players, as card ids by index, for words without a state (`at`). */
  readonly heroes?: readonly string[];
  /**
   * Gives the English text of a rule by id, such as `cite` of `runebound-engine/register` or of one of its documents. Without it
   * `name('rule', …)` knows only rules of modules and catalogues.
   */
  readonly cite?: (id: never) =>
    | {
        /** The text of the rule. */
        readonly text: string;
      }
    | undefined;
}

export interface SpokenRules {
  readonly actions: Readonly<Record<string, { readonly type: string; readonly parameters: Parameters }>>;
  readonly events: Readonly<Record<string, EventKind>>;
  readonly moduleRules: Readonly<Record<string, { readonly text: string } | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: words look at nothing that modules do
  readonly modules: readonly Pick<RuleModule<any, any>, 'id' | 'title' | 'words'>[];
  readonly content: NamedContent;
}

/** Reads a value from outside; an error that it throws becomes ours. */
export function reading<T>(message: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error;
    throw new InvalidArgumentError(message);
  }
}

const noRules = 'Words are of a ruleset, as composeRuleset or rulesetOf gives it, or of its rules.';

/** Takes a ruleset or its rules. */
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

export interface ReadOptions {
  readonly book: Book;
  readonly players: readonly string[];
  readonly heroes: readonly string[];
  readonly allies: readonly string[];
  /** Empty without a state. */
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

/** Throws InvalidArgumentError. */
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
      allies: [],
      frames: [],
      cite: cite as ReadOptions['cite'],
    };
  });
}

/** The words of modules from elsewhere, the last first: it may change those of another. */
const wordsOfModules = ({ modules }: SpokenRules): readonly Messages[] =>
  modules.flatMap(({ words }) => (words === undefined ? [] : [words])).reverse();
