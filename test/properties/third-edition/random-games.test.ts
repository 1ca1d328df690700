import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionCode } from '../../../src/kernel/index.js';
import { isHouseRuleId, isRuleId } from '../../../src/register/index.js';
import type { ThirdEditionAction } from '../../../src/third-edition/actions.js';
import { numbersFrom, walk } from '../promises.js';
import { Visited } from '../visited.js';
import { begin, choose, optionsOf, starts, subjectOf } from './games.js';

/* Random games of both scenarios keep every promise of the rules in every state. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 6);
const LENGTH = 60;

const choices = fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: LENGTH, size: 'max' });

it('random games of Third Edition keep every promise in every state', { timeout: 300_000 }, () => {
  const visited = new Visited();
  fc.assert(
    fc.property(starts, choices, (start, numbers) => {
      const played: ThirdEditionAction[] = [];
      const subject = subjectOf(start.scenario);
      try {
        const hashes = walk(subject, begin(start), numbers, played, {
          choose,
          stride({ events }) {
            for (const { rule, type } of events)
              expect(isRuleId(rule) || isHouseRuleId(rule), `${type} cites ${rule}`).toBe(true);
          },
        });
        visited.more(hashes.length);
      } catch (error) {
        const codes = played.map(actionCode).join('\n  ');
        throw new Error(
          `${error instanceof Error ? error.message : error}\n\n${JSON.stringify(start)}\n  ${codes}`,
          {
            cause: error,
          },
        );
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  visited.enough(RUNS, LENGTH);
});

it('records of random games replay, and drift is noticed', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(starts, fc.nat(), (start, seed) => {
      const { ruleset } = subjectOf(start.scenario);
      const below = numbersFrom(seed);
      const options = optionsOf(start);
      let state = ruleset.createGame(options);
      const hashes = [ruleset.hashState(state)];
      const played: ThirdEditionAction[] = [];
      for (let at = 0; at < 120; at++) {
        const listed = ruleset.legalActions(state);
        if (listed.length === 0) break;
        const action = choose(listed, below(2 ** 30));
        played.push(action);
        state = ruleset.apply(state, action);
        hashes.push(ruleset.hashState(state));
      }
      const record = ruleset.createRecord(options, played);
      expect([...ruleset.replay(record)].map(ruleset.hashState), 'a record agrees').toEqual(hashes);
      const other = { ...record, options: { ...options, seed: start.seed + 1 } };
      expect(() => [...ruleset.replay(other)], 'other dice, another game').toThrow();
    }),
    { numRuns: Math.ceil(RUNS / 2), interruptAfterTimeLimit: 90_000 },
  );
});
