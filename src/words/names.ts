import type { Parameters } from '../kernel/index.js';
import type { Book } from './book.js';
import type { Value } from './format.js';

/* Names of what every game has: words, cards, players, modules, rules. An edition names the rest. */

/** How much is said: a label for a button, or a whole sentence. */
export type NameStyle = 'short' | 'long';

/** What names need to know of content. */
export interface NamedContent {
  /** Its cards, by id. */
  readonly cards: Readonly<Record<string, { readonly name: string }>>;
}

/** What naming needs to know. */
export interface Setting<C extends NamedContent = NamedContent> {
  readonly book: Book;
  readonly content: C;
  /** Titles of modules, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** The wording of a rule in English, where it is known here. */
  readonly wordingOf: (rule: string) => string | null;
  /** What players are called, by index; their Heroes where a name is empty or missing. */
  readonly players: readonly string[];
  /** The Heroes of the players, by index. */
  readonly heroes: readonly string[];
  /** The card that is being resolved, whose courses are chosen from; empty where none is known. */
  readonly resolved: string;
  /** What is under way, the innermost last; empty where no state is known. */
  readonly frames: readonly unknown[];
}

/** An id nobody has a name for, as well as it can be read. */
export const readable = (id: string): string => id.replaceAll(/[-/]+/g, ' ').trim();

/** What a table has of its own under a key. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A text as a value. */
export const plain = (text: string): Value => ({ plain: text, raw: text });

/** A name as a part of an id. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names of everything in a game. */
export abstract class Names<C extends NamedContent = NamedContent> {
  readonly setting: Setting<C>;

  constructor(setting: Setting<C>) {
    this.setting = setting;
  }

  /** What parameters of actions name in this edition, by their names. */
  protected abstract readonly parameterSorts: Readonly<Record<string, string | undefined>>;

  /** Details of which their kind says less than people want to read, as `event.detail`. */
  abstract readonly sharper: Readonly<Record<string, string>>;

  /** Something of a sort by its id. `name` is what it is called where it stands, `card` the card that the whole is about. */
  abstract named(sort: string, name: string, id: string, card: string): string;

  /** Something of a sort that goes by a number; `null` where the number stands for itself. */
  abstract numbered(sort: string, number: number): string | null;

  /** A deck of cards. */
  abstract deck(id: string): string;

  /** Whatever has this id. */
  abstract any(id: string): string;

  protected say(key: string, values: Readonly<Record<string, Value>> = {}): string | null {
    return this.setting.book.say([key], values);
  }

  /** What a parameter of an action names, as values are told. Any other id is looked up wherever it may stand, and any other number is itself. */
  sortOfParameter(name: string, kind: Parameters[string] | undefined): string {
    if (typeof kind !== 'string') return 'word';
    const sort = own(this.parameterSorts, name);
    if (sort !== undefined && sort !== 'amount') return sort;
    return kind === 'id' ? 'any' : 'integer';
  }

  word(word: string, of?: string): string {
    const keys = of === undefined ? [`word.${word}`] : [`word.${of}.${word}`, `word.${word}`];
    return this.setting.book.say(keys, {}) ?? readable(word);
  }

  card(id: string): string {
    return this.say(`card.${id}.name`) ?? own(this.setting.content.cards, id)?.name ?? readable(id);
  }

  player(at: number): string {
    const { players, heroes } = this.setting;
    const hero = heroes[at];
    if (players[at]) return players[at];
    if (hero) return this.card(hero);
    return this.say('player.name', { number: { plain: `${at + 1}`, raw: at + 1 } }) ?? `${at + 1}`;
  }

  module(id: string): string {
    return this.say(`module.${id}.name`) ?? own(this.setting.titles, id) ?? readable(id);
  }

  rule(id: string): string {
    return this.say(`rule.${id}`) ?? this.setting.wordingOf(id) ?? id;
  }

  frame(kind: string): string {
    return this.say(`frame.${kind}`) ?? readable(kind);
  }

  /** A way in which games end. */
  how(how: string): string {
    return this.say(`how.${how}`) ?? readable(how);
  }
}
