import type { EffectRule } from '../../abilities/rule.js';
import { claim } from './claims.js';
import { openTask } from './seeking.js';

/* The words that this module adds to the ability language; content/types.ts explains them to those who write cards. */

/** The tests of a Level I card are passed: the Hero claims it (va51.level1.claim). */
const claimThis: EffectRule<'special'> = {
  act(g, f) {
    if (g.state.revealed.includes(f.card)) claim(g, f.player, f.card);
  },
};

/** A quest lies open from the moment its text is followed; what it asks for is read off it ever after. */
const layOpen: EffectRule<'special'> = {
  act: (g, f) => openTask(g, f.player, f.card),
  // It lies open for everybody, whatever holds now: the condition is that of what is done for it.
  readsIf: true,
};

export const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'claim-this': claimThis,
  'quest-visit': layOpen,
  'quest-defeat': layOpen,
  'quest-carry': layOpen,
  'quest-pay': layOpen,
};
