import { IntlMessageFormat } from 'intl-messageformat';

/* Messages in ICU MessageFormat, each compiled once, and their values. */

/** A value of a message: the text for people, and the raw value for `select` and `plural`. */
export interface Value {
  /** The text within a sentence. */
  readonly plain: string;
  /** An id, a word, a number, `none`, or the length of a list. */
  readonly raw: string | number;
  /** What a catalogue says of the grammar of a card: its gender or its number. */
  readonly grammar?: (what: 'gender' | 'number') => string;
}

/** The value of which a message asks the gender or the number: `card_gender` asks it of `card`. */
const GRAMMAR = /^(.+)_(gender|number)$/;

/** The name of the value itself. */
export const withoutGrammar = (name: string): string => name.replace(GRAMMAR, '$1');

export type Values = Readonly<Record<string, Value>>;

/** The fields used here; the parser's own types have more. */
interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly children?: readonly Part[];
}

/** The parser's number for a plain argument. */
const ARGUMENT = 1;
/** Its numbers for numbers, dates, times, selects and plurals. */
const LOOKED_AT = [2, 3, 4, 5, 6];

export interface Message {
  /** The names of its values. */
  readonly needs: readonly string[];
  /** Throws if a value is missing. */
  say(values: Values): string;
}

/** `select` and `plural` use the raw value, which goes under another name. */
const rawName = (name: string): string => `#${name}`;

function prepared(parts: readonly Part[], needs: Set<string>): Part[] {
  return parts.map((part) => {
    if (part.type === ARGUMENT) needs.add(String(part.value));
    if (!LOOKED_AT.includes(part.type)) return part;
    needs.add(String(part.value));
    const options = Object.entries(part.options ?? {}).map(([word, option]) => [
      word,
      { ...option, value: prepared(option.value, needs) },
    ]);
    return {
      ...part,
      value: rawName(String(part.value)),
      ...(part.options ? { options: Object.fromEntries(options) } : {}),
    };
  });
}

/** @throws SyntaxError or a similar error; the caller knows the message */
export function compileMessage(text: string, locale: string): Message {
  const needs = new Set<string>();
  // A `<` is plain text: the caller formats messages.
  const { getAst } = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  const parts = prepared(getAst() as unknown as readonly Part[], needs);
  const format = new IntlMessageFormat(parts as never, locale);
  const asked = [...needs].flatMap((need) => {
    const [, name, what] = GRAMMAR.exec(need) ?? [];
    return name === undefined ? [] : [{ need, name, what: what as 'gender' | 'number' }];
  });
  return {
    needs: [...needs],
    say(values) {
      const given: Record<string, string | number> = Object.create(null);
      for (const [name, { plain, raw }] of Object.entries(values)) {
        given[name] = plain;
        given[rawName(name)] = raw;
      }
      for (const { need, name, what } of asked)
        if (!(need in given)) given[need] = given[rawName(need)] = values[name]?.grammar?.(what) ?? 'none';
      return String(format.format(given));
    },
  };
}
