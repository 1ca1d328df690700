import {
  bindRuleset,
  composeRules,
  type GameEvent,
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
import type { ThirdEditionModule } from './module.js';
import { readSeats } from './options.js';
import type { EventsWith, ThirdEditionTypes } from './types.js';

/* Composes a ruleset from base rules, a scenario and content. It imports no large parts: callers pass them. */

/**
 * Any event, for rulesets of unknown modules.
 *
 * @hidden
 */
// biome-ignore lint/suspicious/noExplicitAny: a ruleset takes and gives its events, so only this fits them all
export type UnknownEvent = any;

/** The functions of a ruleset of this edition. `E` is the type of its events; any event by default. */
export type ThirdEditionRuleset<E extends GameEvent = UnknownEvent> = Ruleset<ThirdEditionTypes<E>>;

/** A ruleset without {@link SaveChecks}: it has no functions that read or check states. */
export type LightThirdEditionRuleset<E extends GameEvent = UnknownEvent> = LightRuleset<ThirdEditionTypes<E>>;

/** The checks of states from outside: `saveChecks` of `runebound-engine/third-edition/saves`. */
export interface SaveChecks {
  /** Brings a save of an earlier version to the current one. */
  migrate(value: unknown): unknown;
  /** The problems of a value offered as a state; `isRule` says whether a rule id exists. */
  problemsOf(
    value: unknown,
    rules: Rules<ThirdEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** The problems of its form alone. */
  problemsOfForm(
    value: unknown,
    rules: Rules<ThirdEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** The problems of a view's form, in which the hands of others are hidden. */
  problemsOfView(
    value: unknown,
    rules: Rules<ThirdEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** The base rules with their invariants. */
  readonly base: RuleModule<ThirdEditionDraft, Content>;
}

/** The optional parts of a ruleset. A bundle contains only the parts that you pass. */
export interface RulesetParts<M extends ThirdEditionModule = ThirdEditionModule> {
  /** Rule modules beside the scenario, in the order in which they change the rules. */
  readonly modules?: readonly M[];
  /**
   * Content beside the box; later packs add to earlier ones and replace cards of the same id. Only their shape is checked: check packs
   * from outside with `assertContent` of `runebound-engine/third-edition/content-checks` first.
   */
  readonly packs?: readonly ContentPack[];
  /** Adds `parseState` and `brokenInvariants` to the ruleset. */
  readonly saves?: SaveChecks;
  /**
   * `cite` of a document of rules, such as `runebound-engine/register/third-edition`, quotes rules in words. Rules without a text, and all
   * rules without `cite`, are cited by id.
   */
  readonly cite?: (id: RuleId) => Citation | undefined;
  /** `undrafted` of `runebound-engine/drafts` recognizes the drafts of stores. Without it they are read and copied like other values. */
  readonly undrafted?: <T>(value: T) => T;
}

/** The parts that binding takes: modules and packs are read before. */
export type BoundParts = Omit<RulesetParts, 'modules' | 'packs'>;

/**
 * Composes the rules with a scenario, further modules and content.
 *
 * @param modules - the scenario (3e.game.scenario-governs), then what changes it; their own content is ignored
 * @param packs - content; later packs add to earlier ones and replace cards of the same id
 * @param parts - the checks of saves, and the texts of rules
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 */
export function composeRuleset<M extends ThirdEditionModule = never>(
  modules: readonly M[],
  packs: readonly ContentPack[],
  parts: BoundParts & Required<Pick<BoundParts, 'saves'>>,
): ThirdEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends ThirdEditionModule = never>(
  modules: readonly M[],
  packs: readonly ContentPack[],
  parts?: BoundParts,
): LightThirdEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends ThirdEditionModule = never>(
  modules: readonly M[],
  packs: readonly ContentPack[],
  { saves, cite, undrafted }: BoundParts = {},
): LightThirdEditionRuleset<EventsWith<M>> {
  const content = compileContent(packs, modules[0]?.id ?? null);
  const isRule = cite && ((id: string) => canCite(cite, id));
  return bindRuleset<ThirdEditionTypes<EventsWith<M>>>({
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

/** A `cite` that throws knows that there is no such rule; one that returns nothing may only lack the text. */
function canCite(cite: (id: RuleId) => Citation | undefined, id: string): boolean {
  try {
    cite(id as RuleId);
    return true;
  } catch {
    return false;
  }
}
