import { InvalidArgumentError } from '../../kernel/index.js';
import type { LightSecondEditionRuleset } from '../../second-edition/compose.js';
import type { SecondEditionState, SecondEditionView } from '../../second-edition/types.js';
import { draw } from './draw.js';
import { type PictureOptions, readPictureOptions } from './options.js';
import { tableOf } from './table.js';

/** A state or a view, which pictures can be drawn of. */
export type SeenState = SecondEditionState | SecondEditionView;

/** A ruleset, with checks of saves or without. */
export type PicturedRuleset = Pick<LightSecondEditionRuleset, 'rules' | 'ask'>;

/**
 * Draws a position as `picture` does, by a ruleset that you have: of modules and content of your own, or of a few modules, so that
 * a bundle has no more than those.
 *
 * @param ruleset - as `composeRuleset` gives it
 * @param state - a state of that ruleset, or a view
 * @param options - how wide, which parts, what to point out, light or dark
 * @returns an SVG document
 * @throws InvalidArgumentError for options that are none, or what is no ruleset
 * @throws InvalidSaveError for what is no state of this ruleset
 * @example
 * ```ts
 * const ruleset = composeRuleset([doomTrack]);
 * const svg = pictureOf(ruleset, ruleset.createGame({ players: 3, seed: 1 }), { width: 900 });
 * ```
 */
export function pictureOf(ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): string {
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
