import { bundledModules } from 'runebound-engine';
import { rulesetOf, scenarioIds } from 'runebound-engine/third-edition';
import { wordsOf } from 'runebound-engine/third-edition/words';

/* What can be played: the editions, with the modules of the one and the scenarios of the other. */

export type EditionChoice = 'second-edition' | 'third-edition';

export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** The rule modules of Second Edition that come with the package. */
export const modules: readonly Choice[] = Object.values(bundledModules).map(({ id, title }) => ({
  id,
  title,
}));

/** The scenarios of Third Edition. */
export const scenarios: readonly Choice[] = scenarioIds.map((id) => ({
  id,
  title: wordsOf(rulesetOf(id)).name('module', id),
}));

/** How many may sit down: the package refuses other numbers, so this only shapes the page. */
export const places: Readonly<Record<EditionChoice, readonly [least: number, most: number]>> = {
  'second-edition': [1, 6],
  'third-edition': [2, 4],
};
