import type { AdventureCard } from '../../../../content/cards.js';
import { greenChallenges } from './green-challenges.js';
import { greenStories } from './green-stories.js';
import { redChallenges } from './red.js';
import { seaChallenges } from './sea-challenges.js';
import { seaStories } from './sea-stories.js';
import { silver } from './silver.js';
import { yellowChallenges } from './yellow-challenges.js';
import { yellowStories } from './yellow-stories.js';

/** The 77 adventure cards: 23 green, 19 yellow, 20 of the sea, 7 red, 8 silver (iod.components.adventure-cards-total). */
export const islandAdventures: readonly AdventureCard[] = [
  ...greenChallenges,
  ...greenStories,
  ...yellowChallenges,
  ...yellowStories,
  ...seaChallenges,
  ...seaStories,
  ...redChallenges,
  ...silver,
];
