import { InvalidArgumentError } from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import { compileMessage, type Message, type Values } from './format.js';
import type { Messages } from './messages.js';

/** The messages of one language, as plain JSON. */
export interface Catalogue {
  /** The language, as a BCP 47 tag such as `de` or `pt-BR`: it decides how numbers, plurals and lists are written. */
  readonly locale: string;
  /** Messages by key; English replaces missing ones. */
  readonly messages: Messages;
}

/** The messages of one language; English ones replace those that are missing. */
export interface Book {
  readonly locale: string;
  has(key: string): boolean;
  /** Whether a message other than the edition's English has it. */
  translated(key: string): boolean;
  /** The next language of the catalogues, English last: a text that is not whole in this one is said in that one. */
  readonly next: Book;
  /** Says a text with `render`; `null` if a part of it has no translation, so that no sentence mixes two languages. */
  whole(render: () => string): string | null;
  /** Notes that a part of a text has no translation. */
  untranslated(): void;
  /** The message of the first key that has one, with its values; `null` if none can be used. */
  say(keys: readonly string[], values: Values): string | null;
  /** Joins items: "a, b and c". */
  list(items: readonly string[], how?: 'and' | 'or'): string;
  /** Capitalizes the first letter. */
  sentence(text: string): string;
}

interface Page {
  readonly locale: string;
  readonly messages: Messages;
  readonly compiled: Map<string, Message | null>;
}

const ENGLISH = 'en';

/** Compiles each message once, however often words of a state are made. */
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
    // A message that cannot be read is replaced by English; `checkCatalogue` reports it.
  }
  compiled.set(key, message);
  return message;
}

export function isLocale(locale: unknown): locale is string {
  try {
    return typeof locale === 'string' && locale.length < 60 && Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

const copies = new WeakMap<object, Catalogue>();

export function readCatalogue(value: unknown): Catalogue {
  const wrong = 'A catalogue is { locale: "de", messages: { "key": "text" } }';
  if (!isRecord(value)) throw new InvalidArgumentError(`${wrong}.`);
  const known = copies.get(value);
  if (known) return known;
  let locale: unknown;
  let entries: [string, unknown][];
  try {
    locale = value.locale;
    const { messages } = value;
    if (!isRecord(messages)) throw new InvalidArgumentError(`${wrong}: it has no messages.`);
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

/** The catalogues of a language, the nearest first: `de-AT` asks `de-AT`, then `de` and its variants. */
function inLanguage(catalogues: readonly Catalogue[], locale: string): readonly Catalogue[] {
  const exact = catalogues.filter((catalogue) => catalogue.locale === locale);
  const near = catalogues.filter(
    (catalogue) => catalogue.locale !== locale && baseOf(catalogue.locale) === baseOf(locale),
  );
  return [...exact, ...near];
}

/** Combines catalogues, the words of modules, and the edition's English. The first catalogue gives the language unless one is wanted. */
export function bookOf(
  catalogues: readonly Catalogue[],
  ofModules: readonly Messages[],
  wanted: string | undefined,
  english: Messages,
): Book {
  const locale = wanted ?? catalogues[0]?.locale ?? ENGLISH;
  const chosen = inLanguage(catalogues, locale);
  const others = wanted === undefined ? catalogues.filter((catalogue) => !chosen.includes(catalogue)) : [];
  const translations = chosen.map(({ locale: language, messages }) => pageOf(language, messages));
  const all = [...translations, ...[...ofModules, english].map((messages) => pageOf(ENGLISH, messages))];
  // Made when a list is said: a screen that begins does not wait for it.
  const lists: Partial<Record<'and' | 'or', Intl.ListFormat>> = {};
  const has = (key: string): boolean => all.some(({ messages }) => Object.hasOwn(messages, key));
  const foreign = translations.length > 0 && baseOf(locale) !== ENGLISH;
  let gap = false;
  let next: Book | undefined;
  return {
    locale,
    get next() {
      next ??= bookOf(others, ofModules, undefined, english);
      return next;
    },
    whole(render) {
      const before = gap;
      gap = false;
      const text = render();
      const missing = gap;
      gap = before;
      return missing && foreign ? null : text;
    },
    untranslated() {
      gap = true;
    },
    has,
    translated: (key) => translations.some(({ messages }) => Object.hasOwn(messages, key)),
    say(keys, values) {
      for (const [at, page] of all.entries())
        for (const key of keys) {
          try {
            const said = messageOn(page, key)?.say(values);
            if (said === undefined) continue;
            if (at >= translations.length) gap = true;
            return said;
          } catch {
            // A value is missing: try the next message.
          }
        }
      return null;
    },
    list(items, how = 'and') {
      lists[how] ??= new Intl.ListFormat(locale, { type: how === 'and' ? 'conjunction' : 'disjunction' });
      return lists[how].format(items);
    },
    sentence: (text) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1),
  };
}
