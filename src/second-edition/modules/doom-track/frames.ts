import type { Frame, FrameRef, Place } from '../../../kernel/index.js';
import { turn } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import { cardAt, formOfFrame } from '../../saves/of-modules.js';
import { cardId, seat } from '../../saves/words.js';

/** Discards on their way to the doom track. */
export interface DoomFrame extends Frame {
  kind: 'doom-track';
}
export const doom: FrameRef<DoomFrame> = { kind: 'doom-track' };

/** The last doom counter is placed: the Endgame begins as soon as the present frames are done. */
export interface EndgameDueFrame extends Frame {
  kind: 'endgame-due';
}
export const endgameDue: FrameRef<EndgameDueFrame> = { kind: 'endgame-due' };

/** A player's turn in the Endgame: one red Challenge after another. */
export interface ConfrontationFrame extends Frame {
  kind: 'confrontation';
  player: number;
  /** The Challenge drawn last. */
  card: CardId | null;
}
export const confrontation: FrameRef<ConfrontationFrame> = { kind: 'confrontation' };

export const problemsOfDoom = formOfFrame('a doom-track frame', {});
export const problemsOfEndgameDue = formOfFrame('an endgame-due frame', {});
export const problemsOfConfrontation = formOfFrame('a confrontation frame', {
  player: seat,
  card: cardId.nullable(),
});

export const placesOfConfrontation: readonly Place[] = [
  { on: turn, after: ['confrontation'], shared: ['player'], problemsOf: cardAt('resolve', 'again') },
];
