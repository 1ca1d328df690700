import { InvalidArgumentError } from '../../kernel/index.js';
import type { LightSecondEditionRuleset } from '../../second-edition/compose.js';
import type { SecondEditionState, SecondEditionView } from '../../second-edition/types.js';
import type { Drawing } from '../page.js';
import { type Drawn, draw } from './draw.js';
import { type PictureOptions, readPictureOptions } from './options.js';
import { tableOf } from './table.js';

/** A state or a view to draw. */
export type SeenState = SecondEditionState | SecondEditionView;

/** A ruleset, with checks of saves or without. */
export type PicturedRuleset = Pick<LightSecondEditionRuleset, 'rules' | 'ask'>;

/** Draws in slices with these layers and texts. Throws InvalidArgumentError for wrong options, or a wrong ruleset. */
export function* drawingWith(
  ofModules: Drawn,
  ruleset: PicturedRuleset,
  state: SeenState,
  options: PictureOptions,
): Generator<undefined, Drawing> {
  const read = readPictureOptions(options);
  let parts: PicturedRuleset;
  try {
    parts = { rules: ruleset.rules, ask: ruleset.ask };
    if (typeof parts.ask !== 'function' || !Array.isArray(parts.rules.moduleIds)) throw new TypeError();
  } catch {
    throw new InvalidArgumentError('Pictures are drawn by a ruleset, as composeRuleset gives it.');
  }
  const { rules, ask } = parts;
  const table = ask(state, tableOf);
  yield;
  return yield* draw(rules.content, rules.moduleIds, table, read, ofModules);
}
