import type { SecondEditionAction } from '../../second-edition/actions.js';
import type {
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionFrame,
} from '../../second-edition/types.js';
import type { Messages, Spoken } from '../messages.js';
import { baseEnglish } from './base-english.js';
import advancedRunebound from './english/advanced-runebound.json' with { type: 'json' };
import adventurePacks from './english/adventure-packs.json' with { type: 'json' };
import cataclysm from './english/cataclysm.json' with { type: 'json' };
import doomTrack from './english/doom-track.json' with { type: 'json' };
import islandOfDread from './english/island-of-dread.json' with { type: 'json' };
import ritualsAndRunes from './english/rituals-and-runes.json' with { type: 'json' };
import sevenScions from './english/seven-scions.json' with { type: 'json' };
import travelHazards from './english/travel-hazards.json' with { type: 'json' };
import variants from './english/variants.json' with { type: 'json' };
import weaponsOfLegend from './english/weapons-of-legend.json' with { type: 'json' };

export const english: Messages = {
  ...baseEnglish,
  ...doomTrack,
  ...travelHazards,
  ...variants,
  ...advancedRunebound,
  ...islandOfDread,
  ...weaponsOfLegend,
  ...ritualsAndRunes,
  ...sevenScions,
  ...cataclysm,
  ...adventurePacks,
} satisfies Spoken<SecondEditionAction, SecondEditionEvent, SecondEditionDecision, SecondEditionFrame>;
