import type { Edition } from './edition.js';
import type { AnyRuleset } from './ruleset.js';
import { secondEdition } from './second-edition/index.js';
import { thirdEdition } from './third-edition/index.js';

/* The editions whose vectors are run here. */

/** The edition of a vector that names none. */
export const byDefault: Edition = secondEdition;

/** All of them. */
export const editions: readonly Edition[] = [secondEdition, thirdEdition];

/** Editions that there are, though not in this engine. */
export const otherEditions: readonly string[] = ['first-edition'];

/** An edition by its id. */
export const editionNamed = (id: unknown): Edition | undefined =>
  editions.find((edition) => edition.id === id);

/** The edition of a ruleset; what is none of these is read like the one that is played by default. */
export const editionOf = ({ rules }: AnyRuleset): Edition => editionNamed(rules.edition) ?? byDefault;

/** What a vector says of its edition: `edition` in `game` or in `create`. */
export function namedEdition(vector: unknown): unknown {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const { game, create } = isObject(vector) ? vector : {};
  const options = game ?? create;
  return (isObject(options) ? options.edition : undefined) ?? byDefault.id;
}
