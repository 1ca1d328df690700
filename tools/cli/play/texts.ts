import { english, type PlayTexts } from './english.js';
import { german } from './german.js';

let spoken: PlayTexts = english;

/** What the game in a terminal says itself. */
export const texts = (): PlayTexts => spoken;

/** Puts a language in force: German, or English. */
export function speak(language: 'en' | 'de'): void {
  spoken = language === 'de' ? german : english;
}
