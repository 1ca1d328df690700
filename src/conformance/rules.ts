import { EngineError, InvalidArgumentError, type Problem, readOptions } from '../kernel/index.js';
import { nearest } from '../register/nearest.js';
import type { Edition } from './edition.js';
import { byDefault, editionNamed, editionOf, editions, namedEdition, otherEditions } from './editions.js';
import { type AnyModule, type AnyRuleset, assertRuleset } from './ruleset.js';
import type { Vector } from './schema.js';

/* By which rules a vector is played, and when by none. */

/** Rules and content that vectors are run with, in addition to the package. */
export interface VectorOptions {
  /** Modules of your own: vectors name them like those of the package. In Third Edition they are scenarios. */
  readonly modules?: readonly AnyModule[];
  /** A ruleset that every vector is played by, in place of the modules or the scenario that it names; of these it must have all. */
  readonly ruleset?: AnyRuleset;
}

/**
 * What options of anybody say.
 *
 * @throws InvalidArgumentError unless `modules` is a list and `ruleset` a ruleset
 */
export function readVectorOptions(options?: VectorOptions): VectorOptions {
  const read = readOptions<VectorOptions>(options, ['modules', 'ruleset']);
  if (read.modules !== undefined && !Array.isArray(read.modules))
    throw new InvalidArgumentError('Modules of your own are a list, as defineModule gives them.');
  if (read.ruleset !== undefined) assertRuleset(read.ruleset);
  return read;
}

/** What is to be done with a vector: play it by a ruleset, pass it over, or refuse it. */
export type VectorPlan =
  | { readonly ruleset: AnyRuleset }
  /** This engine lacks what the vector is about, and knows that it does. */
  | { readonly lacking: string }
  /** The vector names an edition, a module or a scenario that nobody knows. */
  | { readonly problems: readonly Problem[] }
  /** Its rules or its cards cannot be put together. */
  | { readonly error: EngineError };

/** By which rules a vector is played. */
export function vectorPlanOf(vector: Vector, options: VectorOptions): VectorPlan {
  const named = namedEdition(vector);
  const at = vector.game === undefined ? 'create' : 'game';
  const foreign = vector.foreign ?? [];
  const problems: Problem[] = [];
  const missing: string[] = [];

  const check = (
    id: unknown,
    here: readonly string[],
    elsewhere: readonly string[],
    path: string,
    what: string,
  ) => {
    if (typeof id !== 'string' || here.includes(id)) return;
    if (elsewhere.includes(id) || foreign.includes(id)) missing.push(`the ${what} ${id}`);
    else {
      const near = nearest(id, [...here, ...elsewhere]);
      const meant = near.length > 0 ? ` Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?` : '';
      problems.push({
        path,
        message: `There is no ${what} "${id}" that anybody here knows of.${meant} If it is one of your own, run the vector with it, or list it under "foreign".`,
      });
    }
  };
  const { ruleset, modules: own = [] } = options;
  const all = editions.map(({ id }) => id);
  check(
    named,
    ruleset ? [editionOf(ruleset).id] : all,
    [...all, ...otherEditions],
    `${at}/edition`,
    'edition',
  );
  // What else the vector of a strange edition names is looked at as in any other.
  const edition = editionNamed(named) ?? byDefault;
  const parts = edition.partsIn((vector.game ?? vector.create) as Readonly<Record<string, unknown>>);
  const bundled = Object.keys(edition.bundled);
  const here = ruleset ? ruleset.rules.moduleIds : [...bundled, ...own.map(({ id }) => id)];
  for (const { id, path } of parts)
    check(id, here, [...edition.registered, ...bundled], `${at}/${path}`, edition.part);
  foreign.forEach((id, n) => {
    if (id !== named && !parts.some((part) => part.id === id))
      problems.push({
        path: `foreign/${n}`,
        message: `Neither the edition nor a ${edition.part} here is "${id}".`,
      });
  });
  if (problems.length > 0) return { problems };
  if (missing.length > 0) return { lacking: `This engine does not have ${missing.join(', nor ')}.` };
  return composed(edition, vector, options);
}

function composed(edition: Edition, vector: Vector, options: VectorOptions): VectorPlan {
  try {
    return { ruleset: edition.compose(vector, options) };
  } catch (error) {
    if (error instanceof EngineError) return { error };
    throw error;
  }
}
