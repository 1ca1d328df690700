import {
  type Decision,
  EngineError,
  type GameEvent,
  type Problem,
  UnknownRulesetError,
} from '../kernel/index.js';
import { isHouseRuleId, isRuleId } from '../register/index.js';
import { byDefault, editionNamed, editionOf, namedEdition } from './editions.js';
import { judge, rulesNamed } from './expectations.js';
import { type Entry, entriesOf, entryOf, look, plainly } from './read.js';
import { readVectorOptions, type VectorOptions, type VectorPlan } from './rules.js';
import type { AnyRuleset, AnyState } from './ruleset.js';
import type { Vector, VectorStep } from './schema.js';

/** Where a vector fails, and how. */
export interface Fault {
  /** The step that failed, counted from 0; `null` if the position itself did. */
  readonly step: number | null;
  /** What is otherwise, in a sentence. */
  readonly message: string;
  /** All that is wrong with the form of the vector or names what does not exist, where that is why it fails. */
  readonly problems?: readonly Problem[];
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

/** A position that is played on by the steps of a vector. */
export interface Position {
  readonly ruleset: AnyRuleset;
  readonly state: AnyState;
  readonly events: readonly GameEvent[];
}

/** The position that a vector begins with. Throws an EngineError if it cannot be had. */
export function positionOf({ game, given, create }: Vector, footing: VectorPlan): Position {
  if ('error' in footing) throw footing.error;
  const { ruleset } = footing as { ruleset: AnyRuleset };
  return game === undefined
    ? { ruleset, ...ruleset.startGame({ chance: 'manual', ...create }) }
    : { ruleset, ...editionOf(ruleset).start({ game, ...(given ? { given } : {}) }, ruleset) };
}

/**
 * Runs a vector against this engine.
 *
 * @param vector - a vector, as `readVectors` gives it; what has not the form of one fails and says where
 * @param options - modules of your own that it speaks of, or a ruleset to run it against
 * @returns whether it passes; if it fails, at which step and with which difference. A vector that speaks of what does not exist fails, too.
 * @example
 * ```ts
 * runVector(vector).status; // 'pass'
 * ```
 */
export function runVector(vector: Vector, options?: VectorOptions): Verdict {
  return verdictOn(entryOf(plainly(vector), ''), readVectorOptions(options));
}

/** Who wants to see how a vector goes: the rules it is played by, each moment, and why its position is refused. */
export interface VectorObserver {
  begun(ruleset: AnyRuleset): void;
  seen(moment: Moment): void;
  refused(problems: readonly Problem[]): void;
}

/** A position that a vector has come to. */
export interface Moment {
  /** The step that led there, counted from 0; `null` for the position that the vector begins with. */
  readonly step: number | null;
  /** The state then. */
  readonly state: AnyState;
  /** What happened by that step; at the beginning, what the rules did before anybody was asked. */
  readonly events: readonly GameEvent[];
}

/** What comes of an entry, shown to an onlooker if there is one. */
export const verdictOn = (entry: Entry, options: VectorOptions, onlooker?: VectorObserver): Verdict =>
  'vector' in entry ? run(entry.vector, options, onlooker) : unfit(entry.id, entry.title, entry.problems);

/** Runs a vector that has the form of one. */
function run(vector: Vector, options: VectorOptions, onlooker?: VectorObserver): Verdict {
  const { id, title } = vector;
  const looked = look(vector, options);
  if (looked.problems.length > 0) return unfit(id, title, looked.problems);
  const { footing } = looked;
  if ('lacking' in footing) return { id, title, status: 'not-applicable', reason: footing.lacking };
  const fault = faultOf(looked.vector, footing, onlooker);
  return fault === null ? { id, title, status: 'pass' } : { id, title, status: 'fail', ...fault };
}

/**
 * Runs the vectors of a file, each by itself: an invalid vector fails alone, under its id.
 *
 * @param value - the parsed JSON of a file: a list under `vectors`, or a single vector
 * @param options - modules of your own that they speak of, or a ruleset to run them against
 * @throws InvalidVectorError if it is no file of vectors at all
 * @example
 * ```ts
 * runVectors(JSON.parse(text)).filter(({ status }) => status === 'fail');
 * ```
 */
export const runVectors = (value: unknown, options?: VectorOptions): readonly Verdict[] => {
  const read = readVectorOptions(options);
  return entriesOf(value).map((entry) => verdictOn(entry, read));
};

/** A vector that cannot be run as it stands. */
function unfit(id: string, title: string, problems: readonly Problem[]): Verdict {
  const step = /^steps\/(\d+)/.exec(problems[0]?.path ?? '')?.[1];
  return {
    id,
    title,
    status: 'fail',
    step: step === undefined ? null : Number(step),
    message: 'This is no vector that can be run',
    problems,
  };
}

/** The first thing in a vector that is not as it says; `null` if all is. */
export function faultOf(vector: Vector, footing: VectorPlan, onlooker?: VectorObserver): Fault | null {
  const { refused, steps = [] } = vector;
  let position: Position;
  try {
    position = positionOf(vector, footing);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (refused === undefined) return { step: null, message: error.message };
    const problems = problemsIn(error, vector);
    onlooker?.refused(problems);
    return problems.some((problem) => isAsSaid(problem, refused))
      ? null
      : { step: null, message: 'It is refused for another reason', expected: refused, actual: problems };
  }
  if (refused !== undefined)
    return { step: null, message: 'It should be refused', expected: refused, actual: 'accepted' };
  onlooker?.begun(position.ruleset);
  onlooker?.seen({ step: null, state: position.state, events: position.events });
  return uncited(position.events, null) ?? faultInSteps(position, steps, onlooker);
}

/** The first step after which something is not as the vector says; `null` if all is. */
export function faultInSteps(
  { ruleset, ...begun }: Position,
  steps: readonly VectorStep[],
  onlooker?: VectorObserver,
): Fault | null {
  let { state, events } = begun;
  for (const [step, told] of steps.entries()) {
    const fault = (message: string, rest: object = {}): Fault => {
      const waiting = ruleset.decision(state);
      return { step, message, ...rest, ...(waiting && { waiting }) };
    };
    if ('expect' in told) {
      const unmet = judge(told.expect, { ruleset, state, events });
      if (unmet) return fault(unmet.message, unmet);
      onlooker?.seen({ step, state, events: [] });
      events = [];
      continue;
    }
    const asked = ruleset.decision(state)?.actor;
    const wrong = wrongActor(told, ruleset, state);
    if (wrong !== null || asked === undefined) return fault(wrong ?? 'The game is over.');
    const actor = 'do' in told ? told.actor : undefined;
    try {
      const next = ruleset.transition(state, actionOf(told), { by: actor ?? asked });
      const bare = uncited(next.events, step);
      if (bare) return bare;
      onlooker?.seen({ step, state: next.state, events: next.events });
      state = next.state;
      events = [...events, ...next.events];
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return fault(error.message, {
        expected: actor === undefined ? actionOf(told) : { actor, ...(actionOf(told) as object) },
        actual: ruleset.legalActions(state, actor).slice(0, 40),
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
function wrongActor(step: VectorStep, ruleset: AnyRuleset, state: AnyState): string | null {
  const waiting = ruleset.decision(state);
  if (waiting === null) return 'The game is over.';
  const asksChance = waiting.actor === 'chance';
  if ('chance' in step === asksChance) return null;
  return asksChance
    ? `Chance is asked (${waiting.kind}): say what it answers with "chance".`
    : `Player ${waiting.actor} is asked (${waiting.kind}): say what is done with "do".`;
}

/** What was wrong, one thing at a time. */
function problemsIn(error: EngineError, vector: Vector): readonly Problem[] {
  if ('problems' in error) return error.problems as readonly Problem[];
  if (!(error instanceof UnknownRulesetError)) return [{ path: '', message: error.message }];
  const { reason: message, rule } = error;
  const { names } = editionNamed(namedEdition(vector)) ?? byDefault;
  return [{ path: vector.game === undefined ? names : `game/${names}`, message, ...(rule ? { rule } : {}) }];
}

const isAsSaid = (problem: Problem, { rule, path }: Exclude<Vector['refused'], undefined>): boolean =>
  (rulesNamed(rule)?.some((one) => one === problem.rule) ?? true) &&
  (path === undefined || problem.path === path);
