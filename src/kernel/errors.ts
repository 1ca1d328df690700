import type { RuleId } from '../register/rule-ids.js';
import type { Reason } from './reasons.js';

/** The base of all errors of this package: a stable `code`, a message for people, data for programs. */
export class EngineError extends Error {
  /** Stable word for the kind of error. */
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = new.target.name;
  }
}

/** The action is not allowed now. Nothing was changed. */
export class IllegalActionError extends EngineError {
  /** The rule that forbids it, or that says what the game is waiting for; `null` if the value is no action at all. */
  readonly rule: RuleId | null;
  /** What was wrong, in a sentence. */
  readonly reason: string;
  /** The same with its values apart, to be said in another language; `null` where it is the wording of the rule. */
  readonly why: Reason | null;
  /** The refused value, as given. */
  readonly action: unknown;
  constructor(action: unknown, rule: RuleId | null, reason: string, why: Reason | null = null) {
    super('illegal-action', rule ? `${reason} [${rule}]` : reason);
    this.rule = rule;
    this.reason = reason;
    this.why = why;
    this.action = action;
  }
}

/** A function was called with something it cannot be asked about. Nothing was changed. */
export class InvalidArgumentError extends EngineError {
  constructor(
    /** What was wrong and what would be right, in a sentence. */
    message: string,
  ) {
    super('invalid-argument', message);
  }
}

/** A ruleset was asked for something that it was composed without. The message says what to compose it with. */
export class MissingPartError extends EngineError {
  constructor(
    /** What is missing, and where it comes from, in a sentence. */
    message: string,
  ) {
    super('missing-part', message);
  }
}

/** A rule failed in the midst of its work: a fault in the code of a module, not in what was passed in. Nothing was changed. */
export class RuleFaultError extends EngineError {
  constructor(
    /** The module whose rule it was. */
    readonly module: string,
    /** The hook, the step, the action or the reaction that failed, in words. */
    readonly place: string,
    /** The error itself is the `cause`. */
    cause: unknown,
  ) {
    super('rule-fault', `The module ${module} failed in ${place}: ${messageOf(cause)}${adviceOn(cause)}`, {
      cause,
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'it threw no error.');

/** Rules that write to what is frozen mostly mean a large part of the state. */
const adviceOn = (error: unknown): string =>
  error instanceof TypeError && /read.?only|extensible|(add|delete|define) property/i.test(error.message)
    ? ' It cannot be written to; is it a part of the decks, or of another large part of the state? Write to what g.own("decks") gives.'
    : '';

/** One thing that is wrong with something that came from outside. */
export interface Problem {
  /** Where, as a path such as `players/0/hero`; empty for the whole. */
  readonly path: string;
  /** What is wrong and what would be right. */
  readonly message: string;
  /** The rule that is broken, where one is. */
  readonly rule?: RuleId;
  /** Of something that must be true in every state, whose name is the `path`: where in the state it is not, such as `players/0/items`. */
  readonly at?: string;
}

/** How many problems a message names; all of them stand beside it. */
const named = 20;

function list(what: string, problems: readonly Problem[]): string {
  const first = problems.slice(0, named).map((p) => (p.path ? `${p.path}: ${p.message}` : p.message));
  const more = problems.length - first.length;
  return `${what}: ${first.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** Options that no game can be created from. */
export class InvalidOptionsError extends EngineError {
  constructor(
    /** Everything that is wrong, each thing with its place. */
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
  ) {
    super('invalid-options', list('These game options cannot be used', problems), options);
  }
}

/** A content pack that breaks its schema or contradicts itself. */
export class InvalidContentError extends EngineError {
  constructor(
    /** Everything that is wrong, each thing with its place. */
    readonly problems: readonly Problem[],
  ) {
    super('invalid-content', list('This content cannot be used', problems));
  }
}

const noneOf = {
  state: 'This is no state that can be played on',
  record: 'This is no record that can be played again',
  view: 'This is no view of a game',
} as const;

/** A text or value that is no state of a game this engine can go on with, no view of one, or no record of one. */
export class InvalidSaveError extends EngineError {
  constructor(
    /** Everything that is wrong, each thing with its place. */
    readonly problems: readonly Problem[],
    { of = 'state', ...options }: ErrorOptions & { readonly of?: keyof typeof noneOf } = {},
  ) {
    super('invalid-save', list(noneOf[of], problems), options);
  }
}

/** A scenario that describes no possible position. */
export class InvalidScenarioError extends EngineError {
  constructor(
    /** Everything that is wrong, each thing with its place. */
    readonly problems: readonly Problem[],
  ) {
    super('invalid-scenario', list('This scenario cannot be put on the table', problems));
  }
}

/** A conformance vector that has not the form of one. */
export class InvalidVectorError extends EngineError {
  constructor(
    /** Everything that is wrong, each thing with its place. */
    readonly problems: readonly Problem[],
  ) {
    super('invalid-vector', list('These vectors cannot be run', problems));
  }
}

/** An edition, a module or a combination of modules that does not exist. */
export class UnknownRulesetError extends EngineError {
  /** The rule that keeps two modules apart; `null` for anything else. */
  readonly rule: RuleId | null;
  /** What was wrong, in a sentence. */
  readonly reason: string;
  constructor(reason: string, rule: RuleId | null = null) {
    super('unknown-ruleset', rule ? `${reason} [${rule}]` : reason);
    this.rule = rule;
    this.reason = reason;
  }
}
