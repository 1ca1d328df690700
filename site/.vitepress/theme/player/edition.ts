import type { AnyRuleset, AnyState } from 'runebound-engine/conformance';
import { pictureOf } from 'runebound-engine/picture';
import { pictureOf as pictureOfThird } from 'runebound-engine/third-edition/picture';
import {
  createNarrator as createNarratorOfThird,
  wordsOf as wordsOfThird,
} from 'runebound-engine/third-edition/words';
import { createNarrator, type Speech, type Storyteller, wordsOf } from 'runebound-engine/words';

/* What a page needs of an edition, whichever it is: its words, its narrator, its picture. */

export type Theme = 'light' | 'dark';

/** Words of a state, whatever its edition. */
export type AnyWords = Pick<
  Speech<string, AnyState, AnyWords>,
  'describe' | 'ask' | 'reason' | 'outcome' | 'at'
>;

/** A game on a page. */
export interface Shown {
  readonly words: AnyWords;
  readonly narrator: Storyteller<AnyState>;
  draw(state: AnyState, theme: Theme): string;
}

/** How a game by these rules is shown. Rules are of one edition, and so are the states that come of them. */
export function shownBy(ruleset: AnyRuleset): Shown {
  if (ruleset.rules.edition === 'third-edition') {
    const words = wordsOfThird(ruleset as never);
    return {
      words: words as unknown as AnyWords,
      narrator: createNarratorOfThird(words) as unknown as Storyteller<AnyState>,
      draw: (state, theme) => pictureOfThird(ruleset, state as never, { theme }),
    };
  }
  const words = wordsOf(ruleset as never);
  return {
    words: words as unknown as AnyWords,
    narrator: createNarrator(words) as unknown as Storyteller<AnyState>,
    draw: (state, theme) => pictureOf(ruleset, state as never, { theme }),
  };
}
