import { expect, it } from 'vitest';
import { fromScenario } from '../../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../../src/second-edition/index.js';

/* What lies on a red Challenge that a Hero fails against in the Endgame. */

const hazmareth = 'hazmareth-lord-of-snares';
const modules = ['doom-track', 'traps-and-terrors'];

it('faq.discard.takes-all: a Challenge that goes back into the red deck in the Endgame takes nothing along', () => {
  const ruleset = rulesetOf(modules);
  let returned = 0;
  for (let seed = 0; seed < 12; seed++) {
    let state = fromScenario(
      {
        game: {
          seed,
          players: [{ hero: 'mordrog', space: 'h1109' }],
          modules,
          with: { 'doom-track': { counters: 8, track: [], endgame: { order: [0] } } },
        },
        given: { drawn: { player: 0, card: hazmareth } },
      },
      ruleset,
    );
    for (let action = 0; action < 80 && state.outcome === null; action++) {
      const [first] = ruleset.legalActions(state);
      if (first === undefined) break;
      const lay = state.hoards?.[hazmareth];
      const { state: next, events } = ruleset.transition(state, first);
      state = next;
      expect(ruleset.brokenInvariants(state)).toEqual([]);
      if (lay && events.some(({ type }) => type === 'endgame/returned')) returned++;
    }
  }
  expect(returned).toBeGreaterThan(0);
});
