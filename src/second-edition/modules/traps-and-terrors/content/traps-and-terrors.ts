import type { ContentPack } from '../../../content/cards.js';
import { blue, red } from './blue-and-red.js';
import { green } from './green.js';
import { yellow } from './yellow.js';

/**
 * The thirty cards of Traps and Terrors (va48.components.adventure-cards): twelve green, ten yellow, seven blue, one red, of the published
 * kinds. The contents of the cards are our own.
 */
export const trapsAndTerrorsCards: ContentPack = {
  id: 'traps-and-terrors',
  name: 'Traps and Terrors',
  adventures: [...green, ...yellow, ...blue, ...red],
};
