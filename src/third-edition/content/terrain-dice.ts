import type { Terrain } from './board-types.js';

/** What a face of a terrain die shows: one or two grounds, or wild (3e.dice.double-face, 3e.dice.wild). */
export type DieFace = readonly (Terrain | 'wild')[];

/** The six faces of a terrain die, all different; all dice are alike (3e.dice.faces). A face is named by its place in this list, from 1. */
export const terrainDice: readonly DieFace[] = [
  ['plains'],
  ['plains', 'forest'],
  ['forest', 'hills'],
  ['hills', 'plains'],
  ['mountain', 'water'],
  ['wild'],
];

/** Terrain dice in the box (3e.components.terrain-dice): a card that has some rolled asks for no more. */
export const diceInBox = 5;
