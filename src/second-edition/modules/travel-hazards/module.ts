import { defineModule, type SecondEditionModule } from '../../module.js';
import { travelHazards } from './create-module.js';
import type * as kinds from './event-kinds.js';
import { inspectHazards } from './inspect.js';
import { hazardRules } from './setting.js';

/** Travel Hazards, which the designers recommend: dangers in the wild (2e.travel-hazards.recommended). */
export const travelHazardsModule: SecondEditionModule<(typeof kinds)[keyof typeof kinds]> = defineModule({
  id: 'travel-hazards',
  title: 'Travel Hazards',
  inspect: inspectHazards,
  ...travelHazards({
    cite: hazardRules,
  }),
});
