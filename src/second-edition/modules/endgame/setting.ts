import type { RuleId } from '../../../register/rule-ids.js';
import type { G } from '../../base/vocabulary.js';

/*
 * An Endgame, as a part that modules are built from: everybody takes one last turn, from the most powerful player to the least, and is out
 * after it. What is met in these turns, and who wins, is for each module to say.
 */

/** Whose turns an Endgame is made of: players by level, and those who are out. */
export type Endgame = {
  /** Player indices, the highest level first; filled one by one while ties are broken. */
  order: number[];
  /** Indices of the players who are out, in the order in which they went. */
  out: number[];
};

/** What one Endgame has of its own. */
export interface EndgameSetting {
  /** The Endgame, once it has begun; else `null`. */
  readonly of: (g: G) => Endgame | null;
  /** The level of a player's Hero in it. */
  readonly level: (g: G, player: number) => number;
  /** The rules that it cites. */
  readonly cite: {
    /** The rule of this name. */
    readonly level: RuleId;
    /** The rule of this name. */
    readonly order: RuleId;
    /** The rule of this name. */
    readonly orderTieGold: RuleId;
    /** The rule of this name. */
    readonly orderTieRandom: RuleId;
    /** The rule of this name. */
    readonly noEscape: RuleId;
    /** Nothing used before, while or after moving has its time. */
    readonly noMoving: RuleId;
    /** The rule of this name. */
    readonly eliminated: RuleId;
  };
}
