import { expect, it } from 'vitest';
import { fromScenario, startScenario } from '../../src/scenario/second-edition/index.js';

it('a position tells what happens in it before the first decision', () => {
  const scenario = {
    game: { players: [{ hero: 'varikas-the-dead', items: [{ card: 'full-plate', faceDown: true }] }, {}] },
    given: { turn: { player: 0, step: 'start' as const } },
  };
  const { state, events } = startScenario(scenario);
  expect(events).toMatchObject([{ type: 'turn/began' }, { type: 'card/refreshed', card: 'full-plate' }]);
  expect(state).toEqual(fromScenario(scenario));
});
