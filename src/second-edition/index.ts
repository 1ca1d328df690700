/**
 * Runebound Second Edition: its rules, its content, and rulesets composed of them.
 * @module second-edition
 */
import {
  bindRuleset,
  checkCombination,
  composeRules,
  freezeAll,
  InvalidOptionsError,
  type Ruleset,
  UnknownRulesetError,
} from '../kernel/index.js';
import { cite } from '../register/index.js';
import type { SecondEditionAction } from './actions.js';
import { advancedRunebound } from './advanced-runebound/module.js';
import { type Content, compileContent } from './base/content.js';
import { packsOfModules, soundPacks } from './base/content-shape.js';
import { baseGame } from './base/module.js';
import { layOut } from './base/setup.js';
import type { SecondEditionState } from './base/state.js';
import type { ContentPack } from './content/cards.js';
import { movementDice } from './content/movement-dice.js';
import { riseOfTheDragonLords } from './content/rise-of-the-dragon-lords.js';
import { islandOfDread } from './island-of-dread/module.js';
import type { SecondEditionModule } from './module.js';
import { isModuleList, readSeats, type SecondEditionOptions } from './options.js';
import { migrate, problemsOfShape, problemsOfState } from './saves.js';
import { allyLimits } from './variants/ally-limits/module.js';
import { doomTrackModule } from './variants/doom-track/module.js';
import { itemLimits } from './variants/item-limits/module.js';
import { longerGame } from './variants/longer-game/module.js';
import { shorterGame } from './variants/shorter-game/module.js';
import { softerKnockouts } from './variants/softer-knockouts/module.js';
import { travelHazardsModule } from './variants/travel-hazards/module.js';

/** The functions of a ruleset of this edition. */
export type SecondEditionRuleset = Ruleset<
  SecondEditionState,
  SecondEditionAction,
  SecondEditionOptions,
  Content
>;

/** The rule modules that come with the package, by id. */
export const bundledModules: Readonly<Record<string, SecondEditionModule>> = freezeAll(
  Object.fromEntries(
    [
      doomTrackModule,
      travelHazardsModule,
      softerKnockouts,
      itemLimits,
      allyLimits,
      shorterGame,
      longerGame,
      advancedRunebound,
      islandOfDread,
    ].map((module) => [module.id, module]),
  ),
);

// What everybody shares nobody changes.
freezeAll(riseOfTheDragonLords);
freezeAll(movementDice);

/** The town in which Heroes begin (2e.movement.start-tamalir). */
const START = 'tamalir';

/**
 * Composes the rules of the base game with modules and content packs.
 *
 * @param modules - rule modules, in the order in which they change the rules
 * @param packs - content; later packs add to earlier ones and replace cards of the same id. Only their shape is looked at here: packs from outside go through `assertContent` first.
 * @throws InvalidContentError if a pack, or what a module brings, has not the shape of one
 * @throws UnknownRulesetError if the modules cannot be in force together
 * @example
 * ```ts
 * const { createGame, legalActions, apply } = composeRuleset([]);
 * ```
 */
export function composeRuleset(
  modules: readonly SecondEditionModule[] = [],
  packs: readonly ContentPack[] = [riseOfTheDragonLords],
): SecondEditionRuleset {
  assertModules(modules);
  const content = compileContent([...soundPacks(packs), ...packsOfModules(modules)], movementDice, START);
  return rulesetWith(modules, freezeAll(content));
}

/**
 * The rules of the base game with modules, on content that is compiled already.
 *
 * @param modules - rule modules, in the order in which they change the rules; what they bring of content is left aside
 * @param content - as `compileContent` gives it
 * @throws UnknownRulesetError if the modules cannot be in force together
 */
export function rulesetWith(modules: readonly SecondEditionModule[], content: Content): SecondEditionRuleset {
  return bindRuleset<SecondEditionState, SecondEditionAction, SecondEditionOptions, Content>({
    rules: composeRules(baseGame, modules, content, content.fingerprint),
    open: (options, rules) => layOut(readSeats(options, rules), rules),
    migrate: (value) => migrate(value),
    problemsOf: problemsOfState,
    problemsOfForm: problemsOfShape,
    cite,
    large: ['decks', 'stacks'],
  });
}

