import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { owedFor } from './upkeep.js';

/** The upkeep of Allies, as a person reads it. */
export interface UpkeepInspection {
  /** Allies of the player in the Market step that are not paid for yet, one gold each. */
  readonly owed: readonly CardId[];
}

/** Reads for which Allies upkeep is due. */
export const inspectUpkeep = (g: G): UpkeepInspection => ({ owed: [...owedFor(g)] });
