import {
  bindRuleset,
  composeRules,
  type LightRuleset,
  type Problem,
  type RuleModule,
  type Rules,
  type Ruleset,
} from '../kernel/index.js';
import type { Citation, RuleId } from '../register/index.js';
import { type Content, compileContent } from './base/content.js';
import { forms, player, whole } from './base/forms.js';
import { deal, hide } from './base/hiding.js';
import { basePlay } from './base/module.js';
import { layOut } from './base/setup.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ContentPack } from './content/pack.js';
import { readSeats } from './options.js';
import type { ThirdEditionTypes } from './types.js';

/* Rulesets of this edition, from their parts: the base rules, a scenario, and content. What is large is given by those who want it: nothing here imports it. */

/** The functions of a ruleset of this edition. */
export type ThirdEditionRuleset = Ruleset<ThirdEditionTypes>;

/** The functions of a ruleset of this edition that was composed without {@link SaveChecks}: all but the reading and checking of states. */
export type LightThirdEditionRuleset = LightRuleset<ThirdEditionTypes>;

/** What checks states from outside: `saveChecks` of `runebound-engine/third-edition/saves`. */
export interface SaveChecks {
  /** Brings a save of an earlier version to the present one. */
  migrate(value: unknown): unknown;
  /** What is wrong with a value that is offered as a state; `isRule` says whether there is a rule of an id. */
  problemsOf(
    value: unknown,
    rules: Rules<ThirdEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** What of that is wrong with its form. */
  problemsOfForm(
    value: unknown,
    rules: Rules<ThirdEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** What is wrong with the form of a view, in which the hands of others are hidden. */
  problemsOfView(
    value: unknown,
    rules: Rules<ThirdEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** The rules of the base game, with what must be true in every state of it. */
  readonly base: RuleModule<ThirdEditionDraft, Content>;
}

/** What a ruleset is composed of besides a scenario and content. Each part costs its size, and nobody pays for a part that is not named. */
export interface RulesetParts {
  /**
   * Content besides what is in the box; later packs add to earlier ones and replace cards of the same id. Only their shape is looked at here:
   * packs from outside go through `assertContent` of `runebound-engine/third-edition/content-checks` first.
   */
  readonly packs?: readonly ContentPack[];
  /** With them the ruleset has `parseState` and `brokenInvariants`. */
  readonly saves?: SaveChecks;
  /**
   * `cite` of the documents that are played by, such as `runebound-engine/register/third-edition`: with it rules are quoted in words. Those that it
   * has no words for, and without it all, are cited by their ids.
   */
  readonly cite?: (id: RuleId) => Citation | undefined;
  /** `undrafted` of `runebound-engine/drafts`: with it the drafts of stores are known for what they are. Without it they are read and copied like any value. */
  readonly undrafted?: <T>(value: T) => T;
}

/**
 * Composes the rules with a scenario and content.
 *
 * @param modules - the scenario (3e.game.scenario-governs)
 * @param packs - content; later packs add to earlier ones and replace cards of the same id
 * @param parts - what checks saves, and what quotes rules
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
  { saves, cite, undrafted }: Omit<RulesetParts, 'packs'> = {},
): LightThirdEditionRuleset {
  const content = compileContent(packs, modules[0]?.id ?? null);
  const isRule = cite && ((id: string) => canCite(cite, id));
  return bindRuleset<ThirdEditionTypes>({
    rules: composeRules(saves?.base ?? basePlay, modules, content, content.fingerprint),
    open: (options, rules) => layOut(readSeats(options, rules), rules),
    ...(saves && {
      migrate: (value) => saves.migrate(value),
      problemsOf: (value, rules) => saves.problemsOf(value, rules, isRule),
      problemsOfForm: (value, rules) => saves.problemsOfForm(value, rules, isRule),
      problemsOfView: (value, rules) => saves.problemsOfView(value, rules, isRule),
    }),
    uncheckedBecause:
      'This ruleset reads and checks no states. Compose it with them: composeRuleset(scenario, { saves: saveChecks }), saveChecks being of runebound-engine/third-edition/saves.',
    ...(cite && { cite }),
    ...(undrafted && { undrafted }),
    hide,
    deal,
    large: ['decks', 'markets', 'discards'],
    forms,
    player,
    whole,
  });
}

/** What refuses an id has no such rule; what merely has no words for it may have left them out. */
function canCite(cite: (id: RuleId) => Citation | undefined, id: string): boolean {
  try {
    cite(id as RuleId);
    return true;
  } catch {
    return false;
  }
}
