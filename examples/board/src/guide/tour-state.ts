import { useSyncExternalStore } from 'react';

/* How far the guide of a first turn is: kept in this browser, so that it goes on after a reload, and begins once by itself. */

const key = 'runebound-tour';

interface TourState {
  readonly running: boolean;
  /** The steps that were read or done. */
  readonly seen: readonly string[];
  /** Whether it was gone through or left, some time. */
  readonly known: boolean;
}

/** Whether the guide may still explain what is asked: a fight is explained once. */
export const mayExplain = (
  { running, seen }: Pick<TourState, 'running' | 'seen'>,
  inFight: boolean,
): boolean => running && !(inFight && (seen.includes('combat') || seen.includes('tokens')));

const fresh: TourState = { running: false, seen: [], known: false };

function kept(): TourState {
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
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
export const beginTour = (): void => change({ running: true, seen: [] });
/** Begins by itself for somebody who has never seen it. */
export const offerTour = (): void => {
  if (!now.known) beginTour();
};
export const leaveTour = (): void => change({ running: false, known: true });
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
