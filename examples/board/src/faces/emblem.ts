import { beings, byHand, deeds, scenes, sorts, things } from './table.js';

/* The emblem of a card, by its words. Content from outside gets one in the same way. */

/** A card as data, of either edition. */
export type CardData = Readonly<Record<string, unknown>>;

type Shelf = ReadonlyMap<string, { readonly icon: string; readonly rank: number }>;

const rowsOf = (table: string): readonly (readonly [icon: string, words: string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]);

const shelfOf = (table: string): Shelf =>
  new Map(
    rowsOf(table)
      .flatMap(([icon, words], rank) => words.split(' ').map((word) => [word, { icon, rank }] as const))
      // A word that stands twice belongs to its first line.
      .reverse(),
  );

const shelves = [beings, things, scenes, deeds, sorts].map(shelfOf) as [Shelf, Shelf, Shelf, Shelf, Shelf];
const [being, thing, scene, deed, sort] = shelves;

/** Every icon that a card may get, as `author/icon`, in order. */
export const iconsUsed: readonly string[] = [
  ...new Set([
    ...shelves.flatMap((shelf) => [...shelf.values()].map(({ icon }) => icon)),
    ...Object.values(byHand),
  ]),
].sort();

/** The words in a text, small, without an `'s`. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);

const singular: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/men$/, 'man'],
  [/s$/, ''],
  [/es$/, ''],
];

/** The letters of the shortest word that a compound may begin or end with. */
const compoundFrom = 5;

const formsOf = (word: string): readonly string[] => [
  word,
  ...singular.flatMap(([end, put]) => (end.test(word) ? [word.replace(end, put)] : [])),
];

/** The emblem of the word that stands first in a table; compounds count where no word stands there itself. */
function first(shelf: Shelf, words: readonly string[]): string | undefined {
  const forms = words.map(formsOf);
  const best = (hits: readonly { readonly icon: string; readonly rank: number }[]) =>
    [...hits].sort((a, b) => a.rank - b.rank)[0]?.icon;
  const whole = forms.flatMap((list) => list.flatMap((form) => shelf.get(form) ?? []).slice(0, 1));
  if (whole.length > 0) return best(whole);
  const known = [...shelf].filter(([word]) => word.length >= compoundFrom);
  return best(
    known.flatMap(([word, hit]) =>
      forms.flat().some((form) => form.startsWith(word) || form.endsWith(word)) ? [hit] : [],
    ),
  );
}

const list = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'string' ? wordsIn(one) : []));

/** The kinds of effects in a card, whatever they lie in. */
function effectsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'do' in value && typeof value.do === 'string' ? [value.do, ...wordsIn(value.do)] : [];
  return [...own, ...Object.values(value).flatMap(effectsIn)];
}

const ways = { mind: 'ranged', body: 'melee', spirit: 'magic' } as const;

/** How somebody fights: by the attribute that does the most damage. */
function wayOf(card: CardData): readonly string[] {
  const harm = (name: string): number => {
    const value = card[name];
    return typeof value === 'object' && value !== null && 'damage' in value
      ? Number(value.damage)
      : Number(value ?? -1);
  };
  const [best] = (['body', 'mind', 'spirit'] as const)
    .filter((name) => harm(name) > 0)
    .sort((a, b) => harm(b) - harm(a));
  return best === undefined ? [] : [ways[best]];
}

const fighters = ['hero', 'challenge', 'ally', 'enemy', 'villain'];
const goods = ['item', 'asset'];

/**
 * The emblem of a card, as `author/icon`.
 *
 * @param card - The card's data, of any pack: its kind, name, type, traits, values and effects are read.
 */
export function emblemOf(card: CardData): string {
  const kind = String(card.kind ?? '');
  const name = wordsIn(String(card.name ?? ''));
  const types = list(card.type);
  const traits = [...list(card.words), ...list(card.traits)].filter((word) => word !== 'humanoid');
  const by = (shelf: Shelf, words: readonly string[]) => first(shelf, words);
  const theme = fighters.includes(kind)
    ? (by(being, name) ??
      by(being, traits) ??
      by(thing, name) ??
      by(scene, name) ??
      by(sort, traits) ??
      by(sort, wayOf(card)))
    : goods.includes(kind)
      ? (by(thing, name) ?? by(thing, types) ?? by(scene, name) ?? by(scene, traits) ?? by(being, name))
      : kind === 'further'
        ? (by(being, name) ?? by(sort, list(card.sort)))
        : (by(scene, name) ?? by(thing, name) ?? by(being, name) ?? by(deed, effectsIn(card)));
  return (
    byHand[String(card.id)] ??
    theme ??
    by(sort, types) ??
    by(sort, list(card.class)) ??
    by(sort, list(card.deck)) ??
    by(sort, [kind]) ??
    'lorc/knapsack'
  );
}
