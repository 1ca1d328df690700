import type { RuleId } from '../register/rule-ids.js';
import type { ChanceRequest } from './chance.js';

/** As what a player decides, where it is not on the player's own behalf. */
export interface Role {
  /** As what: a word of the edition, such as `enemy` or `rival`. Words have a sentence for each: `role.enemy`. */
  readonly as: string;
  /** The card that the player plays, such as an enemy. */
  readonly card?: string;
  /** The other player, by index: whom it is against, or whom it is for. */
  readonly player?: number;
}

/** The game waits for a player. */
export interface PlayerDecision<K extends string = string> {
  /** The player who decides, by index. */
  readonly actor: number;
  /** The frame and step that ask, such as `combat/escape`. */
  readonly kind: K;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** As what the player decides; absent if it is on the player's own behalf. */
  readonly role?: Role;
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
