import { InvalidArgumentError } from '../kernel/index.js';
import { compileMessage, type Message, type Values } from './format.js';
import type { Messages } from './messages.js';

/** Messages in one language: plain JSON, a file a language. */
export interface Catalogue {
  /** The language, as a BCP 47 tag such as `de` or `pt-BR`: it decides how numbers, plurals and lists are written. */
  readonly locale: string;
  /** Messages by key; those it does not have are told in English. */
  readonly messages: Messages;
}

/** Messages of several languages in the order in which they are looked up, English last. */
export interface Book {
  /** The language of the first of them. */
  readonly locale: string;
  /** Whether any of them has the key. */
  has(key: string): boolean;
  /** Whether one of another than the edition's English has it. */
  translated(key: string): boolean;
  /** The message of the first of `keys` that there is, with its values; `null` if there is none that can be told. */
  say(keys: readonly string[], values: Values): string | null;
  /** Items in one sentence part: "a, b and c". */
  list(items: readonly string[], how?: 'and' | 'or'): string;
  /** The first letter as a sentence begins with it. */
  sentence(text: string): string;
}

interface Page {
  readonly locale: string;
  readonly messages: Messages;
  readonly compiled: Map<string, Message | null>;
}

const ENGLISH = 'en';

/** Pages made of catalogues and of the words of modules: each message is compiled once, however often a state is asked for its words. */
const pages = new WeakMap<Messages, Page>();

function pageOf(locale: string, messages: Messages): Page {
  const known = pages.get(messages);
  if (known?.locale === locale) return known;
  const page = { locale, messages, compiled: new Map() };
  pages.set(messages, page);
  return page;
}

function messageOn({ locale, messages, compiled }: Page, key: string): Message | null {
  const known = compiled.get(key);
  if (known !== undefined) return known;
  let message: Message | null = null;
  try {
    if (Object.hasOwn(messages, key)) message = compileMessage(messages[key] as string, locale);
  } catch {
    // What cannot be read is told in English; `checkCatalogue` names it.
  }
  compiled.set(key, message);
  return message;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text is a language that this machine can name. */
export function isLocale(locale: unknown): locale is string {
  try {
    return typeof locale === 'string' && locale.length < 60 && Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

const copies = new WeakMap<object, Catalogue>();

/** A catalogue from anywhere, read once. Throws InvalidArgumentError for what is none. */
export function readCatalogue(value: unknown): Catalogue {
  const wrong = 'A catalogue is { locale: "de", messages: { "key": "text" } }';
  if (!isPlain(value)) throw new InvalidArgumentError(`${wrong}.`);
  const known = copies.get(value);
  if (known) return known;
  let locale: unknown;
  let entries: [string, unknown][];
  try {
    locale = value.locale;
    const { messages } = value;
    if (!isPlain(messages)) throw new InvalidArgumentError(`${wrong}: it has no messages.`);
    entries = Object.entries(messages);
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw error;
    throw new InvalidArgumentError(`${wrong}: this one cannot be read.`);
  }
  if (!isLocale(locale))
    throw new InvalidArgumentError(`${wrong}: its locale is a language tag such as "de" or "pt-BR".`);
  const strange = entries.find(([, text]) => typeof text !== 'string');
  if (strange)
    throw new InvalidArgumentError(`${wrong}: the message "${strange[0].slice(0, 80)}" is no text.`);
  const catalogue = { locale, messages: Object.fromEntries(entries) as Messages };
  copies.set(value, catalogue);
  return catalogue;
}

const baseOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Those of a language, the nearest first: `de-AT` asks the catalogues of `de-AT`, then those of `de` and its kin. */
function inLanguage(catalogues: readonly Catalogue[], locale: string): readonly Catalogue[] {
  const exact = catalogues.filter((catalogue) => catalogue.locale === locale);
  const near = catalogues.filter(
    (catalogue) => catalogue.locale !== locale && baseOf(catalogue.locale) === baseOf(locale),
  );
  return [...exact, ...near];
}

/** Puts messages together: of the catalogues, of modules from elsewhere, and the edition's own English. */
export function bookOf(
  catalogues: readonly Catalogue[],
  ofModules: readonly Messages[],
  wanted: string | undefined,
  english: Messages,
): Book {
  const chosen = wanted === undefined ? catalogues : inLanguage(catalogues, wanted);
  const locale = wanted ?? chosen[0]?.locale ?? ENGLISH;
  const translations = chosen.map(({ locale: language, messages }) => pageOf(language, messages));
  const all = [...translations, ...[...ofModules, english].map((messages) => pageOf(ENGLISH, messages))];
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const has = (key: string): boolean => all.some(({ messages }) => Object.hasOwn(messages, key));
  return {
    locale,
    has,
    translated: (key) => translations.some(({ messages }) => Object.hasOwn(messages, key)),
    say(keys, values) {
      for (const page of all)
        for (const key of keys) {
          try {
            const said = messageOn(page, key)?.say(values);
            if (said !== undefined) return said;
          } catch {
            // A value it asks for is not there: the next one may do.
          }
        }
      return null;
    },
    list: (items, how = 'and') => lists[how].format(items),
    sentence: (text) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1),
  };
}
