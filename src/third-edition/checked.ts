import { composeBox, composedOnce } from './box.js';
import type { ThirdEditionRuleset } from './compose.js';
import { saveChecks } from './saves/checks.js';
import type { ThirdEditionEvent } from './types.js';

const checked = /* @__PURE__ */ composedOnce((id) => composeBox(id, { saves: saveChecks }));

/**
 * The ruleset of a scenario that checks states and cites rules by id, composed once.
 *
 * @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario
 */
export const rulesetOf = (scenario: string): ThirdEditionRuleset<ThirdEditionEvent> => checked(scenario);