/** Rulesets of bundled modules, the one asked for last at the end. More are made anew when they are needed. */
const composed = new Map<string, SecondEditionRuleset>();
const mostComposed = 64;

/**
 * The ruleset of bundled modules, by id, composed once. In whatever order they are named, it is the same: the order in which
 * {@link bundledModules} lists them.
 *
 * @throws InvalidOptionsError if this is no list of ids
 * @throws UnknownRulesetError for an id that does not exist or stands there twice, and for modules that cannot be in force together
 */
export function rulesetOf(modules: readonly string[]): SecondEditionRuleset {
  if (!isModuleList(modules))
    throw new InvalidOptionsError([{ path: 'modules', message: 'Modules are a list of module ids.' }]);
  const key = JSON.stringify(modules);
  const known = composed.get(key);
  if (known) {
    // The one asked for last is forgotten last.
    composed.delete(key);
    composed.set(key, known);
    return known;
  }
  const chosen = chooseModules(modules);
  const canonical = JSON.stringify(chosen.map(({ id }) => id));
  const ruleset = canonical === key ? composeRuleset(chosen) : rulesetOf(chosen.map(({ id }) => id));
  if (canonical === key) {
    composed.set(key, ruleset);
    for (const oldest of composed.keys()) if (composed.size > mostComposed) composed.delete(oldest);
  }
  return ruleset;
}

/** Bundled modules by their ids, in the order of the bundle. */
function chooseModules(ids: readonly string[]): readonly SecondEditionModule[] {
  const all = Object.values(bundledModules);
  for (const [at, id] of ids.entries()) {
    // More ids than there are modules end here as well: one of them is none, or stands there twice.
    if (!Object.hasOwn(bundledModules, id))
      throw new UnknownRulesetError(
        `There is no module "${id.slice(0, 60)}" for Second Edition. Modules: ${all.map((module) => module.id).join(', ')}.`,
      );
    if (ids.indexOf(id) < at) throw new UnknownRulesetError(`The module ${id} is named twice.`);
  }
  // Whoever is named first says why the two cannot be in force together.
  checkCombination(
    baseGame,
    ids.flatMap((id) => bundledModules[id] ?? []),
  );
  return all.filter(({ id }) => ids.includes(id));
}

/** Before anything is made of modules that may come from anywhere. */
function assertModules(modules: readonly SecondEditionModule[]): void {
  if (!Array.isArray(modules))
    throw new InvalidOptionsError([
      { path: 'modules', message: 'Modules are a list of rule modules, as defineModule gives them.' },
    ]);
  checkCombination(baseGame, modules);
}

export * from './abilities/language.js';
export type { SecondEditionAction } from './actions.js';
export type { Board, CardSide, Content, TriggeredEntry, UsedEntry } from './base/content.js';
export { compileContent } from './base/content.js';
export { baseGame } from './base/module.js';
export type { Seat } from './base/setup.js';
export * from './base/state.js';
export * from './content/board-types.js';
export * from './content/cards.js';
export { assertContent, checkContent, type KnownContent, knownIn } from './content/check.js';
export { movementDice } from './content/movement-dice.js';
export { riseOfTheDragonLords } from './content/rise-of-the-dragon-lords.js';
export type { TileFace } from './island-of-dread/content/sea-types.js';
export { islandMarketCards } from './island-of-dread/market-cards.js';
export type { CaptainState, MapColor, Maps, Memory as IslandMemory } from './island-of-dread/memory.js';
export type { SecondEditionModule } from './module.js';
export type { SecondEditionOptions } from './options.js';
export type {
  Doomed,
  DoomMemory,
  Endgame as DoomEndgame,
  Pile as DoomPile,
} from './variants/doom-track/memory.js';
