import type { AnyState } from 'runebound-engine/conformance';
import type { Speech, Storyteller } from 'runebound-engine/words';

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
