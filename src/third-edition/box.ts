import { InvalidOptionsError, UnknownRulesetError } from '../kernel/index.js';
import { readParts } from '../kernel/parts.js';
import { soundPacks } from './base/content-shape.js';
import {
  composeRuleset as compose,
  type LightThirdEditionRuleset,
  type RulesetParts,
  type ThirdEditionRuleset,
} from './compose.js';
import type { ContentPack } from './content/pack.js';
import { theBox } from './content/the-box.js';
import type { ScenarioId } from './known-ids.js';
import { ascendanceOfMargathPack } from './scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from './scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from './scenarios/corpse-king/content/index.js';
import { corpseKing } from './scenarios/corpse-king/module.js';

/* The edition with both scenarios. It imports neither rule texts nor checks of saves: callers pass them. */

export const scenarios = {
  'ascendance-of-margath': { module: ascendanceOfMargath, pack: ascendanceOfMargathPack },
  'corpse-king': { module: corpseKing, pack: corpseKingPack },
} as const;

/** The ids of the scenarios; the first is recommended for a first game (3e.setup.scenario). */
export const scenarioIds = Object.keys(scenarios) as readonly ScenarioId[];

/** @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario */
function scenarioNamed(scenario: string): ScenarioId {
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

/**
 * The one scenario among the modules of a state (3e.game.scenario-governs).
 *
 * @throws UnknownRulesetError if there is none, or another module beside it
 */
export function onlyScenario(modules: readonly string[]): string {
  const [scenario] = modules;
  if (scenario === undefined || modules.length > 1)
    throw new UnknownRulesetError(
      `In Third Edition exactly one scenario is in force: ${scenarioIds.join(' or ')} (3e.game.scenario-governs).`,
    );
  return scenario;
}

/**
 * The scenario that options name.
 *
 * @throws InvalidOptionsError if they name none, or several
 */
export function scenarioIn({ scenario }: { readonly scenario?: unknown }): string {
  if (typeof scenario === 'string') return scenario;
  throw new InvalidOptionsError([
    {
      path: 'scenario',
      message: `Name the scenario, one of them: ${scenarioIds.join(' or ')}.`,
      rule: '3e.game.scenario-governs',
    },
  ]);
}

/**
 * Composes a scenario with the content of the box and the parts you pass. Each call composes anew: keep the ruleset.
 *
 * With packs, only this ruleset plays its states: they carry the fingerprint of its content, and the public functions know only the box.
 *
 * @param scenario - `ascendance-of-margath` or `corpse-king` (3e.game.scenario-governs)
 * @param parts - content packs, or an object with `packs`, `saves` and `cite`
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 * @throws InvalidOptionsError if no scenario is named; UnknownRulesetError if there is no such scenario; InvalidContentError if a pack has
 * the wrong shape
 * @example
 * ```ts
 * import { cite } from 'runebound-engine/register/third-edition';
 * import { composeRuleset } from 'runebound-engine/third-edition';
 * import { saveChecks } from 'runebound-engine/third-edition/saves';
 *
 * const { createGame, legalActions, apply } = composeRuleset('corpse-king');
 * const { explain, parseState } = composeRuleset('corpse-king', { saves: saveChecks, cite });
 * ```
 */
export function composeRuleset(
  scenario: string,
  parts: RulesetParts & Required<Pick<RulesetParts, 'saves'>>,
): ThirdEditionRuleset;
export function composeRuleset(
  scenario: string,
  parts?: RulesetParts | readonly ContentPack[],
): LightThirdEditionRuleset;
export function composeRuleset(
  scenario: string,
  parts: RulesetParts | readonly ContentPack[] = {},
): LightThirdEditionRuleset {
  const { module, pack } = scenarios[scenarioNamed(scenario)];
  const { packs = [], ...others } = readParts<RulesetParts>(parts, 'third-edition');
  return compose([module], [theBox, pack, ...soundPacks(packs)], others);
}

/** The content of the box needs no checks, so an app without packs does not load them. */
export function composeBox(
  id: ScenarioId,
  parts: Omit<RulesetParts, 'packs'> & Required<Pick<RulesetParts, 'saves'>>,
): ThirdEditionRuleset;
export function composeBox(id: ScenarioId, parts?: Omit<RulesetParts, 'packs'>): LightThirdEditionRuleset;
export function composeBox(
  id: ScenarioId,
  parts: Omit<RulesetParts, 'packs'> = {},
): LightThirdEditionRuleset {
  const { module, pack } = scenarios[id];
  return compose([module], [theBox, pack], parts);
}

export function composedOnce<R>(composed: (id: ScenarioId) => R): (scenario: string) => R {
  const known = new Map<ScenarioId, R>();
  return (scenario) => {
    const id = scenarioNamed(scenario);
    const before = known.get(id);
    if (before !== undefined) return before;
    const ruleset = composed(id);
    known.set(id, ruleset);
    return ruleset;
  };
}

const light = /* @__PURE__ */ composedOnce((id) => composeBox(id));

/**
 * The ruleset of a scenario with the content of the box, composed once. It cites rules by id and does not check saves.
 *
 * @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario
 */
export const rulesetOf = (scenario: string): LightThirdEditionRuleset => light(scenario);
