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

export const usePointed = (): readonly string[] => useSyncExternalStore(subscribe, () => now);
