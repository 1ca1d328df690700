import type { Terrain } from '../../abilities/language.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { coveredOn, emptyOn, isEmpowered, ritualsOf } from './rituals.js';

/** A Ritual that a player has. */
export interface RitualInspection {
  /** The Ritual. */
  readonly card: CardId;
  /** The player who has it, by index. */
  readonly player: number;
  /** Whether it may be used and its passive abilities are in force. */
  readonly empowered: boolean;
  /** Its five printed symbols. */
  readonly symbols: readonly Terrain[];
  /** The symbols with a counter. */
  readonly filled: readonly Terrain[];
  /** The symbols without a counter. */
  readonly empty: readonly Terrain[];
}

/** The Rituals of all players, for people to read. */
export interface RitualsInspection {
  /** All of them, by player. */
  readonly rituals: readonly RitualInspection[];
}

export const inspectRituals = (g: G): RitualsInspection => ({
  rituals: g.state.players.flatMap((_, player) =>
    ritualsOf(g, player).map((ritual) => ({
      card: ritual.id,
      player,
      empowered: isEmpowered(g, player, ritual),
      symbols: [...ritual.symbols],
      filled: [...coveredOn(g, player, ritual.id)],
      empty: [...emptyOn(g, player, ritual)],
    })),
  ),
});
