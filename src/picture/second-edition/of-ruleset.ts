import { InvalidArgumentError } from '../../kernel/index.js';
import type { LightSecondEditionRuleset } from '../../second-edition/compose.js';
import type { SecondEditionState, SecondEditionView } from '../../second-edition/types.js';
import type { Drawing } from '../page.js';
import { draw } from './draw.js';
import { type PictureOptions, readPictureOptions } from './options.js';
import { tableOf } from './table.js';

/** A state or a view to draw. */
export type SeenState = SecondEditionState | SecondEditionView;

/** A ruleset, with checks of saves or without. */
export type PicturedRuleset = Pick<LightSecondEditionRuleset, 'rules' | 'ask'>;

/**
 * Draws a position as `picture` does, with a given ruleset: for an author's modules and content, or to keep a bundle
 * small.
 *
 * @param ruleset - as `composeRuleset` returns it
 * @param state - a state of that ruleset, or a view
 * @param options - width, parts, highlights, theme
 * @returns an SVG document
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
 * @param state - a state of that ruleset, or a view
 * @param options - width, parts, highlights, theme
 * @throws InvalidArgumentError, InvalidSaveError like {@link pictureOf}
 *
 * @example
 * ```ts
 * const { viewBox, layers, places } = drawingOf(ruleset, state);
 * const targets = places.map(({ id, center }) => `<circle data-id="${id}" cx="${center.x}" cy="${center.y}" r="20" />`);
 * ```
 */
export function drawingOf(ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): Drawing {
  const read = readPictureOptions(options);
  let parts: PicturedRuleset;
  try {
    parts = { rules: ruleset.rules, ask: ruleset.ask };
    if (typeof parts.ask !== 'function' || !Array.isArray(parts.rules.moduleIds)) throw new TypeError();
  } catch {
    throw new InvalidArgumentError('Pictures are drawn by a ruleset, as composeRuleset gives it.');
  }
  const { rules, ask } = parts;
  return draw(rules.content, rules.moduleIds, ask(state, tableOf), read);
}
