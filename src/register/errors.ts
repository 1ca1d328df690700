import type { RuleId } from './rule-ids.js';

/** Thrown where an id names no rule of the register. */
export class UnknownRuleError extends Error {
  /** Always `UnknownRuleError`. */
  override readonly name = 'UnknownRuleError';
  /** Always `unknown-rule`. */
  readonly code = 'unknown-rule';
  /** What was asked for. */
  readonly id: string;
  /** Ids that look like it, the nearest first; empty if none does. */
  readonly suggestions: readonly RuleId[];

  /**
   * @param id - what was asked for
   * @param suggestions - ids that look like it, the nearest first
   */
  constructor(id: string, suggestions: readonly RuleId[] = []) {
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '';
    super(`No rule is called "${id}".${hint}`);
    this.id = id;
    this.suggestions = suggestions;
  }
}
