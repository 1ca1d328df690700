import { IntlMessageFormat } from 'intl-messageformat';

/* Messages, compiled once each: ICU MessageFormat does the grammar, and here is how values come to it. */

/** A value for a message: what people read, and what `select` and `plural` look at. */
export interface Value {
  /** As it stands in a sentence. */
  readonly plain: string;
  /** An id, a word, a number, `none`, the length of a list. */
  readonly raw: string | number;
}

/** Values by name. */
export type Values = Readonly<Record<string, Value>>;

/** The part of a parsed message that is looked at here; the parser's own types say more. */
interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
  readonly children?: readonly Part[];
}

/** An argument by itself, as the parser numbers the parts of a message. */
const ARGUMENT = 1;
/** Numbers, dates, times, selects and plurals. */
const LOOKED_AT = [2, 3, 4, 5, 6];

/** A message ready for use. */
export interface Message {
  /** The names of the values it needs. */
  readonly needs: readonly string[];
  /** The sentence. Throws where a value is missing. */
  say(values: Values): string;
}

/** `select` and `plural` look at another value than the one that is read, so it goes under another name. */
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

/**
 * Compiles a message.
 *
 * @throws SyntaxError and its kin for what is no message; the caller knows which one it is
 */
export function compileMessage(text: string, locale: string): Message {
  const needs = new Set<string>();
  // A `<` in a message is a `<`: what formats it decides the caller.
  const { getAst } = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  const parts = prepared(getAst() as unknown as readonly Part[], needs);
  const format = new IntlMessageFormat(parts as never, locale);
  return {
    needs: [...needs],
    say(values) {
      const given: Record<string, string | number> = Object.create(null);
      for (const [name, { plain, raw }] of Object.entries(values)) {
        given[name] = plain;
        given[rawName(name)] = raw;
      }
      return String(format.format(given));
    },
  };
}
