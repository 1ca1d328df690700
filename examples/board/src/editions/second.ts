import type { RuleId } from 'runebound-engine';
import { cite as citeAdvanced } from 'runebound-engine/register/advanced';
import { cite as citePacks } from 'runebound-engine/register/expansion-packs';
import { cite as citeIsland } from 'runebound-engine/register/island-of-dread';
import { cite as citeBase } from 'runebound-engine/register/second-edition';
import { cite as citeVariants } from 'runebound-engine/register/second-edition-variants';
import { bindQueries, composeBundled, screenQueries } from 'runebound-engine/second-edition';
import { bundledModules } from 'runebound-engine/second-edition/modules';
import { createNarrator, type SeenState, type Words, wordsOf } from 'runebound-engine/words';
import { catalogues } from '../spoken.js';
import type { EditionRules } from './rules.js';

/* Second Edition: its rules with every module, and their words. */

interface Seen {
  readonly modules: readonly string[];
}

const cite = (id: RuleId) =>
  citeBase(id) ?? citeVariants(id) ?? citeIsland(id) ?? citeAdvanced(id) ?? citePacks(id);

const compose = (ids: readonly string[]) =>
  bindQueries(
    composeBundled(Object.values(bundledModules).filter(({ id }) => ids.includes(id))),
    screenQueries,
  );

const composed = new Map<string, ReturnType<typeof compose>>();

/** The ruleset of the modules in force, composed once. */
export function rulesetOfSecond({ modules: ids }: Seen): ReturnType<typeof compose> {
  const key = [...ids].sort().join(' ');
  const unknown = ids.find((id) => !Object.hasOwn(bundledModules, id));
  if (unknown !== undefined) throw new Error(`There is no module ${unknown}.`);
  const ruleset = composed.get(key) ?? compose(ids);
  composed.set(key, ruleset);
  return ruleset;
}

/** The game in words: in the language of the page, or in English. */
export const wordsOfSecond = (
  seen: Seen & SeenState,
  players: readonly string[],
  language: 'spoken' | 'english' = 'spoken',
): Words =>
  wordsOf(rulesetOfSecond(seen), {
    players,
    cite,
    catalogues: language === 'spoken' ? catalogues()['second-edition'] : [],
  }).at(seen);

export const second: EditionRules = {
  modules: Object.values(bundledModules).map(({ id, title, requires = [], conflicts = [] }) => ({
    id,
    title,
    needs: requires,
    bars: conflicts.map(({ module }) => module),
  })),
  rulesetFor: rulesetOfSecond,
  textOf: (rule) => cite(rule)?.text,
  aboutOf(id) {
    const key = `module.${id}.about`;
    const said = wordsOf(rulesetOfSecond({ modules: [] }), { catalogues: catalogues()['second-edition'] });
    const about = said.message(key);
    return about === key ? '' : about;
  },
  wordsFor: (seen, players) => wordsOfSecond(seen as Seen & SeenState, players),
  narrator: (seen, players) => createNarrator(wordsOfSecond(seen as Seen & SeenState, players)) as never,
};
