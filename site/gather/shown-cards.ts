import { searched } from '../../scripts/trace/searched.js';
import { read } from './places.js';

/* Which vectors show a card: a position in which it can be asked about, and the rules that are shown there. */

/** A vector that shows a card. */
export interface ShownCard {
  /** The address of its file. */
  readonly file: string;
  readonly id: string;
  readonly rules: readonly string[];
  readonly edition: 'Second Edition' | 'Third Edition';
  readonly title: string;
  /** Whether the card is in what is done or expected, not only on the table. */
  readonly acts: boolean;
  /** How much stands in it: of two vectors the smaller one is more about the card. */
  readonly size: number;
}

interface Filed {
  readonly vectors?: readonly {
    readonly id: string;
    readonly game?: { readonly edition?: string };
    readonly create?: { readonly edition?: string };
    readonly refused?: unknown;
    readonly steps?: unknown;
  }[];
}

/** The vectors that name each card, by edition and id: such as `Third Edition/corbin`. */
export function vectorsOfCards(): ReadonlyMap<string, readonly ShownCard[]> {
  const known = searched().vectors;
  const found = new Map<string, ShownCard[]>();
  for (const path of new Set(known.map((one) => one.path))) {
    const { vectors = [] } = JSON.parse(read(path)) as Filed;
    const byId = new Map(vectors.map((one) => [one.id, one]));
    for (const { id, title, rules } of known.filter((one) => one.path === path)) {
      const vector = byId.get(id);
      if (vector === undefined || 'refused' in vector) continue;
      const text = JSON.stringify(vector);
      const done = JSON.stringify(vector.steps ?? []);
      const third = (vector.game ?? vector.create)?.edition === 'third-edition';
      const edition = third ? 'Third Edition' : 'Second Edition';
      for (const word of new Set(text.match(/"[a-z0-9-]+"/g))) {
        const key = `${edition}/${word.slice(1, -1)}`;
        const list = found.get(key) ?? [];
        list.push({
          file: `/${path}`,
          id,
          rules,
          edition,
          title,
          acts: done.includes(word),
          size: text.length,
        });
        found.set(key, list);
      }
    }
  }
  return found;
}

/**
 * The vectors that are most about a card: those that name it in their title, then those of its own rulebook, then those in
 * which it acts, then the small ones.
 */
export function bestOf(
  shown: readonly ShownCard[],
  { name, document }: { readonly name: string; readonly document: string },
): readonly ShownCard[] {
  const about = ({ title, acts, file }: ShownCard): number =>
    4 * Number(title.toLowerCase().includes(name.toLowerCase())) +
    3 * Number(file.startsWith(`/conformance/${document}/`)) +
    2 * Number(acts);
  return [...shown].sort((a, b) => about(b) - about(a) || a.size - b.size);
}
