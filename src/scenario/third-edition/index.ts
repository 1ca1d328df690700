/**
 * Positions of Third Edition from short descriptions: put anything on the table, checked by a validator that names each problem.
 *
 * @module third-edition/scenario
 */

import {
  InvalidOptionsError,
  InvalidScenarioError,
  type Problem,
  type Transition,
  under,
} from '../../kernel/index.js';
import type { Content } from '../../third-edition/base/content.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import { onlyScenario } from '../../third-edition/box.js';
import { rulesetOf } from '../../third-edition/checked.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { problemsOfState } from '../../third-edition/saves/problems.js';
import type { ThirdEditionEvent, ThirdEditionState } from '../../third-edition/types.js';
import { layOutScenario, problemsIn, type ScenarioParts } from '../described.js';
import { modulesIn, type ToldPosition, tell } from '../told.js';
import { thirdEdition as wording } from '../written.js';
import { arrange } from './arrange.js';
import { setGoing } from './going-on.js';
import { impossible, neverUsed } from './impossible.js';
import { overburdened } from './overburdened.js';
import { type Scenario, type SpelledIds, scenarioSchema } from './schema.js';
import { tellingOf } from './told.js';

const parts: ScenarioParts<ThirdEditionDraft, Content, Scenario, ThirdEditionRuleset> = {
  edition: 'third-edition',
  title: 'Third Edition',
  schema: scenarioSchema,
  named({ game }) {
    try {
      const { scenario, modules = [] } = game;
      return rulesetOf(
        modules.length > 0 ? onlyScenario([String(scenario), ...modules]) : (scenario as string),
      );
    } catch (error) {
      if (!(error instanceof InvalidOptionsError)) throw error;
      throw new InvalidScenarioError(error.problems.map((problem) => under('game', problem)));
    }
  },
  wording,
  impossible: (scenario, { content }) => [...impossible(scenario, content), ...neverUsed(scenario, content)],
  arrange,
  setGoing: [
    (g, { given = {} }) => ('stack' in given ? [] : overburdened(g)),
    (g, { given }) => setGoing(g, given ?? { turn: { player: g.state.first, step: 'start' } }),
  ],
  problemsOfState,
};

/**
 * The problems of a scenario: unknown cards, a card in two places, damage above health, two assets of a type, a villain in Act 1, an
 * impossible combat. Empty if the position can be played.
 *
 * @example
 * ```ts
 * scenarioProblems({ game: { scenario: 'corpse-king', players: [{ hero: 'corbin', damage: 99 }, {}] } })[0]?.path;
 * // 'game/players/0/damage'
 * ```
 */
export function scenarioProblems(scenario: unknown, ruleset?: ThirdEditionRuleset): readonly Problem[] {
  return problemsIn(() => fromScenario(scenario as Scenario, ruleset), 'game/scenario');
}

/**
 * Puts a position on the table and plays up to its first decision.
 *
 * @param scenario - the description, as plain JSON
 * @throws InvalidScenarioError with all problems
 * @throws UnknownRulesetError if it names a scenario that does not exist, or for a bad ruleset
 * @example
 * ```ts
 * const state = fromScenario({
 *   game: { scenario: 'corpse-king', players: [{ hero: 'corbin', hex: 'tamalir', gold: 7 }, {}] },
 *   given: { movement: { player: 0, dice: [1, 1, 4] } },
 * });
 * legalActions(state)[0]?.type; // 'move/spend'
 * ```
 */
export function fromScenario<
  Card extends string = string,
  Hero extends string = string,
  Setting extends string = string,
  Place extends string = string,
>(scenario: Scenario<SpelledIds<Card, Hero, Setting, Place>>): ThirdEditionState;
/**
 * The same with rules and content of your own: they may have ids that the package does not know.
 *
 * @param scenario - the description, as plain JSON
 * @param ruleset - rules and content; `undefined` stands for those of the bundled parts that the scenario names
 */
export function fromScenario(scenario: Scenario, ruleset: ThirdEditionRuleset | undefined): ThirdEditionState;
export function fromScenario(scenario: Scenario, ruleset?: ThirdEditionRuleset): ThirdEditionState {
  return layOutScenario(parts, scenario, ruleset, null);
}

/** A position, and the events before its first decision. */
export type ScenarioStart = Pick<Transition<ThirdEditionState, ThirdEditionEvent>, 'state' | 'events'>;

/**
 * Like {@link fromScenario}, with the events before the first decision: the steps that the rules carry out by themselves.
 *
 * @throws InvalidScenarioError with all problems
 * @throws UnknownRulesetError if it names a scenario that does not exist
 * @example
 * ```ts
 * const { events } = startScenario({
 *   game: { scenario: 'corpse-king', players: 2 },
 *   given: { turn: { player: 0, step: 'start' } },
 * });
 * events[0]?.type; // 'turn/began'
 * ```
 */
export function startScenario<
  Card extends string = string,
  Hero extends string = string,
  Setting extends string = string,
  Place extends string = string,
>(scenario: Scenario<SpelledIds<Card, Hero, Setting, Place>>): ScenarioStart;
export function startScenario(scenario: Scenario, ruleset: ThirdEditionRuleset | undefined): ScenarioStart;
export function startScenario(scenario: Scenario, ruleset?: ThirdEditionRuleset): ScenarioStart {
  const events: ThirdEditionEvent[] = [];
  return { state: layOutScenario(parts, scenario, ruleset, events), events };
}

/**
 * The other way: a scenario from which {@link fromScenario} makes a position like this one, with the same table, the
 * same decision and the same legal actions. Chance is asked in it, and what was drawn before is forgotten. What some
 * players may not know is in it, as in the state.
 *
 * It takes the words of scenarios where they say it all, and else `given.stack`: the frames as they are.
 *
 * @param state - a state; a view hides cards and is refused
 * @param ruleset - rules and content of your own; by default those of the scenario and the modules that the state names
 * @returns the scenario, and the members of the state that it cannot say, each with the reason. A game that is over, or
 * not yet set up, has no scenario.
 * @throws InvalidArgumentError if it is no state of this edition, or a view
 * @throws UnknownRulesetError if it names a scenario that does not exist
 * @example
 * ```ts
 * const state = fromScenario({ game: { scenario: 'corpse-king', players: [{ hero: 'corbin', gold: 9 }, {}] } });
 * const { scenario, unsaid } = scenarioOf(state);
 * scenario?.game.players; // [{ hero: 'corbin', gold: 9, … }, …]
 * unsaid; // []
 * ```
 */
export function scenarioOf(
  state: ThirdEditionState,
  ruleset: ThirdEditionRuleset = rulesetOf(onlyScenario(modulesIn(state))),
): ToldPosition<Scenario> {
  return tell(
    (rules: typeof ruleset) => tellingOf(rules, (scenario) => fromScenario(scenario, rules)),
    ruleset,
    state,
  );
}

export type { ToldPosition } from '../told.js';
export {
  type Given,
  type GivenCombat,
  type GivenDrawn,
  type GivenMovement,
  type GivenSide,
  type GivenStack,
  type GivenTurn,
  type Scenario,
  type ScenarioGame,
  type ScenarioIds,
  type ScenarioPlayer,
  type SpelledIds,
  scenarioSchema,
} from './schema.js';
