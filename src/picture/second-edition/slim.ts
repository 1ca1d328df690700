/**
 * Pictures of Second Edition for an app that weighs little: the base game, and the layers that you import. The functions are those of
 * `runebound-engine/picture`.
 *
 * @module second-edition/picture
 */
import { type Drawing, finished } from '../page.js';
import { drawingWith, type PicturedRuleset, type SeenState } from './drawing.js';
import type { PictureOptions } from './options.js';

/**
 * Draws a position. Give the layers of the modules in force, and `text` of your words for the text of the Event in force.
 *
 * @param ruleset - as `composeRuleset` returns it
 * @throws InvalidArgumentError for wrong options, or a wrong ruleset
 * @throws InvalidSaveError for a state of other rules
 *
 * @example
 * ```ts
 * const ruleset = composeRuleset([doomTrack]);
 * const svg = pictureOf(ruleset, ruleset.createGame({ players: 2, seed: 1 }), { layers: [doomTrackPicture] });
 * ```
 */
export const pictureOf = (ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): string =>
  drawingOf(ruleset, state, options).svg;

/**
 * The same picture with its parts: view box, layers, and the points of all places and figures.
 *
 * @param ruleset - as `composeRuleset` returns it
 * @throws InvalidArgumentError, InvalidSaveError like {@link pictureOf}
 */
export const drawingOf = (
  ruleset: PicturedRuleset,
  state: SeenState,
  options: PictureOptions = {},
): Drawing => finished(drawingSlices(ruleset, state, options));

/**
 * {@link drawingOf} in slices, for a slow phone: each `next()` works for a few milliseconds, so that the page can answer a touch between
 * them. The land takes the most; it is drawn once for a board.
 *
 * @param ruleset - as `composeRuleset` returns it
 * @throws InvalidArgumentError, InvalidSaveError like {@link drawingOf}, from `next`
 *
 * @example
 * ```ts
 * const slices = drawingSlices(ruleset, state);
 * let slice = slices.next();
 * while (!slice.done) slice = slices.next(); // here wait for the next frame
 * slice.value.places.length > 100; // true
 * ```
 */
export const drawingSlices = (
  ruleset: PicturedRuleset,
  state: SeenState,
  options: PictureOptions = {},
): Generator<undefined, Drawing> => drawingWith(printed, ruleset, state, options);

const printed = { layers: [], textOf: ({ text }: { readonly text?: string }) => text };

export type { PictureTheme } from '../inks.js';
export { type Drawing, type DrawnFigure, type DrawnLayers, type DrawnPlace, placeOf } from '../page.js';
export type { PictureWords } from '../speaking.js';
export * from './bundled-layers.js';
export type { PicturedRuleset, SeenState } from './drawing.js';
export type { PictureBox, PictureLayer, PictureScene } from './given-layers.js';
export type { PictureOptions } from './options.js';
export { type PicturePart, pictureParts } from './parts.js';
