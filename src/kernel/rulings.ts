import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import type { ChanceDecision, Decision, PlayerDecision } from './decision.js';
import type { FrameKind } from './frames.js';
import type { Game, Verdict } from './game.js';
import { type Reason, textOf, why } from './reasons.js';
import type { Rules } from './rules.js';
import type { Envelope } from './state.js';

/**
 * The decisions that steps of a kind of frame ask for.
 *
 * @hidden
 */
export type AskedBy<F extends string, D extends string, H extends string> =
  | (D extends string ? PlayerDecision<`${F}/${D}`> : never)
  | (H extends string ? ChanceDecision<`${F}/${H}`> : never);

/** The decisions that frames of a kind ask for. */
export type DecisionOf<K> = K extends FrameKind<infer F, infer D, infer H> ? AskedBy<F['kind'], D, H> : never;

/** The answer to "is this allowed, and why?". */
export interface Ruling<D extends Decision = Decision> {
  /** Whether `apply` would accept it now. */
  readonly legal: boolean;
  /** The rules that decide it, with our wording. */
  readonly rules: readonly Citation[];
  /** The answer in a sentence. */
  readonly reason: string;
  /** The same with its values apart, to be said in another language; `null` where it is the wording of the rule. */
  readonly why: Reason | null;
  /** What the game is waiting for; `null` when it is over. */
  readonly waiting: D | null;
}

/** What a table waits for; `null` once its game is over, and while a step of the rules is due. */
export function decisionOf<S extends Envelope, C>(g: Game<S, C>): Decision | null {
  const waiting = g.waiting();
  if (waiting === null) return null;
  const { f, step } = waiting;
  const kind = `${f.kind}/${step.name}`;
  const rule = g.cited((step.does === 'decide' ? step.ruleNow?.(g, f) : undefined) ?? step.rule);
  if (step.does === 'decide') return { actor: g.askedAt(f), kind, rule };
  const request = step.ask(g, f);
  return { actor: 'chance', kind, rule, ...(request ? { request } : {}) };
}

/** Quotes rules: those of the register, as `cite` gives them, and those that modules bring. */
export interface Quoting {
  /** A rule as it is quoted. */
  cite(id: RuleId): Citation;
  /** Why something is refused, in a sentence: the reason that is given, else the wording of the rule. */
  reason(rule: RuleId | null, why: Reason | null): string;
}

/** Quotes the rules of a ruleset; those of the register that `cite` has no words for by their ids. */
export function quoting<S extends Envelope, C>(
  rules: Rules<S, C>,
  cite?: (id: RuleId) => Citation | undefined,
): Quoting {
  const inWords = (id: RuleId): Citation | undefined => {
    const own = rules.moduleRules[id];
    if (own === undefined) return cite?.(id);
    return { id, document: own.module, edition: rules.edition, section: own.section ?? '', text: own.text };
  };
  return {
    cite: (id) => inWords(id) ?? byName(id),
    reason(rule, reason) {
      if (reason !== null) return textOf(reason);
      return (rule && inWords(rule)?.text) ?? 'This is not allowed now.';
    },
  };
}

/** A rule where there is no register to quote it from. */
const byName = (id: RuleId): Citation => ({
  id,
  document: '',
  edition: '',
  section: '',
  text: `Rule ${id}.`,
});

/** A verdict as it is told: with the rules that decide it, and the one that asks. */
export function rulingOf<S extends Envelope, C>(g: Game<S, C>, verdict: Verdict, quote: Quoting): Ruling {
  const waiting = decisionOf(g);
  const decides = verdict.legal ? verdict.kind && g.cited(verdict.kind.moment) : verdict.rule;
  const rules = new Set([...(decides ? [decides] : []), ...(waiting ? [waiting.rule] : [])]);
  const reason = verdict.legal ? why`This is allowed now.` : verdict.why;
  return {
    legal: verdict.legal,
    rules: [...rules].map(quote.cite),
    reason: quote.reason(decides, reason),
    why: reason,
    waiting,
  };
}
