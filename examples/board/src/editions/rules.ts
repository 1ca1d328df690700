import type { EditionId, GameState, GameView, RuleId } from 'runebound-engine';
import type { StoryLine, Words } from 'runebound-engine/words';
import { catalogues, loadCatalogue } from '../spoken.js';

/*
 * The rules of the editions, each loaded when a table of it is laid, in the page and in the worker alike. What is asked of them has the names and
 * the types of the root of the package, which would bring both.
 */

type Root = typeof import('runebound-engine');
type Seen = GameState<EditionId> | GameView<EditionId>;

/** A module of Second Edition, or a scenario of Third. */
export interface Module {
  readonly id: string;
  readonly title: string;
  /** The ids of the modules that it brings along. */
  readonly needs: readonly string[];
  /** The ids of the modules with which it cannot be played. */
  readonly bars: readonly string[];
}

/** What the rules of an edition give to a table. */
export interface EditionRules {
  readonly modules: readonly Module[];
  /** The ruleset of a state, of a view or of the modules in force, with the queries of screens. */
  rulesetFor(seen: { readonly modules: readonly string[] }): object;
  /** The wording of a rule; `undefined` for rules of modules from elsewhere. */
  textOf(rule: RuleId): string | undefined;
  /** What a module, a scenario or the edition itself is, in a sentence or two; empty for modules from elsewhere. */
  aboutOf(id: string): string;
  /** The game in words, in the language of the page. */
  wordsFor(seen: Seen, players: readonly string[]): Pick<Words, 'describe' | 'goal' | 'message' | 'reason'>;
  /** Whether the story of what was begun waits for the next answer: one payment in several answers. Left out where it never does. */
  readonly goesOn?: (seen: Seen) => boolean;
  /** A narrator who tells events as they come. */
  narrator(
    seen: Seen,
    players: readonly string[],
  ): {
    tell(events: readonly never[], view: never): readonly StoryLine[];
    rest(): readonly StoryLine[];
  };
}

const shelf = new Map<EditionId, EditionRules>();

const bring: Readonly<Record<EditionId, () => Promise<EditionRules>>> = {
  'second-edition': async () => (await import('./second.js')).second,
  'third-edition': async () => (await import('./third.js')).third,
};

/** Brings the rules of an edition, with its words. What asks them below waits for this. */
export async function openRules(edition: EditionId): Promise<void> {
  // A file may name any edition.
  if (!Object.hasOwn(bring, edition)) throw new Error(`There is no edition ${edition}.`);
  const [rules] = await Promise.all([bring[edition](), loadCatalogue(edition)]);
  shelf.set(edition, rules);
}

/** The rules of an edition that were brought. */
export function rulesOf(edition: EditionId): EditionRules {
  const rules = shelf.get(edition);
  if (rules === undefined) throw new Error(`The rules of ${edition} are not there yet.`);
  return rules;
}

export const rulesetFor = ((seen: Seen) => rulesOf(seen.edition).rulesetFor(seen)) as Root['rulesetFor'];

/** The wording of a rule of the editions that are there, in the language of the page; else its id. */
export function ruleText(id: string): string {
  for (const { messages } of Object.values(catalogues()).flat()) {
    const said = messages[`rule.${id}`];
    if (said !== undefined) return said;
  }
  for (const { textOf } of shelf.values()) {
    const text = textOf(id as RuleId);
    if (text !== undefined) return text;
  }
  return id;
}

type Asked =
  | 'answers'
  | 'attempts'
  | 'decision'
  | 'inspect'
  | 'legalActions'
  | 'odds'
  | 'outcome'
  | 'predict'
  | 'reach'
  | 'viewFor';

/** A function of the root that asks the ruleset of its state. */
const asked = <Name extends Asked>(name: Name): Root[Name] =>
  ((seen: Seen, ...given: unknown[]) =>
    (rulesetFor(seen) as unknown as Record<Asked, (...all: unknown[]) => unknown>)[name](
      seen,
      ...given,
    )) as Root[Name];

export const answers = asked('answers');
export const attempts = asked('attempts');
export const decision = asked('decision');
export const inspect = asked('inspect');
export const legalActions = asked('legalActions');
export const odds = asked('odds');
export const outcome = asked('outcome');
export const predict = asked('predict');
export const reach = asked('reach');
export const viewFor = asked('viewFor');
