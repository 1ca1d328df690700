/**
 * The most gold or story tokens of a player: far more than any game brings, and few enough that a player can offer every amount in an
 * exchange. Saves with more are refused, so what exceeds it stays in the bank.
 */
export const mostHeld = 10_000;

/** An amount that a player has after a gain, at most {@link mostHeld}. */
export const heldAfter = (held: number, more: number): number => Math.min(held + more, mostHeld);

/** The most zombies on the board, for the same reason. */
export const mostZombies = 500;
