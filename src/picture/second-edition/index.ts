/**
 * Positions as SVG pictures: for documents, for bug reports, for simple clients. Play does not need them.
 *
 * @module picture
 */

export type { PictureTheme } from '../inks.js';
export { type Drawing, type DrawnFigure, type DrawnLayers, type DrawnPlace, placeOf } from '../page.js';
export type { MapSign } from '../signs.js';
export {
  type BoardMap,
  boardMap,
  type MappedPlace,
  type MappedSpace,
} from './board-map.js';
export type { PicturedRuleset, SeenState } from './drawing.js';
export type { PictureBox, PictureLayer, PictureScene } from './given-layers.js';
export type { MappedArea, MappedLane } from './mapped.js';
export { drawingOf, drawingSlices, pictureOf } from './of-ruleset.js';
export type { PictureOptions } from './options.js';
export { type PicturePart, pictureParts } from './parts.js';
export { picture } from './picture.js';
export { mapSigns } from './signs.js';
