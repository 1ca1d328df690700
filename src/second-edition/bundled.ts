import { undrafted } from '../kernel/drafts.js';
import {
  checkCombination,
  freezeAll,
  InvalidOptionsError,
  isModuleList,
  readList,
  UnknownRulesetError,
} from '../kernel/index.js';
import { inPlay } from '../register/in-play/second-edition.js';
import type { RuleId } from '../register/rule-ids.js';
import { cite } from '../register/whole/second-edition.js';
import { baseGame } from './base/base-with-invariants.js';
import type { Content } from './base/content.js';
import { type BundledModule, bundledModules } from './bundled-by-id.js';
import { withWords } from './card-texts.js';
import {
  bindParts,
  bundledContent,
  composeRuleset as compose,
  type SecondEditionRuleset,
} from './compose.js';
import type { ContentPack } from './content/cards.js';
import { riseOfTheDragonLords as bare } from './content/rise-of-the-dragon-lords.js';
import type { SecondEditionModule } from './module.js';
import { saveChecks } from './saves/checks.js';
import type { EventsWith, SecondEditionEvent } from './types.js';

/* The edition with all its parts: every module by its id, the texts of rules and cards, and the checks of saves. */

export { type BundledModule, bundledModules } from './bundled-by-id.js';

const all = { saves: saveChecks, cite, undrafted };

/** The parts for rulesets of bundled modules only: `cite` has no other rules. */
const ours = {
  saves: saveChecks,
  cite: (id: RuleId) => inPlay.cite(id),
  undrafted,
};

/** The bundled content with the texts and flavors of its cards: "Rise of the Dragon Lords" (2e.game.base-adventure). */
export const riseOfTheDragonLords: ContentPack = /* @__PURE__ */ freezeAll(/* @__PURE__ */ withWords(bare));

/**
 * Composes the rules of the base game with modules and content packs. The ruleset has all functions and the texts of the rules.
 *
 * @param modules - rule modules, in the order in which they change the rules
 * @param packs - content; later packs add to earlier ones and replace cards of the same id. Only their shape is checked here: pass packs
 * from outside to `assertContent` first.
 * @throws InvalidContentError if a pack, or the content of a module, has the wrong shape
 * @throws UnknownRulesetError if the modules cannot be combined
 *
 * @example
 * ```ts
 * const { createGame, legalActions, apply } = composeRuleset([]);
 * ```
 */
export function composeRuleset<M extends SecondEditionModule = never>(
  modules: readonly M[] = [],
  packs: readonly ContentPack[] = [riseOfTheDragonLords],
): SecondEditionRuleset<EventsWith<M>> {
  assertOwnIds(modules);
  return compose(modules, { ...all, packs });
}

/**
 * The rules of the base game with modules, on compiled content.
 *
 * @param modules - rule modules, in the order in which they change the rules; their content is ignored
 * @param content - from `compileContent`
 * @throws UnknownRulesetError if the modules cannot be combined
 */
export const rulesetWith = <M extends SecondEditionModule = never>(
  modules: readonly M[],
  content: Content,
): SecondEditionRuleset<EventsWith<M>> => {
  assertOwnIds(modules);
  return bindParts(modules, content, all);
};

/** The root plays a state of a bundled id by the bundled module: no other module may have its id, but a translation with the same rules. */
function assertOwnIds(modules: readonly SecondEditionModule[]): void {
  for (const module of (readList(modules) ?? []) as SecondEditionModule[]) {
    // Values that are not modules are refused where the ruleset is composed.
    if (typeof module?.id !== 'string' || !Object.hasOwn(bundledModules, module.id)) continue;
    const bundled: Partial<Record<string, unknown>> = { ...bundledModules[module.id], ...told(module) };
    const given: Partial<Record<string, unknown>> = { ...module };
    if (Object.keys({ ...bundled, ...given }).some((part) => bundled[part] !== given[part]))
      throw new UnknownRulesetError(
        `The package has a module ${module.id} already, with other rules: give yours another id.`,
      );
  }
}

/** The parts of a module that people read and no rule does. */
const told = ({ title, content, words }: SecondEditionModule) => ({ title, content, words });

/** Rulesets of bundled modules, the last used at the end. The oldest are dropped and composed again when needed. */
const composed = new Map<string, SecondEditionRuleset<SecondEditionEvent>>();
const mostComposed = 64;

/**
 * The ruleset of bundled modules, by id, composed once. The order of the ids does not matter: modules are in the order of {@link
 * bundledModules}.
 *
 * @throws InvalidOptionsError if this is not a list of ids
 * @throws UnknownRulesetError for an unknown or repeated id, and for modules that cannot be combined
 */
export function rulesetOf(modules: readonly string[]): SecondEditionRuleset<SecondEditionEvent> {
  // Successive states share their frozen list of modules.
  const met = byList.get(modules);
  if (met !== undefined) return met;
  const ruleset = rulesetOfIds(modules);
  if (Object.isFrozen(modules)) byList.set(modules, ruleset);
  return ruleset;
}

const byList = new WeakMap<readonly string[], SecondEditionRuleset<SecondEditionEvent>>();

function rulesetOfIds(modules: readonly string[]): SecondEditionRuleset<SecondEditionEvent> {
  if (!isModuleList(modules))
    throw new InvalidOptionsError([{ path: 'modules', message: 'Modules are a list of module ids.' }]);
  const key = JSON.stringify(modules);
  const known = composed.get(key);
  if (known) {
    // Moved to the end: the last used is dropped last.
    composed.delete(key);
    composed.set(key, known);
    return known;
  }
  const chosen = chooseModules(modules);
  const canonical = JSON.stringify(chosen.map(({ id }) => id));
  const ruleset =
    canonical === key
      ? bindParts(chosen, bundledContent(riseOfTheDragonLords, chosen), ours)
      : rulesetOf(chosen.map(({ id }) => id));
  if (canonical === key) {
    composed.set(key, ruleset);
    for (const oldest of composed.keys()) if (composed.size > mostComposed) composed.delete(oldest);
  }
  return ruleset;
}

/** Bundled modules by their ids, in the order of the bundle. */
function chooseModules(ids: readonly string[]): readonly BundledModule[] {
  const all = Object.values(bundledModules);
  for (const [at, id] of ids.entries()) {
    // A list longer than that of all modules ends here too: one of its ids is unknown or repeated.
    if (!Object.hasOwn(bundledModules, id))
      throw new UnknownRulesetError(
        `There is no module "${id.slice(0, 60)}" for Second Edition. Modules: ${all.map((module) => module.id).join(', ')}.`,
      );
    if (ids.indexOf(id) < at) throw new UnknownRulesetError(`The module ${id} is named twice.`);
  }
  // The module that is named first explains why the two cannot be combined.
  checkCombination(
    baseGame,
    ids.flatMap((id) => bundledModules[id] ?? []),
  );
  return all.filter(({ id }) => ids.includes(id));
}

/** This edition, for the root. */
export const secondEdition = {
  id: 'second-edition',
  rulesetOf,
  /** The event kinds of the base game and all bundled modules. */
  eventKinds: () => [baseGame, ...Object.values(bundledModules)].flatMap(({ events = [] }) => events),
} as const;
