/**
 * A card as our source files write it: ids that follow from a name or label, and the source `original`, are left out.
 * Packs from outside have all fields.
 */
export type Sketch<T> = T extends { readonly id: string; readonly source: unknown }
  ? Labelled<Omit<T, 'id' | 'source'>> & Partial<Pick<T, 'id' | 'source'>>
  : never;

type Part<T> = T extends readonly (infer E)[]
  ? readonly Part<E>[]
  : T extends { readonly id: string; readonly label: string }
    ? Labelled<Omit<T, 'id'>> & Partial<Pick<T, 'id'>>
    : T extends object
      ? Labelled<T>
      : T;

type Labelled<T> = { readonly [K in keyof T]: Part<T[K]> };

/** The id for a name: lower case, hyphens between words. */
const idOf = (called: string): string =>
  called
    .toLowerCase()
    .replace(/['’,.!]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Adds a missing id, made from the field `by`. A card, which has a name, also gets its source. */
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
 * Fills in what source files leave out: an id is the name or label in lower case with hyphens; the source is
 * `original`.
 */
export const filledIn = <T extends object>(cards: readonly Sketch<T>[]): readonly T[] =>
  cards.map((card) => whole(card, 'name') as T);
