import type { ContentPack } from '../../../content/pack.js';
import { combat } from './combat.js';
import { exploration } from './exploration.js';
import { social } from './social.js';
import { stories } from './stories.js';
import { surprises } from './surprises.js';
import { highLordMargath } from './villain.js';

/** Ten cards for each adventure deck, ten story cards, and the villain (3e.setup.adventure-decks, 3e.setup.story-deck). */
export const ascendanceOfMargathPack: ContentPack = {
  id: 'ascendance-of-margath',
  name: 'The Ascendance of Margath',
  adventures: [...combat, ...exploration, ...social, ...surprises],
  stories,
  villains: [highLordMargath],
};
