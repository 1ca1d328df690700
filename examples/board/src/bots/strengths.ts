/* How strong a bot plays: its mind is made in `minds.ts`, what it is for people stands in the board's texts. */

export type Strength = 'easy' | 'sensible' | 'planner' | 'search';

/** The strengths of each edition, the weakest first. */
export const strengths: Readonly<Record<'second-edition' | 'third-edition', readonly Strength[]>> = {
  'second-edition': ['easy', 'sensible', 'planner', 'search'],
  'third-edition': ['easy', 'sensible', 'search'],
};
