import type { RuleId } from '../../../register/rule-ids.js';
import { hexesOf } from '../places.js';
import { villainCard } from '../villain.js';
import type { Check } from './words.js';

/** The villain is on the board from the end of Act 1 on, and not before (3e.villain.spawn). */
export const placesOfVillain = (rule: RuleId, stays: boolean): Check => ({
  name: 'the villain is on the board in Act 2, and not before',
  rule,
  check(g) {
    const { villain, time } = g.state;
    const card = villainCard(g);
    if (card === null) return villain === null ? null : 'there is no villain in this game';
    if (time.act === 1)
      return villain === null ? null : `in Act 1 there is no villain, not at ${villain} either`;
    if (villain === null) return 'in Act 2 the villain is on the board';
    const spawned = hexesOf(g, card.spawns);
    return stays && !spawned.includes(villain)
      ? `the villain stays at ${spawned[0]}, and is at ${villain}`
      : null;
  },
});
