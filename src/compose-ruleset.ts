import { type BoundQueries, bindQueries } from './kernel/bind-queries.js';
import { readNamed } from './kernel/index.js';
import { questions } from './queries.js';
import {
  composeRuleset as composeSecondEdition,
  type riseOfTheDragonLords,
} from './second-edition/bundled.js';
import type { SecondEditionRuleset } from './second-edition/compose.js';
import type { SecondEditionModule } from './second-edition/module.js';
import type { EventsWith as SecondEditionEventsWith } from './second-edition/types.js';
import { rulesetWith } from './third-edition/bundled.js';
import type { ThirdEditionRuleset } from './third-edition/compose.js';
import type { ContentPack } from './third-edition/content/pack.js';
import type { ThirdEditionModule } from './third-edition/module.js';
import type { EventsWith } from './third-edition/types.js';

/** What rules of Third Edition are composed of. It names its edition and its scenario as the options of a game do. */
export interface ThirdEditionSetting<M extends ThirdEditionModule = ThirdEditionModule> {
  /** Needed here, where Second Edition is the default. */
  readonly edition: 'third-edition';
  /** The id of a bundled scenario, or a module that is a scenario (3e.game.scenario-governs). */
  readonly scenario: string | ThirdEditionModule;
  /** Rule modules beside the scenario, in the order in which they change the rules. */
  readonly modules?: readonly M[];
  /** Content beside the box; later packs add to earlier ones and replace cards of the same id. */
  readonly packs?: readonly ContentPack[];
}

/** A ruleset with the queries of screens: `inspect`, `attempts`, `answers`, `reach`, `odds`, `distances`, `path`, `facesFor`. */
export type WithQueries<
  R extends { ask: unknown; decision(state: never): unknown },
  E extends keyof typeof questions,
> = R & BoundQueries<R, (typeof questions)[E]>;

/**
 * Composes rules of Third Edition with a scenario, modules and content packs. The ruleset has all functions and the texts of the rules.
 *
 * @throws InvalidArgumentError if there is no such part, or it cannot be read; InvalidContentError if content has the wrong shape; InvalidOptionsError if no scenario
 * is named; UnknownRulesetError if the modules cannot be combined
 *
 * @example
 * ```ts
 * const corpseKing = composeRuleset({ edition: 'third-edition', scenario: 'corpse-king', modules: [inns] });
 * ```
 */
export function composeRuleset<M extends ThirdEditionModule = never>(
  setting: ThirdEditionSetting<M>,
): WithQueries<ThirdEditionRuleset<EventsWith<M>>, 'third-edition'>;
/**
 * Composes rules of Second Edition with modules and content packs. The ruleset has all functions and the texts of the rules.
 *
 * @param modules - rule modules, in the order in which they change the rules
 * @param packs - content; later packs add to earlier ones and replace cards of the same id. Only their shape is checked here: pass packs
 * from outside to `assertContent` first.
 * @throws InvalidContentError if a pack, or the content of a module, has the wrong shape
 * @throws UnknownRulesetError if the modules cannot be combined
 *
 * @example
 * ```ts
 * const { createGame, legalActions, apply } = composeRuleset([]);
 * ```
 */
export function composeRuleset<M extends SecondEditionModule = never>(
  modules?: readonly M[],
  packs?: readonly (typeof riseOfTheDragonLords)[],
): WithQueries<SecondEditionRuleset<SecondEditionEventsWith<M>>, 'second-edition'>;
export function composeRuleset(
  given: readonly SecondEditionModule[] | ThirdEditionSetting = [],
  packs?: readonly (typeof riseOfTheDragonLords)[],
): SecondEditionRuleset | ThirdEditionRuleset {
  if (!isSetting(given)) return bindQueries(composeSecondEdition(given, packs), questions['second-edition']);
  const setting = readNamed(given, ['edition', 'scenario', 'modules', 'packs']);
  const ruleset = rulesetWith(setting.scenario, setting.packs, setting.modules);
  return bindQueries(ruleset, questions['third-edition']);
}

function isSetting(given: unknown): given is ThirdEditionSetting {
  try {
    return (given as { readonly edition?: unknown } | null)?.edition === 'third-edition';
  } catch {
    // What cannot be read is refused by the edition that is the default.
    return false;
  }
}
