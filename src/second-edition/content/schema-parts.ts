import * as z from 'zod';

/** A whole number in a range, both ends included. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** A list with at most, and at least, so many items. */
export function listOf<Item extends z.ZodType>(item: Item, most: number, least = 0) {
  const list = z.array(item).max(most);
  return least > 0 ? list.min(least) : list;
}

/** Ids: lower case words with hyphens. `constructor` cannot be a key. */
export const idPattern = /^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** The id of a card, a town, a skill, a type of Item. */
export const idSchema = z.string().max(60).regex(idPattern);

/** The id of a space of the map, `h0714`. */
export const spaceIdSchema = z.string().regex(/^h\d{4}$/);

/** A name or a label, for people. */
export const nameSchema = z.string().min(1).max(80);

/** Sentences, for people. */
export const textSchema = z.string().min(1).max(600);

/** The source of a card or a board. */
export const sourceSchema = z.union([
  z.literal('original'),
  z.strictObject({ document: nameSchema, section: z.string().min(1).max(200) }),
]);

export type { Expect, Same } from '../../kernel/saves/type-equality.js';
