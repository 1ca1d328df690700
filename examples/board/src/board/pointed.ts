import { useSyncExternalStore } from 'react';

/* Spaces that something else on the screen points at: a line of the story, a landmark. */

let now: readonly string[] = [];
const listeners = new Set<() => void>();

/** Lights these spaces up on the board. */
export function pointAt(spaces: readonly string[]): void {
  if (spaces.length === 0 && now.length === 0) return;
  now = spaces;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const seekers = new Set<(space: string) => void>();

/** Brings a space of the board into view. */
export function seek(space: string): void {
  for (const seeker of seekers) seeker(space);
}

/** Answers to `seek`, until it is called. */
export function onSeek(seeker: (space: string) => void): () => void {
  seekers.add(seeker);
  return () => void seekers.delete(seeker);
}

export const usePointed = (): readonly string[] => useSyncExternalStore(subscribe, () => now);
