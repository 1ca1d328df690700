import type { SkillCard } from '../cards.js';
import { favouriteOfTheGods } from './favourite-of-the-gods.js';
import { forceOfNature } from './force-of-nature.js';
import { gentlemanOfFortune } from './gentleman-of-fortune.js';
import { militaryTraining } from './military-training.js';
import { runeMagic } from './rune-magic.js';
import { thirstForAdventure } from './thirst-for-adventure.js';

/**
 * The skill deck: 60 cards in six sets of ten (3e.components.skill-cards, 3e.components.skill-sets), 20 of each type. 24 bear a
 * success symbol, four in each set and eight of each type (3e.skill.success-share).
 */
export const skills: readonly SkillCard[] = [
  ...forceOfNature,
  ...militaryTraining,
  ...thirstForAdventure,
  ...gentlemanOfFortune,
  ...favouriteOfTheGods,
  ...runeMagic,
];
