import { mostCounted } from '../../kernel/index.js';
import type { SecondEditionDraft, TrackEntry } from './state.js';

type Track = SecondEditionDraft['track'];

/** Renumbers the Challenges on the track from 1, except the one at `position`. Returns how many they are. */
function numberAnew(track: Track, position: number): number {
  const lying = track.filter((entry, at): entry is TrackEntry => entry !== null && at !== position);
  lying.sort((a, b) => a.order - b.order);
  for (const [at, entry] of lying.entries()) entry.order = at + 1;
  return lying.length;
}

/** The order of a new Challenge: after all others, also the one that it replaces. Renumbers the others if it would become too large. */
export function orderAfter(track: Track, position: number): number {
  const last = Math.max(0, ...track.map((entry) => entry?.order ?? 0));
  return (last < mostCounted ? last : numberAnew(track, position)) + 1;
}

/** The same for event folding, which reads the order of the new Challenge from the event. */
export function followOrder(track: Track, position: number, order: number): void {
  if (track.some((entry, at) => entry !== null && at !== position && entry.order >= order))
    numberAnew(track, position);
}
