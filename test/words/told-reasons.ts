import type { Reason, ReasonValue } from '../../src/kernel/index.js';
import { knownReasons } from '../../src/words/second-edition/known-reasons.js';

const known = new Set(knownReasons.trim().split('\n'));

/** The sentences of a reason, its own and those of its parts. */
const sentencesOf = (value: ReasonValue): readonly string[] => {
  if (typeof value !== 'object') return [];
  if ('text' in value) return [value.text, ...value.values.flatMap(sentencesOf)];
  return 'list' in value ? value.list.flatMap(sentencesOf) : [];
};

/** What no catalogue knows of: sentences that are not in the list, and places that have no value or values that have no place. */
export function unknownIn(reason: Reason | null): readonly string[] {
  if (reason === null) return [];
  const places = new Set([...reason.text.matchAll(/\{(\d+)\}/g)].map(([, at]) => Number(at)));
  const filled = places.size === reason.values.length && [...places].every((at) => at < places.size);
  return [...sentencesOf(reason).filter((text) => !known.has(text)), ...(filled ? [] : [reason.text])];
}
