import { forbid, override, why } from '../../../kernel/index.js';
import { itemOf } from '../../base/cards.js';
import { countsTowardsLimits, refuseNumbers } from '../../base/possessions.js';
import { defineModule } from '../../module.js';

/**
 * Variant: Item Limits. One Item of each combination of class and type, for every class, instead of at most two Weapons and one Armor
 * (2e.item-limits.one-per-class-and-type). Their number has no other limit (2e.item-limits.number-otherwise-free). An Item without a class
 * belongs to no combination, and does not count, as for the other limits.
 */
export const itemLimits = defineModule({
  id: 'item-limits',
  title: 'Item Limits',
  calls: [],
  overrides: [
    override(refuseNumbers, () => (g, items) => {
      const limited = items.filter((id) => countsTowardsLimits(g, id)).map((id) => itemOf(g, id));
      const twice = limited.find((item, at) =>
        limited.slice(0, at).some((other) => other.class === item.class && other.type === item.type),
      );
      if (twice === undefined) return null;
      const { class: of = '', type } = twice;
      return forbid('2e.item-limits.one-per-class-and-type', () =>
        type === undefined
          ? why`Only one Item of class ${of} without a type is allowed.`
          : why`Only one Item of class ${of} and type ${type} is allowed.`,
      );
    }),
  ],
});
