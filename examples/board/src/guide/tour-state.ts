import { useSyncExternalStore } from 'react';

/* How far the guide of a first turn is: kept in this browser, so that it goes on after a reload, and begins once by itself. */

const key = 'runebound-tour';

interface TourState {
  readonly running: boolean;
  /** The steps that were read or done. */
  readonly seen: readonly string[];
  /** The editions of which it was gone through or left, some time. */
  readonly known: readonly string[];
  /** The edition that it explains. */
  readonly of: string;
}

const fresh: TourState = { running: false, seen: [], known: [], of: '' };

function kept(): TourState {
  try {
    const { known, ...read } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...fresh, ...read, known: Array.isArray(known) ? known : [] };
  } catch {
    return fresh;
  }
}

let now = kept();
const listeners = new Set<() => void>();

function change(next: Partial<TourState>): void {
  now = { ...now, ...next };
  localStorage.setItem(key, JSON.stringify(now));
  for (const listener of listeners) listener();
}

/** Begins at the first step. */
export const beginTour = (edition: string): void => change({ running: true, seen: [], of: edition });
/** Begins by itself for somebody who has never seen that of this edition. */
export const offerTour = (edition: string): void =>
  now.known.includes(edition) ? change({ running: false }) : beginTour(edition);
export const leaveTour = (): void => change({ running: false, known: [...new Set([...now.known, now.of])] });
export const sawInTour = (step: string): void => {
  if (!now.seen.includes(step)) change({ seen: [...now.seen, step] });
};

export const useTour = (): TourState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => now,
  );
