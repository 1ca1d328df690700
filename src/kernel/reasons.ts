/* Reasons are sentences with separate values. The key of their translation is the sentence itself with numbered places. */

/** A sentence, or a part of one, with separate values. Plain JSON. */
export interface Reason {
  /** The English text with `{0}`, `{1}` … for the values: `It costs {0} gold, and you have {1}.` */
  readonly text: string;
  /** The values for those places. */
  readonly values: readonly ReasonValue[];
}

/** A value in a reason: a number, an id of a card, space, town or word, a thing with its sort, a list, or a part of a sentence. */
export type ReasonValue = string | number | OfSort | Several | Reason;

/** A thing whose id does not tell its sort. */
export interface OfSort {
  /** The sort, such as `player`; `code` is shown as it is. */
  readonly sort: string;
  /** The id. A number is shown with its sort: "player 1". */
  readonly id: string | number;
}

/** A list of values in a sentence. */
export interface Several {
  /** The values, in their order. */
  readonly list: readonly ReasonValue[];
  /** The word before the last. */
  readonly last: 'and' | 'or';
}

/** A translatable part of a sentence. Declare tables of such texts with this type: the generator finds them by it. */
export type Phrase = string;

/** Parts of sentences by word. */
export type Phrases<W extends string> = Readonly<Record<W, Phrase>>;

/**
 * Makes a reason from a sentence with values.
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

/** A thing with its sort, such as a player: "player 1", or the name. */
export const ofSort = (sort: string, id: string | number): OfSort => ({ sort, id });

/** A list in a reason: "plains, hills and road". */
export const and = (list: readonly ReasonValue[]): Several => ({ list, last: 'and' });

/** A list of alternatives in a reason: "plains, hills or road". */
export const or = (list: readonly ReasonValue[]): Several => ({ list, last: 'or' });

/** A reason in English. It capitalizes "player" at the start. */
export const textOf = (reason: Reason): string => said(reason).replace(/^player /, 'Player ');

function said(value: ReasonValue): string {
  if (typeof value !== 'object') return `${value}`;
  if ('text' in value) return filled(value.text, value.values.map(said));
  if ('sort' in value) return typeof value.id === 'number' ? `${value.sort} ${value.id}` : value.id;
  const items = value.list.map(said);
  const last = items.pop() ?? '';
  return items.length > 0 ? `${items.join(', ')} ${value.last} ${last}` : last;
}

/** Fills the numbered places of a text. */
export const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d+)\}/g, (place, at) => values[at] ?? place);
