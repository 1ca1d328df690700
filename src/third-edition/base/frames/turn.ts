import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, used, whole } from '../schemas.js';

export const turnLocals = () =>
  object('a turn frame', {
    /** The active player (3e.game.active-player). */
    player: seat,
    /** Actions left. */
    actions: whole(0, 3),
    /** Abilities used that are limited to once per turn, as `card/ability`, and declined offers of an exchange. */
    used,
  });
/** A turn, of three actions (3e.turn.three-actions). */
export type TurnFrame = FrameWith<'turn', typeof turnLocals>;
/** Called for each turn of a player. */
export const turn: FrameRef<TurnFrame, 'player' | 'actions'> = { kind: 'turn' };
