import type { Color } from '../../abilities/language.js';
import { playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { hazard } from './frames.js';
import { chanceOfHazard, inTheWild } from './hazard.js';

/** Travel hazards for people to read. */
export interface HazardInspection {
  /** The hazard that a player rolls for or meets, or `null`. */
  readonly hazard: {
    /** The player, by index. */
    readonly player: number;
    /** Its color; `null` before the roll. */
    readonly color: Color | null;
    /** The card; `null` before the draw. */
    readonly card: CardId | null;
  } | null;
  /** Players in the wild. They roll for a hazard if they end a movement there. */
  readonly wild: readonly {
    /** The player, by index. */
    readonly player: number;
    /** The probability of a hazard there, from 0 to 1. */
    readonly chance: number;
  }[];
}

export function inspectHazards(g: G): HazardInspection {
  const f = g.find(hazard);
  return {
    hazard: f ? { player: f.player, color: f.color, card: f.card } : null,
    wild: g.state.players.flatMap((_, player) =>
      inTheWild(g, player)
        ? [{ player, chance: chanceOfHazard(g, playerState(g, player).hero.space ?? '') }]
        : [],
    ),
  };
}
