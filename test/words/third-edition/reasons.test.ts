import { describe, expect, it } from 'vitest';
import { reasonsOfRules } from '../../../scripts/generate/reasons.js';
import type { Reason, ReasonValue } from '../../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { type Catalogue, checkCatalogue, wordKeys, wordsOf } from '../../../src/words/third-edition/index.js';
import { wrongIn } from '../sentences.js';
import { choosing } from './play.js';

/* Reasons in another language: each of them can be translated, and the English calls things by their names. */

const keys = wordKeys().filter(({ key }) => key.startsWith('reason.'));

/** A language in which every reason is told between marks of its own. */
const marked: Catalogue = {
  locale: 'fr',
  messages: Object.fromEntries(
    wordKeys().map(({ key, english }) => [key, key.startsWith('reason.') ? `«${english}»` : `${english}`]),
  ),
};

const known = new Set(reasonsOfRules('third-edition'));

/** The sentences of a reason, its own and those of its parts. */
const sentencesOf = (value: ReasonValue): readonly string[] => {
  if (typeof value !== 'object') return [];
  if ('text' in value) return [value.text, ...value.values.flatMap(sentencesOf)];
  return 'list' in value ? value.list.flatMap(sentencesOf) : [];
};

const unknownIn = (reason: Reason): readonly string[] =>
  sentencesOf(reason).filter((text) => !known.has(text));

describe('the list of reasons', () => {
  it('is offered to translators whole, with the numbers of the values', () => {
    expect(keys.find(({ key }) => key === 'reason.It costs {0} gold, and you have {1}.')?.values).toEqual([
      '0',
      '1',
    ]);
    expect(checkCatalogue(marked)).toMatchObject({ ok: true, unknown: [], malformed: [] });
  });
});

describe.each(scenarioIds)('whatever is refused in games of %s', (scenario) => {
  it('can be translated, and is a sentence', { timeout: 120_000 }, () => {
    const ruleset = rulesetOf(scenario);
    const choose = choosing(11);
    const [plain, foreign] = [wordsOf(ruleset), wordsOf(ruleset, { catalogues: [marked] })];
    let { state } = ruleset.startGame({ edition: 'third-edition', scenario, players: 3, seed: 'why' });
    const tried = new Map<string, object>();
    let told = 0;
    for (let move = 0; move < 300 && state.outcome === null; move++) {
      const legal = ruleset.legalActions(state);
      const others = [
        null,
        { type: 'x' },
        { type: 'move/go' },
        { type: 'shop/buy', card: 'ancient-sword' },
        { type: 'move/step', to: 'h0706' },
        { type: 'skill/learn', card: 'cleave' },
        { type: 'combat/deal', tokens: [0, 9] },
        ...(move % 3 === 0 ? tried.values() : []),
      ];
      for (const action of others) {
        const ruling = ruleset.explain(state, action as never);
        if (!ruling.why) continue;
        expect(unknownIn(ruling.why)).toEqual([]);
        expect(foreign.at(state).reason(ruling)).toMatch(/^«.*»$/);
        expect(wrongIn(plain.at(state).reason(ruling)), JSON.stringify(ruling.why)).toBeNull();
        told++;
      }
      for (const action of legal) tried.set(action.type, action);
      state = ruleset.apply(state, choose(legal));
    }
    expect(told).toBeGreaterThan(200);
  });
});
