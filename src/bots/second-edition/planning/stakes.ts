/* What a player who plans counts with: in experience points, with the gold counted in, as the prizes of adventures are. */

/** What a wound less is worth: it need not be healed. */
export const LIFE = 0.5;
/** What the turns between now and then leave of what is to come. */
export const PATIENCE = 0.85;
/** So many goals are thought of, one after the other. */
export const AHEAD = 3;
/** At each of them, so many of those that promise most by themselves are looked at. */
export const BREADTH = 5;
/** What is left of a bargain that waits in a town. */
export const BARGAIN = 0.35;
/** What each wound of an Ally healed is worth, and each exhaustion counter. */
export const ALLY_WOUND = 0.3;
export const BREATH = 0.15;
/** Fights of a party of so many are thought to their end beforehand: each further Ally makes it several times as long. */
export const MANY = 3;
