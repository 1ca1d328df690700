import type { FrameRef } from '../../../kernel/index.js';
import { cardId, count, type FrameWith, object, seat, whole, yesNo } from '../schemas.js';

export const handLocals = () =>
  object('a hand frame', {
    /** The player who draws. */
    player: seat,
    /** Skill cards still to be drawn. */
    left: count,
    /** A train action draws them. */
    training: yesNo,
  });
/** Skill cards are drawn (3e.train.draw). */
export type HandFrame = FrameWith<'hand', typeof handLocals>;
/** All cards are drawn before the hand is cut down (3e.game.draw-together). */
export const hand: FrameRef<HandFrame, 'player' | 'left'> = { kind: 'hand' };

/** Trophies are paid for a skill (3e.skill.cost). */
export const paymentLocals = () =>
  object('a payment frame', {
    player: seat, // Who pays.
    /** The skill to learn. */
    card: cardId,
    /** Trophies still to pay, by type. */
    due: object('what is due for a skill', {
      combat: whole(0, 20).optional(), // Combat trophies.
      exploration: whole(0, 20).optional(), // Exploration trophies.
      social: whole(0, 20).optional(), // Social trophies.
      any: whole(0, 20).optional(), // Trophies of any type.
    }),
  });
