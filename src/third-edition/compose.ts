import type { GameEvent, LightRuleset, Ruleset } from '../kernel/index.js';
import { bindParts, type PartsOf, type SaveChecksOf } from '../kernel/parts.js';
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
export interface SaveChecks extends SaveChecksOf<ThirdEditionDraft, Content> {}

/** The parts of a ruleset in addition to its scenario. Each part that you pass adds its size to your bundle. */
export interface RulesetParts<M extends ThirdEditionModule = ThirdEditionModule> extends PartsOf<SaveChecks> {
  /** Rule modules beside the scenario, in the order in which they change the rules. */
  readonly modules?: readonly M[];
  /**
   * Content beside the box; later packs add to earlier ones and replace cards of the same id. Only their shape is checked: check packs
   * from outside with `assertContent` of `runebound-engine/third-edition/content-checks` first.
   */
  readonly packs?: readonly ContentPack[];
}

/** The parts that binding takes: modules and packs are read before. */
export type BoundParts = Omit<RulesetParts, 'modules' | 'packs'>;

/**
 * Composes the rules with a scenario, further modules and content.
 *
 * @param modules - the scenario (3e.game.scenario-governs), then what changes it; their own content is ignored
 * @param packs - content; later packs add to earlier ones and replace cards of the same id. Or all of it, compiled
 * @param parts - the checks of saves, and the texts of rules
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 */
export function composeRuleset<M extends ThirdEditionModule = never>(
  modules: readonly M[],
  packs: readonly ContentPack[] | Content,
  parts: BoundParts & Required<Pick<BoundParts, 'saves'>>,
): ThirdEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends ThirdEditionModule = never>(
  modules: readonly M[],
  packs: readonly ContentPack[] | Content,
  parts?: BoundParts,
): LightThirdEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends ThirdEditionModule = never>(
  modules: readonly M[],
  packs: readonly ContentPack[] | Content,
  parts: BoundParts = {},
): LightThirdEditionRuleset<EventsWith<M>> {
  return bindParts<ThirdEditionTypes<EventsWith<M>>>(
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
    'board' in packs ? packs : compileContent(packs, modules[0]?.id ?? null),
    parts,
  );
}
