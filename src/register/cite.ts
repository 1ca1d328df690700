import { citing } from './citing.js';
import { registers } from './documents.js';
import type { UnknownRuleError } from './errors.js';
import { isHouseRuleId } from './house.js';
import { unknownAmong } from './nearest-rules.js';
import type { RegisterRuleId, RuleId } from './rule-ids.js';
import type { Citation } from './types.js';

const quoted = /* @__PURE__ */ citing(/* @__PURE__ */ Object.values(registers));

/** The error for an unknown rule id, with the nearest ids. */
export const unknownRule = (id: unknown): UnknownRuleError => unknownAmong(Object.values(registers), id);

/**
 * A rule as it is quoted to a person: where it stands, and what it says.
 *
 * @returns plain JSON; for the id of a house rule only its name, as the register does not have its text
 * @throws {@link UnknownRuleError} if the register has no such id
 * @example
 * ```ts
 * const { document, section, text } = cite('2e.escape.fail');
 * console.log(`${text} (${document}, ${section})`);
 * ```
 */
export function cite(id: RuleId): Citation {
  // A house rule without a known text.
  if (isHouseRuleId(id))
    return { id, document: 'house', edition: '', section: '', text: `House rule ${id}.` };
  const found = quoted(id);
  if (found === undefined) throw unknownRule(id);
  return found;
}

/**
 * Whether this is the id of a rule of the register.
 *
 * @returns `true` for an id of the register, which narrows the type to {@link RegisterRuleId}
 * @example
 * ```ts
 * isRuleId('2e.escape.fail'); // true
 * isRuleId('2e.escape.'); // false
 * isRuleId('house.fuller-purses'); // false: see isHouseRuleId
 * ```
 */
export const isRuleId = (id: unknown): id is RegisterRuleId =>
  typeof id === 'string' && quoted(id as RuleId) !== undefined;
