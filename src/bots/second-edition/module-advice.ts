import type { G } from '../../second-edition/base/vocabulary.js';
import { knowsScions } from './awakening.js';
import type { Choice, Legal } from './bot.js';
import { cataclysmAdvice } from './cataclysm-goals.js';
import { scionAdvice } from './scions.js';
import { seafaring, type Worth } from './seafaring.js';

/** What the bundled modules in force ask for; `inland` judges spaces by what is to be had on land. */
export const moduleAdvice = (
  g: G,
  player: number,
  legal: Legal,
  kind: string,
  inland?: () => Worth,
): Choice =>
  (inland && seafaring(g, player, legal, kind, inland)) ??
  cataclysmAdvice(g, player, legal, kind) ??
  (knowsScions(g) ? scionAdvice(g, player, legal, kind) : undefined);
