import { EngineError, InvalidArgumentError, type Problem, readOptions } from '../kernel/index.js';
import { chaptersOfModules } from '../register/documents.js';
import { nearest } from '../register/nearest.js';
import {
  assertContent,
  bundledModules,
  type ContentPack,
  composeRuleset,
  knownIn,
  riseOfTheDragonLords,
  rulesetOf,
  type SecondEditionModule,
  type SecondEditionRuleset,
} from '../second-edition/index.js';
import type { Vector } from './schema.js';

/* By which rules a vector is played, and when by none. */

/** What vectors are run with besides the package. */
export interface VectorOptions {
  /** Modules of your own: vectors name them like those of the package. */
  readonly modules?: readonly SecondEditionModule[];
  /** A ruleset that every vector is played by, in place of the modules that it names; of these it must have all. */
  readonly ruleset?: SecondEditionRuleset;
}

/**
 * What options of anybody say.
 *
 * @throws InvalidArgumentError for modules that are no list, and a ruleset that is none
 */
export function readVectorOptions(options?: VectorOptions): VectorOptions {
  const read = readOptions<VectorOptions>(options, ['modules', 'ruleset']);
  if (read.modules !== undefined && !Array.isArray(read.modules))
    throw new InvalidArgumentError('Modules of your own are a list, as defineModule gives them.');
  if (read.ruleset !== undefined) assertRuleset(read.ruleset);
  return read;
}

/** Makes sure that a value is a ruleset. */
export function assertRuleset(ruleset: unknown): void {
  try {
    const { rules, transition } = ruleset as Partial<SecondEditionRuleset>;
    if (typeof transition === 'function' && typeof rules?.frames === 'object') return;
  } catch {
    // Told below.
  }
  throw new InvalidArgumentError('This is no ruleset: pass one that composeRuleset or rulesetOf gave.');
}

/** What is to be done with a vector: play it by a ruleset, pass it over, or refuse it. */
export type Footing =
  | { readonly ruleset: SecondEditionRuleset }
  /** This engine lacks what the vector is about, and knows that it does. */
  | { readonly lacking: string }
  /** The vector names an edition or a module that nobody knows. */
  | { readonly problems: readonly Problem[] }
  /** Its rules or its cards cannot be put together. */
  | { readonly error: EngineError };

const EDITION = 'second-edition';

/** Editions that there are, though not in this engine. */
const otherEditions: readonly string[] = ['first-edition', 'third-edition'];

/** Modules that the register has rules of. The chapters of `game-length` are two modules, and none of that name. */
const namedModules: readonly string[] = Object.keys(chaptersOfModules).filter((id) => id !== 'game-length');

/** By which rules a vector is played. */
export function footingOf(vector: Vector, options: VectorOptions): Footing {
  const { edition = EDITION, modules = [] } = (vector.game ?? vector.create) as {
    edition?: unknown;
    modules?: unknown;
  };
  const at = vector.game === undefined ? 'create' : 'game';
  const foreign = vector.foreign ?? [];
  const problems: Problem[] = [];
  const missing: string[] = [];
  const ids = Array.isArray(modules) ? modules.filter((id) => typeof id === 'string') : [];

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
  const own = options.modules ?? [];
  const bundled = Object.keys(bundledModules);
  const here = options.ruleset ? options.ruleset.rules.moduleIds : [...bundled, ...own.map(({ id }) => id)];
  check(edition, [EDITION], otherEditions, `${at}/edition`, 'edition');
  ids.forEach((id, n) => {
    check(id, here, [...namedModules, ...bundled], `${at}/modules/${n}`, 'module');
  });
  foreign.forEach((id, n) => {
    if (id !== edition && !ids.includes(id))
      problems.push({ path: `foreign/${n}`, message: `Neither the edition nor a module here is "${id}".` });
  });
  if (problems.length > 0) return { problems };
  if (missing.length > 0) return { lacking: `This engine does not have ${missing.join(', nor ')}.` };
  try {
    return { ruleset: compose(vector, modules as readonly string[], options) };
  } catch (error) {
    if (error instanceof EngineError) return { error };
    throw error;
  }
}

function compose(
  { content }: Vector,
  ids: readonly string[],
  { ruleset, modules: own = [] }: VectorOptions,
): SecondEditionRuleset {
  if (content === undefined && ruleset) return ruleset;
  const byId = new Map([...Object.values(bundledModules), ...own].map((module) => [module.id, module]));
  const isOwn = !ruleset && Array.isArray(ids) && own.some(({ id }) => ids.includes(id));
  const plain = ruleset ?? (isOwn ? composed(own, ids, byId) : rulesetOf(ids));
  if (content === undefined) return plain;
  assertContent(content, knownIn(plain.rules.content, plain.rules.modules));
  const chosen: readonly SecondEditionModule[] = ruleset
    ? ruleset.rules.modules.slice(1)
    : ids.flatMap((id) => byId.get(id) ?? []);
  if (ruleset && composeRuleset<SecondEditionModule>(chosen).rules.fingerprint !== ruleset.rules.fingerprint)
    throw new EngineError(
      'invalid-vector',
      'Cards of its own cannot be added to a ruleset with other packs than that of the package: run the vector with modules.',
    );
  return composeRuleset<SecondEditionModule>(chosen, [
    riseOfTheDragonLords,
    content as unknown as ContentPack,
  ]);
}

const rulesets = new WeakMap<readonly SecondEditionModule[], Map<string, SecondEditionRuleset>>();

/** Modules of the author's own, put together once for all vectors that name the same ones. */
function composed(
  own: readonly SecondEditionModule[],
  ids: readonly string[],
  byId: ReadonlyMap<string, SecondEditionModule>,
): SecondEditionRuleset {
  const known = rulesets.get(own) ?? new Map<string, SecondEditionRuleset>();
  rulesets.set(own, known);
  const key = JSON.stringify(ids);
  const found =
    known.get(key) ?? composeRuleset<SecondEditionModule>(ids.flatMap((id) => byId.get(id) ?? []));
  known.set(key, found);
  return found;
}
