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

export interface Message {
  /** The names of its values. */
  readonly needs: readonly string[];
  /** Throws if a value is missing. */
  say(values: Values): string;
}

/** Text, a value, the number of the plural around it (`#`), or options to choose from. */
type Part =
  | string
  | { readonly kind: 'argument' | 'number'; readonly name: string }
  | { readonly kind: '#' }
  | Choice;

interface Choice {
  readonly kind: 'select' | 'plural' | 'selectordinal';
  readonly name: string;
  readonly offset: number;
  readonly options: ReadonlyMap<string, readonly Part[]>;
}

const IDENTIFIER = /[^\p{White_Space}\p{Pattern_Syntax}]*/uy;
const SPACE = /\p{White_Space}*/uy;
const INTEGER = /[+-]?\d+/y;
const OFFSET = /offset:\p{White_Space}*([+-]?\d+)/uy;

class Parser {
  readonly needs = new Set<string>();
  #at = 0;

  constructor(readonly text: string) {}

  /** All parts up to the end, or within options up to the brace that closes one. */
  parts(within: Choice['kind'] | null = null): readonly Part[] {
    const parts: Part[] = [];
    let plain = '';
    const add = (part: Part): void => {
      if (plain !== '') parts.push(plain);
      plain = '';
      parts.push(part);
    };
    const isPlural = within !== null && within !== 'select';
    while (this.#at < this.text.length) {
      const char = this.text.charAt(this.#at);
      if (char === '}' && within !== null) break;
      if (char === '{') add(this.#argument());
      else if (char === '#' && isPlural) {
        this.#at++;
        add({ kind: '#' });
      } else if (char === "'") plain += this.#quoted(isPlural);
      else {
        this.#at++;
        plain += char;
      }
    }
    if (plain !== '') parts.push(plain);
    return parts;
  }

  /** An apostrophe is one, and twice as well. Before a sign of the syntax it quotes all up to the next. */
  #quoted(isPlural: boolean): string {
    const { text } = this;
    const next = text.charAt(++this.#at);
    if (next === "'") {
      this.#at++;
      return "'";
    }
    if (next === '' || !(isPlural ? '{}<>#' : '{}<>').includes(next)) return "'";
    let quoted = '';
    while (this.#at < text.length) {
      const char = text.charAt(this.#at++);
      if (char !== "'") quoted += char;
      else if (text.charAt(this.#at) === "'") {
        this.#at++;
        quoted += "'";
      } else break;
    }
    return quoted;
  }

  #argument(): Part {
    this.#at++;
    this.#take(SPACE);
    const name = this.#take(IDENTIFIER);
    if (name === '') this.#fail('the name of a value');
    this.needs.add(name);
    this.#take(SPACE);
    if (this.#is('}')) return { kind: 'argument', name };
    this.#must(',');
    this.#take(SPACE);
    const kind = this.#take(IDENTIFIER);
    this.#take(SPACE);
    if (kind === 'number') {
      this.#must('}');
      return { kind, name };
    }
    if (kind !== 'select' && kind !== 'plural' && kind !== 'selectordinal')
      return this.#fail('`number`, `select`, `plural` or `selectordinal`');
    this.#must(',');
    this.#take(SPACE);
    const offset = kind === 'select' ? 0 : Number(this.#match(OFFSET)?.[1] ?? 0);
    const options = this.#options(kind);
    this.#must('}');
    return { kind, name, offset, options };
  }

  #options(kind: Choice['kind']): Choice['options'] {
    const options = new Map<string, readonly Part[]>();
    for (;;) {
      this.#take(SPACE);
      const isExact = kind !== 'select' && this.#is('=');
      const word = isExact
        ? `=${Number(this.#take(INTEGER) || this.#fail('a number'))}`
        : this.#take(IDENTIFIER);
      if (word === '') break;
      if (options.has(word)) this.#fail(`one option "${word}"`);
      this.#take(SPACE);
      this.#must('{');
      options.set(word, this.parts(kind));
      this.#must('}');
    }
    if (!options.has('other')) this.#fail('an option "other"');
    return options;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #take(pattern: RegExp): string {
    return this.#match(pattern)?.[0] ?? '';
  }

  #is(sign: string): boolean {
    if (this.text.charAt(this.#at) !== sign) return false;
    this.#at++;
    return true;
  }

  #must(sign: string): void {
    if (!this.#is(sign)) this.#fail(`"${sign}"`);
  }

  #fail(wanted: string): never {
    throw new SyntaxError(`A message has no ${wanted} at ${this.#at}.`);
  }
}

/** Numbers and plurals of a language, made when a message first needs them. */
interface Numbers {
  readonly locale: string;
  format?: Intl.NumberFormat;
  readonly rules: Partial<Record<Intl.PluralRuleType, Intl.PluralRules>>;
}

const languages = new Map<string, Numbers>();

function numbersOf(locale: string): Numbers {
  const known = languages.get(locale) ?? { locale, rules: {} };
  languages.set(locale, known);
  return known;
}

function inDigits(numbers: Numbers, value: number): string {
  numbers.format ??= new Intl.NumberFormat(numbers.locale);
  return numbers.format.format(value);
}

function pluralOf(numbers: Numbers, type: Intl.PluralRuleType, value: number): string {
  numbers.rules[type] ??= new Intl.PluralRules(numbers.locale, { type });
  return numbers.rules[type].select(value);
}

/** The parts of the option that a value chooses, with the number that `#` stands for in them. */
function chosen(choice: Choice, raw: Value['raw'], numbers: Numbers): readonly [readonly Part[], number] {
  const { kind, offset, options } = choice;
  const other = options.get('other') ?? [];
  if (kind === 'select') return [options.get(String(raw)) ?? other, Number.NaN];
  const number = Number(raw) - offset;
  const exact = options.get(`=${raw}`);
  if (exact) return [exact, number];
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return [options.get(pluralOf(numbers, type, number)) ?? other, number];
}

function sayParts(parts: readonly Part[], values: Values, numbers: Numbers, counted: number): string {
  let said = '';
  for (const part of parts) {
    if (typeof part === 'string') said += part;
    else if (part.kind === '#') said += inDigits(numbers, counted);
    else {
      const { plain, raw } = valueNamed(values, part.name);
      if ('options' in part) {
        const [option, number] = chosen(part, raw, numbers);
        said += sayParts(option, values, numbers, number);
      } else said += part.kind === 'number' ? inDigits(numbers, Number(raw)) : plain;
    }
  }
  return said;
}

/** @throws SyntaxError for a message that cannot be read; the caller knows the message */
export function compileMessage(text: string, locale: string): Message {
  const parser = new Parser(text);
  const parts = parser.parts();
  const numbers = numbersOf(locale);
  return {
    needs: [...parser.needs],
    say: (values) => sayParts(parts, values, numbers, Number.NaN),
  };
}

/** A value of that name, or what is asked of the grammar of another. */
function valueNamed(values: Values, name: string): Value {
  if (Object.hasOwn(values, name)) return values[name] as Value;
  const [, of = '', what] = GRAMMAR.exec(name) ?? [];
  if (what === undefined) throw new RangeError(`The message has no value "${name}".`);
  const raw = (Object.hasOwn(values, of) && values[of]?.grammar?.(what as 'gender' | 'number')) || 'none';
  return { plain: raw, raw };
}
