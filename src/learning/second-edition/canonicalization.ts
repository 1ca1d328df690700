import type { SecondEditionView } from '../../second-edition/types.js';
import type { Canonicalization } from '../edition.js';

export const sameness: Canonicalization = {
  counters: ['turn'],
  // Entries of the track are numbered as they come: only their order matters.
  same(view) {
    const { track } = view as unknown as SecondEditionView;
    const orders = track.flatMap((entry) => entry?.order ?? []).sort((a, b) => a - b);
    return { track: track.map((entry) => entry && { ...entry, order: orders.indexOf(entry.order) }) };
  },
};
