/* The notation for the fields of a card's parts. TypeScript types, schemas and help in editors follow from it. */

/**
 * The fields of an object with their types. A name that ends in `?` is optional. Types are written as in TypeScript,
 * with bounds: `1..20` is a whole number, `Effect[1..20]` a list with 1 to 20 items, `'a' | 'b'` one of these words,
 * `('a' | 'b')[1..2]` a list of them.
 */
export type Fields = Readonly<Record<string, string>>;

/** Parts of a language by the names of their types: each has fields, or is another type. */
export type Parts = Readonly<Record<string, Fields | string>>;

export type FieldType = { readonly text: string } & (
  | { readonly sort: 'literal'; readonly value: string | boolean }
  | { readonly sort: 'whole'; readonly least: number; readonly most: number }
  | { readonly sort: 'list'; readonly item: FieldType; readonly least: number; readonly most: number }
  | { readonly sort: 'union'; readonly of: readonly FieldType[] }
  | { readonly sort: 'name' }
);

/** The English texts of a list of words, each under its meaning. */
export type WordsOf<Word extends string, More = unknown> = Readonly<
  Record<Word, { readonly text: string } & More>
>;

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly type: FieldType;
}

/** Reads a type. */
export function typeOf(text: string): FieldType {
  const [, several, one = several, from, to] = /^(?:\((.+)\)|(\S+))\[(\d+)\.\.(\d+)\]$/.exec(text) ?? [];
  if (one !== undefined)
    return { text, sort: 'list', item: typeOf(one), least: Number(from), most: Number(to) };
  const parts = text.split(' | ');
  if (parts.length > 1) return { text, sort: 'union', of: parts.map(typeOf) };
  const [, least, most] = /^(-?\d+)\.\.(-?\d+)$/.exec(text) ?? [];
  if (least !== undefined) return { text, sort: 'whole', least: Number(least), most: Number(most) };
  if (text === 'true' || text === 'false') return { text, sort: 'literal', value: text === 'true' };
  if (/^'.*'$/.test(text)) return { text, sort: 'literal', value: text.slice(1, -1) };
  return { text, sort: 'name' };
}

export const fieldsOf = (fields: Fields): readonly Field[] =>
  Object.entries(fields).map(([key, type]) => ({
    name: key.replace(/\?$/, ''),
    optional: key.endsWith('?'),
    type: typeOf(type),
  }));

/** Whether a type, or a part of it, has this name. */
export const mentions = (type: FieldType, name: string): boolean =>
  type.sort === 'list'
    ? mentions(type.item, name)
    : type.sort === 'union'
      ? type.of.some((part) => mentions(part, name))
      : type.text === name;
