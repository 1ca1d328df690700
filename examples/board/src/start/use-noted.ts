import { useState } from 'react';

/**
 * What a form of the first page is filled in with, noted for this tab: another language loads the page again, and finds it.
 *
 * @param place - one for each field
 * @param first - what stands there at first
 */
export function useNoted<T>(place: string, first: T): readonly [T, (next: T) => void] {
  const key = `runebound-form-${place}`;
  const [value, setValue] = useState<T>(() => {
    const noted = sessionStorage.getItem(key);
    return noted === null ? first : (JSON.parse(noted) as T);
  });
  const note = (next: T): void => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setValue(next);
  };
  return [value, note];
}
