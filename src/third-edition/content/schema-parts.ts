import * as z from 'zod';

/** A whole number in a range, both ends included. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** A list with at most, and at least, so many items. */
export function listOf<Item extends z.ZodType>(item: Item, most: number, least = 0) {
  const list = z.array(item).max(most);
  return least > 0 ? list.min(least) : list;
}

/** Ids: lower case words with hyphens. `constructor` cannot be a key. */
export const idSchema = z
  .string()
  .max(60)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/);

/** The id of a hex of the map, `h0706`. */
export const hexIdSchema = z.string().regex(/^h\d{4}$/);

/** The id of a combat token: a code such as `A06`, or words with hyphens. */
export const tokenIdSchema = z
  .string()
  .max(60)
  .regex(/^(?!constructor$)([A-Z]\d{2}|[a-z0-9]+(-[a-z0-9]+)*)$/);

/** A name or a label, for people. */
export const nameSchema = z.string().min(1).max(80);

/** Sentences, for people. */
export const textSchema = z.string().min(1).max(600);

/** The source of a card. */
export const sourceSchema = z.union([
  z.literal('original'),
  z.strictObject({ document: nameSchema, section: z.string().min(1).max(300) }),
]);

export type { Expect, Same } from '../../kernel/saves/type-equality.js';
