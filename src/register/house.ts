import type { HouseRuleId } from './rule-ids.js';

/**
 * Whether this is the id of a house rule: `house.` and letters, digits, `_`, `-` or `.`, 116 characters at most. Only
 * the modules that bring such rules know which exist.
 *
 * @returns `true` for such an id, which narrows the type to {@link HouseRuleId}
 * @example
 * ```ts
 * isHouseRuleId('house.fuller-purses'); // true
 * isHouseRuleId('house.'); // false
 * ```
 */
export function isHouseRuleId(id: unknown): id is HouseRuleId {
  return typeof id === 'string' && /^house\.[\w.-]{1,110}$/.test(id);
}
