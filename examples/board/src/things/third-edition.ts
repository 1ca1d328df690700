import { mapSigns } from 'runebound-engine/third-edition/picture';
import { viewFor } from '../editions/rules.js';
import { rulesetOfThird } from '../editions/third.js';
import { language } from '../language.js';
import type { EditionScreen } from './index.js';
import { screenOfThird } from './third.js';
import { boardOfThird, throwOfThird } from './third-board.js';
import { readThird } from './third-reading.js';

/* How the screen shows Third Edition. */

const textsIn = async (german: boolean) =>
  german
    ? (await import('../texts/german-third.js')).third
    : (await import('../texts/english-third.js')).third;

export const third = async (): Promise<EditionScreen> => ({
  screenOf: screenOfThird as EditionScreen['screenOf'],
  boardOf: boardOfThird as EditionScreen['boardOf'],
  throwOf: throwOfThird as EditionScreen['throwOf'],
  signsOf: mapSigns,
  heroesOf({ scenario }) {
    const ruleset = rulesetOfThird({ modules: [scenario] });
    const state = ruleset.createGame({ scenario, players: 2, seed: 1 });
    const { card } = readThird(viewFor(state as never, null) as never, []);
    return ruleset.rules.content.heroes.map((id) => card(id));
  },
  texts: await textsIn(language() === 'de'),
});
