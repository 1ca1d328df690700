import { EngineError, InvalidOptionsError, under } from '../../kernel/index.js';
import { cite } from '../../register/index.js';
import { rulesetOf, type ScenarioId, scenarioIds, scenarios } from '../../third-edition/bundled.js';
import { composeRuleset, type ThirdEditionRuleset } from '../../third-edition/compose.js';
import { assertContent } from '../../third-edition/content/check.js';
import { knownIn } from '../../third-edition/content/check-known.js';
import type { ContentPack } from '../../third-edition/content/pack.js';
import { theBox } from '../../third-edition/content/the-box.js';
import { saveChecks } from '../../third-edition/saves/checks.js';
import type { VectorSetup } from '../edition.js';
import type { AnyModule } from '../ruleset.js';
import type { Vector } from '../schema.js';

/* Composes the rules of a vector from the scenario it names. */

const isBundled = (id: unknown): id is ScenarioId => scenarioIds.includes(id as ScenarioId);

export function compose(vector: Vector, { ruleset, modules = nobodys }: VectorSetup): ThirdEditionRuleset {
  const { content } = vector;
  const { scenario } = (vector.game ?? vector.create) as { readonly scenario?: unknown };
  if (ruleset) return content === undefined ? ruleset : withCards(ruleset, content);
  const own = isBundled(scenario) ? undefined : modules.find(({ id }) => id === scenario);
  if (content === undefined) return own ? ofAuthor(own) : ofTheBox(scenario, vector.game !== undefined);
  const { module, pack } = isBundled(scenario) ? scenarios[scenario] : { module: own, pack: undefined };
  if (module === undefined) return ofTheBox(scenario, vector.game !== undefined);
  const without = own ? ofAuthor(own) : ofTheBox(scenario, vector.game !== undefined);
  return composed(module, [theBox, ...(pack ? [pack] : []), asPack(content, without)]);
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

const nobodys: readonly AnyModule[] = [];
const authors = new WeakMap<AnyModule, ThirdEditionRuleset>();

/** An author's scenario with the box, composed once. */
function ofAuthor(module: AnyModule): ThirdEditionRuleset {
  const known = authors.get(module) ?? composed(module, [theBox]);
  authors.set(module, known);
  return known;
}

/** A given ruleset with the cards of a vector: only possible if its packs are known. */
function withCards(ruleset: ThirdEditionRuleset, content: object): ThirdEditionRuleset {
  const { rules } = ruleset;
  const [scenario] = rules.moduleIds;
  if (!isBundled(scenario) || rulesetOf(scenario).rules.fingerprint !== rules.fingerprint)
    throw new EngineError(
      'invalid-vector',
      'Cards of its own cannot be added to a ruleset with other packs than those of the package: run the vector with modules.',
    );
  return composed(scenarios[scenario].module, [theBox, scenarios[scenario].pack, asPack(content, ruleset)]);
}

/** The cards of a vector as a pack, checked against the ruleset's content. */
const asPack = (content: object, { rules }: ThirdEditionRuleset): ContentPack =>
  assertContent(content, knownIn(rules.content, rules.moduleIds));

function composed(module: AnyModule, packs: readonly ContentPack[]): ThirdEditionRuleset {
  try {
    return composeRuleset([module], packs, { saves: saveChecks, cite });
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError('invalid-vector', `Its content cannot be put together: ${String(error)}`, {
      cause: error,
    });
  }
}
