import { isRecord } from '../kernel/saves/describe-value.js';
import type { Edition, EditionId } from './edition.js';
import type { AnyRuleset } from './ruleset.js';

/** The editions that vectors and questions may be of. Each entry of the package hands in its own. */
export type Editions = readonly [Edition, ...Edition[]];

/** The edition of a vector that names none. */
const unnamed: EditionId = 'second-edition';

/** All editions that are known by name. */
export const knownEditions: readonly string[] = ['first-edition', 'second-edition', 'third-edition'];

export const editionNamed = (editions: Editions, id: unknown): Edition | undefined =>
  editions.find((edition) => edition.id === id);

/** The first edition stands for rules of an edition that nobody knows. */
export const editionOf = (editions: Editions, { rules }: AnyRuleset): Edition =>
  editionNamed(editions, rules.edition) ?? editions[0];

/** The `edition` that a vector names in `game` or in `create`. */
export function namedEdition(vector: unknown): unknown {
  const { game, create } = isRecord(vector) ? vector : {};
  const options = game ?? create;
  return (isRecord(options) ? options.edition : undefined) ?? unnamed;
}

/** The entry of the package that has the rules of an edition, in a sentence; empty if there is none. */
export const elsewhere = (editions: Editions, id: unknown, entry: string): string =>
  knownEditions.indexOf(id as string) > 0 && editionNamed(editions, id) === undefined
    ? ` The rules of ${id} are in "runebound-engine/${id}/${entry}", those of both editions in "runebound-engine/${entry}".`
    : '';
