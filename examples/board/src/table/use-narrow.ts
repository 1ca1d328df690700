import { useSyncExternalStore } from 'react';

const widths = {
  phone: matchMedia('(max-width: 760px)'),
  tablet: matchMedia('(max-width: 1100px)'),
  laptop: matchMedia('(max-width: 1399px)'),
};

/** Whether the screen is as narrow as that of a device, or narrower. */
export const useNarrow = (device: keyof typeof widths): boolean =>
  useSyncExternalStore(
    (listener) => {
      widths[device].addEventListener('change', listener);
      return () => widths[device].removeEventListener('change', listener);
    },
    () => widths[device].matches,
  );
