import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { owedFor } from './upkeep.js';

/** The upkeep of Allies for people to read. */
export interface UpkeepInspection {
  /** Allies of the player in the Market step that are not paid for yet, one gold each. */
  readonly owed: readonly CardId[];
}

export const inspectUpkeep = (g: G): UpkeepInspection => ({ owed: [...owedFor(g)] });
