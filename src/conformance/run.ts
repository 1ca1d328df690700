import {
  type Decision,
  EngineError,
  type GameEvent,
  type Problem,
  UnknownRulesetError,
} from '../kernel/index.js';
import { isHouseRuleId } from '../register/house.js';
import type { Edition, Rules } from './edition.js';
import type { Editions } from './editions.js';
import { judge, rulesNamed } from './expectations.js';
import { type Entry, entriesOf, entryOf, look, plainly } from './read.js';
import { type Footing, readVectorOptions } from './rules.js';
import type { AnyRuleset, AnyState, VectorOptions } from './ruleset.js';
import type { Vector, VectorStep } from './schema.js';

/** A failure of a vector. */
export interface Fault {
  /** The step that failed, counted from 0; `null` if the position itself failed. */
  readonly step: number | null;
  /** The difference, in a sentence. */
  readonly message: string;
  /** The problems of its form and its names, if these make it fail. */
  readonly problems?: readonly Problem[];
  /** The expected value, if it can be shown. */
  readonly expected?: unknown;
  /** The actual value; for an action that was not legal, some legal ones. */
  readonly actual?: unknown;
  /** The decision at that moment; absent if the game was over or never began. */
  readonly waiting?: Decision;
}

/** The result of a vector. */
export type Verdict = {
  /** The id of the vector. */
  readonly id: string;
  /** The title of the vector. */
  readonly title: string;
} & (
  | {
      /** All expectations are met. */
      readonly status: 'pass';
    }
  | {
      /** This engine lacks the edition or a module of the vector. */
      readonly status: 'not-applicable';
      /** The missing part. */
      readonly reason: string;
    }
  | ({
      /** An expectation is not met. */
      readonly status: 'fail';
    } & Fault)
);

export interface Position extends Rules {
  readonly state: AnyState;
  readonly events: readonly GameEvent[];
}

export function positionOf({ game, given, create }: Vector, footing: Footing): Position {
  if ('error' in footing) throw footing.error;
  const { ruleset, edition } = footing;
  return game === undefined
    ? { ruleset, edition, ...ruleset.startGame({ chance: 'manual', ...create }) }
    : { ruleset, edition, ...edition.start({ game, ...(given ? { given } : {}) }, ruleset) };
}

export const runVectorWith = (editions: Editions, vector: Vector, options?: VectorOptions): Verdict =>
  verdictOn(editions, entryOf(editions, plainly(vector), ''), readVectorOptions(editions, options));

/** Gets the ruleset of a vector, each moment, and the problems of a refused position. */
export interface VectorObserver {
  begun(ruleset: AnyRuleset): void;
  seen(moment: Moment): void;
  refused(problems: readonly Problem[]): void;
}

/** A position of a vector. */
export interface Moment {
  /** The step that led to it, counted from 0; `null` for the first position. */
  readonly step: number | null;
  readonly state: AnyState;
  /** The events of that step; for the first position, those before the first decision. */
  readonly events: readonly GameEvent[];
}

export const verdictOn = (
  editions: Editions,
  entry: Entry,
  options: VectorOptions,
  onlooker?: VectorObserver,
): Verdict =>
  'vector' in entry
    ? run(editions, entry.vector, options, onlooker)
    : unfit(entry.id, entry.title, entry.problems);

function run(editions: Editions, vector: Vector, options: VectorOptions, onlooker?: VectorObserver): Verdict {
  const { id, title } = vector;
  const looked = look(editions, vector, options);
  const { footing, problems } = looked;
  if (problems.length > 0 || 'problems' in footing) return unfit(id, title, problems);
  if ('lacking' in footing) return { id, title, status: 'not-applicable', reason: footing.lacking };
  const fault = faultOf(looked.vector, footing, onlooker);
  return fault === null ? { id, title, status: 'pass' } : { id, title, status: 'fail', ...fault };
}

export function runVectorsWith(
  editions: Editions,
  value: unknown,
  options?: VectorOptions,
): readonly Verdict[] {
  const read = readVectorOptions(editions, options);
  return entriesOf(editions, value).map((entry) => verdictOn(editions, entry, read));
}

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

export function faultOf(vector: Vector, footing: Footing, onlooker?: VectorObserver): Fault | null {
  const { refused, steps = [] } = vector;
  let position: Position;
  try {
    position = positionOf(vector, footing);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (refused === undefined) return { step: null, message: error.message };
    const problems = problemsIn(error, vector, footing.edition);
    onlooker?.refused(problems);
    return problems.some((problem) => isAsSaid(problem, refused))
      ? null
      : { step: null, message: 'It is refused for another reason', expected: refused, actual: problems };
  }
  if (refused !== undefined)
    return { step: null, message: 'It should be refused', expected: refused, actual: 'accepted' };
  onlooker?.begun(position.ruleset);
  onlooker?.seen({ step: null, state: position.state, events: position.events });
  return uncited(position.events, null, footing.edition) ?? faultInSteps(position, steps, onlooker);
}

export function faultInSteps(
  { ruleset, edition, ...begun }: Position,
  steps: readonly VectorStep[],
  onlooker?: Pick<VectorObserver, 'seen'>,
): Fault | null {
  let { state, events } = begun;
  for (const [step, told] of steps.entries()) {
    const fault = (message: string, rest: object = {}): Fault => {
      const waiting = ruleset.decision(state);
      return { step, message, ...rest, ...(waiting && { waiting }) };
    };
    if ('expect' in told) {
      const unmet = judge(told.expect, { ruleset, edition, state, events });
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
      const bare = uncited(next.events, step, edition);
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

/** Every event must cite a rule, in every vector. */
function uncited(events: readonly GameEvent[], step: number | null, { hasRule }: Edition): Fault | null {
  const bare = events.find(({ rule }) => !hasRule(rule) && !isHouseRuleId(rule));
  return bare === undefined ? null : { step, message: 'This event cites no rule', actual: bare };
}

const actionOf = (step: VectorStep): unknown =>
  'do' in step ? step.do : 'chance' in step ? step.chance : null;

/** Chance may answer only its own requests, a player only the others. */
function wrongActor(step: VectorStep, ruleset: AnyRuleset, state: AnyState): string | null {
  const waiting = ruleset.decision(state);
  if (waiting === null) return 'The game is over.';
  const asksChance = waiting.actor === 'chance';
  if ('chance' in step === asksChance) return null;
  return asksChance
    ? `Chance is asked (${waiting.kind}): say what it answers with "chance".`
    : `Player ${waiting.actor} is asked (${waiting.kind}): say what is done with "do".`;
}

export function problemsIn(error: EngineError, vector: Vector, { names }: Edition): readonly Problem[] {
  if ('problems' in error) return error.problems as readonly Problem[];
  if (!(error instanceof UnknownRulesetError)) return [{ path: '', message: error.message }];
  const { reason: message, rule } = error;
  return [{ path: vector.game === undefined ? names : `game/${names}`, message, ...(rule ? { rule } : {}) }];
}

const isAsSaid = (problem: Problem, { rule, path }: Exclude<Vector['refused'], undefined>): boolean =>
  (rulesNamed(rule)?.some((one) => one === problem.rule) ?? true) &&
  (path === undefined || problem.path === path);
