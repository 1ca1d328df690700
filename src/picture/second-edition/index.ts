/**
 * Positions as pictures: SVG, for documents, for reports of what went wrong, for clients that want no more.
 * Nothing of it is needed to play.
 *
 * @module picture
 */

export type { PictureTheme } from '../inks.js';
export {
  type BoardMap,
  boardMap,
  type MappedPlace,
  type MappedSpace,
} from './board-map.js';
export type { PictureBox, PictureLayer, PictureScene } from './given-layers.js';
export type { MappedArea, MappedLane } from './mapped.js';
export { type PicturedRuleset, pictureOf, type SeenState } from './of-ruleset.js';
export type { PictureOptions } from './options.js';
export { type PicturePart, pictureParts } from './parts.js';
export { picture } from './picture.js';
