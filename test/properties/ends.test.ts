import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playGame } from '../../src/bots/index.js';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { begin, modulesOf, starts } from './starts.js';

/* Nobody is ever trapped: from wherever random play has led, players who want to bring the game to an end can. */

const RUNS = Number(process.env.RANDOM_GAMES ?? 12);

it('from every position that random play reaches, sensible players reach an end', {
  timeout: 300_000,
}, () => {
  const choices = fc.array(fc.noBias(fc.nat()), { maxLength: 150, size: 'max' });
  fc.assert(
    fc.property(starts, choices, fc.nat(), (start, numbers, seed) => {
      const ruleset = rulesetOf(modulesOf(start));
      const first = begin(start);
      fc.pre(first !== null);
      let state: GameState = first;
      const played: Action[] = [];
      for (const number of numbers) {
        const legal = ruleset.legalActions(state);
        const action = legal[number % Math.max(1, legal.length)];
        if (action === undefined) break;
        played.push(action);
        state = ruleset.apply(state, action);
      }
      if (state.outcome !== null || ruleset.decision(state)?.actor === 'chance') return;
      const { outcome, turns } = playGame({ from: state, seed, ruleset, maxTurns: 600 });
      const codes = played.map(actionCode).join('\n');
      expect(outcome, `after ${turns} turns, from ${JSON.stringify(start)} and\n${codes}`).not.toBeNull();
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
});
