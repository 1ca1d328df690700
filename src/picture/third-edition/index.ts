/**
 * Positions of Third Edition as pictures: SVG, for documents, for reports of what went wrong, for clients that want no more.
 * Nothing of it is needed to play.
 *
 * @module third-edition/picture
 */
export type { PictureTheme } from '../inks.js';
export { type PictureOptions, type PicturePart, pictureParts } from './options.js';
export { type PicturedRuleset, picture, pictureOf, type SeenState } from './picture.js';
