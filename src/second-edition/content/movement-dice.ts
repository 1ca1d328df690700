import type { Terrain } from '../abilities/language.js';

/**
 * The six faces of a movement die; all dice are equal. Road is on four faces, plains on three, hill and river on two,
 * forest, swamp and mountain on one (faq.dice.movement-odds). A face is named by its index in this list.
 */
export const movementDice: readonly (readonly Terrain[])[] = [
  ['plains', 'hill', 'road'],
  ['plains', 'road', 'river'],
  ['road', 'forest'],
  ['road', 'swamp'],
  ['plains', 'river'],
  ['hill', 'mountain'],
];
