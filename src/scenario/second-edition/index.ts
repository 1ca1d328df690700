/**
 * Positions from short descriptions: put anything on the table, checked by a validator that names each problem.
 *
 * @module scenario
 */

import { readForm } from '../../kernel/content/wording.js';
import {
  freezeJson,
  Game,
  type GameEvent,
  InvalidScenarioError,
  type Problem,
  type Transition,
  UnknownRulesetError,
  under,
} from '../../kernel/index.js';
import { problemsOfSeats } from '../../kernel/problems.js';
import { rulesetOf, type SecondEditionRuleset, type SecondEditionState } from '../../second-edition/index.js';
import { problemsOfState, readContent } from '../../second-edition/internal.js';
import { giveChance, problemsIn, refuse } from '../described.js';
import { problemsOfForm } from '../form-problems.js';
import { arrangeModules } from '../of-modules.js';
import { asWritten, secondEdition as wording } from '../written.js';
import { arrange } from './arrange.js';
import { setGoing } from './going-on.js';
import { impossible, overburdened } from './impossible.js';
import { playersOf, type Scenario, scenarioSchema } from './schema.js';

/**
 * The problems of a scenario: unknown cards, a card in two places, three Weapons, wounds at or above Life, counters from nowhere, an
 * impossible combat. Empty if the position can be played.
 *
 * @example
 * ```ts
 * scenarioProblems({ game: { players: [{ hero: 'mordrog', wounds: 99 }] } })[0].path; // 'game/players/0/wounds'
 * ```
 */
export function scenarioProblems(scenario: unknown, ruleset?: SecondEditionRuleset): readonly Problem[] {
  return problemsIn(() => fromScenario(scenario as Scenario, ruleset), 'game/modules');
}

/**
 * Puts a position on the table and plays up to its first decision.
 *
 * @param scenario - the description, as plain JSON
 * @param ruleset - rules and content; if left out, those of the bundled modules that the scenario names
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
export const fromScenario = (scenario: Scenario, ruleset?: SecondEditionRuleset): SecondEditionState =>
  play(scenario, ruleset, null);

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
 * events[0].type; // 'turn/began'
 * ```
 */
export function startScenario(
  scenario: Scenario,
  ruleset?: SecondEditionRuleset,
): Pick<Transition<SecondEditionState>, 'state' | 'events'> {
  const events: GameEvent[] = [];
  return { state: play(scenario, ruleset, events), events };
}

/** Lays a scenario out and plays up to its first decision; adds to `events`. */
function play(
  scenario: Scenario,
  ruleset: SecondEditionRuleset | undefined,
  events: GameEvent[] | null,
): SecondEditionState {
  // One copy is both checked and laid out, so no getter can change it between, and no endless value gets further.
  const { value, problems: unreadable } = readContent(scenario);
  refuse(unreadable);
  const read = readForm(scenarioSchema, value);
  if (!read.success) throw new InvalidScenarioError(problemsOfForm(read.error.issues));
  const chosen = ruleset === undefined ? rulesetOf(read.data.game.modules ?? []) : secondEdition(ruleset);
  const { rules } = chosen;
  const seated = problemsOfSeats(rules, playersOf(read.data.game).length);
  refuse([...seated.map((problem) => under('game', problem)), ...impossible(read.data, rules.content)]);

  const told = asWritten(read.data, wording);
  const state = arrange(read.data, rules);
  const { game } = read.data;
  const source = giveChance(state, game);
  const table = new Game(rules, state, null, source);
  refuse(arrangeModules(table, read.data.game));
  refuse(setGoing(table, read.data.given ?? { turn: { player: state.starting, step: 'start' } }));
  refuse(overburdened(table));
  refuse(chosen.brokenInvariants(state as SecondEditionState).map(told));
  // Laying out emits no events; what follows does.
  new Game(rules, state, events, source).run();
  if (source) state.chance.generator = source.words();
  // The result must pass the checks of saves.
  refuse(problemsOfState(state, rules).map(told));
  return freezeJson(state) as SecondEditionState;
}

/** Without types, a caller may pass anything. */
function secondEdition(ruleset: SecondEditionRuleset): SecondEditionRuleset {
  const { rules, brokenInvariants } = (ruleset ?? {}) as Partial<SecondEditionRuleset>;
  if (rules?.edition === 'second-edition' && typeof brokenInvariants === 'function') return ruleset;
  throw new UnknownRulesetError(
    'This is no ruleset of Second Edition: pass one that composeRuleset or rulesetOf has made, or none.',
  );
}

export {
  type Given,
  type GivenCombat,
  type GivenDrawn,
  type GivenMovement,
  type GivenTurn,
  type Scenario,
  type ScenarioGame,
  type ScenarioPlayer,
  scenarioSchema,
} from './schema.js';
