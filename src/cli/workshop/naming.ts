import { rulesetOf } from '../../second-edition/index.js';
import { rulesetOf as rulesetOfScenario, scenarioIds } from '../../third-edition/entries/edition.js';
import { wordsOf } from '../../words/index.js';
import { wordsOf as wordsOfThirdEdition } from '../../words/third-edition/index.js';

/* What is counted by its id, as people call it. */

/** Names of heroes and of ways in which games end. */
export interface Names {
  hero(id: string): string;
  ending(how: string): string;
}

interface Speaks {
  message(key: string): string;
  name(kind: 'card', id: string): string;
}

const nameOf = (words: readonly Speaks[], id: string): string | null => {
  for (const each of words)
    try {
      return each.name('card', id);
    } catch {
      // Another scenario knows it.
    }
  return null;
};

/** The names in games of an edition. */
export function namesIn(edition: string, modules: readonly string[]): Names {
  const words: readonly Speaks[] =
    edition === 'third-edition'
      ? scenarioIds.map((id) => wordsOfThirdEdition(rulesetOfScenario(id)) as Speaks)
      : [wordsOf(rulesetOf(modules)) as Speaks];
  return {
    hero: (id) => nameOf(words, id) ?? id,
    ending(how) {
      if (how === 'unfinished') return 'left unfinished';
      const key = `how.${how}`;
      const said = words.map((each) => each.message(key)).find((text) => text !== key);
      if (said !== undefined) return said;
      const card = nameOf(words, how);
      return card === null ? how.replaceAll('-', ' ') : `${card} is defeated`;
    },
  };
}
