import type { SecondEditionView } from '../../second-edition/types.js';
import type { Canonicalization } from '../edition.js';

/** When positions of Second Edition are the same. */
export const sameness: Canonicalization = {
  counters: ['turn'],
  // The entries of the track are numbered on and on as they come: only which came first is ever asked.
  same(view) {
    const { track } = view as unknown as SecondEditionView;
    const orders = track.flatMap((entry) => entry?.order ?? []).sort((a, b) => a - b);
    return { track: track.map((entry) => entry && { ...entry, order: orders.indexOf(entry.order) }) };
  },
};
