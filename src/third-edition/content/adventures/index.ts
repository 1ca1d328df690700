import type { AdventureCard } from '../cards.js';
import { beasts } from './combat/beasts.js';
import { combatErrands } from './combat/errands.js';
import { warbands } from './combat/warbands.js';
import { encounters } from './exploration/encounters.js';
import { heights } from './exploration/heights.js';
import { lowlands } from './exploration/lowlands.js';
import { company } from './social/encounters.js';
import { roads } from './social/roads.js';
import { villages } from './social/villages.js';

/**
 * The 60 adventure cards without a scenario, 20 a deck (3e.components.adventure-cards-scenario): enemies mostly in combat, quests mostly in exploration, events
 * mostly in social, and all three kinds in every deck (3e.adventure.card-types).
 */
export const adventures: readonly AdventureCard[] = [
  ...beasts,
  ...warbands,
  ...combatErrands,
  ...heights,
  ...lowlands,
  ...encounters,
  ...villages,
  ...roads,
  ...company,
];
