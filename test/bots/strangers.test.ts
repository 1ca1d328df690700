import { describe, expect, it } from 'vitest';
import { bribes } from '../../examples/house-rules/bribes.js';
import { nimbleBot, plannerBot, playGame, sensibleBot } from '../../src/bots/second-edition/index.js';
import { composeRuleset } from '../../src/index.js';

/* Bots in games with a module of somebody's own. */

const ruleset = composeRuleset([bribes]);

describe.each([
  ['sensible', sensibleBot],
  ['nimble', nimbleBot],
  ['planner', plannerBot],
] as const)('%s', (_name, bot) => {
  it('now and then tries an action of a module that it knows nothing about', () => {
    let offered = 0;
    let taken = 0;
    playGame({
      players: 2,
      seed: 'strangers',
      ruleset,
      bots: [bot(1), bot(2)],
      maxTurns: 60,
      onAction: ({ type }, _state, legal) => {
        // Their types are none that the compiler knows.
        if (legal.some((action) => (action.type as string) === 'house/bribe')) offered++;
        if ((type as string) === 'house/bribe') taken++;
      },
    });
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(offered);
  });
});
