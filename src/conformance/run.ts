import {
  type Decision,
  EngineError,
  type GameEvent,
  type Problem,
  UnknownRulesetError,
} from '../kernel/index.js';
import { isHouseRuleId, isRuleId } from '../register/index.js';
import { fromScenario } from '../scenario/index.js';
import {
  assertContent,
  bundledModules,
  type ContentPack,
  composeRuleset,
  knownIn,
  riseOfTheDragonLords,
  rulesetOf,
  type SecondEditionAction,
  type SecondEditionOptions,
  type SecondEditionRuleset,
  type SecondEditionState,
} from '../second-edition/index.js';
import { judge } from './expectations.js';
import type { Vector, VectorStep } from './schema.js';

/** Where a vector fails, and how. */
export interface Fault {
  /** The step that failed, counted from 0; `null` if the position itself did. */
  readonly step: number | null;
  /** What is otherwise, in a sentence. */
  readonly message: string;
  /** What the vector says, where that can be shown. */
  readonly expected?: unknown;
  /** What there is instead; for an action that was not legal, some of those that were. */
  readonly actual?: unknown;
  /** What the game waited for then; absent if it was over, or never begun. */
  readonly waiting?: Decision;
}

/** What came of a vector. */
export type Verdict = {
  /** The id of the vector. */
  readonly id: string;
  /** The title of the vector. */
  readonly title: string;
} & (
  | {
      /** Everything is as expected. */
      readonly status: 'pass';
    }
  | {
      /** The vector is of an edition or a module that this engine does not have. */
      readonly status: 'not-applicable';
      /** What this engine lacks. */
      readonly reason: string;
    }
  | ({
      /** Something is otherwise. */
      readonly status: 'fail';
    } & Fault)
);

/** What this engine lacks to run a vector, in a sentence; `null` if it lacks nothing. */
function lacking({ game, create }: Vector): string | null {
  const { edition = 'second-edition', modules = [] } = (game ?? create) as {
    edition?: unknown;
    modules?: unknown;
  };
  if (edition !== 'second-edition') return `The edition ${String(edition)} is not there.`;
  const unknown = Array.isArray(modules)
    ? modules.filter((id) => typeof id === 'string' && !Object.hasOwn(bundledModules, id))
    : [];
  return unknown.length > 0 ? `These modules are not there: ${unknown.join(', ')}.` : null;
}

/** The rules a vector is played by: the bundled ones, with its own cards if it brings any. */
function rulesetFor({ game, create, content }: Vector): SecondEditionRuleset {
  const { modules = [] } = (game ?? create) as { modules?: readonly string[] };
  if (content === undefined) return rulesetOf(modules);
  assertContent(content, knownIn(rulesetOf(modules).rules.content));
  const chosen = modules.flatMap((id) => bundledModules[id] ?? []);
  return composeRuleset(chosen, [riseOfTheDragonLords, content as unknown as ContentPack]);
}

interface Position {
  readonly ruleset: SecondEditionRuleset;
  readonly state: SecondEditionState;
  readonly events: readonly GameEvent[];
}

function positionOf(vector: Vector): Position {
  const { game, given, create } = vector;
  const ruleset = rulesetFor(vector);
  if (game !== undefined)
    return { ruleset, state: fromScenario({ game, ...(given ? { given } : {}) }, ruleset), events: [] };
  return {
    ruleset,
    ...ruleset.startGame({ chance: 'manual', ...create } as unknown as SecondEditionOptions),
  };
}

/**
 * Runs a vector against this engine.
 *
 * @param vector - a vector that has its form (see `readVectors`)
 * @returns whether it passes; if it fails, at which step and with which difference
 * @example
 * ```ts
 * runVector(vector).status; // 'pass'
 * ```
 */
export function runVector(vector: Vector): Verdict {
  const { id, title } = vector;
  const reason = lacking(vector);
  if (reason !== null) return { id, title, status: 'not-applicable', reason };
  const fault = faultOf(vector);
  return fault === null ? { id, title, status: 'pass' } : { id, title, status: 'fail', ...fault };
}

/** The first thing in a vector that is not as it says; `null` if all is. */
function faultOf(vector: Vector): Fault | null {
  const { refused, steps = [] } = vector;
  let position: Position;
  try {
    position = positionOf(vector);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (refused === undefined) return { step: null, message: error.message };
    const problems = problemsIn(error, vector);
    return problems.some((problem) => isAsSaid(problem, refused))
      ? null
      : { step: null, message: 'It is refused for another reason', expected: refused, actual: problems };
  }
  if (refused !== undefined)
    return { step: null, message: 'It should be refused', expected: refused, actual: 'accepted' };
  return uncited(position.events, null) ?? faultInSteps(position, steps);
}

function faultInSteps({ ruleset, ...begun }: Position, steps: readonly VectorStep[]): Fault | null {
  let { state, events } = begun;
  for (const [step, told] of steps.entries()) {
    const fault = (message: string, rest: object = {}): Fault => {
      const waiting = ruleset.decision(state);
      return { step, message, ...rest, ...(waiting && { waiting }) };
    };
    if ('expect' in told) {
      const unmet = judge(told.expect, { ruleset, state, events });
      if (unmet) return fault(unmet.message, unmet);
      events = [];
      continue;
    }
    const wrong = wrongActor(told, ruleset, state);
    if (wrong !== null) return fault(wrong);
    try {
      const next = ruleset.transition(state, actionOf(told) as SecondEditionAction);
      const bare = uncited(next.events, step);
      if (bare) return bare;
      state = next.state;
      events = [...events, ...next.events];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return fault(error.message, {
        expected: actionOf(told),
        actual: ruleset.legalActions(state).slice(0, 40),
      });
    }
  }
  return null;
}

/** Whatever a vector is about: nothing happens here without a rule. */
function uncited(events: readonly GameEvent[], step: number | null): Fault | null {
  const bare = events.find(({ rule }) => !isRuleId(rule) && !isHouseRuleId(rule));
  return bare === undefined ? null : { step, message: 'This event cites no rule', actual: bare };
}

const actionOf = (step: VectorStep): unknown =>
  'do' in step ? step.do : 'chance' in step ? step.chance : null;

/** Chance answers when chance is asked, and nobody else does. */
function wrongActor(
  step: VectorStep,
  ruleset: SecondEditionRuleset,
  state: SecondEditionState,
): string | null {
  const waiting = ruleset.decision(state);
  if (waiting === null) return 'The game is over.';
  const asksChance = waiting.actor === 'chance';
  if ('chance' in step === asksChance) return null;
  return asksChance
    ? `Chance is asked (${waiting.kind}): say what it answers with "chance".`
    : `Player ${waiting.actor} is asked (${waiting.kind}): say what is done with "do".`;
}

/** What was wrong, one thing at a time. */
function problemsIn(error: EngineError, { game }: Vector): readonly Problem[] {
  if ('problems' in error) return error.problems as readonly Problem[];
  if (!(error instanceof UnknownRulesetError)) return [{ path: '', message: error.message }];
  const { reason: message, rule } = error;
  return [{ path: game === undefined ? 'modules' : 'game/modules', message, ...(rule ? { rule } : {}) }];
}

const isAsSaid = (problem: Problem, { rule, path }: Exclude<Vector['refused'], undefined>): boolean =>
  (rule === undefined || problem.rule === rule) && (path === undefined || problem.path === path);
