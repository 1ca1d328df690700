import { turn } from './frames.js';
import { command, type G } from './vocabulary.js';

/*
 * Ways in which what is under way is broken off. They are verbs, so that steps which modules put into a turn or a combat are not jumped
 * over by name.
 */

/**
 * All that is under way in a turn is left, and the turn goes on at once with one of its later steps, or ends. `player` is whose doing
 * or whose Hero's fate it is, who need not be the one whose turn it is.
 */
export const leaveFor = command(
  'leave what is under way for a later step of the turn',
  (g: G, step: 'experience' | 'end', _player: number): void => g.unwind(turn, step),
);

/**
 * Leaves a turn as `leave` does, but not past a step that every turn is to have: if it would have passed over that one, the turn stands at
 * it, and it is told so (`true`). The step then leaves again by `leaveFor`, for wherever the turn was to go. A step that comes in the way
 * before does so first, whichever of several modules is asked before the other.
 */
export function leaveBy(g: G, step: string, leave: () => void): boolean {
  const due = isAhead(g, step);
  leave();
  if (!due || g.state.outcome !== null || isAhead(g, step)) return false;
  g.unwind(turn, step);
  return true;
}

/** Whether a step of the turn under way is still to come. */
function isAhead(g: G, step: string): boolean {
  const current = g.find(turn);
  const { order = [] } = g.rules.frames[turn.kind] ?? {};
  return current !== undefined && current.step !== '' && order.indexOf(current.step) <= order.indexOf(step);
}

/** What an escape brings to an end: the whole turn, whoever's it is (2e.escape.turn-over, 2e.hero-combat.ends, 2e.hero-combat.turn-over). */
export const endByEscape = command('end what an escape ends', (g: G, player: number): void =>
  leaveFor(g, 'end', player),
);

/** What a knockout brings to an end: the whole turn (2e.knockout.turn-ends, 2e.hero-combat.turn-over). */
export const endByKnockout = command('end what a knockout ends', (g: G, player: number): void =>
  leaveFor(g, 'end', player),
);
