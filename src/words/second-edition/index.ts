/**
 * A game in words: actions, events, questions and names, in English or in the language of a catalogue. You can play without it; of all
 * words, the rules contain only their reasons.
 *
 * @module words
 */
export type { Catalogue } from '../book.js';
export type { Likely } from '../chances.js';
export type { CatalogueReport } from '../checking.js';
export type { WordKey } from '../keys.js';
export type { Messages } from '../messages.js';
export type { NameStyle } from '../names.js';
export type { WordsOptions } from '../options.js';
export type { Judged, Speech, TellOptions, WordValue } from '../speech.js';
export { type NarratorOptions, type StoryLine, type Storyteller, storyText } from '../story.js';
export { checkCatalogue, wordKeys } from './check.js';
export type { NameKind } from './naming.js';
export { createNarrator, type Narrator, turnHeading } from './narrator.js';
export { words } from './of-state.js';
export type { SeenState, WordedRules, WordedRuleset, Words } from './speaking.js';
export { wordsOf } from './words.js';
