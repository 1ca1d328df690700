/*
 * Cards as they are written down: what says itself is left out. Packs from outside, and everything that is read of cards, have all of it.
 */

/** A card as it is written down: without its id beside its name, without its source where it is our own, and without ids beside labels. */
export type Sketch<T> = T extends { readonly id: string; readonly source: unknown }
  ? Labelled<Omit<T, 'id' | 'source'>> & Partial<Pick<T, 'id' | 'source'>>
  : never;

/** A part of a card as it is written down. */
type Part<T> = T extends readonly (infer E)[]
  ? readonly Part<E>[]
  : T extends { readonly id: string; readonly label: string }
    ? Labelled<Omit<T, 'id'>> & Partial<Pick<T, 'id'>>
    : T extends object
      ? Labelled<T>
      : T;

type Labelled<T> = { readonly [K in keyof T]: Part<T[K]> };

/** An id as it follows from what something is called: in lower case, with hyphens between its words. */
const idOf = (called: string): string =>
  called
    .toLowerCase()
    .replace(/['’,.!]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** A value with an id beside what it is called by, where it has none; `by` is the key of that. A card is called by its name, and has a source, too. */
function whole(value: unknown, by: string): unknown {
  if (Array.isArray(value)) return value.map((part) => whole(part, 'label'));
  if (typeof value !== 'object' || value === null) return value;
  const parts: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (key === by && !('id' in value)) parts.id = idOf(part);
    parts[key] = whole(part, 'label');
    if (key === 'name' && by === key && !('source' in value)) parts.source = 'original';
  }
  return parts;
}

/**
 * Cards with what is left out where they are written down: each id of a card, an ability or a course that is its name or label in lower case with
 * hyphens, and `original` as the source of every card that names none.
 */
export const filledIn = <T extends object>(cards: readonly Sketch<T>[]): readonly T[] =>
  cards.map((card) => whole(card, 'name') as T);
