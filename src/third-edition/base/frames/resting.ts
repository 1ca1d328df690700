import { type FrameRef, sameItems } from '../../../kernel/index.js';
import { type FrameWith, object } from '../schemas.js';
import { dice } from './parts.js';

/** The locals of {@link RestFrame}. */
export const restLocals = () => object('a rest frame', dice);
/** A rest in the wilderness (3e.rest.wilderness). */
export type RestFrame = FrameWith<'rest', typeof restLocals>;
/** Called where a hero rests in the wilderness (3e.rest.wilderness). */
export const rest: FrameRef<RestFrame, 'player' | 'rolling'> = {
  kind: 'rest',
  form: {
    write(f, { player, dice = [], rolling }, step, own) {
      f.player = player;
      f.dice = own(dice);
      f.rolling = rolling;
      f.kind = 'rest';
      f.step = step;
    },
    same: (a, b) => a.player === b.player && sameItems(a.dice, b.dice) && a.rolling === b.rolling,
  },
};
