import type { AdvancedExperienceAction } from './advanced-runebound/experience.js';
import type { NewHeroAction } from './advanced-runebound/knockouts.js';
import type { BaseAction } from './base/actions.js';
import type { IslandAction } from './island-of-dread/actions.js';
import type { UpkeepAction } from './variants/ally-limits/upkeep.js';
import type { DoomAction } from './variants/doom-track/track.js';
import type { HazardAction } from './variants/travel-hazards/experience.js';

/** Everything that players and chance can do in a game of this edition with any of its modules, told apart by `type`. */
export type SecondEditionAction =
  | BaseAction
  | DoomAction
  | HazardAction
  | UpkeepAction
  | AdvancedExperienceAction
  | NewHeroAction
  | IslandAction;
