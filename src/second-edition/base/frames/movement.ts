import { type FrameRef, sameItems } from '../../../kernel/index.js';
import { type FrameWith, listOf, object, seat, whole } from '../schemas.js';
import { activations } from './parts.js';

/** The locals of {@link MovementFrame}. */
export const movementLocals = () =>
  object('a movement frame', {
    /** The player who moves. */
    player: seat,
    /** The number of dice to roll. */
    rolling: whole(0, 1000),
    /** Exhaustion counters that resting may still discard. */
    rest: whole(0, 1000),
    /** Faces of the dice not used yet. */
    dice: listOf(whole(1, 6), 1000),
    ...activations,
  });
/** The Movement step. */
export type MovementFrame = FrameWith<'movement', typeof movementLocals>;
/** There during the Movement step. A card that changes movement dice finds them here. */
export const movement: FrameRef<MovementFrame, 'player'> = {
  kind: 'movement',
  form: {
    write(f, { player, rolling = 0, rest = 0, dice = [], activations = [] }, step, own) {
      f.player = player;
      f.rolling = rolling;
      f.rest = rest;
      f.dice = own(dice);
      f.activations = own(activations);
      f.kind = 'movement';
      f.step = step;
    },
    same: (a, b) =>
      a.player === b.player &&
      a.rolling === b.rolling &&
      a.rest === b.rest &&
      sameItems(a.dice, b.dice) &&
      sameItems(a.activations, b.activations),
  },
};
