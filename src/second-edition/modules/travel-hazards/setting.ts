import type { RuleId } from '../../../register/rule-ids.js';

/** The rules that the travel hazards of the Second Edition cite. */
export const hazardRules = {
  // After all movement (2e.travel-hazards.timing-last).
  when: '2e.travel-hazards.when',
  // Few faces of a movement die show mountain, forest or swamp (2e.travel-hazards.likelihood).
  noHazard: '2e.travel-hazards.no-hazard',
  hazard: '2e.travel-hazards.hazard',
  draw: '2e.travel-hazards.draw',
  oneCard: '2e.travel-hazards.one-card',
  turnContinues: '2e.travel-hazards.turn-continues',
  // No Before Combat of the card or the player (2e.travel-hazards.no-before-combat-card, 2e.travel-hazards.no-before-combat-player), no
  // escape, and no reward (2e.travel-hazards.no-reward).
  noEscape: '2e.travel-hazards.no-escape',
  noBeforeCombat: '2e.travel-hazards.no-before-combat-player',
  experience: '2e.travel-hazards.experience',
  substitute: '2e.travel-hazards.experience-substitute',
  change: '2e.travel-hazards.experience-change',
  noExperience: '2e.travel-hazards.experience-none',
  // Discarded (2e.travel-hazards.failure-not-track). The knockout is as usual (2e.travel-hazards.failure-knockout).
  failure: '2e.travel-hazards.failure-discard',
} satisfies Record<string, RuleId>;

/** The parts in which travel hazards differ. */
export interface HazardSetting {
  /** The rules that they cite; each module with hazards cites its own. */
  readonly cite: Readonly<Record<keyof typeof hazardRules, RuleId>>;
}
