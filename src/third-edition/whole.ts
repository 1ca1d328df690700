import { InvalidOptionsError, UnknownRulesetError } from '../kernel/index.js';
import { cite } from '../register/index.js';
import { composeRuleset, type ThirdEditionRuleset } from './compose.js';
import { theBox } from './content/the-box.js';
import { saveChecks } from './saves/checks.js';
import { ascendanceOfMargathPack } from './scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from './scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from './scenarios/corpse-king/content/index.js';
import { corpseKing } from './scenarios/corpse-king/module.js';

/* The edition with all that is in the box: both scenarios with their cards, the texts of the rules, and what checks saves. */

/** Each scenario of the box: what it changes, and its cards. */
export const scenarios = {
  'ascendance-of-margath': { module: ascendanceOfMargath, pack: ascendanceOfMargathPack },
  'corpse-king': { module: corpseKing, pack: corpseKingPack },
} as const;

/** The scenarios of the box, by id. */
export type ScenarioId = keyof typeof scenarios;

/** Their ids; for a first game the first is recommended (3e.setup.scenario). */
export const scenarioIds = Object.keys(scenarios) as readonly ScenarioId[];

const composed = new Map<ScenarioId, ThirdEditionRuleset>();

/**
 * The ruleset of a scenario with all functions there are, composed once.
 *
 * @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario
 */
export function rulesetOf(scenario: string): ThirdEditionRuleset {
  const choice = scenarioIds.join(' or ');
  if (typeof scenario !== 'string')
    throw new InvalidOptionsError([
      { path: 'scenario', message: `Name a scenario: ${choice}.`, rule: '3e.game.scenario-governs' },
    ]);
  const id = scenarioIds.find((one) => one === scenario);
  if (id === undefined)
    throw new UnknownRulesetError(
      `There is no scenario "${scenario.slice(0, 60)}" for Third Edition. Scenarios: ${scenarioIds.join(', ')}.`,
    );
  const known = composed.get(id);
  if (known !== undefined) return known;
  const { module, pack } = scenarios[id];
  const ruleset = composeRuleset([module], [theBox, pack], { saves: saveChecks, cite });
  composed.set(id, ruleset);
  return ruleset;
}
