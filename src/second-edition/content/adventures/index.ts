import type { AdventureCard } from '../cards.js';
import { blueChallenges } from './blue-challenges.js';
import { blueStories } from './blue-stories.js';
import { greenChallenges } from './green-challenges.js';
import { greenStories } from './green-stories.js';
import { redChallenges } from './red.js';
import { yellowChallenges } from './yellow-challenges.js';
import { yellowStories } from './yellow-stories.js';

/** The 84 adventure cards of "Rise of the Dragon Lords": 35 green, 25 yellow, 16 blue, 8 red. */
export const adventures: readonly AdventureCard[] = [
  ...greenChallenges,
  ...greenStories,
  ...yellowChallenges,
  ...yellowStories,
  ...blueChallenges,
  ...blueStories,
  ...redChallenges,
];
