/**
 * Positions of Third Edition as SVG pictures: for documents, for bug reports, for simple clients. Play does not need
 * them.
 *
 * @example
 * ```ts
 * import { createGame } from 'runebound-engine/third-edition';
 * import { picture, pictureParts } from 'runebound-engine/third-edition/picture';
 *
 * const game = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
 * const svg = picture(game, { width: 1200, parts: pictureParts.filter((part) => part !== 'hands') });
 * ```
 *
 * @module third-edition/picture
 */

export type { PictureTheme } from '../inks.js';
export { type Drawing, type DrawnFigure, type DrawnLayers, type DrawnPlace, placeOf } from '../page.js';
export type { MapSign } from '../signs.js';
export { type BoardMap, boardMap, type MappedHex, type MappedPlace, type MappedRegion } from './board-map.js';
export { type PictureOptions, type PicturePart, pictureParts } from './options.js';
export {
  drawingOf,
  drawingSlices,
  type PicturedRuleset,
  picture,
  pictureOf,
  type SeenState,
} from './picture.js';
export { mapSigns } from './signs.js';
