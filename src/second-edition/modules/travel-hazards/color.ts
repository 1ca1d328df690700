import type { RuleId } from '../../../register/rule-ids.js';
import type { Color } from '../../abilities/language.js';
import { type G, query } from '../../base/vocabulary.js';

/** A roll for the color of a hazard. */
export interface ColorRoll {
  /** The dice: `d10` or `movement`. */
  readonly die: string;
  /** The number of faces of a die. */
  readonly sides: number;
  /** The number of dice. */
  readonly count: number;
  /** The number that the faces make. */
  number(dice: readonly number[]): {
    /** The hazard number: a total, or a number of symbols. */
    readonly number: number;
    /** The rule for it. */
    readonly rule: RuleId;
  };
  /** The color of the number; `null` if there is no hazard. */
  color(number: number): {
    /** The color of the deck to draw from. */
    readonly color: Color;
    /** The place on a track that gave the color, from 1; left out without a track. */
    readonly place?: number;
    /** The rule for it. */
    readonly rule: RuleId;
  } | null;
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

/** A table for the two ten-sided dice (2e.travel-hazards.roll-color); a doom track overrides it (2e.travel-hazards.hazard-number). */
export const colorRoll = query('what decides the color of a hazard', (_g: G): ColorRoll => byTable);
