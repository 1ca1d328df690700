import { override } from '../../../kernel/index.js';
import { cardDiscarded, goldPaid } from '../../base/event-kinds/index.js';
import { market } from '../../base/frames.js';
import { allyLimit } from '../../base/possessions.js';
import { defineModule, type SecondEditionModule } from '../../module.js';
import { inspectUpkeep } from './inspect.js';
import { kinds } from './kinds.js';
import { ID } from './owing.js';
import * as upkeep from './upkeep.js';

/** Variant: Ally Limits. A player may have as many Allies as the player can pay for. */
export const allyLimits: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: ID,
  title: 'Ally Limits',
  inspect: inspectUpkeep,
  calls: [],
  overrides: [
    // Any number of Allies. In combat one character still acts in each phase (2e.ally-limits.unlimited).
    override(allyLimit, () => () => Number.POSITIVE_INFINITY),
  ],
  steps: upkeep.upkeepSteps.steps.map((insert) => ({ frame: market, before: 'ready', insert })),
  events: kinds,
  cites: [
    { event: goldPaid, rules: ['2e.ally-limits.upkeep'] },
    { event: cardDiscarded, rules: ['2e.ally-limits.unpaid'] },
  ],
  changes: [upkeep.forgetOwed],
  moduleState: () => upkeep.noAlliesOwed,
  problemsOfModuleState: upkeep.problemsOfOwed,
  invariants: [upkeep.owedForAllies],
});
