import type { ContentPack } from '../../../content/cards.js';
import { blue } from './blue.js';
import { green } from './green.js';
import { yellow } from './yellow.js';

/**
 * The thirty cards of Beasts and Bandits (va49.components.adventure-cards). How many of each color and kind the printed pack has is not
 * known to us: twelve green, ten yellow and eight blue are our own, as is what is on them.
 */
export const beastsAndBanditsCards: ContentPack = {
  id: 'beasts-and-bandits',
  name: 'Beasts and Bandits',
  adventures: [...green, ...yellow, ...blue],
};
