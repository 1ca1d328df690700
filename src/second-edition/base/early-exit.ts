import { turn } from './frames.js';
import { command, type G } from './vocabulary.js';

/* These are commands, so that no code jumps by name over steps that modules insert into a turn or a combat. */

/** Ends everything under way in a turn, which goes on with a later step or ends. It may not be the turn of `player`. */
export const leaveFor = command(
  'leave what is under way for a later step of the turn',
  (g: G, step: 'experience' | 'end', _player: number): void => g.unwind(turn, step),
);

/**
 * Leaves a turn by calling `leave`, but stops at `step` if the turn would pass over it. Returns whether it stopped there. That step then
 * leaves again by `leaveFor`. If several modules stop the turn, the earliest step comes first, in any order of the modules.
 */
export function leaveBy(g: G, step: string, leave: () => void): boolean {
  const due = isAhead(g, step);
  leave();
  if (!due || g.state.outcome !== null || isAhead(g, step)) return false;
  g.unwind(turn, step);
  return true;
}

function isAhead(g: G, step: string): boolean {
  const current = g.find(turn);
  const { order = [] } = g.rules.frames[turn.kind] ?? {};
  return current !== undefined && current.step !== '' && order.indexOf(current.step) <= order.indexOf(step);
}

/** An escape ends the whole turn, also another player's (2e.escape.turn-over, 2e.hero-combat.ends, 2e.hero-combat.turn-over). */
export const endByEscape = command('end what an escape ends', (g: G, player: number): void =>
  leaveFor(g, 'end', player),
);

/** A knockout ends the whole turn (2e.knockout.turn-ends, 2e.hero-combat.turn-over). */
export const endByKnockout = command('end what a knockout ends', (g: G, player: number): void =>
  leaveFor(g, 'end', player),
);
