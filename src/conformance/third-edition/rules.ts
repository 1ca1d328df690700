import { EngineError, InvalidOptionsError, isModuleList, under } from '../../kernel/index.js';
import {
  rulesetOf,
  rulesetWith,
  type ScenarioId,
  scenarioIds,
  scenarios,
} from '../../third-edition/bundled.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { assertContent } from '../../third-edition/content/check.js';
import { knownIn } from '../../third-edition/content/check-known.js';
import type { ThirdEditionModule } from '../../third-edition/module.js';
import type { Played } from '../edition.js';
import { type AnyModule, composedOnce, type VectorOptions } from '../ruleset.js';

const isBundled = (id: unknown): id is ScenarioId => scenarioIds.includes(id as ScenarioId);

export const namesIn = (modules: unknown): readonly string[] => (isModuleList(modules) ? modules : []);

export function compose(vector: Played, { ruleset, modules = nobodys }: VectorOptions): ThirdEditionRuleset {
  const { content } = vector;
  const plain: ThirdEditionRuleset = ruleset ?? named(vector, modules);
  if (content === undefined) return plain;
  const [module, ...others] = plain.rules.modules.slice(1) as ThirdEditionModule[];
  const scenario = isBundled(module?.id) ? module.id : (module as ThirdEditionModule);
  if (ruleset && rulesetWith(scenario, [], others).rules.fingerprint !== ruleset.rules.fingerprint)
    throw new EngineError(
      'invalid-vector',
      'Cards of its own cannot be added to a ruleset with other packs than those of the package: run the vector with modules.',
    );
  return rulesetWith(
    scenario,
    [assertContent(content, knownIn(plain.rules.content, plain.rules.moduleIds))],
    others,
  );
}

const nobodys: readonly AnyModule[] = [];

/** The scenario and the modules that a vector names, composed once for all vectors with the same names. */
function named({ game, create }: Played, given: readonly AnyModule[]): ThirdEditionRuleset {
  const { scenario, modules } = (game ?? create) as {
    readonly scenario?: unknown;
    readonly modules?: unknown;
  };
  const ids = namesIn(modules);
  const own = given as readonly ThirdEditionModule[];
  const ofAuthor = isBundled(scenario) ? undefined : own.find(({ id }) => id === scenario);
  if (ofAuthor === undefined && ids.length === 0) return ofTheBox(scenario, game !== undefined);
  return composedOnce(given, [scenario, ...ids], () =>
    rulesetWith(
      ofAuthor ?? (scenario as string),
      [],
      ids.flatMap(
        (id) => own.find((module) => module.id === id) ?? (isBundled(id) ? scenarios[id].module : []),
      ),
    ),
  );
}

/** A bundled scenario; a wrong name is reported at its place. */
function ofTheBox(scenario: unknown, isPosition: boolean): ThirdEditionRuleset {
  try {
    return rulesetOf(scenario as string);
  } catch (error) {
    if (isPosition && error instanceof InvalidOptionsError)
      throw new InvalidOptionsError(error.problems.map((problem) => under('game', problem)));
    throw error;
  }
}
