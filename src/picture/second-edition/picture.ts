import { InvalidArgumentError, isModuleList, readList } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/index.js';
import type { SeenState } from './of-ruleset.js';
import { pictureOf } from './of-ruleset.js';
import type { PictureOptions } from './options.js';

/**
 * Draws a position as a picture: the board with all that lies and stands on it, and beside it what each player has, the Event in force,
 * the track of undefeated Challenges, the markets, and what the modules in force bring.
 *
 * It is for states of modules that come with the package; with rules of your own take {@link pictureOf}.
 *
 * @param state - a state or a view
 * @param options - how wide, which parts, what to point out, light or dark
 * @returns an SVG document: text that stays text, no scripts, nothing to be loaded. What stands for something has `data-` attributes: `data-space` on spaces, counters and figures, `data-player` on figures
 * @throws InvalidArgumentError for options that are none
 * @throws InvalidSaveError for what is no state
 * @throws UnknownRulesetError for modules that the package does not have
 * @example
 * ```ts
 * const game = createGame({ players: 2, seed: 'tamalir' });
 * document.body.innerHTML = picture(game, { theme: 'dark', highlight: ['h0708'] });
 * ```
 */
export function picture(state: SeenState, options: PictureOptions = {}): string {
  let modules: unknown = null;
  try {
    modules = readList(state.modules);
  } catch {
    // Told below.
  }
  if (!isModuleList(modules))
    throw new InvalidArgumentError('A picture is of a state, as createGame or apply gives it, or of a view.');
  return pictureOf(rulesetOf(modules), state, options);
}
