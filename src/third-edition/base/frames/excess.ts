import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat } from '../schemas.js';

export const excessLocals = () =>
  object('an excess frame', {
    player: seat, // Who discards.
  });
/** A player is above a limit and discards cards (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export type ExcessFrame = FrameWith<'excess', typeof excessLocals>;
/** Called where a player is above a limit of cards (3e.skill.hand-limit). */
export const excess: FrameRef<ExcessFrame> = { kind: 'excess' };
