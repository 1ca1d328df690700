/**
 * Positions of Third Edition from short descriptions: put anything on the table, checked by a validator that names each problem.
 *
 * @module third-edition/scenario
 */

import { readContent } from '../../kernel/content/reading.js';
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
import { problemsOfSeats } from '../../kernel/problems.js';
import { onlyScenario } from '../../third-edition/box.js';
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
import { playersOf, type Scenario, scenarioSchema } from './schema.js';
import { neverUsed } from './used.js';

/**
 * The problems of a scenario: unknown cards, a card in two places, damage above health, two assets of a type, a villain in Act 1, an
 * impossible combat. Empty if the position can be played.
 *
 * @example
 * ```ts
 * scenarioProblems({ game: { scenario: 'corpse-king', players: [{ hero: 'corbin', damage: 99 }, {}] } })[0].path; //
 * 'game/players/0/damage'
 * ```
 */
export function scenarioProblems(scenario: unknown, ruleset?: ThirdEditionRuleset): readonly Problem[] {
  return problemsIn(() => fromScenario(scenario as Scenario, ruleset), 'game/scenario');
}

/**
 * Puts a position on the table and plays up to its first decision.
 *
 * @param scenario - the description, as plain JSON
 * @param ruleset - rules and content; if left out, those of the bundled scenario that the description names
 * @throws InvalidScenarioError with all problems
 * @throws UnknownRulesetError if it names a scenario that does not exist, or for a bad ruleset
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
 * events[0].type; // 'turn/began'
 * ```
 */
export function startScenario(
  scenario: Scenario,
  ruleset?: ThirdEditionRuleset,
): {
  /** The position at its first decision. */
  readonly state: ThirdEditionState;
  /** The events before it. */
  readonly events: readonly ThirdEditionEvent[];
} {
  const events: ThirdEditionEvent[] = [];
  return { state: play(scenario, ruleset, events), events };
}

/** Lays a scenario out and plays up to its first decision; adds to `events`. */
function play(
  scenario: Scenario,
  ruleset: ThirdEditionRuleset | undefined,
  events: ThirdEditionEvent[] | null,
): ThirdEditionState {
  // One copy is both checked and laid out, so no getter can change it between, and no endless value gets further.
  const { value, problems: unreadable } = readContent(scenario);
  refuse(unreadable);
  const read = readForm(scenarioSchema, value);
  if (!read.success) refuse(problemsOfForm(read.error.issues));
  const described = read.data as Scenario;
  const { game } = described;
  const chosen = ruleset === undefined ? scenarioOf(game) : thirdEdition(ruleset);
  const { rules } = chosen;
  refuse(problemsOfSeats(rules, playersOf(game).length).map((problem) => under('game', problem)));
  refuse([...impossible(described, rules.content), ...neverUsed(described, rules.content)]);

  const told = asWritten(described, wording);
  const state = arrange(described, rules);
  const source = giveChance(state, game);
  const table = new Game(rules, state, null, source);
  refuse(arrangeModules(table, game));
  refuse(overburdened(table));
  refuse(setGoing(table, described.given ?? { turn: { player: state.first, step: 'start' } }));
  refuse(chosen.brokenInvariants(state as ThirdEditionState).map(told));
  // Laying out emits no events; what follows does.
  new Game(rules, state, events, source).run();
  if (source) state.chance.generator = source.words();
  // The result must pass the checks of saves.
  refuse(problemsOfState(state, rules).map(told));
  return freezeJson(state) as ThirdEditionState;
}

function scenarioOf({ scenario, modules = [] }: Scenario['game']): ThirdEditionRuleset {
  try {
    return rulesetOf(
      modules.length > 0 ? onlyScenario([String(scenario), ...modules]) : (scenario as string),
    );
  } catch (error) {
    if (!(error instanceof InvalidOptionsError)) throw error;
    throw new InvalidScenarioError(error.problems.map((problem) => under('game', problem)));
  }
}

/** Without types, a caller may pass anything. */
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
