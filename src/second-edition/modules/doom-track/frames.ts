import type { FrameOf, Place } from '../../../kernel/index.js';
import { turn } from '../../base/frames.js';
import { cardAt } from '../../saves/of-modules.js';
import { cardId, frameWith, seat } from '../../saves/words.js';

/** Discards on their way to the doom track. */
export const doom = frameWith('doom-track', {});
export type DoomFrame = FrameOf<typeof doom>;

/** The last doom counter is placed: the Endgame begins as soon as the present frames are done. */
export const endgameDue = frameWith('endgame-due', {});

/** A player's turn in the Endgame: one red Challenge after another. */
export const confrontation = frameWith('confrontation', {
  player: seat,
  /** The Challenge drawn last. */
  card: cardId.nullable(),
});

export const placesOfConfrontation: readonly Place[] = [
  { on: turn, after: ['confrontation'], shared: ['player'], problemsOf: cardAt('resolve', 'again') },
];
