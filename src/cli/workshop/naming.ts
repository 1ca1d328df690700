import { bundledModules, rulesetOf } from '../../second-edition/index.js';
import { rulesetOf as rulesetOfScenario, scenarioIds } from '../../third-edition/bundled.js';
import { wordsOf } from '../../words/second-edition/index.js';
import { wordsOf as wordsOfThirdEdition } from '../../words/third-edition/index.js';

export interface Names {
  hero(id: string): string;
  ending(how: string): string;
}

interface Naming {
  name(kind: 'card' | 'how', id: string): string;
}

/** The names in games of an edition. @param further - names of cards that are not bundled, by id */
export function namesIn(
  edition: string,
  modules: readonly string[],
  further: Readonly<Record<string, string>> = {},
): Names {
  // The winning ways of authors' modules have no words here.
  const known = modules.filter((id) => Object.hasOwn(bundledModules, id));
  // Both scenarios have the heroes of the box, and one catalogue.
  const words: Naming =
    edition === 'third-edition'
      ? wordsOfThirdEdition(rulesetOfScenario(scenarioIds[0] ?? ''))
      : wordsOf(rulesetOf(known));
  return {
    hero: (id) => further[id] ?? words.name('card', id),
    ending: (how) => (how === 'unfinished' ? 'left unfinished' : (further[how] ?? words.name('how', how))),
  };
}
