import { EngineError, InvalidArgumentError, type Problem, readOptions } from '../kernel/index.js';
import { didYouMean } from '../spelling/nearest.js';
import type { Edition, Rules } from './edition.js';
import {
  type Editions,
  editionNamed,
  editionOf,
  elsewhere,
  knownEditions,
  namedEdition,
} from './editions.js';
import { type AnyRuleset, assertRuleset, type VectorOptions } from './ruleset.js';
import type { Vector } from './schema.js';

export function readVectorOptions(editions: Editions, options?: VectorOptions): VectorOptions {
  const read = readOptions<VectorOptions>(options, ['modules', 'ruleset']);
  if (read.modules !== undefined && !Array.isArray(read.modules))
    throw new InvalidArgumentError('Modules of your own are a list, as defineModule gives them.');
  if (read.ruleset !== undefined) assertRulesOf(editions, read.ruleset);
  return read;
}

/** @throws InvalidArgumentError if this is no ruleset, or one of an edition that is not here */
export function assertRulesOf(editions: Editions, ruleset: AnyRuleset): void {
  assertRuleset(ruleset);
  const { edition } = ruleset.rules;
  const there = elsewhere(editions, edition, 'conformance');
  if (there !== '') throw new InvalidArgumentError(`This is a ruleset of ${edition}.${there}`);
}

/** Rules that play the vector, or why there are none: they, or the cards, do not fit together. */
export type Footing = Rules | { readonly error: EngineError; readonly edition: Edition };

export type VectorPlan =
  | Footing
  /** This engine is known to lack the vector's subject. */
  | { readonly lacking: string }
  /** The vector names an unknown edition, module or scenario. */
  | { readonly problems: readonly Problem[] };

export function vectorPlanOf(editions: Editions, vector: Vector, options: VectorOptions): VectorPlan {
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
      const meant = didYouMean(id, new Set([...here, ...elsewhere]));
      problems.push({
        path,
        message: `There is no ${what} "${id}" here.${meant} If it is one of your own, run the vector with it, or list it under "foreign".`,
      });
    }
  };
  const { ruleset, modules: own = [] } = options;
  const all = editions.map(({ id }) => id);
  check(named, ruleset ? [editionOf(editions, ruleset).id] : all, knownEditions, `${at}/edition`, 'edition');
  // A vector of an unknown edition is checked like any other for the rest.
  const edition = editionNamed(editions, named) ?? editions[0];
  const parts = edition.partsIn((vector.game ?? vector.create) as Readonly<Record<string, unknown>>);
  const bundled = Object.keys(edition.bundled);
  const here = ruleset ? ruleset.rules.moduleIds : [...bundled, ...own.map(({ id }) => id)];
  for (const { id, path, noun = edition.part } of parts) check(id, here, bundled, `${at}/${path}`, noun);
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

function composed(edition: Edition, vector: Vector, options: VectorOptions): Footing {
  try {
    return { ruleset: edition.compose(vector, options), edition };
  } catch (error) {
    if (error instanceof EngineError) return { error, edition };
    throw error;
  }
}
