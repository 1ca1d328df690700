import type { AnyRuleset } from 'runebound-engine/conformance';
import { drawingOf } from 'runebound-engine/picture';
import { bindQueries, screenQueries } from 'runebound-engine/second-edition';
import { advancedRunebound } from 'runebound-engine/second-edition/advanced-runebound';
import { beastsAndBandits } from 'runebound-engine/second-edition/beasts-and-bandits';
import { cataclysm } from 'runebound-engine/second-edition/cataclysm';
import { doomTrack } from 'runebound-engine/second-edition/doom-track';
import { islandOfDread } from 'runebound-engine/second-edition/island-of-dread';
import { ritualsAndRunes } from 'runebound-engine/second-edition/rituals-and-runes';
import { attemptsCiting } from 'runebound-engine/second-edition/rules';
import { sevenScions, sevenScionsCooperative } from 'runebound-engine/second-edition/seven-scions';
import { trapsAndTerrors } from 'runebound-engine/second-edition/traps-and-terrors';
import { travelHazards } from 'runebound-engine/second-edition/travel-hazards';
import {
  allyLimits,
  itemLimits,
  longerGame,
  shorterGame,
  softerKnockouts,
} from 'runebound-engine/second-edition/variants';
import { weaponsOfLegend } from 'runebound-engine/second-edition/weapons-of-legend';
import { shownBy } from '../player/second-edition.js';
import type { EditionParts } from './rules.js';

export const secondEdition: EditionParts = {
  shownBy,
  asked: (ruleset: AnyRuleset) =>
    bindQueries(ruleset as never, { ...screenQueries, attempts: attemptsCiting() } as never),
  drawn: (ruleset, state, theme) => drawingOf(ruleset as never, state as never, { theme }),
  cardForm: () => import('../../../../docs/content.schema.json'),
  modules: [
    doomTrack,
    travelHazards,
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
  ],
  scenarioIds: [],
};
