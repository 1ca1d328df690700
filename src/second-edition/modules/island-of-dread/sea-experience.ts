import { staminaOf } from '../../base/characters.js';
import type { ExperienceFrame } from '../../base/frames.js';
import { takeExhaustion, takeWounds } from '../../base/harm.js';
import { auto } from '../../base/vocabulary.js';
import { captainOf } from './captains.js';
import { isVoyaging } from './chart.js';

/*
 * Voyaging, step 5. The Market step before it is skipped on an anchor space, where there is no town (iod.market.skip-on-anchor).
 * Experience points are spent as ever (iod.experience.spend-points), and map counters besides.
 */

/**
 * First of all each day at sea tells on the Captain: one exhaustion (iod.experience.captain-exhaustion), and one wound instead once
 * he has as much as his Stamina (iod.experience.captain-wound). Should that kill him, the turn is over before anything is spent.
 */
export const captainTires = auto<ExperienceFrame>('aboard', (g, f) => {
  const captain = isVoyaging(g, f.player) ? captainOf(g, f.player) : null;
  if (captain === null) return;
  const source = { from: 'card', by: null } as const;
  if (captain.exhaustion < staminaOf(g, f.player, captain.card))
    takeExhaustion(g, captain.card, 1, { ...source, rule: 'iod.experience.captain-exhaustion' });
  else takeWounds(g, captain.card, 1, { ...source, rule: 'iod.experience.captain-wound' });
});
