import { and, or, why } from '../../../kernel/index.js';
import { type G, query } from '../../base/vocabulary.js';
import type { Moment } from '../amounts.js';
import type { ConditionSchema, ConditionText } from '../card-effect.js';
import type { ConditionRule } from '../rule.js';

/** Whether a special word of a module holds. The base game has none. */
export const meansSpecial = query(
  'does this special condition hold',
  (_g: G, _word: string, _moment: Moment): boolean => false,
);

/** Words with a meaning in modules; all must hold. An unknown word does not hold. */
export const specialSchema: ConditionSchema<'special'> = { value: 'SpecialWord[1..12]' };
export const specialRule: ConditionRule<'special'> = {
  holds: (g, words, moment) => words.every((word) => meansSpecial(g, word, moment)),
  says: (list) => why`what it calls ${and(list)}`,
};
export const specialText: ConditionText<'special'> = {
  text: '{list}',
  values: (words, say) => ({ list: say.listed(words.map(say.meaning), 'and') }),
};

/** This does not hold. */
export const notSchema: ConditionSchema<'not'> = { value: 'Condition' };
export const notRule: ConditionRule<'not'> = {
  holds: (g, condition, moment, whole) => !whole.holds(g, condition, moment),
  says: (condition, whole) => why`anything but ${whole.says(condition)}`,
};
export const notText: ConditionText<'not'> = {
  text: 'but not {condition}',
  values: (condition, say) => ({ condition: say.condition(condition) }),
};

/** At least one of these holds. */
export const anySchema: ConditionSchema<'any'> = { value: 'Condition[1..12]' };
export const anyRule: ConditionRule<'any'> = {
  holds: (g, conditions, moment, whole) => conditions.some((condition) => whole.holds(g, condition, moment)),
  says: (conditions, whole) => or(conditions.map(whole.says)),
};
export const anyText: ConditionText<'any'> = {
  text: '{list}',
  values: (conditions, say) => ({ list: say.listed(conditions.map(say.condition), 'or') }),
};
