import { english } from './texts/english.js';

/*
 * What the board itself says, in one place for each language: plain functions and texts. What the game says comes from the words of the
 * package. Another language is a file beside `texts/english.ts` with the type `Texts`; `speak` puts it in force before anything is drawn.
 */

export type Texts = typeof english;

let spoken: Texts = english;

/** What the board says. */
export const texts = (): Texts => spoken;

/** Puts a language in force. */
export function speak(next: Texts): void {
  spoken = next;
}

/** What the board says, for a part of the screen. */
export const useTexts = (): Texts => texts();
