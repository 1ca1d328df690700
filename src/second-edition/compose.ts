import {
  checkCombination,
  freezeAll,
  type GameEvent,
  InvalidOptionsError,
  inOrder,
  type LightRuleset,
  type Ruleset,
  readList,
} from '../kernel/index.js';
import { bindParts as bindTo, type PartsOf, readParts, type SaveChecksOf } from '../kernel/parts.js';
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

/* Rulesets of this edition, from their parts. Callers pass the large parts, so that nothing here imports them. */

// Frozen, because all rulesets share it.
/**
 * The bundled content: the adventure "Rise of the Dragon Lords" with its board (2e.game.base-adventure). It has everything that rules read.
 * `runebound-engine/words` has the texts on its cards.
 */
export const riseOfTheDragonLords: ContentPack = /* @__PURE__ */ freezeAll(pack);
/** The six faces of a movement die, as `content/movement-dice.ts` lists them (faq.dice.movement-odds). */
export const movementDice: typeof dice = /* @__PURE__ */ freezeAll(dice);

/** The town in which Heroes begin (2e.movement.start-tamalir). */
const START = 'tamalir';

/**
 * Any event, for rulesets of unknown modules.
 *
 * @hidden
 */
// biome-ignore lint/suspicious/noExplicitAny: a ruleset takes and gives its events, so only this fits them all
export type UnknownEvent = any;

/** The functions of a ruleset of this edition. `E` is the type of its events; any event by default. */
export type SecondEditionRuleset<E extends GameEvent = UnknownEvent> = Ruleset<SecondEditionTypes<E>>;

/** The functions of a ruleset that was composed without {@link SaveChecks}: all but those that read and check states. */
export type LightSecondEditionRuleset<E extends GameEvent = UnknownEvent> = LightRuleset<
  SecondEditionTypes<E>
>;

/** The checks of states from outside: `saveChecks` of `runebound-engine/second-edition/saves`. */
export interface SaveChecks extends SaveChecksOf<SecondEditionDraft, Content> {}

/** The parts of a ruleset in addition to its modules. Each part that you pass adds its size to your bundle. */
export interface RulesetParts extends PartsOf<SaveChecks> {
  /**
   * Content; later packs add to earlier ones and replace cards of the same id. {@link riseOfTheDragonLords} if left out. Only their shape
   * is checked here: pass packs from outside to `assertContent` of `runebound-engine/second-edition/content-checks` first.
   */
  readonly packs?: readonly ContentPack[];
}

/** @throws InvalidOptionsError if this is no list; UnknownRulesetError if the modules cannot be combined */
function checkModules(modules: readonly SecondEditionModule[]): void {
  if (readList(modules) === null)
    throw new InvalidOptionsError([
      { path: 'modules', message: 'Modules are a list of rule modules, as defineModule gives them.' },
    ]);
  checkCombination(basePlay, modules);
}

/**
 * Composes the rules of the base game with modules, content and other parts.
 *
 * @param modules - rule modules, in the order in which they change the rules
 * @param parts - content packs, or an object with `packs`, `saves` and `cite`
 * @returns all functions of the ruleset; without `saves`, all but `parseState` and `brokenInvariants`
 * @throws InvalidContentError if a pack, or the content of a module, has the wrong shape
 * @throws UnknownRulesetError if the modules cannot be combined
 *
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
  checkModules(modules);
  const { packs = [riseOfTheDragonLords], ...others } = readParts<RulesetParts>(parts, 'second-edition');
  const content = compileSound(packsWith(packs, inOrder(modules), riseOfTheDragonLords), movementDice, START);
  return bindParts<M>(modules, freezeAll(content), others);
}

/**
 * {@link composeRuleset} for modules of the package alone. Their content is known to be sound, so that the checks of content are no part of
 * your bundle: 3 kB less.
 *
 * @param modules - modules of the package, in the order in which they change the rules
 * @param parts - an object with `saves` and `cite`
 * @throws UnknownRulesetError if the modules cannot be combined
 *
 * @example
 * ```ts
 * const { createGame } = composeBundled([doomTrack]);
 * createGame({ players: 2, seed: 'tamalir' }).modules; // ['doom-track']
 * ```
 */
export function composeBundled<M extends SecondEditionModule = never>(
  modules: readonly M[] = [],
  parts: Omit<RulesetParts, 'packs'> = {},
): LightSecondEditionRuleset<EventsWith<M>> {
  checkModules(modules);
  return bindParts<M>(
    modules,
    bundledContent(riseOfTheDragonLords, modules),
    readParts<Omit<RulesetParts, 'packs'>>(parts, 'second-edition'),
  );
}

/** Compiles the content of a box and of bundled modules unchecked, so that an app with only these does not load the checks. */
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

/** Binds modules, compiled content and parts. The modules' own content is ignored. */
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
  parts: Omit<RulesetParts, 'packs'>,
): LightSecondEditionRuleset<EventsWith<M>> {
  return bindTo<SecondEditionTypes<EventsWith<M>>>(
    {
      entry: 'second-edition',
      base: basePlay,
      open: (options, rules) => layOut(readSeats(options, rules), rules),
      large: ['decks', 'stacks', 'counters'],
      forms,
      player,
      whole,
    },
    modules,
    content,
    parts,
  );
}
