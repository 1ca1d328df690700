/**
 * Everything about a game in words: actions, events, questions, names, in English or in the language of a catalogue.
 * Nothing of it is needed to play; the rules know no words but their reasons.
 *
 * @module words
 */
export type { Catalogue } from './book.js';
export { type CatalogueReport, checkCatalogue, wordKeys } from './check.js';
export type { Messages } from './english/messages.js';
export type { WordKey } from './keys.js';
export type { Form, NameKind } from './naming.js';
export {
  createNarrator,
  type Narrator,
  type NarratorOptions,
  type StoryLine,
  storyText,
  turnHeading,
} from './narrator.js';
export { words } from './of-state.js';
export {
  type SeenState,
  type TellOptions,
  type WordedRules,
  type WordedRuleset,
  type Words,
  type WordsOptions,
  type WordValue,
  wordsOf,
} from './words.js';
