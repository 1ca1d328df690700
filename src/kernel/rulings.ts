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

/** The decisions of a frame kind. */
export type DecisionOf<K> = K extends FrameKind<infer F, infer D, infer H> ? AskedBy<F['kind'], D, H> : never;

/** Whether an action is legal, and why. */
export interface Ruling<D extends Decision = Decision> {
  /** Whether `apply` would accept it now. */
  readonly legal: boolean;
  /** The rules that decide it, with their texts. */
  readonly rules: readonly Citation[];
  /** The reason in a sentence. */
  readonly reason: string;
  /** The reason with its values, for translation; `null` if it is the text of the rule. */
  readonly why: Reason | null;
  /** What the game waits for; `null` when it is over. */
  readonly waiting: D | null;
}

/** The present decision; `null` once the game is over, and while a step of the rules is due. */
export function decisionOf<S extends Envelope, C>(g: Game<S, C>): Decision | null {
  const waiting = g.waiting();
  if (waiting === null) return null;
  const { f, step } = waiting;
  const kind = `${f.kind}/${step.name}`;
  const rule = g.cited((step.does === 'decide' ? step.ruleNow?.(g, f) : undefined) ?? step.rule);
  if (step.does === 'decide') {
    const actor = g.askedAt(f);
    const role = step.role?.(g, f, actor);
    return { actor, kind, rule, ...(role && { role }) };
  }
  const request = step.ask(g, f);
  return { actor: 'chance', kind, rule, ...(request ? { request } : {}) };
}

/** Quotes rules of the register and of modules. */
export interface Quoting {
  /** A rule with its text. */
  cite(id: RuleId): Citation;
  /** The reason of a refusal: the given one, else the text of the rule. */
  reason(rule: RuleId | null, why: Reason | null): string;
}

/** Makes the quotes for a ruleset. Rules that `cite` does not know are quoted by their id. */
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

const byName = (id: RuleId): Citation => ({
  id,
  document: '',
  edition: '',
  section: '',
  text: `Rule ${id}.`,
});

/** Makes a ruling: the verdict with its rules and the rule that asks. */
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
