import { useSyncExternalStore } from 'react';
import type { TableClient } from './client.js';

/* What the table does for a player: it answers where there is only one answer, at first where one person plays against bots; and it lets a
 * bot play the enemies of the others, if that is chosen. */

const keys = { lone: 'runebound-lone-answers', enemies: 'runebound-enemies-by-bot' } as const;
const listeners = new Set<() => void>();

/** Switches one of them on or off, in this browser. */
export function answerFor(what: keyof typeof keys, on: boolean): void {
  localStorage.setItem(keys[what], on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

const useChosen = (what: keyof typeof keys): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => localStorage.getItem(keys[what]),
  );

export function useLoneChosen(client: TableClient): boolean {
  const chosen = useChosen('lone');
  const { seats, together } = client.getSnapshot();
  const alone = together === null && seats.filter(({ is }) => is === 'person').length === 1;
  return chosen === null ? alone : chosen === 'on';
}

export const useEnemiesByBot = (): boolean => useChosen('enemies') === 'on';
