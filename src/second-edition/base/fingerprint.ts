import { canonicalJson, hashText } from '../../kernel/index.js';

/** Keys that only people read, left out of the fingerprint. If a rule begins to read one of them, take it out of this list. */
export const displayOnly: readonly string[] = ['$schema', 'name', 'label', 'text', 'flavor', 'source'];

/** A copy without the keys that only people read. Keys with numbers stay: a Hero may have a skill called `text`. */
function asRulesRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRulesRead);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(
    ([key, part]) => !displayOnly.includes(key) || typeof part === 'number',
  );
  return Object.fromEntries(parts.map(([key, part]) => [key, asRulesRead(part)]));
}

const canonical = (value: unknown): string => canonicalJson(asRulesRead(value));

/** Packs share frozen cards and boards and are combined again and again. */
const known = new WeakMap<object, string>();

/** The text of everything that rules read of a card or a board. Two that play alike have the same text. */
export function textOf(part: object): string {
  const text = known.get(part) ?? canonical(part);
  known.set(part, text);
  return text;
}

/**
 * Sixteen hex digits that are equal for content that plays alike, whatever its names.
 *
 * @param board - as its pack has it, frozen
 * @param cards - all of them, frozen
 * @param others - the rest; its keys come after `board` and `cards` in the alphabet
 */
export function fingerprintOf(
  board: object,
  cards: readonly object[],
  others: Readonly<Record<string, unknown>>,
): string {
  const first = `{"board":${textOf(board)},"cards":[${cards.map(textOf).join(',')}],`;
  return hashText(first + canonical(others).slice(1));
}
