import { z } from 'zod';
import { Refused } from '../tables/refused.js';

/* What text may be in what comes from outside. */

/** Values lie in each other this deep at most: what the engine takes is far flatter. */
const deepest = 32;

/** A database keeps neither: NUL, which ends a text, and half of a character. */
const isKept = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

function troubleOf(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return isKept(value) ? null : 'A text holds NUL or half of a character.';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return `Values lie in each other ${deepest} deep at most.`;
  for (const [name, inner] of Object.entries(value)) {
    const trouble = troubleOf(name, depth) ?? troubleOf(inner, depth + 1);
    if (trouble !== null) return trouble;
  }
  return null;
}

/**
 * Checks that a value read from JSON can be kept.
 *
 * @throws Refused with the code, if a text in it cannot be kept or it is nested too deep
 */
export function mustBePlain(value: unknown, code: string): void {
  const trouble = troubleOf(value, 0);
  if (trouble !== null) throw new Refused(code, trouble);
}

/** Control characters, those that turn the direction of what follows, and those that nobody sees; U+2800 is a Braille cell without a dot. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
/** A letter, a digit or a sign: marks alone are no name. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Control characters, and those that turn the direction of what follows: a line of chat has spaces there. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A line of chat as others see it; `null` for one in which nothing can be seen. */
export function lineOf(text: string): string | null {
  const line = text.normalize('NFC').replace(unruly, ' ').trim();
  return seen.test(line) ? line : null;
}

/** The name of a person or a bot, as others see it. */
export const nameShape = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(24)
  .refine((name) => !unseen.test(name) && seen.test(name), {
    message:
      'A name has letters, digits and signs that people can see, and no control, direction or invisible character',
  });
