import type { BaseAction } from './base/actions.js';
import type { AdvancedExperienceAction } from './modules/advanced-runebound/experience.js';
import type { NewHeroAction } from './modules/advanced-runebound/knockouts.js';
import type { UpkeepAction } from './modules/ally-limits/upkeep.js';
import type { CataclysmAction } from './modules/cataclysm/actions.js';
import type { DoomAction } from './modules/doom-track/track.js';
import type { IslandAction } from './modules/island-of-dread/actions.js';
import type { RitualAction } from './modules/rituals-and-runes/empowering.js';
import type { ScionsAction } from './modules/seven-scions/actions.js';
import type { GroupAction } from './modules/seven-scions-cooperative/group-roll.js';
import type { HazardAction } from './modules/travel-hazards/experience.js';
import type { EquippingAction } from './modules/weapons-of-legend/choice.js';

/**
 * All actions of players and chance in this edition with any of its modules, by `type`.
 *
 * `conformance/content/vocabulary.json` lists all types with their parameters, by the module that brings them. `Extract` gives the
 * TypeScript type of one action.
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
  | IslandAction
  | EquippingAction
  | RitualAction
  | ScionsAction
  | GroupAction
  | CataclysmAction;
