/* The units of plans: experience points, gold included, as for the prizes of adventures. */

export const LIFE = 0.5;
/** The factor of a turn's delay on later prizes. */
export const PATIENCE = 0.85;
export const AHEAD = 3;
/** Goals considered for each step of a plan. */
export const BREADTH = 5;
/** The factor on a bargain that waits in a town. */
export const BARGAIN = 0.35;
/** The worth of healing a wound of an Ally, and of removing an exhaustion counter. */
export const ALLY_WOUND = 0.3;
export const BREATH = 0.15;
/** The largest party whose fights are computed in advance: each further Ally multiplies the time. */
export const MANY = 3;
