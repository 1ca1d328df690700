import type { Terrain } from '../../abilities/language.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { coveredOn, emptyOn, isEmpowered, ritualsOf } from './rituals.js';

/** A Ritual that a player has. */
export interface RitualInspection {
  /** The Ritual. */
  readonly card: CardId;
  /** Whose it is, by index. */
  readonly player: number;
  /** Whether it may be used, and its passive abilities are in force. */
  readonly empowered: boolean;
  /** Its five symbols, as they are printed. */
  readonly symbols: readonly Terrain[];
  /** Those that a counter covers. */
  readonly filled: readonly Terrain[];
  /** Those that are left to fill. */
  readonly empty: readonly Terrain[];
}

/** The Rituals that players have, as a person reads them. */
export interface RitualsInspection {
  /** All of them, by player. */
  readonly rituals: readonly RitualInspection[];
}

/** Reads the Rituals. */
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
