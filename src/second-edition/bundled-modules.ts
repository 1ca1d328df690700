// Written by `npm run generate -- modules`. Do not edit.
import { advancedRunebound } from './modules/advanced-runebound/module.js';
import { allyLimits } from './modules/ally-limits/module.js';
import { beastsAndBandits } from './modules/beasts-and-bandits/module.js';
import { cataclysm } from './modules/cataclysm/module.js';
import { doomTrackModule } from './modules/doom-track/module.js';
import { islandOfDread } from './modules/island-of-dread/module.js';
import { itemLimits } from './modules/item-limits/module.js';
import { longerGame } from './modules/longer-game/module.js';
import { ritualsAndRunes } from './modules/rituals-and-runes/module.js';
import { sevenScions } from './modules/seven-scions/module.js';
import { sevenScionsCooperative } from './modules/seven-scions-cooperative/module.js';
import { shorterGame } from './modules/shorter-game/module.js';
import { softerKnockouts } from './modules/softer-knockouts/module.js';
import { trapsAndTerrors } from './modules/traps-and-terrors/module.js';
import { travelHazardsModule } from './modules/travel-hazards/module.js';
import { weaponsOfLegend } from './modules/weapons-of-legend/module.js';

/** The rule modules that come with the package, in the order in which they change the rules. */
export const modules = [
  doomTrackModule,
  travelHazardsModule,
  softerKnockouts,
  itemLimits,
  allyLimits,
  shorterGame,
  longerGame,
  advancedRunebound,
  islandOfDread,
  ritualsAndRunes,
  weaponsOfLegend,
  trapsAndTerrors,
  beastsAndBandits,
  sevenScions,
  sevenScionsCooperative,
  cataclysm,
] as const;
