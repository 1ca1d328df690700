import { describe, expect, it } from 'vitest';
import { easyBot, nimbleBot, playGame } from '../../src/bots/second-edition/index.js';
import * as third from '../../src/bots/third-edition/index.js';
import { actionCode } from '../../src/index.js';

describe.each([
  ['nimble', nimbleBot, third.nimbleBot],
  ['easy', easyBot, third.easyBot],
])('%s players', (_, make, makeThird) => {
  it('bring a game to its end, the same with the same seeds', () => {
    const played = () => playGame({ players: 2, seed: 'd0', bots: [make('a'), make('b')] });
    const { outcome, actions } = played();
    expect(outcome?.winners).toHaveLength(1);
    expect(played().actions.map(actionCode)).toEqual(actions.map(actionCode));
  });

  it('play Third Edition to its end', () => {
    const bots = [makeThird('a'), makeThird('b')];
    const { outcome } = third.playGame({ scenario: 'corpse-king', players: 2, seed: 'd0', bots });
    expect(outcome).not.toBeNull();
  });
});

it('easy players choose differently from nimble ones', () => {
  const actions = (make: typeof easyBot) =>
    playGame({ players: 2, seed: 'd0', bots: [make('a'), make('b')] }).actions.map(actionCode);
  expect(actions(easyBot)).not.toEqual(actions(nimbleBot));
});
