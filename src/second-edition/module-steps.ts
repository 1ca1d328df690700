// Written by `npm run generate -- modules`. Do not edit.
import type { beforeGain } from './modules/advanced-runebound/experience.js';
import type { newHeroSteps } from './modules/advanced-runebound/knockouts.js';
import type { upkeepSteps } from './modules/ally-limits/upkeep.js';
import type { tradingSteps } from './modules/cataclysm/pools.js';
import type { questDrawSteps, seekingSteps } from './modules/cataclysm/seeking.js';
import type { setupSteps } from './modules/cataclysm/setup.js';
import type { tradeSteps } from './modules/cataclysm/trade.js';
import type { confrontationSteps } from './modules/doom-track/confrontation.js';
import type { endgameDueSteps, endgameSteps } from './modules/doom-track/endgame.js';
import type { doomSteps } from './modules/doom-track/track.js';
import type { hiringSteps } from './modules/island-of-dread/hiring.js';
import type { islandSteps } from './modules/island-of-dread/the-island.js';
import type { counterSteps } from './modules/seven-scions/event-cards.js';
import type { jointSteps, returnSteps } from './modules/seven-scions/joint-battle.js';
import type { reliefSteps } from './modules/seven-scions/relief.js';
import type { stormSetupSteps } from './modules/seven-scions/setup.js';
import type { stormSteps } from './modules/seven-scions/storm-step.js';
import type { stormlordSteps } from './modules/seven-scions/stormlords.js';
import type { groupSteps } from './modules/seven-scions-cooperative/group-roll.js';
import type { togetherSteps } from './modules/seven-scions-cooperative/together.js';
import type { paySteps } from './modules/travel-hazards/experience.js';
import type { hazardSteps } from './modules/travel-hazards/hazard.js';
import type { equippingSteps } from './modules/weapons-of-legend/choice.js';

/** The frame types of the bundled modules, and the steps that they add to others. */
export type ModuleSteps =
  | typeof beforeGain
  | typeof newHeroSteps
  | typeof upkeepSteps
  | typeof tradingSteps
  | typeof seekingSteps
  | typeof questDrawSteps
  | typeof setupSteps
  | typeof tradeSteps
  | ReturnType<typeof confrontationSteps>
  | ReturnType<typeof endgameDueSteps>
  | ReturnType<typeof endgameSteps>
  | ReturnType<typeof doomSteps>
  | typeof hiringSteps
  | typeof islandSteps
  | typeof groupSteps
  | typeof togetherSteps
  | typeof counterSteps
  | typeof jointSteps
  | typeof returnSteps
  | typeof reliefSteps
  | typeof stormSetupSteps
  | typeof stormSteps
  | typeof stormlordSteps
  | ReturnType<typeof paySteps>
  | ReturnType<typeof hazardSteps>
  | typeof equippingSteps;
