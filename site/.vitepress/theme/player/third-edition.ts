import {
  type AnyRuleset,
  type AnyState,
  playVector,
  readVectors,
} from 'runebound-engine/third-edition/conformance';
import { pictureOf } from 'runebound-engine/third-edition/picture';
import { createNarrator, wordsOf } from 'runebound-engine/third-edition/words';
import type { Storyteller } from 'runebound-engine/words';
import type { AnyWords, Shown } from './shown.js';
import { stageWith } from './stage.js';

/** How a game by these rules is shown. */
export function shownBy(ruleset: AnyRuleset): Shown {
  const words = wordsOf(ruleset as never);
  return {
    words: words as unknown as AnyWords,
    narrator: createNarrator(words) as unknown as Storyteller<AnyState>,
    draw: (state, theme) => pictureOf(ruleset, state as never, { theme }),
  };
}

export { readVectors };

export const stage = stageWith(playVector, shownBy);
