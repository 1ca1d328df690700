import {
  bindRuleset,
  checkCombination,
  composeRules,
  freezeAll,
  type GameEvent,
  InvalidOptionsError,
  inOrder,
  type LightRuleset,
  type Problem,
  type RuleModule,
  type Rules,
  type Ruleset,
  readList,
} from '../kernel/index.js';
import { readParts } from '../kernel/parts.js';
import type { Citation, RuleId } from '../register/index.js';
import { type Content, compileSound } from './base/content.js';
import { packsWith } from './base/content-shape.js';
import { forms, player, whole } from './base/forms.js';
import { basePlay } from './base/module.js';
import { layOut } from './base/setup.js';
import type { SecondEditionDraft } from './base/state.js';
import type { ContentPack } from './content/cards.js';
import { movementDice as dice } from './content/movement-dice.js';
import { riseOfTheDragonLords as pack } from './content/rise-of-the-dragon-lords.js';
import type { SecondEditionModule } from './module.js';
import { readSeats } from './options.js';
import type { EventsWith, SecondEditionTypes } from './types.js';

/* Rulesets of this edition, from their parts. What is large is given by those who want it: nothing here imports it. */

// What everybody shares nobody changes.
/**
 * The bundled content: the adventure "Rise of the Dragon Lords" with its board (2e.game.base-adventure). It is all that rules read; what is
 * written on its cards for people is told by `runebound-engine/words`.
 */
export const riseOfTheDragonLords: ContentPack = /* @__PURE__ */ freezeAll(pack);
/** The six faces of a movement die, as `content/movement-dice.ts` lists them (faq.dice.movement-odds). */
export const movementDice: typeof dice = /* @__PURE__ */ freezeAll(dice);

/** The town in which Heroes begin (2e.movement.start-tamalir). */
const START = 'tamalir';

/**
 * Whatever event: rulesets of all modules go where nothing is said of theirs.
 *
 * @hidden
 */
// biome-ignore lint/suspicious/noExplicitAny: a ruleset takes and gives its events, so only this fits them all
export type UnknownEvent = any;

/**
 * The functions of a ruleset of this edition. `E` is what may happen in its games; with modules that anybody may have made that is any
 * event, as long as nothing more is said.
 */
export type SecondEditionRuleset<E extends GameEvent = UnknownEvent> = Ruleset<SecondEditionTypes<E>>;

/** The functions of a ruleset of this edition that was composed without {@link SaveChecks}: all but the reading and checking of states. */
export type LightSecondEditionRuleset<E extends GameEvent = UnknownEvent> = LightRuleset<
  SecondEditionTypes<E>
>;

