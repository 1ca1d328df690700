/* How strong a bot may play: said here alone, for the server and for the first page of the board. */

/** The strengths of each edition, the weakest first. */
export const strengths = {
  'second-edition': ['easy', 'sensible', 'planner', 'search'],
  'third-edition': ['easy', 'sensible', 'search'],
} as const;

export type Strength = (typeof strengths)[keyof typeof strengths][number];

/** How a bot plays of which nothing is said. */
export const usual = 'sensible' satisfies Strength;
