import { undrafted } from '../kernel/drafts.js';
import { cite } from '../register/documents/third-edition.js';
import { inPlay } from '../register/in-play/third-edition.js';
import { composeBox, composedOnce, composeRuleset, onlyScenario, scenarioIn } from './box.js';
import type { ThirdEditionRuleset } from './compose.js';
import type { ContentPack } from './content/pack.js';
import { eventKinds } from './edition.js';
import type { ThirdEditionModule } from './module.js';
import { saveChecks } from './saves/checks.js';
import type { EventsWith, ThirdEditionEvent } from './types.js';

/* The edition with the box, the texts of the rules, and the checks of saves. */

export { scenarioIds, scenarios } from './box.js';
export type { ScenarioId } from './known-ids.js';

const whole = /* @__PURE__ */ composedOnce((id) =>
  composeBox(id, { saves: saveChecks, cite: inPlay.cite, undrafted }),
);

/**
 * The ruleset of a scenario with all functions, composed once.
 *
 * @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario
 */
export const rulesetOf = (scenario: string): ThirdEditionRuleset<ThirdEditionEvent> => whole(scenario);

/**
 * The ruleset of a scenario with packs and modules beside the box, with all functions. Each call composes anew: keep the ruleset.
 *
 * @throws InvalidOptionsError if no scenario is named; UnknownRulesetError if there is no such scenario, or if the modules cannot be
 * combined; InvalidContentError if a pack, or the content of a module, has the wrong shape
 */
export const rulesetWith = <M extends ThirdEditionModule = never>(
  scenario: string | ThirdEditionModule,
  packs: readonly ContentPack[] = [],
  modules: readonly M[] = [],
): ThirdEditionRuleset<EventsWith<M>> =>
  composeRuleset(scenario, { modules, packs, saves: saveChecks, cite, undrafted });

/** This edition for the root; its modules are exactly one scenario (3e.game.scenario-governs). */
export const thirdEdition = {
  /** Its id in options and states. */
  id: 'third-edition',
  /**
   * Options name a scenario and no modules.
   *
   * @throws InvalidOptionsError if they name none, or several
   */
  modulesIn: (options: { readonly scenario?: unknown }): readonly string[] => [scenarioIn(options)],
  /**
   * @param modules - the modules of a state: one scenario
   * @throws UnknownRulesetError if there is no such scenario, or not exactly one
   */
  rulesetOf: (modules: readonly string[]): ThirdEditionRuleset<ThirdEditionEvent> =>
    rulesetOf(onlyScenario(modules)),
  /** The kinds of event of both scenarios. */
  eventKinds,
} as const;