/** What checks states from outside: `saveChecks` of `runebound-engine/second-edition/saves`. */
export interface SaveChecks {
  /** Brings a save of an earlier version to the present one. */
  migrate(value: unknown): unknown;
  /** What is wrong with a value that is offered as a state; `isRule` says whether there is a rule of an id. */
  problemsOf(
    value: unknown,
    rules: Rules<SecondEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** What of that is wrong with its form. */
  problemsOfForm(
    value: unknown,
    rules: Rules<SecondEditionDraft, Content>,
    isRule?: (id: string) => boolean,
  ): readonly Problem[];
  /** The rules of the base game, with what must be true in every state of it. */
  readonly base: RuleModule<SecondEditionDraft, Content>;
}

/** What a ruleset is composed of besides its modules. Each part costs its size, and nobody pays for a part that is not named. */
export interface RulesetParts {
  /**
   * Content; later packs add to earlier ones and replace cards of the same id. The bundled {@link riseOfTheDragonLords} if left out. Only
   * their shape is looked at here: packs from outside go through `assertContent` of `runebound-engine/second-edition/content-checks` first.
   */
  readonly packs?: readonly ContentPack[];
  /** `saveChecks` of `runebound-engine/second-edition/saves`: with them the ruleset has `parseState` and `brokenInvariants`. */
  readonly saves?: SaveChecks;
  /**
   * `cite` of the documents that are played by, such as `runebound-engine/register/second-edition`: with it rules are quoted in words. Those that it
   * has no words for, and without it all, are cited by their ids.
   */
  readonly cite?: (id: RuleId) => Citation | undefined;
  /** `undrafted` of `runebound-engine/drafts`: with it the drafts of stores are known for what they are. Without it they are read and copied like any value. */
  readonly undrafted?: <T>(value: T) => T;
}

/**
 * Composes the rules of the base game with modules, content and the parts that are named.
 *
 * @param modules - rule modules, in the order in which they change the rules
 * @param parts - content packs, or an object with `packs`, `saves` and `cite`
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 * @throws InvalidContentError if a pack, or what a module brings, has not the shape of one
 * @throws UnknownRulesetError if the modules cannot be in force together
 * @example
 * ```ts
 * import { composeRuleset } from 'runebound-engine/second-edition';
 * import { doomTrack } from 'runebound-engine/second-edition/doom-track';
 * import { saveChecks } from 'runebound-engine/second-edition/saves';
 *
 * const { createGame, legalActions, apply } = composeRuleset([doomTrack]);
 * const { parseState } = composeRuleset([doomTrack], { saves: saveChecks });
 * ```
 */
export function composeRuleset<M extends SecondEditionModule = never>(
  modules: readonly M[] | undefined,
  parts: RulesetParts & Required<Pick<RulesetParts, 'saves'>>,
): SecondEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends SecondEditionModule = never>(
  modules?: readonly M[],
  parts?: RulesetParts | readonly ContentPack[],
): LightSecondEditionRuleset<EventsWith<M>>;
export function composeRuleset<M extends SecondEditionModule = never>(
  modules: readonly M[] = [],
  parts: RulesetParts | readonly ContentPack[] = {},
): LightSecondEditionRuleset<EventsWith<M>> {
  if (readList(modules) === null)
    throw new InvalidOptionsError([
      { path: 'modules', message: 'Modules are a list of rule modules, as defineModule gives them.' },
    ]);
  checkCombination(basePlay, modules);
  const { packs = [riseOfTheDragonLords], ...others } = readParts<RulesetParts>(parts, 'second-edition');
  const content = compileSound(packsWith(packs, inOrder(modules), riseOfTheDragonLords), movementDice, START);
  return bindParts<M>(modules, freezeAll(content), others);
}

/** The content of a box and of modules that come with the package, as it is: it is known to be sound, so whoever plays with that alone does not load what looks at packs. */
export const bundledContent = (box: ContentPack, modules: readonly SecondEditionModule[]): Content =>
  freezeAll(
    compileSound(
      [
        box,
        ...inOrder(modules).flatMap(({ content }) => (content === undefined ? [] : [content as ContentPack])),
      ],
      movementDice,
      START,
    ),
  );

/** Binds modules, content that is compiled already, and parts. What modules bring of content is left aside. */
export function bindParts<M extends SecondEditionModule = never>(
  modules: readonly M[],
  content: Content,
  parts: Omit<RulesetParts, 'packs'> & Required<Pick<RulesetParts, 'saves'>>,
): SecondEditionRuleset<EventsWith<M>>;
export function bindParts<M extends SecondEditionModule = never>(
  modules: readonly M[],
  content: Content,
  parts: Omit<RulesetParts, 'packs'>,
): LightSecondEditionRuleset<EventsWith<M>>;
export function bindParts<M extends SecondEditionModule = never>(
  modules: readonly M[],
  content: Content,
  { saves, cite, undrafted }: Omit<RulesetParts, 'packs'>,
): LightSecondEditionRuleset<EventsWith<M>> {
  const isRule = cite && ((id: string) => canCite(cite, id));
  return bindRuleset<SecondEditionTypes<EventsWith<M>>>({
    rules: composeRules(saves?.base ?? basePlay, modules, content, content.fingerprint),
    open: (options, rules) => layOut(readSeats(options, rules), rules),
    ...(saves && {
      migrate: (value) => saves.migrate(value),
      problemsOf: (value, rules) => saves.problemsOf(value, rules, isRule),
      problemsOfForm: (value, rules) => saves.problemsOfForm(value, rules, isRule),
    }),
    uncheckedBecause:
      'This ruleset reads and checks no states. Compose it with them: composeRuleset(modules, { saves: saveChecks }), saveChecks being of runebound-engine/second-edition/saves.',
    ...(cite && { cite }),
    ...(undrafted && { undrafted }),
    large: ['decks', 'stacks', 'counters'],
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
