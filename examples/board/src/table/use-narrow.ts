import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 760px)');

/** Whether the screen has room for one line of few words, as a phone has. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
