import { staminaOf } from '../../base/characters.js';
import type { ExperienceFrame } from '../../base/frames.js';
import { takeExhaustion, takeWounds } from '../../base/harm.js';
import { auto } from '../../base/vocabulary.js';
import { captainOf } from './captains.js';
import { isVoyaging } from './chart.js';

/*
 * Step 5 of voyaging. The Market step is skipped on an anchor space (iod.market.skip-on-anchor). Experience points are
 * spent as usual (iod.experience.spend-points), and also map counters.
 */

/**
 * First the Captain takes one exhaustion (iod.experience.captain-exhaustion), or one wound if his exhaustion equals his
 * Stamina (iod.experience.captain-wound). If that kills him, the turn ends before anything is spent.
 */
export const captainTires = auto<ExperienceFrame>('aboard', (g, f) => {
  const captain = isVoyaging(g, f.player) ? captainOf(g, f.player) : null;
  if (captain === null) return;
  const source = { from: 'card', by: null } as const;
  if (captain.exhaustion < staminaOf(g, f.player, captain.card))
    takeExhaustion(g, captain.card, 1, { ...source, rule: 'iod.experience.captain-exhaustion' });
  else takeWounds(g, captain.card, 1, { ...source, rule: 'iod.experience.captain-wound' });
});
