import { describe, expect, it } from 'vitest';
import { nimbleBot, playGame } from '../../src/bots/second-edition/index.js';
import { playGame as playThird, nimbleBot as thirdNimble } from '../../src/bots/third-edition/index.js';
import { actionCode } from '../../src/index.js';

describe('nimble players', () => {
  it('bring a game to its end, the same with the same seeds', () => {
    const played = () => playGame({ players: 2, seed: 'd0', bots: [nimbleBot('a'), nimbleBot('b')] });
    const { outcome, actions } = played();
    expect(outcome?.winners).toHaveLength(1);
    expect(played().actions.map(actionCode)).toEqual(actions.map(actionCode));
  });

  it('play Third Edition to its end', () => {
    const bots = [thirdNimble('a'), thirdNimble('b')];
    const { outcome } = playThird({ scenario: 'corpse-king', players: 2, seed: 'd0', bots });
    expect(outcome).not.toBeNull();
  });
});
