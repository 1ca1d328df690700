import type { ContentPack } from '../../../content/cards.js';
import { blue } from './blue.js';
import { green } from './green.js';
import { yellow } from './yellow.js';

/**
 * The thirty cards of Beasts and Bandits (va49.components.adventure-cards). The numbers of each color and kind in the printed pack are
 * unknown: twelve green, ten yellow, eight blue and the contents of the cards are our own.
 */
export const beastsAndBanditsCards: ContentPack = {
  id: 'beasts-and-bandits',
  name: 'Beasts and Bandits',
  adventures: [...green, ...yellow, ...blue],
};
