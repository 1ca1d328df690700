import type { G } from '../../base/vocabulary.js';
import { type DoomInspection, inspectDoom } from '../doom-track/inspect.js';
import { type HazardInspection, inspectHazards } from '../travel-hazards/inspect.js';
import { doomSetting } from './doom.js';
import { type Beginning, beginning } from './movement.js';

/** Advanced Runebound, as a person reads it. */
export interface AdvancedInspection {
  /** Its doom track. */
  readonly doom: DoomInspection;
  /** Its hazards. */
  readonly hazards: HazardInspection;
  /** How the turn under way began, which sets the number of movement dice; `null` if that is not known. */
  readonly began: Beginning | null;
}

/** Reads what Advanced Runebound has on the table. */
export const inspectAdvanced = (g: G): AdvancedInspection => ({
  doom: inspectDoom(g, doomSetting),
  hazards: inspectHazards(g),
  began: beginning(g),
});
