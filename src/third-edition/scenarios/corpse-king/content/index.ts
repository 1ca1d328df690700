import type { ContentPack } from '../../../content/pack.js';
import { combat } from './combat.js';
import { exploration } from './exploration.js';
import { social } from './social.js';
import { stories } from './stories.js';
import { surprises } from './surprises.js';
import { vorakesh } from './villain.js';

/** Ten cards for each adventure deck, ten story cards, and the villain (3e.setup.adventure-decks, 3e.setup.story-deck). */
export const corpseKingPack: ContentPack = {
  id: 'corpse-king',
  name: 'The Corpse King',
  adventures: [...combat, ...exploration, ...social, ...surprises],
  stories,
  villains: [vorakesh],
};
