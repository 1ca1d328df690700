import { useSyncExternalStore } from 'react';
import { english } from './texts/english.js';

/*
 * What the board itself says, in one place for each language: plain functions and texts. What the game says comes from the words of the
 * package. Another language is a file beside `texts/english.ts` with the type `Texts`; `speak` puts it in force.
 */

export type Texts = typeof english;

let spoken: Texts = english;
const listeners = new Set<() => void>();

/** What the board says now; for what is no part of the screen. */
export const texts = (): Texts => spoken;

/**
 * Puts a language in force.
 *
 * @public
 */
export function speak(next: Texts): void {
  spoken = next;
  for (const listener of listeners) listener();
}

/** What the board says, for a part of the screen. */
export const useTexts = (): Texts =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, texts);
