import { cite } from 'runebound-engine/register/third-edition';
import {
  bindQueries,
  rulesetOf,
  type ScenarioId,
  scenarioIds,
  screenQueries,
} from 'runebound-engine/third-edition';
import { createNarrator, type SeenState, type Words, wordsOf } from 'runebound-engine/third-edition/words';
import { catalogues } from '../spoken.js';
import type { EditionRules } from './rules.js';

/* Third Edition: its rules with both scenarios, and their words. */

interface Seen {
  readonly modules: readonly string[];
}

const compose = (scenario: ScenarioId) => bindQueries(rulesetOf(scenario), screenQueries);

const composed = new Map<string, ReturnType<typeof compose>>();

/** The ruleset of a scenario, composed once. */
export function rulesetOfThird({ modules: [scenario = ''] }: Seen): ReturnType<typeof compose> {
  const ruleset = composed.get(scenario) ?? compose(scenario as ScenarioId);
  composed.set(scenario, ruleset);
  return ruleset;
}

/** The game in words: in the language of the page, or in English. */
export const wordsOfThird = (
  seen: Seen & SeenState,
  players: readonly string[],
  language: 'spoken' | 'english' = 'spoken',
): Words =>
  wordsOf(rulesetOfThird(seen), {
    players,
    cite,
    catalogues: language === 'spoken' ? catalogues()['third-edition'] : [],
  }).at(seen);

const saidOf = (scenario: string) =>
  wordsOf(rulesetOfThird({ modules: [scenario] }), { catalogues: catalogues()['third-edition'] });

export const third: EditionRules = {
  get modules() {
    return scenarioIds.map((id) => ({ id, title: saidOf(id).name('module', id), needs: [], bars: [] }));
  },
  rulesetFor: rulesetOfThird,
  textOf: (rule) => cite(rule)?.text,
  aboutOf(id) {
    const key = `module.${id}.about`;
    const about = saidOf(scenarioIds[0] ?? '').message(key);
    return about === key ? '' : about;
  },
  wordsFor: (seen, players) => wordsOfThird(seen as Seen & SeenState, players),
  // Trophies are paid one by one, and told with the skill that they are for.
  goesOn: ({ frames }) => frames.at(-1)?.kind === 'payment',
  narrator: (seen, players) => createNarrator(wordsOfThird(seen as Seen & SeenState, players)) as never,
};
