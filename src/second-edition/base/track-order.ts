import { mostCounted } from '../../kernel/index.js';
import type { SecondEditionDraft, TrackEntry } from './state.js';

type Track = SecondEditionDraft['track'];

/** Numbers the Challenges on the track anew from 1, but for the position that another comes to; how many they are. */
function numberAnew(track: Track, position: number): number {
  const lying = track.filter((entry, at): entry is TrackEntry => entry !== null && at !== position);
  lying.sort((a, b) => a.order - b.order);
  for (const [at, entry] of lying.entries()) entry.order = at + 1;
  return lying.length;
}

/**
 * The order of a Challenge that comes to a position of the track: after all that lie there, and the one that makes way. Where nothing is counted further,
 * the others are numbered anew.
 */
export function orderAfter(track: Track, position: number): number {
  const last = Math.max(0, ...track.map((entry) => entry?.order ?? 0));
  return (last < mostCounted ? last : numberAnew(track, position)) + 1;
}

/** The same for who follows events, and is told the order of the one that has come. */
export function followOrder(track: Track, position: number, order: number): void {
  if (track.some((entry, at) => entry !== null && at !== position && entry.order >= order))
    numberAnew(track, position);
}
