import type { Parameters } from '../kernel/index.js';
import type { Book } from './book.js';
import type { Value } from './format.js';

/* Names that every edition has: words, cards, players, modules, rules. An edition names the rest. */

/** `short`: a label for a button; `long`: a whole sentence. */
export type NameStyle = 'short' | 'long';

export interface NamedContent {
  readonly cards: Readonly<Record<string, { readonly name: string }>>;
}

export interface Setting<C extends NamedContent = NamedContent> {
  readonly book: Book;
  readonly content: C;
  readonly titles: Readonly<Record<string, string>>;
  /** The English text of a rule; `null` if it is not known. */
  readonly wordingOf: (rule: string) => string | null;
  /** Names of players by index; an empty or missing name is replaced by the Hero. */
  readonly players: readonly string[];
  readonly heroes: readonly string[];
  /** The adventure cards that are Allies now; empty without a state. */
  readonly allies: readonly string[];
  /** The card that is being resolved; empty without a state. */
  readonly resolved: string;
  /** The frames, the innermost last; empty without a state. */
  readonly frames: readonly unknown[];
}

export const readable = (id: string): string => id.replaceAll(/[-/]+/g, ' ').trim();

export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const plain = (text: string): Value => ({ plain: text, raw: text });

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export abstract class Names<C extends NamedContent = NamedContent> {
  readonly setting: Setting<C>;

  constructor(setting: Setting<C>) {
    this.setting = setting;
  }

  /** The sort of thing that each parameter of actions names. */
  protected abstract readonly parameterSorts: Readonly<Record<string, string | undefined>>;

  /** Details that need a more precise sort than their kind has, as `event.detail`. */
  abstract readonly sharper: Readonly<Record<string, string>>;

  /** The terrains on the faces of a movement die, the first face first. */
  protected abstract readonly dice: readonly (readonly string[])[];

  /** The label of a choice on a card. */
  protected abstract labelOf(card: string, course: string): string | undefined;

  /** The name of a thing, if only this edition has the sort; else `null`. */
  protected abstract ownSort(sort: string, id: string): string | null;

  /** The printed text of an ability: `card/ability`. */
  abstract ability(id: string): string;

  /** The name of a choice on a card; without one, on the card being resolved. */
  abstract choice(id: string, card?: string): string;

  /** The name of a thing with a number; `null` if the number is its name. */
  abstract numbered(sort: string, number: number): string | null;

  abstract deck(id: string): string;

  abstract any(id: string): string;

  protected say(key: string, values: Readonly<Record<string, Value>> = {}): string | null {
    return this.setting.book.say([key], values);
  }

  /** The name of a thing by sort and id. `name` is its detail or parameter, `card` the card of the whole event or action. */
  named(sort: string, name: string, id: string, card: string): string {
    switch (sort) {
      case 'card':
        return this.card(id);
      case 'deck':
        return this.deck(id);
      case 'how':
        return this.how(id);
      case 'ability':
        return this.ability(`${card}/${id}`);
      case 'choice':
        return this.choice(id, card);
      case 'word':
      case 'text':
        return this.word(id, name);
      default:
        return this.ownSort(sort, id) ?? this.any(id);
    }
  }

  die(face: number): string {
    const shown = this.dice[face - 1];
    if (!shown) return `${face}`;
    const terrains = plain(shown.map((terrain) => this.word(terrain)).join('/'));
    return this.say('die.name', { terrains }) ?? terrains.plain;
  }

  /** The label of a choice on a card; `null` if it has none of that id. */
  protected course(card: string, id: string): string | null {
    const label = this.labelOf(card, id);
    return label === undefined ? null : (this.say(`card.${card}.course.${id}`) ?? label);
  }

  /** The sort of a parameter. Other ids are looked up in all sorts; other numbers are themselves. */
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

  /** What a catalogue says of a card's grammar; `none` if it says nothing. */
  grammar(card: string, what: 'gender' | 'number'): string {
    return this.say(`card.${card}.${what}`) ?? 'none';
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

  how(how: string): string {
    return this.say(`how.${how}`) ?? readable(how);
  }
}
