import { isRecord } from '../kernel/saves/describe-value.js';
import type { Edition } from './edition.js';
import type { AnyRuleset } from './ruleset.js';
import { secondEdition } from './second-edition/index.js';
import { thirdEdition } from './third-edition/index.js';

/** The edition of a vector that names none. */
export const byDefault: Edition = secondEdition;

export const editions: readonly Edition[] = [secondEdition, thirdEdition];

/** Known editions that this engine does not have. */
export const otherEditions: readonly string[] = ['first-edition'];

export const editionNamed = (id: unknown): Edition | undefined =>
  editions.find((edition) => edition.id === id);

export const editionOf = ({ rules }: AnyRuleset): Edition => editionNamed(rules.edition) ?? byDefault;

/** The `edition` that a vector names in `game` or in `create`. */
export function namedEdition(vector: unknown): unknown {
  const { game, create } = isRecord(vector) ? vector : {};
  const options = game ?? create;
  return (isRecord(options) ? options.edition : undefined) ?? byDefault.id;
}
