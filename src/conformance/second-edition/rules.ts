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
import type { Played } from '../edition.js';
import { type AnyModule, composedOnce, type VectorOptions } from '../ruleset.js';

export function compose(
  { content, game, create }: Played,
  { ruleset, modules }: VectorOptions,
): SecondEditionRuleset {
  const { modules: ids = [] } = (game ?? create) as { modules?: readonly string[] };
  const own = modules ?? nobodys;
  if (content === undefined && ruleset) return ruleset;
  const byId = new Map([...Object.values(bundledModules), ...own].map((module) => [module.id, module]));
  const isOwn = !ruleset && Array.isArray(ids) && own.some(({ id }) => ids.includes(id));
  const named = (): SecondEditionModule[] => ids.flatMap((id) => byId.get(id) ?? []);
  const plain: SecondEditionRuleset =
    ruleset ??
    (isOwn ? composedOnce(own, ids, () => composeRuleset<SecondEditionModule>(named())) : rulesetOf(ids));
  if (content === undefined) return plain;
  assertContent(content, knownIn(plain.rules.content, plain.rules.modules));
  const chosen: readonly SecondEditionModule[] = ruleset ? ruleset.rules.modules.slice(1) : named();
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
