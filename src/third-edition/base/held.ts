/** The most gold or story tokens of a player, few enough to offer each amount in an exchange. Saves with more are refused. */
export const mostHeld = 10_000;

/** An amount that a player has after a gain, at most {@link mostHeld}. */
export const heldAfter = (held: number, more: number): number => Math.min(held + more, mostHeld);

/** The most zombies on the board, for the same reason. */
export const mostZombies = 500;
