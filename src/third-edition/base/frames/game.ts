import { type FrameRef, sameItems } from '../../../kernel/index.js';
import { type FrameWith, object, seat, seats } from '../schemas.js';

/** The locals of {@link GameFrame}. */
export const gameLocals = () =>
  object('the game frame', {
    /** The player whose turn it is, or who sets something up. */
    current: seat,
    /** The players who have had a turn in this round (3e.round.definition). */
    played: seats,
  });
/** The game: setup, then round after round. The outermost frame. */
export type GameFrame = FrameWith<'game', typeof gameLocals>;
/** Lies under all frames for the whole game. */
export const game: FrameRef<GameFrame, 'current'> = {
  kind: 'game',
  form: {
    write(f, { current, played = [] }, step, own) {
      f.kind = 'game';
      f.step = step;
      f.current = current;
      f.played = own(played);
    },
    same: (a, b) => a.current === b.current && sameItems(a.played, b.played),
  },
};
