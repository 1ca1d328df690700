import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/* What somebody has filled in on the first page, which is loaded again in another language: all of it is found there then. */

const place = 'runebound-draft';
const draft = new Map<string, unknown>(Object.entries(JSON.parse(sessionStorage.getItem(place) ?? '{}')));
sessionStorage.removeItem(place);

/** A state of the first page that another language does not lose. */
export function useDraft<T>(name: string, first: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [value, change] = useState<T>(draft.has(name) ? (draft.get(name) as T) : first);
  useEffect(() => {
    draft.set(name, value);
    return () => void draft.delete(name);
  }, [name, value]);
  return [value, change];
}

/** Fills the first page in before it is seen; what `values` does not name is left as it comes. */
export function fillIn(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) draft.set(name, value);
}

/** Keeps all of it for the page that is loaded next. */
export const keepDraft = (): void => sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(draft)));
