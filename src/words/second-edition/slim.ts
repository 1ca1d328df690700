/**
 * The words of Second Edition for an app that weighs little: the base game, and what you import of the rest. The functions are those of
 * `runebound-engine/words`.
 *
 * @module second-edition/words
 */
import { eventTexts } from '../../second-edition/content/event-texts.js';
import { flavors } from '../../second-edition/content/flavors.js';
import { texts } from '../../second-edition/content/texts.js';
import { readCatalogue } from '../book.js';
import type { Messages } from '../messages.js';
import { reading, type WordsOptions } from '../options.js';
import { baseEnglish } from './base-english.js';
import advanced from './english/advanced-runebound.json' with { type: 'json' };
import cataclysm from './english/cataclysm.json' with { type: 'json' };
import doomTrack from './english/doom-track.json' with { type: 'json' };
import islandOfDread from './english/island-of-dread.json' with { type: 'json' };
import ritualsAndRunes from './english/rituals-and-runes.json' with { type: 'json' };
import sevenScions from './english/seven-scions.json' with { type: 'json' };
import travelHazards from './english/travel-hazards.json' with { type: 'json' };
import variants from './english/variants.json' with { type: 'json' };
import weaponsOfLegend from './english/weapons-of-legend.json' with { type: 'json' };
import { speakIn, type WordedRules, type WordedRuleset, type Words } from './speaking.js';

/** Options of {@link wordsOf}, with the English of the modules in force. */
export interface SlimWordsOptions extends WordsOptions {
  /** The English of the modules in force, and {@link cardWords} for the printed texts of the base game's cards. */
  readonly english?: readonly Messages[];
}

/**
 * The words of a ruleset. The English of the base game is built in; give that of the modules in force. A message that is missing is replaced
 * by its id in plain words. Without {@link cardWords} the text of a card is made from its data, and it has no flavor text.
 *
 * @throws InvalidArgumentError for a bad ruleset, catalogue or language
 * @example
 * ```ts
 * const words = wordsOf(composeRuleset([doomTrack]), { english: [doomTrackWords], players: ['Ann', 'Bo'] });
 * words.describe({ type: 'gold/gained', player: 0, amount: 3, rule: '2e.bank.income' }); // 'Ann gains 3 gold.'
 * ```
 */
export function wordsOf(of: WordedRuleset | WordedRules, options: SlimWordsOptions = {}): Words {
  const further = reading('English is a list of messages.', () =>
    [...(options.english ?? [])].map((messages) => readCatalogue({ locale: 'en', messages }).messages),
  );
  const printed = { textOf: ({ text }: Printing) => text, flavorOf: ({ flavor }: Printing) => flavor };
  return speakIn(Object.assign({}, baseEnglish, ...further), printed, of, options);
}

type Printing = { readonly text?: string; readonly flavor?: string };

const printedAs = (what: string, said: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(said).map(([card, text]) => [`card.${card}.${what}`, text]));

/** The texts and the flavor texts of the base game's cards. */
export const cardWords: Messages = /* @__PURE__ */ (() => ({
  ...printedAs('text', eventTexts),
  ...printedAs('text', texts),
  ...printedAs('flavor', flavors),
}))();

/** The English of the doom track. */
export const doomTrackWords: Messages = doomTrack;
/** The English of travel hazards. */
export const travelHazardsWords: Messages = travelHazards;
/** The English of the variants: Ally limits. */
export const variantsWords: Messages = variants;
/** The English of Advanced Runebound, with that of doom track and hazards. */
export const advancedRuneboundWords: Messages = /* @__PURE__ */ (() => ({
  ...doomTrack,
  ...travelHazards,
  ...advanced,
}))();
/** The English of The Island of Dread. */
export const islandOfDreadWords: Messages = islandOfDread;
/** The English of Weapons of Legend. */
export const weaponsOfLegendWords: Messages = weaponsOfLegend;
/** The English of Rituals and Runes. */
export const ritualsAndRunesWords: Messages = ritualsAndRunes;
/** The English of The Seven Scions, with that of its Endgame. */
export const sevenScionsWords: Messages = /* @__PURE__ */ (() => ({ ...doomTrack, ...sevenScions }))();
/** The English of The Cataclysm. */
export const cataclysmWords: Messages = cataclysm;

export type { Catalogue } from '../book.js';
export type { Messages } from '../messages.js';
export type { NameStyle } from '../names.js';
export type { WordsOptions } from '../options.js';
export type { Judged, Speech, TellOptions, WordValue } from '../speech.js';
export { type NarratorOptions, type StoryLine, type Storyteller, storyText } from '../story.js';
export type { NameKind } from './naming.js';
export { createNarrator, type Narrator, turnHeading } from './narrator.js';
export type { SeenState, WordedRules, WordedRuleset, Words } from './speaking.js';
