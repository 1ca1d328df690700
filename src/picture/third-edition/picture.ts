import { InvalidArgumentError } from '../../kernel/index.js';
import type { LightThirdEditionRuleset } from '../../third-edition/compose.js';
import { rulesetFor } from '../../third-edition/edition.js';
import { inspection } from '../../third-edition/inspect/index.js';
import type { ThirdEditionState, ThirdEditionView } from '../../third-edition/types.js';
import { draw } from './draw.js';
import { type PictureOptions, readPictureOptions } from './options.js';

/** A state or a view, which pictures can be drawn of. */
export type SeenState = ThirdEditionState | ThirdEditionView;

/** A ruleset, with checks of saves or without. */
export type PicturedRuleset = Pick<LightThirdEditionRuleset, 'rules' | 'ask'>;

/**
 * Draws a position as a picture: the board with all that lies and stands on it, and beside it the time track with the story, what each player
 * has, the markets, and the combat under way.
 *
 * Of a state it tells all there is, the hands of all players among it; of a view what its viewer may know (3e.game.public-info). Without
 * the part `hands` it tells of hands and drawn trophies only how many there are.
 *
 * @param state - a state or a view
 * @param options - how wide, which parts, what to point out, light or dark
 * @returns an SVG document: text that stays text, no scripts, nothing to be loaded. What stands for something has `data-` attributes: `data-hex` on hexes, gems, tokens and figures, `data-player` on figures
 * @throws InvalidArgumentError for options that are none, and for what is no object
 * @throws InvalidSaveError for what is no state of this edition, such as one of Second Edition
 * @throws UnknownRulesetError for a scenario that the package does not have
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
 * Draws a position as {@link picture} does, by a ruleset that you have: of content of your own, say.
 *
 * @param ruleset - as `rulesetOf` or `composeRuleset` gives it
 * @param state - a state of that ruleset, or a view
 * @param options - how wide, which parts, what to point out, light or dark
 * @returns an SVG document
 * @throws InvalidArgumentError for options that are none, or what is no ruleset
 * @throws InvalidSaveError for what is no state of this ruleset
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
export function pictureOf(ruleset: PicturedRuleset, state: SeenState, options: PictureOptions = {}): string {
  const read = readPictureOptions(options);
  let parts: PicturedRuleset;
  try {
    parts = { rules: ruleset.rules, ask: ruleset.ask };
    // Rulesets of Second Edition have content too, but on their board there are no hexes.
    if (typeof parts.ask !== 'function' || !Array.isArray(parts.rules.content.board.hexes))
      throw new TypeError();
  } catch {
    throw new InvalidArgumentError(
      'Pictures are drawn by a ruleset of Third Edition, as rulesetOf or composeRuleset gives it.',
    );
  }
  const { rules, ask } = parts;
  return draw(rules.content, ask(state, inspection), read);
}
