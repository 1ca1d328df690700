import {
  actionCode,
  bindQueries,
  composeRuleset,
  randomSeed,
  screenQueries,
} from 'runebound-engine/second-edition';
import { doomTrack } from 'runebound-engine/second-edition/doom-track';
import { travelHazards } from 'runebound-engine/second-edition/travel-hazards';

/* Second Edition with two modules: imports and options. */

export { drawingOf, placeOf } from 'runebound-engine/picture';
export { createNarrator, storyText, wordsOf } from 'runebound-engine/words';
export { actionCode, randomSeed };

export const rules = bindQueries(composeRuleset([doomTrack, travelHazards]), screenQueries);
export const options = { players: 2 } as const;
export const title = 'Runebound, Second Edition';
/** Whether players have hands that others may not see. */
export const hasHands = false;
