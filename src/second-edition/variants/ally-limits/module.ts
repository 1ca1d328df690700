import { defineModule, override } from '../../../kernel/index.js';
import { market } from '../../base/frames.js';
import { allyLimit } from '../../base/possessions.js';
import type { SecondEditionModule } from '../../module.js';
import { allyDismissed } from './facts.js';
import {
  fallDue,
  forgetOwed,
  ID,
  leaveUnpaid,
  noAlliesOwed,
  owedForAllies,
  payUpkeep,
  problemsOfOwed,
} from './upkeep.js';

/** Variant: Ally Limits. As many Allies as one can pay for. */
export const allyLimits: SecondEditionModule = defineModule({
  id: ID,
  title: 'Ally Limits',
  calls: [],
  overrides: [
    // Any number of Allies; in combat still one character acts in each phase (2e.ally-limits.unlimited).
    override(allyLimit, () => () => Number.POSITIVE_INFINITY),
  ],
  steps: [
    { frame: market, before: 'ready', insert: fallDue },
    { frame: market, before: 'ready', insert: payUpkeep },
    { frame: market, before: 'ready', insert: leaveUnpaid },
  ],
  events: [allyDismissed],
  reactions: [forgetOwed],
  remembers: () => noAlliesOwed,
  problemsOfMemory: problemsOfOwed,
  invariants: [owedForAllies],
});
