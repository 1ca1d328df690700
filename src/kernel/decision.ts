import type { RuleId } from '../register/rule-ids.js';
import type { ChanceRequest } from './chance.js';

/** The game waits for a player. */
export interface PlayerDecision<K extends string = string> {
  /** The player who decides, by index. */
  readonly actor: number;
  /** The frame and step that ask, such as `combat/escape`. */
  readonly kind: K;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** Only decisions of chance have one. */
  readonly request?: undefined;
}

/** The game waits for chance. */
export interface ChanceDecision<K extends string = string> {
  /** No player decides. */
  readonly actor: 'chance';
  /** The frame and step that ask, such as `roll/dice`. */
  readonly kind: K;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** The request; missing only in a made-up position in which nothing is rolled or drawn. */
  readonly request?: ChanceRequest;
}

/** What the game waits for: a player or chance. */
export type Decision = PlayerDecision | ChanceDecision;
