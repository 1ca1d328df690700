import type { Color } from '../../abilities/language.js';
import { playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { hazard } from './frames.js';
import { chanceOfHazard, inTheWild } from './hazard.js';

/** Travel hazards, as a person reads them. */
export interface HazardInspection {
  /** The hazard that is being rolled for or met; `null` if there is none. */
  readonly hazard: {
    /** Who meets it, by index. */
    readonly player: number;
    /** Its color; `null` until that is rolled. */
    readonly color: Color | null;
    /** The card; `null` until it is drawn. */
    readonly card: CardId | null;
  } | null;
  /** Players who stand in the wild: who ends a movement so rolls for a hazard. */
  readonly wild: readonly {
    /** The player, by index. */
    readonly player: number;
    /** How likely the two movement dice show a hazard there, from 0 to 1. */
    readonly chance: number;
  }[];
}

/** Reads the dangers of the road. */
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
