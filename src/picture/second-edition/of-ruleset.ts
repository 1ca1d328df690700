import { eventTextOf } from '../../second-edition/card-texts.js';
import { type Drawing, finished } from '../page.js';
import { drawingWith, type PicturedRuleset, type SeenState } from './drawing.js';
import type { PictureOptions } from './options.js';
import { bundledLayers } from './whole.js';

/**
 * Draws a position as `picture` does, with a given ruleset: for an author's modules and content, or to keep a bundle
 * small.
 *
 * @param ruleset - as `composeRuleset` returns it
 * @throws InvalidArgumentError for wrong options, or a wrong ruleset
 * @throws InvalidSaveError for a state of other rules
 *
 * @example
 * ```ts
 * const ruleset = composeRuleset([doomTrack]);
 * const svg = pictureOf(ruleset, ruleset.createGame({ players: 3, seed: 1 }), { width: 900 });
 * ```
 */
export const pictureOf = (ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): string =>
  drawingOf(ruleset, state, options).svg;

/**
 * The same picture with its parts: view box, layers, and the points of all places and figures, so that a screen lays its
 * own elements over it.
 *
 * @param ruleset - as `composeRuleset` returns it
 * @throws InvalidArgumentError, InvalidSaveError like {@link pictureOf}
 *
 * @example
 * ```ts
 * const { viewBox, layers, places } = drawingOf(ruleset, state);
 * const targets = places.map(({ id, center }) => `<circle data-id="${id}" cx="${center.x}" cy="${center.y}" r="20" />`);
 * ```
 */
export function drawingOf(ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): Drawing {
  return finished(drawingSlices(ruleset, state, options));
}

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
): Generator<undefined, Drawing> =>
  drawingWith({ layers: bundledLayers, textOf: eventTextOf }, ruleset, state, options);
