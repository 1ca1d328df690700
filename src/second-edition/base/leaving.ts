import { turn } from './frames.js';
import { type G, verb } from './vocabulary.js';

/*
 * Ways in which what is under way is broken off. They are verbs, so that steps which modules put into a turn or a combat are not jumped
 * over by name.
 */

/**
 * All that is under way in a turn is left, and the turn goes on at once with one of its later steps, or ends. `player` is whose doing
 * or whose Hero's fate it is, who need not be the one whose turn it is.
 */
export const leaveFor = verb(
  'leave what is under way for a later step of the turn',
  (g: G, step: 'experience' | 'end', _player: number): void => g.unwind(turn, step),
);

/** What an escape brings to an end: the whole turn, whoever's it is (2e.escape.turn-over, 2e.hero-combat.ends, 2e.hero-combat.turn-over). */
export const endByEscape = verb('end what an escape ends', (g: G, player: number): void =>
  leaveFor(g, 'end', player),
);

/** What a knockout brings to an end: the whole turn (2e.knockout.turn-ends, 2e.hero-combat.turn-over). */
export const endByKnockout = verb('end what a knockout ends', (g: G, player: number): void =>
  leaveFor(g, 'end', player),
);
