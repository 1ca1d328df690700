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

/** Sixteen hex digits that are the same for everything that plays alike, whatever it is called. */
export const fingerprintOf = (content: unknown): string => hashText(canonicalJson(asRulesRead(content)));
