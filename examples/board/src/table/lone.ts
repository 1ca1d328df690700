import { useSyncExternalStore } from 'react';
import type { TableClient } from './client.js';

/* Whether the table answers for a player where there is only one answer: at first, where one person plays against bots. */

const key = 'runebound-lone-answers';
const listeners = new Set<() => void>();

export function answerLone(on: boolean): void {
  localStorage.setItem(key, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

export function useLoneChosen(client: TableClient): boolean {
  const chosen = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => localStorage.getItem(key),
  );
  const { seats, together } = client.getSnapshot();
  const alone = together === null && seats.filter(({ is }) => is === 'person').length === 1;
  return chosen === null ? alone : chosen === 'on';
}
