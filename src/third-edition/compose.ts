import { bindRuleset, composeRules, type RuleModule } from '../kernel/index.js';
import { type Content, compileContent } from './base/content.js';
import { forms, player } from './base/forms.js';
import { deal, hide } from './base/hiding.js';
import { basePlay } from './base/module.js';
import { layOut } from './base/setup.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ContentPack } from './content/pack.js';
import { readSeats } from './options.js';
import type { ThirdEditionTypes } from './types.js';

/* Rulesets of this edition, from their parts: the base rules, a scenario, and content. */

/** Composes the rules with a scenario and content. */
export function composeRuleset(
  modules: readonly RuleModule<ThirdEditionDraft, Content>[],
  packs: readonly ContentPack[],
) {
  const content = compileContent(packs, modules[0]?.id ?? null);
  return bindRuleset<ThirdEditionTypes>({
    rules: composeRules(basePlay, modules, content, content.fingerprint),
    open: (options, rules) => layOut(readSeats(options, rules), rules),
    hide,
    deal,
    large: ['decks', 'markets', 'discards'],
    forms,
    player,
  });
}
