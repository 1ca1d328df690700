import { object, seat } from '../schemas.js';

/** A player is above a limit and discards cards (3e.skill.hand-limit, 3e.skill.learned-limit, 3e.asset.second). */
export const excessLocals = () =>
  object('an excess frame', {
    player: seat, // Who discards.
  });
