import { canonicalJson, hashText } from '../../kernel/index.js';

/**
 * The keys of content that are for people alone, wherever they stand: no rule reads what they say. They are no part of the fingerprint,
 * so a corrected comma or a pack in another language leaves saves as good as they were. Whoever lets a rule read one of them takes it
 * out of this list.
 */
export const displayOnly: readonly string[] = ['$schema', 'name', 'label', 'text', 'flavor', 'source'];

/** A value without what is for people alone. A number is never that: a Hero may have a skill called `text`. */
function asRulesRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRulesRead);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(
    ([key, part]) => !displayOnly.includes(key) || typeof part === 'number',
  );
  return Object.fromEntries(parts.map(([key, part]) => [key, asRulesRead(part)]));
}

const canonical = (value: unknown): string => canonicalJson(asRulesRead(value));

/** What is read of cards and boards: they are the frozen copies of packs, which are put together again and again. */
const known = new WeakMap<object, string>();

/** All that rules read of a card or a board, as one text: equal where the two play alike. */
export function textOf(part: object): string {
  const text = known.get(part) ?? canonical(part);
  known.set(part, text);
  return text;
}

/**
 * Sixteen hex digits that are the same for everything that plays alike, whatever it is called.
 *
 * @param board - as its pack has it, frozen
 * @param cards - all of them, frozen
 * @param others - what there is besides; its names come after those two in the alphabet
 */
export function fingerprintOf(
  board: object,
  cards: readonly object[],
  others: Readonly<Record<string, unknown>>,
): string {
  const first = `{"board":${textOf(board)},"cards":[${cards.map(textOf).join(',')}],`;
  return hashText(first + canonical(others).slice(1));
}
