import type { RuleId } from '../register/rule-ids.js';
import type { Reason } from './reasons.js';

/** The base of all errors of this package: a stable `code`, a message for people, data for programs. */
export class EngineError extends Error {
  /** A stable word for the kind of error. */
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = new.target.name;
  }
}

/** The action is not allowed now. Nothing was changed. */
export class IllegalActionError extends EngineError {
  /** The rule that forbids it, or that says what the game waits for; `null` if the value is not an action. */
  readonly rule: RuleId | null;
  /** What is wrong, in a sentence. */
  readonly reason: string;
  /** The reason with its values, for translation; `null` if it is the text of the rule. */
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

/** An argument is not valid. Nothing was changed. */
export class InvalidArgumentError extends EngineError {
  constructor(
    /** What is wrong and what would be right, in a sentence. */
    message: string,
  ) {
    super('invalid-argument', message);
  }
}

/** The ruleset was composed without a part that this call needs. The message names the part. */
export class MissingPartError extends EngineError {
  constructor(
    /** What is missing, and where it comes from, in a sentence. */
    message: string,
  ) {
    super('missing-part', message);
  }
}

/** A rule failed: the fault is in the code of a module, not in the arguments. Nothing was changed. */
export class RuleFaultError extends EngineError {
  constructor(
    /** The module of the rule. */
    readonly module: string,
    /** The hook, step, action or reaction that failed, in words. */
    readonly place: string,
    /** The original error. */
    cause: unknown,
  ) {
    super('rule-fault', `The module ${module} failed in ${place}: ${messageOf(cause)}${adviceOn(cause)}`, {
      cause,
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'it threw no error.');

/** A write to a frozen object mostly means a large part of the state. */
const adviceOn = (error: unknown): string =>
  error instanceof TypeError && /read.?only|extensible|(add|delete|define) property/i.test(error.message)
    ? ' Is it a part of the decks, or of another large part of the state? Write to what g.own("decks") gives.'
    : '';

/** One problem of a value from outside. */
export interface Problem {
  /** Where, as a path such as `players/0/hero`; empty for the whole. */
  readonly path: string;
  /** What is wrong and what would be right. */
  readonly message: string;
  /** The rule that is broken, if any. */
  readonly rule?: RuleId;
  /** For an invariant, whose name is the `path`: where in the state it is broken, such as `players/0/items`. */
  readonly at?: string;
}

const named = 20;

function list(what: string, problems: readonly Problem[]): string {
  const first = problems.slice(0, named).map((p) => (p.path ? `${p.path}: ${p.message}` : p.message));
  const more = problems.length - first.length;
  return `${what}: ${first.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** Options from which no game can be created. */
export class InvalidOptionsError extends EngineError {
  constructor(
    /** All problems, each with its place. */
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
  ) {
    super('invalid-options', list('These game options cannot be used', problems), options);
  }
}

/** A content pack that does not match its schema or contradicts itself. */
export class InvalidContentError extends EngineError {
  constructor(
    /** All problems, each with its place. */
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

/** A text or value that is not a valid state, view or record for this engine. */
export class InvalidSaveError extends EngineError {
  constructor(
    /** All problems, each with its place. */
    readonly problems: readonly Problem[],
    { of = 'state', ...options }: ErrorOptions & { readonly of?: keyof typeof noneOf } = {},
  ) {
    super('invalid-save', list(noneOf[of], problems), options);
  }
}

/** A scenario of an impossible position. */
export class InvalidScenarioError extends EngineError {
  constructor(
    /** All problems, each with its place. */
    readonly problems: readonly Problem[],
  ) {
    super('invalid-scenario', list('This scenario cannot be put on the table', problems));
  }
}

/** A conformance vector that does not have the right form. */
export class InvalidVectorError extends EngineError {
  constructor(
    /** All problems, each with its place. */
    readonly problems: readonly Problem[],
  ) {
    super('invalid-vector', list('These vectors cannot be run', problems));
  }
}

/** An edition, a module or a combination of modules that does not exist. */
export class UnknownRulesetError extends EngineError {
  /** The rule that keeps two modules apart; `null` for any other problem. */
  readonly rule: RuleId | null;
  /** What is wrong, in a sentence. */
  readonly reason: string;
  constructor(reason: string, rule: RuleId | null = null) {
    super('unknown-ruleset', rule ? `${reason} [${rule}]` : reason);
    this.rule = rule;
    this.reason = reason;
  }
}
