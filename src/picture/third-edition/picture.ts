import { InvalidArgumentError } from '../../kernel/index.js';
import type { LightThirdEditionRuleset } from '../../third-edition/compose.js';
import { rulesetFor } from '../../third-edition/edition.js';
import { inspection } from '../../third-edition/inspect/index.js';
import type { ThirdEditionState, ThirdEditionView } from '../../third-edition/types.js';
import { type Drawing, finished } from '../page.js';
import { draw } from './draw.js';
import { type PictureOptions, readPictureOptions } from './options.js';

/** A state or a view to draw. */
export type SeenState = ThirdEditionState | ThirdEditionView;

/** A ruleset, with checks of saves or without. */
export type PicturedRuleset = Pick<LightThirdEditionRuleset, 'rules' | 'ask'>;

/**
 * Draws a position: the board with everything on it, and beside it the time track with the story, the players'
 * possessions, the markets, and the combat under way.
 *
 * A state shows everything, with the hands of all players; a view shows what its viewer may know (3e.game.public-info).
 * Without the part `hands`, hands and drawn trophies are only counted.
 *
 * @returns an SVG document: text stays text, without scripts and without external files. Its `data-` attributes name
 * things: `data-hex` on hexes, gems, tokens and figures, `data-player` on figures
 * @throws InvalidArgumentError for wrong options, and for a value that is not an object
 * @throws InvalidSaveError for a wrong state, such as one of Second Edition
 * @throws UnknownRulesetError for a scenario that is not bundled
 *
 * @example
 * ```ts
 * import { createGame, viewFor } from 'runebound-engine/third-edition';
 * import { picture } from 'runebound-engine/third-edition/picture';
 *
 * const game = createGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir' });
 * document.body.innerHTML = picture(viewFor(game, 0), { theme: 'dark', highlight: ['h0706'] });
 * ```
 */
export function picture(state: SeenState, options: PictureOptions = {}): string {
  if (typeof state !== 'object' || state === null)
    throw new InvalidArgumentError('A picture is of a state, as createGame or apply gives it, or of a view.');
  return pictureOf(rulesetFor(state), state, options);
}

/**
 * Draws a position as {@link picture} does, with a given ruleset: for an author's content, for example.
 *
 * @param ruleset - as `rulesetOf` or `composeRuleset` returns it
 * @throws InvalidArgumentError for wrong options, or a wrong ruleset
 * @throws InvalidSaveError for a state of other rules
 *
 * @example
 * ```ts
 * import { composeRuleset } from 'runebound-engine/third-edition';
 * import { pictureOf } from 'runebound-engine/third-edition/picture';
 *
 * const ruleset = composeRuleset('corpse-king', [{ id: 'mine', name: 'Mine', skills: [] }]);
 * const game = ruleset.createGame({ scenario: 'corpse-king', players: 3, seed: 1 });
 * const svg = pictureOf(ruleset, game, { width: 900 });
 * ```
 */
export const pictureOf = (ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): string =>
  drawingOf(ruleset, state, options).svg;

/**
 * The same picture with its parts: view box, layers, and the points of all hexes and figures, so that a screen lays its
 * own elements over it.
 *
 * @param ruleset - as `rulesetOf` or `composeRuleset` returns it
 * @throws InvalidArgumentError, InvalidSaveError like {@link pictureOf}
 *
 * @example
 * ```ts
 * const { viewBox, layers, places } = drawingOf(ruleset, state);
 * const targets = places.map(({ id, center }) => `<circle data-id="${id}" cx="${center.x}" cy="${center.y}" r="20" />`);
 * ```
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
 * @param ruleset - as `rulesetOf` or `composeRuleset` returns it
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
export function* drawingSlices(
  ruleset: PicturedRuleset,
  state: SeenState,
  options: PictureOptions = {},
): Generator<undefined, Drawing> {
  const read = readPictureOptions(options);
  let parts: PicturedRuleset;
  try {
    parts = { rules: ruleset.rules, ask: ruleset.ask };
    // Rulesets of Second Edition have content too, but no hexes on their board.
    if (typeof parts.ask !== 'function' || !Array.isArray(parts.rules.content.board.hexes))
      throw new TypeError();
  } catch {
    throw new InvalidArgumentError(
      'Pictures are drawn by a ruleset of Third Edition, as rulesetOf or composeRuleset gives it.',
    );
  }
  const { rules, ask } = parts;
  const told = ask(state, inspection);
  yield;
  return yield* draw(rules.content, told, read);
}
