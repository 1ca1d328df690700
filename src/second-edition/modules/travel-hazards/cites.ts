import type { Cites } from '../../../kernel/index.js';
import { cardDiscarded, cardDrawn, counterGained, counterSpent } from '../../base/event-kinds/index.js';
import { hazardChecked, hazardNoExperience, hazardNone, hazardOver } from './event-kinds.js';
import type { HazardSetting } from './setting.js';

/** The rules cited by events of travel hazards. Each module with hazards cites its own. */
export const hazardCites = ({ cite }: HazardSetting): readonly Cites[] => [
  { event: hazardChecked, rules: [cite.noHazard, cite.hazard] },
  { event: hazardNone, rules: [cite.draw] },
  { event: cardDrawn, rules: [cite.draw] },
  { event: hazardOver, rules: [cite.oneCard, cite.turnContinues] },
  { event: counterGained, rules: [cite.experience, cite.substitute] },
  { event: counterSpent, rules: [cite.change] },
  { event: hazardNoExperience, rules: [cite.noExperience] },
  { event: cardDiscarded, rules: [cite.failure] },
];
