import type { AdvancedExperienceAction } from './advanced-runebound/experience.js';
import type { NewHeroAction } from './advanced-runebound/knockouts.js';
import type { BaseAction } from './base/actions.js';
import type { IslandAction } from './island-of-dread/actions.js';
import type { UpkeepAction } from './variants/ally-limits/upkeep.js';
import type { DoomAction } from './variants/doom-track/track.js';
import type { HazardAction } from './variants/travel-hazards/experience.js';

/**
 * Everything that players and chance can do in a game of this edition with any of its modules, told apart by `type`.
 *
 * `conformance/content/vocabulary.json` lists all types, by the module that brings them, with the parameters of each. The
 * TypeScript type of a single one is found by its name.
 *
 * @example
 * ```ts
 * type Step = Extract<SecondEditionAction, { type: 'move/step' }>; // { type: 'move/step'; to: string; die: number }
 * ```
 */
export type SecondEditionAction =
  | BaseAction
  | DoomAction
  | HazardAction
  | UpkeepAction
  | AdvancedExperienceAction
  | NewHeroAction
  | IslandAction;
