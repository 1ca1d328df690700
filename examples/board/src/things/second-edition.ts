import { mapSigns } from 'runebound-engine/picture';
import { viewFor } from '../editions/rules.js';
import { rulesetOfSecond } from '../editions/second.js';
import { language } from '../language.js';
import type { EditionScreen } from './index.js';
import { screenOfSecond } from './second.js';
import { boardOfSecond, throwOfSecond } from './second-board.js';
import { readSecond } from './second-reading.js';

/* How the screen shows Second Edition. */

const textsIn = async (german: boolean) =>
  german
    ? (await import('../texts/german-second.js')).second
    : (await import('../texts/english-second.js')).second;

export const second = async (): Promise<EditionScreen> => ({
  screenOf: screenOfSecond as EditionScreen['screenOf'],
  boardOf: boardOfSecond as EditionScreen['boardOf'],
  throwOf: throwOfSecond as EditionScreen['throwOf'],
  signsOf: mapSigns,
  heroesOf({ modules }) {
    const ruleset = rulesetOfSecond({ modules });
    const state = ruleset.createGame({ players: 1, seed: 1 });
    const { card } = readSecond(viewFor(state as never, null) as never, []);
    return ruleset.rules.content.heroes.map((id) => card(id));
  },
  texts: await textsIn(language() === 'de'),
});
