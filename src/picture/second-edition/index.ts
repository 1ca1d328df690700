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
  type MappedArea,
  type MappedLane,
  type MappedPlace,
  type MappedSpace,
} from './board-map.js';
export type { PicturePart } from './layer.js';
export { type PicturedRuleset, pictureOf, type SeenState } from './of-ruleset.js';
export { type PictureOptions, pictureParts } from './options.js';
export type { PictureBox, PictureLayer, PictureScene } from './own-layers.js';
export { picture } from './picture.js';
