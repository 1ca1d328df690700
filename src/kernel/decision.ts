import type { RuleId } from '../register/rule-ids.js';
import type { ChanceRequest } from './chance.js';

/** The game waits for a player. */
export interface PlayerDecision<K extends string = string> {
  /** The player whose decision it is, by index. */
  readonly actor: number;
  /** The frame and step that ask, such as `combat/escape`. */
  readonly kind: K;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** Only chance is asked so. */
  readonly request?: undefined;
}

/** The game waits for chance. */
export interface ChanceDecision<K extends string = string> {
  /** Nobody's decision. */
  readonly actor: 'chance';
  /** The frame and step that ask, such as `roll/dice`. */
  readonly kind: K;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** What is rolled or drawn; not there in a position made by hand in which nothing is. */
  readonly request?: ChanceRequest;
}

/** What the game is waiting for: a player, or chance. */
export type Decision = PlayerDecision | ChanceDecision;
