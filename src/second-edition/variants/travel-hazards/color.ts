import type { RuleId } from '../../../register/rule-ids.js';
import type { Color } from '../../abilities/language.js';
import { type G, question } from '../../base/vocabulary.js';

/* What decides the color of a hazard. */

/** A roll that decides the color. */
export interface ColorRoll {
  readonly die: string;
  readonly sides: number;
  readonly count: number;
  /** The number that the dice make, and the rule that says so. */
  number(dice: readonly number[]): { readonly number: number; readonly rule: RuleId };
  /** The color that the number means, and the place it was read from if there is one; `null` if it means none. */
  color(number: number): { readonly color: Color; readonly place?: number; readonly rule: RuleId } | null;
}

/** The total of the two ten-sided dice, and a table (2e.travel-hazards.roll-color). */
const byTable: ColorRoll = {
  die: 'd10',
  sides: 10,
  count: 2,
  number: (dice) => ({
    number: dice.reduce((sum, die) => sum + die, 0),
    rule: '2e.travel-hazards.roll-color',
  }),
  color(number) {
    if (number <= 6) return { color: 'green', rule: '2e.travel-hazards.table-green' };
    if (number <= 15) return { color: 'yellow', rule: '2e.travel-hazards.table-yellow' };
    return { color: 'blue', rule: '2e.travel-hazards.table-blue' };
  },
};

export const colorRoll = question('what decides the color of a hazard', (_g: G): ColorRoll => byTable);
