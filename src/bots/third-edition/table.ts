import { Game } from '../../kernel/index.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { Ruleset, View } from './bot.js';

/** The table, to ask the rules; never changed. */
export const tableOf = (ruleset: Ruleset, view: View): G =>
  new Game(ruleset.rules, view as unknown as ThirdEditionDraft);
