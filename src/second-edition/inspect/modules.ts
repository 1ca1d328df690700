import type { AdvancedInspection } from '../modules/advanced-runebound/inspect.js';
import type { UpkeepInspection } from '../modules/ally-limits/inspect.js';
import type {
  CataclysmInspection,
  QuestInspection,
  SaviorInspection,
  TownFate,
} from '../modules/cataclysm/inspect.js';
import type { DoomInspection } from '../modules/doom-track/inspect.js';
import type {
  CaptainInspection,
  IslandInspection,
  SeafarerInspection,
} from '../modules/island-of-dread/inspect.js';
import type { RitualInspection, RitualsInspection } from '../modules/rituals-and-runes/inspect.js';
import type { ScionInspection, ScionsInspection } from '../modules/seven-scions/inspect.js';
import type { HazardInspection } from '../modules/travel-hazards/inspect.js';
import type { EquippingInspection, WeaponsInspection } from '../modules/weapons-of-legend/inspect.js';

export type { Beginning } from '../modules/advanced-runebound/movement.js';
export type { DoomCard, DoomInspection } from '../modules/doom-track/inspect.js';
export type {
  AdvancedInspection,
  CaptainInspection,
  CataclysmInspection,
  EquippingInspection,
  HazardInspection,
  IslandInspection,
  QuestInspection,
  RitualInspection,
  RitualsInspection,
  SaviorInspection,
  ScionInspection,
  ScionsInspection,
  SeafarerInspection,
  TownFate,
  UpkeepInspection,
  WeaponsInspection,
};

/** The inspections of the modules in force, by module id. */
export interface ModuleInspections {
  /** The doom track and its Endgame. */
  readonly 'doom-track'?: DoomInspection;
  /** Hazards of the road. */
  readonly 'travel-hazards'?: HazardInspection;
  /** Upkeep of Allies. */
  readonly 'ally-limits'?: UpkeepInspection;
  /** The doom track, the hazards and the movement of Advanced Runebound. */
  readonly 'advanced-runebound'?: AdvancedInspection;
  /** Captains, maps, tiles and Legendary Items of the Island of Dread. */
  readonly 'island-of-dread'?: IslandInspection;
  /** Equipping Allies, and as what they are used. */
  readonly 'weapons-of-legend'?: WeaponsInspection;
  /** The counters on Rituals. */
  readonly 'rituals-and-runes'?: RitualsInspection;
  /** The storm, the Scions and the Stormlords. */
  readonly 'seven-scions'?: ScionsInspection;
  /** Towns, quests, victory points and trade after the Cataclysm. */
  readonly cataclysm?: CataclysmInspection;
}
