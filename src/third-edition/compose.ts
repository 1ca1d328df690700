import type { LightRuleset, RuleModule, Ruleset } from '../kernel/index.js';
import { bindParts, type PartsOf, type SaveChecksOf } from '../kernel/parts.js';
import { type Content, compileContent } from './base/content.js';
import { forms, player, whole } from './base/forms.js';
import { deal, hide } from './base/hiding.js';
import { basePlay } from './base/module.js';
import { layOut } from './base/setup.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ContentPack } from './content/pack.js';
import { readSeats } from './options.js';
import type { ThirdEditionTypes } from './types.js';

/* Composes a ruleset from base rules, a scenario and content. It imports no large parts: callers pass them. */

/** The functions of a ruleset of this edition. */
export type ThirdEditionRuleset = Ruleset<ThirdEditionTypes>;

/** A ruleset without {@link SaveChecks}: it has no functions that read or check states. */
export type LightThirdEditionRuleset = LightRuleset<ThirdEditionTypes>;

/** The checks of states from outside: `saveChecks` of `runebound-engine/third-edition/saves`. */
export interface SaveChecks extends SaveChecksOf<ThirdEditionDraft, Content> {}

/** The parts of a ruleset in addition to its modules. Each part that you pass adds its size to your bundle. */
export interface RulesetParts extends PartsOf<SaveChecks> {
  /**
   * Content beside the box; later packs add to earlier ones and replace cards of the same id. Only their shape is checked: check packs
   * from outside with `assertContent` of `runebound-engine/third-edition/content-checks` first.
   */
  readonly packs?: readonly ContentPack[];
}

/**
 * Composes the rules with a scenario and content.
 *
 * @param modules - the scenario (3e.game.scenario-governs)
 * @param packs - content; later packs add to earlier ones and replace cards of the same id
 * @param parts - the checks of saves, and the texts of rules
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 */
export function composeRuleset(
  modules: readonly RuleModule<ThirdEditionDraft, Content>[],
  packs: readonly ContentPack[],
  parts: Omit<RulesetParts, 'packs'> & Required<Pick<RulesetParts, 'saves'>>,
): ThirdEditionRuleset;
export function composeRuleset(
  modules: readonly RuleModule<ThirdEditionDraft, Content>[],
  packs: readonly ContentPack[],
  parts?: Omit<RulesetParts, 'packs'>,
): LightThirdEditionRuleset;
export function composeRuleset(
  modules: readonly RuleModule<ThirdEditionDraft, Content>[],
  packs: readonly ContentPack[],
  parts: Omit<RulesetParts, 'packs'> = {},
): LightThirdEditionRuleset {
  return bindParts<ThirdEditionTypes>(
    {
      entry: 'third-edition',
      base: basePlay,
      open: (options, rules) => layOut(readSeats(options, rules), rules),
      hide,
      deal,
      large: ['decks', 'markets', 'discards'],
      forms,
      player,
      whole,
    },
    modules,
    compileContent(packs, modules[0]?.id ?? null),
    parts,
  );
}
