import { InvalidOptionsError, UnknownRulesetError } from '../kernel/index.js';
import { cite } from '../register/third-edition.js';
import { soundPacks } from './base/content-shape.js';
import { composeRuleset, type ThirdEditionRuleset } from './compose.js';
import type { ContentPack } from './content/pack.js';
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

function known(scenario: string): ScenarioId {
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
  return id;
}

function compose(id: ScenarioId, further: readonly ContentPack[]): ThirdEditionRuleset {
  const { module, pack } = scenarios[id];
  return composeRuleset([module], [theBox, pack, ...further], { saves: saveChecks, cite });
}

/**
 * The ruleset of a scenario with all functions there are, composed once.
 *
 * @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario
 */
export function rulesetOf(scenario: string): ThirdEditionRuleset {
  const id = known(scenario);
  const before = composed.get(id);
  if (before !== undefined) return before;
  const ruleset = compose(id, []);
  composed.set(id, ruleset);
  return ruleset;
}

/**
 * The ruleset of a scenario with content besides what is in the box. It is composed anew each time: keep it.
 *
 * Its states are played by it alone: they carry the fingerprint of its content, and the functions of the front door know what is in the box.
 *
 * @param scenario - `ascendance-of-margath` or `corpse-king` (3e.game.scenario-governs)
 * @param packs - later packs add to earlier ones and replace cards of the same id. Only their shape is looked at here: packs from outside go
 * through `assertContent` of `runebound-engine/third-edition/content-checks` first
 * @throws InvalidOptionsError if no scenario is named; UnknownRulesetError if there is no such scenario; InvalidContentError if a pack has not the
 * shape of one
 * @example
 * ```ts
 * const { createGame, legalActions, apply } = rulesetWith('corpse-king', [pack]);
 * const state = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
 * ```
 */
export const rulesetWith = (scenario: string, packs: readonly ContentPack[]): ThirdEditionRuleset =>
  compose(known(scenario), soundPacks(packs));
