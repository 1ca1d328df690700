import type { EffectRule } from '../../abilities/rule.js';
import { claim } from './claims.js';
import { openTask } from './seeking.js';

/* The words of this module in the ability language; content/types.ts explains them for card authors. */

/** The tests of a Level I card are passed: the Hero claims it (va51.level1.claim). */
const claimThis: EffectRule<'special'> = {
  act(g, f) {
    if (g.state.revealed.includes(f.card)) claim(g, f.player, f.card);
  },
};

const layOpen: EffectRule<'special'> = {
  act: (g, f) => openTask(g, f.player, f.card),
  // The quest opens regardless of the condition, which is about its task.
  readsIf: true,
};

export const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'claim-this': claimThis,
  'quest-visit': layOpen,
  'quest-defeat': layOpen,
  'quest-carry': layOpen,
  'quest-pay': layOpen,
};
