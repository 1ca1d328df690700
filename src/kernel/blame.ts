import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind, Refusal } from './actions.js';
import { EngineError, RuleFaultError } from './errors.js';
import type { EventKind } from './events.js';
import { type PlannedFrame, PlannedStep } from './plan.js';
import type { Rules } from './rules.js';
import type { Frame } from './state.js';

/** The step or action that ran last; `null` before the first. */
export type Doing = PlannedStep | AnyActionKind | null;

/** Adds the failing module and place to an error of the rules. Errors of the engine stay as they are. */
export function faultOf(
  { edition, providers }: Pick<Rules, 'edition' | 'providers'>,
  doing: Doing,
  error: unknown,
): EngineError {
  if (error instanceof EngineError) return error;
  if (doing === null) return new RuleFaultError(edition, 'looking at the table', error);
  return doing instanceof PlannedStep
    ? new RuleFaultError(doing.module, `the step ${doing.frame.kind}/${doing.name}`, error)
    : new RuleFaultError(providers[doing.type] ?? edition, `the action ${doing.type}`, error);
}

export function circleAt(
  { frames, edition }: Pick<Rules, 'frames' | 'edition'>,
  { kind, step }: Frame,
): EngineError {
  const module = frames[kind]?.steps[step]?.module ?? edition;
  return new EngineError(
    'endless',
    `The rules run in a circle at ${kind}/${step}, a step of the module ${module}.`,
  );
}

export const missingFrameKind = (kind: string): Error =>
  new Error(`No module in force brings the frame kind ${kind}: add it to the module's frames.`);

export const noStep = ({ kind, steps }: PlannedFrame, step: string): Error =>
  new Error(
    `The frame kind ${kind} has no step ${step}; its steps are ${steps.map(({ name }) => name).join(', ')}.`,
  );

export const undeclared = ({ type }: Pick<EventKind, 'type'>): Error =>
  new Error(`No module in force declares the event ${type}: add its kind to the module's events.`);

export const undefinedRule = (rule: RuleId): Error =>
  new Error(`It cites ${rule}, a rule that no module in force brings: give its text under rules.`);

/** The error for an unusable answer of `refuse`. */
export const unsound = (refusal: Partial<Refusal> | undefined): Error =>
  typeof refusal?.rule === 'string'
    ? undefinedRule(refusal.rule)
    : new Error('A refusal is null where nothing is refused, or what forbid(rule) gives.');
