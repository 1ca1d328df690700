/**
 * Positions from short descriptions: put anything on the table, checked by a validator that names each problem.
 *
 * @module scenario
 */

import type { GameEvent, Problem, Transition } from '../../kernel/index.js';
import { rulesetOf, type SecondEditionRuleset, type SecondEditionState } from '../../second-edition/index.js';
import { type Content, problemsOfState, type SecondEditionDraft } from '../../second-edition/internal.js';
import { layOutScenario, problemsIn, type ScenarioParts } from '../described.js';
import { modulesIn, type ToldPosition, tell } from '../told.js';
import { secondEdition as wording } from '../written.js';
import { arrange } from './arrange.js';
import { setGoing } from './going-on.js';
import { impossible, overburdened } from './impossible.js';
import { type Scenario, type SpelledIds, scenarioSchema } from './schema.js';
import { tellingOf } from './told.js';

const parts: ScenarioParts<SecondEditionDraft, Content, Scenario, SecondEditionRuleset> = {
  edition: 'second-edition',
  title: 'Second Edition',
  schema: scenarioSchema,
  named: ({ game }) => rulesetOf(game.modules ?? []),
  wording,
  impossible: (scenario, { content }) => impossible(scenario, content),
  arrange,
  setGoing: [
    (g, { given }) => setGoing(g, given ?? { turn: { player: g.state.starting, step: 'start' } }),
    (g, { given = {} }) => ('stack' in given ? [] : overburdened(g)),
  ],
  problemsOfState,
};

/**
 * The problems of a scenario: unknown cards, a card in two places, three Weapons, wounds at or above Life, counters from nowhere, an
 * impossible combat. Empty if the position can be played.
 *
 * @example
 * ```ts
 * scenarioProblems({ game: { players: [{ hero: 'mordrog', wounds: 99 }] } })[0]?.path; // 'game/players/0/wounds'
 * ```
 */
export function scenarioProblems(scenario: unknown, ruleset?: SecondEditionRuleset): readonly Problem[] {
  return problemsIn(() => fromScenario(scenario as Scenario, ruleset), 'game/modules');
}

/**
 * Puts a position on the table and plays up to its first decision.
 *
 * @param scenario - the description, as plain JSON
 * @throws InvalidScenarioError with all problems
 * @throws UnknownRulesetError if it names a module that does not exist, or for a bad ruleset
 * @example
 * ```ts
 * const state = fromScenario({
 *   game: { players: [{ hero: 'varikas-the-dead', wounds: 2, gold: 7 }, {}] },
 *   given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
 * });
 * legalActions(state); // combat/escape, combat/stand
 * ```
 */
export function fromScenario<
  Card extends string = string,
  Hero extends string = string,
  Module extends string = string,
  Place extends string = string,
>(scenario: Scenario<SpelledIds<Card, Hero, Module, Place>>): SecondEditionState;
/**
 * The same with rules and content of your own: they may have ids that the package does not know.
 *
 * @param scenario - the description, as plain JSON
 * @param ruleset - rules and content; `undefined` stands for those of the bundled parts that the scenario names
 */
export function fromScenario(
  scenario: Scenario,
  ruleset: SecondEditionRuleset | undefined,
): SecondEditionState;
export function fromScenario(scenario: Scenario, ruleset?: SecondEditionRuleset): SecondEditionState {
  return layOutScenario(parts, scenario, ruleset, null);
}

/** A position, and the events before its first decision. */
export type ScenarioStart = Pick<Transition<SecondEditionState>, 'state' | 'events'>;

/**
 * Like {@link fromScenario}, with the events before the first decision: the steps that the rules carry out by themselves.
 *
 * @throws InvalidScenarioError with all problems
 * @throws UnknownRulesetError if it names a module that does not exist
 * @example
 * ```ts
 * const { events } = startScenario({
 *   game: { players: [{ hero: 'varikas-the-dead', exhaustion: 1 }, {}] },
 *   given: { turn: { player: 0, step: 'start' } },
 * });
 * events[0]?.type; // 'turn/began'
 * ```
 */
export function startScenario<
  Card extends string = string,
  Hero extends string = string,
  Module extends string = string,
  Place extends string = string,
>(scenario: Scenario<SpelledIds<Card, Hero, Module, Place>>): ScenarioStart;
export function startScenario(scenario: Scenario, ruleset: SecondEditionRuleset | undefined): ScenarioStart;
export function startScenario(scenario: Scenario, ruleset?: SecondEditionRuleset): ScenarioStart {
  const events: GameEvent[] = [];
  return { state: layOutScenario(parts, scenario, ruleset, events), events };
}

/**
 * The other way: a scenario from which {@link fromScenario} makes a position like this one, with the same table, the
 * same decision and the same legal actions. Chance is asked in it, and what was drawn before is forgotten.
 *
 * It takes the words of scenarios where they say it all, and else `given.stack`: the frames as they are.
 *
 * @param state - a state; a view hides cards and is refused
 * @param ruleset - rules and content of your own; by default those of the bundled modules that the state names
 * @returns the scenario, and the members of the state that it cannot say, each with the reason. A game that is over, or
 * not yet set up, has no scenario.
 * @throws InvalidArgumentError if it is no state of this edition, or a view
 * @throws UnknownRulesetError if it names a module that does not exist
 * @example
 * ```ts
 * const state = fromScenario({ game: { players: [{ hero: 'mordrog', gold: 9 }, {}] } });
 * const { scenario, unsaid } = scenarioOf(state);
 * scenario?.game.players; // [{ hero: 'mordrog', gold: 9 }, …]
 * unsaid; // []
 * ```
 */
export function scenarioOf(
  state: SecondEditionState,
  ruleset: SecondEditionRuleset = rulesetOf(modulesIn(state)),
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
  type GivenStack,
  type GivenTurn,
  type Scenario,
  type ScenarioGame,
  type ScenarioIds,
  type ScenarioPlayer,
  type SpelledIds,
  scenarioSchema,
} from './schema.js';
