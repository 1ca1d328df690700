import { cached } from '../kernel/cached.js';
import {
  checkCombination,
  InvalidOptionsError,
  inOrder,
  readList,
  UnknownRulesetError,
} from '../kernel/index.js';
import { readParts } from '../kernel/parts.js';
import { type Content, compileContent } from './base/content.js';
import { packsWith } from './base/content-shape.js';
import { basePlay } from './base/module.js';
import {
  type BoundParts,
  composeRuleset as compose,
  type LightThirdEditionRuleset,
  type RulesetParts,
  type ThirdEditionRuleset,
} from './compose.js';
import type { ContentPack } from './content/pack.js';
import { theBox } from './content/the-box.js';
import type { ScenarioId } from './known-ids.js';
import type { ThirdEditionModule } from './module.js';
import { ascendanceOfMargathPack } from './scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from './scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from './scenarios/corpse-king/content/index.js';
import { corpseKing } from './scenarios/corpse-king/module.js';
import type { EventsWith, ThirdEditionEvent } from './types.js';

/* The edition with both scenarios. It imports neither rule texts nor checks of saves: callers pass them. */

export const scenarios = {
  'ascendance-of-margath': { module: ascendanceOfMargath, pack: ascendanceOfMargathPack },
  'corpse-king': { module: corpseKing, pack: corpseKingPack },
} as const;

/** The ids of the scenarios; the first is recommended for a first game (3e.setup.scenario). */
export const scenarioIds = Object.keys(scenarios) as readonly ScenarioId[];

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

export function onlyScenario(modules: readonly string[]): string {
  const [scenario, ...others] = modules;
  const outside = others.find((id) => !Object.hasOwn(scenarios, id));
  if (outside !== undefined)
    throw new UnknownRulesetError(
      `The package has no module "${outside.slice(0, 60)}" for Third Edition: play the game with the ruleset that was composed with it.`,
    );
  if (scenario === undefined || others.length > 0) throw notOneScenario();
  return scenario;
}

const notOneScenario = () =>
  new UnknownRulesetError(
    `In Third Edition exactly one scenario is in force: ${scenarioIds.join(' or ')} (3e.game.scenario-governs).`,
  );

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

function scenarioOf(scenario: string | ThirdEditionModule): readonly [ThirdEditionModule, ContentPack[]] {
  if (typeof scenario === 'object' && scenario !== null) return [scenario, []];
  const { module, pack } = scenarios[scenarioNamed(scenario)];
  return [module, [pack]];
}

function assertModules(
  scenario: ThirdEditionModule,
  modules: unknown,
): asserts modules is readonly ThirdEditionModule[] {
  const others = readList(modules);
  if (others === null)
    throw new InvalidOptionsError([
      { path: 'modules', message: 'Modules are a list of rule modules, as defineModule gives them.' },
    ]);
  const all = [scenario, ...(others as ThirdEditionModule[])];
  checkCombination(basePlay, all);
  for (const module of all) {
    if (module.edition !== basePlay.id)
      throw new UnknownRulesetError(
        `The module ${module.id} does not say that it is for Third Edition: it has no edition: 'third-edition'.`,
      );
    if (Object.hasOwn(scenarios, module.id) && module !== scenarios[module.id as ScenarioId].module)
      throw new UnknownRulesetError(
        `The package has a scenario ${module.id} already, with other rules: give yours another id.`,
      );
  }
  const second = others.find((module) => Object.hasOwn(scenarios, (module as ThirdEditionModule).id));
  if (second !== undefined) throw notOneScenario();
  // States name the scenario first.
  if (inOrder(all)[0] !== scenario)
    throw new UnknownRulesetError(
      `The scenario ${scenario.id} requires ${String(scenario.requires)}: a scenario is composed before all other modules.`,
    );
}

/**
 * Composes a scenario with the content of the box and the parts you pass. Each call composes anew: keep the ruleset.
 *
 * With packs or modules, only this ruleset plays its states: they carry the fingerprint of its content and the ids of its modules, and the
 * public functions know only the box.
 *
 * @param scenario - `ascendance-of-margath` or `corpse-king` (3e.game.scenario-governs), or a module that is a scenario
 * @param parts - content packs, or an object with `modules`, `packs`, `saves` and `cite`
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 * @throws InvalidOptionsError if no scenario is named; UnknownRulesetError if there is no such scenario, or if the modules cannot be combined;
 * InvalidContentError if a pack, or the content of a module, has the wrong shape
 * @example
 * ```ts
 * import { cite } from 'runebound-engine/register/third-edition';
 * import { composeRuleset } from 'runebound-engine/third-edition';
 * import { saveChecks } from 'runebound-engine/third-edition/saves';
 *
 * const { createGame, legalActions, apply } = composeRuleset('corpse-king');
 * const { explain, parseState } = composeRuleset('corpse-king', { modules: [inns], saves: saveChecks, cite });
 * ```
 */
export function composeRuleset<M extends ThirdEditionModule = never>(
  scenario: string | ThirdEditionModule,
  parts: RulesetParts<M> & Required<Pick<RulesetParts, 'saves'>>,
): ThirdEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends ThirdEditionModule = never>(
  scenario: string | ThirdEditionModule,
  parts?: RulesetParts<M> | readonly ContentPack[],
): LightThirdEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends ThirdEditionModule = never>(
  scenario: string | ThirdEditionModule,
  parts: RulesetParts<M> | readonly ContentPack[] = {},
): LightThirdEditionRuleset<EventsWith<M>> {
  const [module, box] = scenarioOf(scenario);
  const { modules = [], packs = [], ...others } = readParts<RulesetParts<M>>(parts, 'third-edition');
  assertModules(module, modules);
  const all: readonly ThirdEditionModule[] = [module, ...modules];
  return compose(all as unknown as readonly M[], [theBox, ...box, ...packsWith(packs, inOrder(all))], others);
}

/** The content of the box needs no checks, so an app without packs does not load them. */
export function composeBox(
  id: ScenarioId,
  parts: BoundParts & Required<Pick<BoundParts, 'saves'>>,
): ThirdEditionRuleset<ThirdEditionEvent>;
export function composeBox(id: ScenarioId, parts?: BoundParts): LightThirdEditionRuleset<ThirdEditionEvent>;
export function composeBox(
  id: ScenarioId,
  parts: BoundParts = {},
): LightThirdEditionRuleset<ThirdEditionEvent> {
  const { module, pack } = scenarios[id];
  return compose(
    [module],
    cached(contents, id, () => compileContent([theBox, pack], id)),
    parts,
  );
}

/** Rulesets with other parts share the content, and with it the land that is drawn once for a board. */
const contents = new Map<ScenarioId, Content>();

export function composedOnce<R>(composed: (id: ScenarioId) => R): (scenario: string) => R {
  const known = new Map<ScenarioId, R>();
  return (scenario) => {
    const id = scenarioNamed(scenario);
    return cached(known, id, () => composed(id));
  };
}

const light = /* @__PURE__ */ composedOnce((id) => composeBox(id));

/**
 * The ruleset of a scenario with the content of the box, composed once. It cites rules by id and does not check saves.
 *
 * @throws InvalidOptionsError if none is named; UnknownRulesetError if there is no such scenario
 */
export const rulesetOf = (scenario: string): LightThirdEditionRuleset<ThirdEditionEvent> => light(scenario);
