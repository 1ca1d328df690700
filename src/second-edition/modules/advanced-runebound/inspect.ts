import type { G } from '../../base/vocabulary.js';
import { type DoomInspection, inspectDoom } from '../doom-track/inspect.js';
import { type HazardInspection, inspectHazards } from '../travel-hazards/inspect.js';
import { doomSetting } from './doom.js';
import { type Beginning, beginning } from './movement.js';

/** Advanced Runebound for people to read. */
export interface AdvancedInspection {
  /** Its doom track. */
  readonly doom: DoomInspection;
  /** Its hazards. */
  readonly hazards: HazardInspection;
  /** The beginning of the turn under way, which sets the number of movement dice; `null` if it is not known. */
  readonly began: Beginning | null;
}

export const inspectAdvanced = (g: G): AdvancedInspection => ({
  doom: inspectDoom(g, doomSetting),
  hazards: inspectHazards(g),
  began: beginning(g),
});
