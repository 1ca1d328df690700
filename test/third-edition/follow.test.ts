import { describe, expect, it } from 'vitest';
import { canonicalJson, sourceFrom, wordsOfSeed } from '../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../src/third-edition/bundled.js';
import type { ThirdEditionView } from '../../src/third-edition/types.js';
import { upTo } from '../depth.js';

/* Events are enough: whoever has one view and hears the events, as that one may, has the next view. */

/** What is worth doing more often than chance would, so that games come to adventures, combats and purchases. */
const lively =
  /^(adventure|quest|villain|shop\/buy|skill|ability\/act|combat\/(deal|surge|flip|recast|double|ability))/;

/** What lies on the table, as a view tells it. */
const tableOf = ({ frames: _, chance: __, ...table }: ThirdEditionView): unknown => table;

describe.each(scenarioIds)('random games of %s', (scenario) => {
  it.each([0, 1, 2])('are followed by every seat and a spectator, seed %i', (seed) => {
    const rules = rulesetOf(scenario);
    const random = sourceFrom(wordsOfSeed(`follow ${seed}`));
    let state = rules.createGame({ edition: 'third-edition', scenario, players: 2 + seed, seed });
    const seats = [null, ...state.players.keys()];
    for (let actions = 0; rules.outcome(state) === null && actions < upTo(150, 600); actions++) {
      const legal = rules.legalActions(state);
      const preferred = legal.filter(({ type }) => lively.test(type));
      const list = preferred.length > 0 && random.below(3) > 0 ? preferred : legal;
      const action = list[random.below(list.length)];
      if (action === undefined) throw new Error('There is nothing to do.');
      const next = rules.transition(state, action);
      for (const seat of seats) {
        const followed = rules.follow(rules.viewFor(state, seat), rules.eventsFor(next.events, seat));
        const { frames: _, chance: __, ...seen } = followed as ThirdEditionView;
        expect(canonicalJson(seen), `${action.type} to ${seat}, seed ${seed}, action ${actions}`).toBe(
          canonicalJson(tableOf(rules.viewFor(next.state, seat))),
        );
      }
      state = next.state;
    }
    expect(state.round).toBeGreaterThan(1);
  });
});
