/**
 * Gold and story tokens of a player are counted up to here: far more than any game brings, and so few that every amount of gold can be offered in an
 * exchange. A save with more is refused, so what would come besides stays in the bank.
 */
export const mostHeld = 10_000;

/** What a player has of them after some come or go. */
export const heldAfter = (held: number, more: number): number => Math.min(held + more, mostHeld);

/** Zombies on the board are counted up to here, for the same reason. */
export const mostZombies = 500;
