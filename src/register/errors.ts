import type { RuleId } from './rule-ids.js';

/** Thrown for an id that is not in the register. */
export class UnknownRuleError extends Error {
  /** Always `UnknownRuleError`. */
  override readonly name = 'UnknownRuleError';
  /** Always `unknown-rule`. */
  readonly code = 'unknown-rule';
  /** The unknown id. */
  readonly id: string;
  /** Similar ids, the nearest first; may be empty. */
  readonly suggestions: readonly RuleId[];

  /** Made with the unknown id. */
  constructor(id: string, suggestions: readonly RuleId[] = []) {
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '';
    super(`No rule is called "${id}".${hint}`);
    this.id = id;
    this.suggestions = suggestions;
  }
}
