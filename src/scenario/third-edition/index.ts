/**
 * Positions of Third Edition from short descriptions: put anything on the table, checked by a validator that names what is wrong.
 *
 * @module third-edition/scenario
 */

import { readForm } from '../../kernel/content/wording.js';
import {
  freezeJson,
  Game,
  InvalidOptionsError,
  InvalidScenarioError,
  type Problem,
  UnknownRulesetError,
  under,
} from '../../kernel/index.js';
import { readContent } from '../../kernel/json.js';
import { rulesetOf } from '../../third-edition/checked.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { problemsOfState } from '../../third-edition/saves/problems.js';
import type { ThirdEditionEvent, ThirdEditionState } from '../../third-edition/types.js';
import { giveChance, problemsIn, refuse } from '../described.js';
import { problemsOfForm } from '../form-problems.js';
import { arrangeModules } from '../of-modules.js';
import { asWritten, thirdEdition as wording } from '../written.js';
import { arrange } from './arrange.js';
import { setGoing } from './going-on.js';
import { impossible } from './impossible.js';
import { overburdened } from './overburdened.js';
import { type Scenario, scenarioSchema } from './schema.js';
import { neverUsed } from './used.js';

/**
 * What is wrong with a description: unknown cards, a card in two places, damage above health, two assets of a type, a villain in Act 1,
 * a combat in which nobody can be. Empty if the position can be played on.
 *
 * @example
 * ```ts
 * scenarioProblems({ game: { scenario: 'corpse-king', players: [{ hero: 'corbin', damage: 99 }, {}] } })[0].path; // 'game/players/0/damage'
 * ```
 */
export function scenarioProblems(scenario: unknown, ruleset?: ThirdEditionRuleset): readonly Problem[] {
  return problemsIn(() => fromScenario(scenario as Scenario, ruleset), 'game/scenario');
}

/**
 * Puts a position on the table and plays up to the first decision in it.
 *
 * @param scenario - the description, as plain JSON
 * @param ruleset - rules and content to play with; those of the scenario of the box that the description names if left out
 * @throws InvalidScenarioError with everything that is wrong
 * @throws UnknownRulesetError if it names a scenario that does not exist, and for a ruleset that is none
 * @example
 * ```ts
 * const state = fromScenario({
 *   game: { scenario: 'corpse-king', players: [{ hero: 'corbin', hex: 'tamalir', gold: 7 }, {}] },
 *   given: { movement: { player: 0, dice: [1, 1, 4] } },
 * });
 * legalActions(state)[0].type; // 'move/spend'
 * ```
 */
export const fromScenario = (scenario: Scenario, ruleset?: ThirdEditionRuleset): ThirdEditionState =>
  play(scenario, ruleset, null);

/**
 * Like {@link fromScenario}, together with what happens before the first decision: the steps that the rules carry out on
 * their own once the position lies on the table.
 *
 * @throws InvalidScenarioError with everything that is wrong
 * @throws UnknownRulesetError if it names a scenario that does not exist
 * @example
 * ```ts
 * const { events } = startScenario({
 *   game: { scenario: 'corpse-king', players: 2 },
 *   given: { turn: { player: 0, step: 'start' } },
 * });
 * events[0].type; // 'turn/began'
 * ```
 */
export function startScenario(
  scenario: Scenario,
  ruleset?: ThirdEditionRuleset,
): {
  /** The position at its first decision. */
  readonly state: ThirdEditionState;
  /** What has happened up to it. */
  readonly events: readonly ThirdEditionEvent[];
} {
  const events: ThirdEditionEvent[] = [];
  return { state: play(scenario, ruleset, events), events };
}

/** Lays a description out and carries out steps until somebody is asked; what happens goes into `events`. */
function play(
  scenario: Scenario,
  ruleset: ThirdEditionRuleset | undefined,
  events: ThirdEditionEvent[] | null,
): ThirdEditionState {
  // Read once, by a copy: what is checked is what is laid out, and nothing that is endless gets any further.
  const { value, problems: unreadable } = readContent(scenario);
  refuse(unreadable);
  const read = readForm(scenarioSchema, value);
  if (!read.success) refuse(problemsOfForm(read.error.issues));
  const described = read.data as Scenario;
  const { game } = described;
  const chosen = ruleset === undefined ? scenarioOf(game.scenario) : thirdEdition(ruleset);
  const { rules } = chosen;
  refuse([...impossible(described, rules.content), ...neverUsed(described, rules.content)]);

  const told = asWritten(described, wording);
  const state = arrange(described, rules);
  const source = giveChance(state, game);
  const table = new Game(rules, state, null, source);
  refuse(arrangeModules(table, game));
  refuse(overburdened(table));
  refuse(setGoing(table, described.given ?? { turn: { player: state.first, step: 'start' } }));
  refuse(chosen.brokenInvariants(state as ThirdEditionState).map(told));
  // What is laid out has not happened; what follows from it does.
  new Game(rules, state, events, source).run();
  if (source) state.chance.generator = source.words();
  // The last net: what comes out can be saved, and played on from the save.
  refuse(problemsOfState(state, rules).map(told));
  return freezeJson(state) as ThirdEditionState;
}

/** The ruleset of a scenario of the box. */
function scenarioOf(scenario: string | undefined): ThirdEditionRuleset {
  try {
    return rulesetOf(scenario as string);
  } catch (error) {
    if (!(error instanceof InvalidOptionsError)) throw error;
    throw new InvalidScenarioError(error.problems.map((problem) => under('game', problem)));
  }
}

/** A ruleset that is passed along may be anything where nobody checks types. */
function thirdEdition(ruleset: ThirdEditionRuleset): ThirdEditionRuleset {
  const { rules, brokenInvariants } = (ruleset ?? {}) as Partial<ThirdEditionRuleset>;
  if (rules?.edition === 'third-edition' && typeof brokenInvariants === 'function') return ruleset;
  throw new UnknownRulesetError(
    'This is no ruleset of Third Edition: pass one that composeRuleset or rulesetOf has made, or none.',
  );
}

export {
  type Given,
  type GivenCombat,
  type GivenDrawn,
  type GivenMovement,
  type GivenSide,
  type GivenTurn,
  type Scenario,
  type ScenarioGame,
  type ScenarioPlayer,
  scenarioSchema,
} from './schema.js';
