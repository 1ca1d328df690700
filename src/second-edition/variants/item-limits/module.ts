import { forbid, override } from '../../../kernel/index.js';
import { itemOf } from '../../base/cards.js';
import { refuseItems } from '../../base/possessions.js';
import { defineModule } from '../../module.js';

/**
 * Variant: Item Limits. One Item of each combination of class and type, of every class, instead of at most two Weapons and
 * one Armor (2e.item-limits.one-per-class-and-type); no other limit on their number (2e.item-limits.number-otherwise-free).
 * An Item without a class is of no such combination, and counts here as little as towards the other limits.
 */
export const itemLimits = defineModule({
  id: 'item-limits',
  title: 'Item Limits',
  calls: [],
  overrides: [
    override(refuseItems, () => (g, items) => {
      const sorts = items.flatMap((id) => {
        const { class: of, type } = itemOf(g, id);
        if (of === undefined) return [];
        return type === undefined ? `${of} without a type` : `${of} and type ${type}`;
      });
      const twice = sorts.find((sort, at) => sorts.indexOf(sort) !== at);
      if (twice === undefined) return null;
      return forbid('2e.item-limits.one-per-class-and-type', `Only one Item of class ${twice} is allowed.`);
    }),
  ],
});
