import type { RuleId } from '../../../register/rule-ids.js';

/** The rules that travel hazards cite. */
export interface HazardCites {
  /** Two movement dice are rolled where movement ended. */
  readonly when: RuleId;
  readonly noHazard: RuleId;
  readonly hazard: RuleId;
  /** A card of the color is drawn, and what forbids it. */
  readonly draw: RuleId;
  /** An Event or Encounter ends the turn; a defeated Challenge does not. */
  readonly oneCard: RuleId;
  readonly turnContinues: RuleId;
  readonly noEscape: RuleId;
  /** Nothing that players have and that is headed Before Combat is used. */
  readonly noBeforeCombat: RuleId;
  /** A counter from the pile, or others of the same value, or change, or nothing. */
  readonly experience: RuleId;
  readonly substitute: RuleId;
  readonly change: RuleId;
  readonly noExperience: RuleId;
  readonly failure: RuleId;
}

/** What travel hazards of one module have of their own. */
export interface HazardSetting {
  readonly cite: HazardCites;
}
