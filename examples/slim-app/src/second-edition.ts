import {
  actionCode,
  answersQuery,
  attemptsQuery,
  bindQueries,
  composeBundled,
  randomSeed,
} from 'runebound-engine/second-edition';
import { doomTrack } from 'runebound-engine/second-edition/doom-track';
import { doomTrackPicture } from 'runebound-engine/second-edition/picture';
import { travelHazards } from 'runebound-engine/second-edition/travel-hazards';
import { doomTrackWords, travelHazardsWords, wordsOf } from 'runebound-engine/second-edition/words';

/* Second Edition with two modules: imports and options. */

export { type Drawing, drawingSlices, placeOf } from 'runebound-engine/second-edition/picture';
export { createNarrator, storyText } from 'runebound-engine/second-edition/words';
export { actionCode, randomSeed, wordsOf };

export const rules = bindQueries(composeBundled([doomTrack, travelHazards]), {
  answers: answersQuery,
  attempts: attemptsQuery,
});
export const options = { players: 2 } as const;
export const wordsOptions = { english: [doomTrackWords, travelHazardsWords] };
export const pictureOptions = { layers: [doomTrackPicture], text: wordsOf(rules, wordsOptions).text };
export const title = 'Runebound, Second Edition';
/** Whether players have hands that others may not see. */
export const hasHands = false;
