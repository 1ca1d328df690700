import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import type { ChanceRequest } from './chance.js';
import type { Actor, Game } from './game.js';
import type { Envelope } from './state.js';

/** What the game is waiting for. */
export interface Decision {
  /** The player whose decision it is, or `chance`. */
  readonly actor: Actor;
  /** The frame and step that ask, such as `combat/escape`. */
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** What chance is asked, if it is chance. */
  readonly request?: ChanceRequest;
}

/** The answer to "is this allowed, and why?". */
export interface Ruling {
  /** Whether `apply` would accept it now. */
  readonly legal: boolean;
  /** The rules that decide it, with our wording. */
  readonly rules: readonly Citation[];
  /** The answer in a sentence. */
  readonly reason: string;
  /** What the game is waiting for; `null` when it is over. */
  readonly waiting: Decision | null;
}

/** What a table waits for; `null` once its game is over, and while a step of the rules is due. */
export function decisionOf<S extends Envelope, C>(g: Game<S, C>): Decision | null {
  const waiting = g.waiting();
  if (waiting === null) return null;
  const { f, step } = waiting;
  const kind = `${f.kind}/${step.name}`;
  const rule = g.cited((step.does === 'decide' ? step.ruleNow?.(g, f) : undefined) ?? step.rule);
  if (step.does === 'decide') return { actor: step.actor(g, f), kind, rule };
  const request = step.ask(g, f);
  return { actor: 'chance', kind, rule, ...(request ? { request } : {}) };
}
