/*
 * Reasons: sentences whose values stand apart, so that they can be said in another language. The sentence itself, with numbers in the
 * place of the values, is what it is looked up by.
 */

/** A sentence, or a part of one, with its values apart. Plain JSON. */
export interface Reason {
  /** The English, with `{0}`, `{1}` … in the place of the values: `It costs {0} gold, and you have {1}.` */
  readonly text: string;
  /** What stands in those places. */
  readonly values: readonly ReasonValue[];
}

/** A value in a reason: a number, the id of a card, a space, a town or a word, something of a certain sort, several of them, or a part of a sentence. */
export type ReasonValue = string | number | OfSort | Several | Reason;

/** Something of a sort that its id alone does not tell. */
export interface OfSort {
  /** The sort, such as `player`; `code` is told as it is written. */
  readonly sort: string;
  /** Its id: a number is told with its sort, "player 1". */
  readonly id: string | number;
}

/** Several values in a sentence. */
export interface Several {
  /** The values, in their order. */
  readonly list: readonly ReasonValue[];
  /** The word before the last. */
  readonly last: 'and' | 'or';
}

/** A part of a sentence that stands in a table: a declaration of this type says that its texts are to be translated. */
export type Phrase = string;

/** Parts of sentences by word. */
export type Phrases<W extends string> = Readonly<Record<W, Phrase>>;

/**
 * Makes a reason of a sentence with values.
 *
 * @example
 * ```ts
 * forbid('2e.market.actions', () => why`It costs ${price} gold, and you have ${gold}.`)
 * ```
 */
export const why = (parts: readonly string[], ...values: readonly ReasonValue[]): Reason => ({
  text: parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`),
  values,
});

/** A phrase as a part of a reason. */
export const phrase = (text: Phrase | Reason): Reason =>
  typeof text === 'string' ? { text, values: [] } : text;

/** Something of a sort in a reason, such as a player: "player 1", or the name. */
export const ofSort = (sort: string, id: string | number): OfSort => ({ sort, id });

/** Several things in a reason: "plains, hills and road". */
export const and = (list: readonly ReasonValue[]): Several => ({ list, last: 'and' });

/** Several things of which one is meant: "plains, hills or road". */
export const or = (list: readonly ReasonValue[]): Several => ({ list, last: 'or' });

/** A reason in English. A player begins a sentence as sentences begin. */
export const textOf = (reason: Reason): string => said(reason).replace(/^player /, 'Player ');

function said(value: ReasonValue): string {
  if (typeof value !== 'object') return `${value}`;
  if ('text' in value) return filled(value.text, value.values.map(said));
  if ('sort' in value) return typeof value.id === 'number' ? `${value.sort} ${value.id}` : value.id;
  const items = value.list.map(said);
  const last = items.pop() ?? '';
  return items.length > 0 ? `${items.join(', ')} ${value.last} ${last}` : last;
}

/** A text with values in the places that are numbered for them. */
export const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d+)\}/g, (place, at) => values[at] ?? place);
