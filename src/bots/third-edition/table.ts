import { Game } from '../../kernel/index.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { Ruleset, View } from './bot.js';

/* A bot asks the rules the same questions that they ask themselves, so every card counts without the bot knowing any of them. */

/** The table, for asking the rules; nothing is ever changed on it. */
export const tableOf = (ruleset: Ruleset, view: View): G =>
  new Game(ruleset.rules, view as unknown as ThirdEditionDraft);
