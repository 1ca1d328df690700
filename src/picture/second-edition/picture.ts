import { InvalidArgumentError, isModuleList, readList } from '../../kernel/index.js';
import { rulesetOf } from '../../second-edition/index.js';
import type { SeenState } from './drawing.js';
import { pictureOf } from './of-ruleset.js';
import type { PictureOptions } from './options.js';

/**
 * Draws a position: the board with everything on it, and beside it the players' possessions, the Event in force, the
 * track of undefeated Challenges, the markets, and boxes of the modules in force.
 *
 * For states of bundled modules; with other rules use {@link pictureOf}.
 *
 * @returns an SVG document: text stays text, without scripts and without external files. Its `data-` attributes name
 * things: `data-space` on spaces, counters and figures, `data-player` on figures
 * @throws InvalidArgumentError for wrong options
 * @throws InvalidSaveError for a wrong state
 * @throws UnknownRulesetError for modules that are not bundled
 *
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
  } catch {}
  if (!isModuleList(modules))
    throw new InvalidArgumentError('A picture is of a state, as createGame or apply gives it, or of a view.');
  return pictureOf(rulesetOf(modules), state, options);
}
