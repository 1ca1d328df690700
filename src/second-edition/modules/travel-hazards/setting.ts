import type { RuleId } from '../../../register/rule-ids.js';

/** The rules that travel hazards cite. */
export interface HazardCites {
  /** Two movement dice are rolled at the end of movement. */
  readonly when: RuleId;
  readonly noHazard: RuleId;
  readonly hazard: RuleId;
  /** A card of the color is drawn, unless a rule forbids it. */
  readonly draw: RuleId;
  /** An Event or Encounter ends the turn. A defeated Challenge does not. */
  readonly oneCard: RuleId;
  readonly turnContinues: RuleId;
  readonly noEscape: RuleId;
  /** Players cannot use abilities headed Before Combat. */
  readonly noBeforeCombat: RuleId;
  /** A counter from the pile, or others of the same value, or change, or nothing. */
  readonly experience: RuleId;
  readonly substitute: RuleId;
  readonly change: RuleId;
  readonly noExperience: RuleId;
  readonly failure: RuleId;
}

/** The parts in which travel hazards differ. */
export interface HazardSetting {
  readonly cite: HazardCites;
}
