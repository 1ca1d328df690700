import {
  actionCode,
  answersQuery,
  attemptsQuery,
  bindQueries,
  composeRuleset,
  randomSeed,
} from 'runebound-engine/third-edition';

/* Third Edition with one of its scenarios: imports and options. */

export { type Drawing, drawingSlices, placeOf } from 'runebound-engine/third-edition/picture';
export { createNarrator, storyText, wordsOf } from 'runebound-engine/third-edition/words';
export { actionCode, randomSeed };

export const rules = bindQueries(composeRuleset('corpse-king'), {
  answers: answersQuery,
  attempts: attemptsQuery,
});
export const options = { players: 2, scenario: 'corpse-king' } as const;
export const wordsOptions = {};
export const pictureOptions = {};
export const title = 'Runebound, Third Edition';
/** Whether players have hands that others may not see. */
export const hasHands = true;
