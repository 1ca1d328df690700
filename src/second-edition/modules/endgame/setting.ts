import type { RuleId } from '../../../register/rule-ids.js';
import type { G } from '../../base/vocabulary.js';

/* An Endgame as a part of modules: each player takes a last turn, from the most powerful to the least, and is eliminated. */

/** The turns of an Endgame: the players by level, and those eliminated. */
export type Endgame = {
  /** Player indices, the highest level first. Filled one by one while ties are broken. */
  order: number[];
  /** Indices of the eliminated players, in that order. */
  out: number[];
};

/** The parts in which Endgames differ. */
export interface EndgameSetting {
  /** The Endgame; `null` before it begins. */
  readonly of: (g: G) => Endgame | null;
  /** The level of a player's Hero in it. */
  readonly level: (g: G, player: number) => number;
  /** The rules that it cites. */
  readonly cite: Readonly<
    Record<
      'level' | 'order' | 'orderTieGold' | 'orderTieRandom' | 'noEscape' | 'noMoving' | 'eliminated',
      RuleId
    >
  >;
}
