import { defineModule, type SecondEditionModule } from '../../module.js';
import { travelHazards } from './create-module.js';
import { inspectHazards } from './inspect.js';
import type { kinds } from './kinds.js';
import { hazardRules } from './setting.js';

/** Travel Hazards, which the designers recommend: dangers in the wild (2e.travel-hazards.recommended). */
export const travelHazardsModule: SecondEditionModule<(typeof kinds)[number]> = defineModule({
  id: 'travel-hazards',
  title: 'Travel Hazards',
  inspect: inspectHazards,
  ...travelHazards({
    cite: hazardRules,
  }),
});
