import type { SecondEditionAction } from '../../../second-edition/actions.js';
import type {
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionFrame,
} from '../../../second-edition/types.js';
import type { Messages, Spoken } from '../../messages.js';
import { abilities } from './abilities.js';
import { advancedRunebound } from './advanced-runebound.js';
import { adventures } from './adventures.js';
import { allyLimits } from './ally-limits.js';
import { cardTexts } from './card-texts.js';
import { cataclysm } from './cataclysm.js';
import { combats } from './combats.js';
import { doomTrack } from './doom-track.js';
import { harms } from './harms.js';
import { islandOfDread } from './island-of-dread.js';
import { movement } from './movement.js';
import { names } from './names.js';
import { possessions } from './possessions.js';
import { ritualsAndRunes } from './rituals-and-runes.js';
import { sevenScions } from './seven-scions.js';
import { stories } from './stories.js';
import { travelHazards } from './travel-hazards.js';
import { turns } from './turns.js';
import { values } from './values.js';
import { weaponsOfLegend } from './weapons-of-legend.js';

/** The English of all bundled modules. A module of another package has its own `words`. */
export const english: Messages = {
  ...names,
  ...turns,
  ...movement,
  ...adventures,
  ...combats,
  ...harms,
  ...possessions,
  ...abilities,
  ...cardTexts,
  ...stories,
  ...values,
  ...doomTrack,
  ...travelHazards,
  ...allyLimits,
  ...advancedRunebound,
  ...islandOfDread,
  ...weaponsOfLegend,
  ...ritualsAndRunes,
  ...sevenScions,
  ...cataclysm,
} satisfies Spoken<SecondEditionAction, SecondEditionEvent, SecondEditionDecision, SecondEditionFrame>;
