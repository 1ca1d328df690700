import { mostCounted } from '../../kernel/index.js';
import type { SecondEditionDraft } from './state.js';

/**
 * The order of a Challenge that comes to lie on the track: after all that lie there (2e.undefeated.first-open). Where nothing is counted further, those are
 * numbered anew from 1. Followers of events ask the same.
 */
export function orderAfter(track: SecondEditionDraft['track']): number {
  const lying = track.flatMap((entry) => entry ?? []);
  const last = Math.max(0, ...lying.map(({ order }) => order));
  if (last < mostCounted) return last + 1;
  lying.sort((a, b) => a.order - b.order);
  for (const [at, entry] of lying.entries()) entry.order = at + 1;
  return lying.length + 1;
}
