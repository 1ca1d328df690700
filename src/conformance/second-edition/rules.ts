import { EngineError, InvalidContentError } from '../../kernel/index.js';
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
} from '../../second-edition/index.js';
import type { VectorSetup } from '../edition.js';
import type { AnyModule } from '../ruleset.js';
import type { Vector } from '../schema.js';

/* Composes the rules of a vector from the modules it names. */

export function compose(
  { content, game, create }: Vector,
  { ruleset, modules }: VectorSetup,
): SecondEditionRuleset {
  const { modules: ids = [] } = (game ?? create) as { modules?: readonly string[] };
  const own = modules ?? nobodys;
  if (content === undefined && ruleset) return ruleset;
  const byId = new Map([...Object.values(bundledModules), ...own].map((module) => [module.id, module]));
  const isOwn = !ruleset && Array.isArray(ids) && own.some(({ id }) => ids.includes(id));
  const plain: SecondEditionRuleset = ruleset ?? (isOwn ? composed(own, ids, byId) : rulesetOf(ids));
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
  try {
    return composeRuleset<SecondEditionModule>(chosen, [
      riseOfTheDragonLords,
      content as unknown as ContentPack,
    ]);
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    // A vector's cards know only the bundled ones, not a second pack.
    throw new InvalidContentError(
      error.problems.map(({ path, ...rest }) => ({ ...rest, path: path.replace(/^packs\/1\//, '') })),
    );
  }
}

const nobodys: readonly AnyModule[] = [];
const rulesets = new WeakMap<readonly AnyModule[], Map<string, SecondEditionRuleset>>();

/** The author's modules, composed once for all vectors that name the same ones. */
function composed(
  own: readonly AnyModule[],
  ids: readonly string[],
  byId: ReadonlyMap<string, AnyModule>,
): SecondEditionRuleset {
  const known = rulesets.get(own) ?? new Map<string, SecondEditionRuleset>();
  rulesets.set(own, known);
  const key = JSON.stringify(ids);
  const found =
    known.get(key) ?? composeRuleset<SecondEditionModule>(ids.flatMap((id) => byId.get(id) ?? []));
  known.set(key, found);
  return found;
}
