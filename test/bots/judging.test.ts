import { describe, expect, it } from 'vitest';
import { playGame, randomBot, worstDecisions } from '../../src/bots/second-edition/index.js';
import { createRecord, createTable, InvalidArgumentError, legalActions } from '../../src/index.js';

/* What a searching bot thinks of the decisions of a player who chooses at random. */

const setup = { players: 2, seed: 'judging' };
const { actions } = playGame({ ...setup, bots: [randomBot(1), randomBot(2)], maxTurns: 2 });
const table = createTable({ from: createRecord(setup, actions) });
const options = { budget: Number.POSITIVE_INFINITY, passes: 3, most: 4 };

describe('the worst decisions of a game', () => {
  const found = worstDecisions(table, options);

  it('are decisions of the game, each with something legal that is better, the worst first', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(4);
    for (const { step, action, better, loss, player } of found) {
      expect(table.getSnapshot().log[step + 1]).toMatchObject({ action, by: player });
      expect(legalActions(table.at(step))).toContainEqual(better[0]);
      expect(better[0]).not.toEqual(action);
      expect(loss).toBeGreaterThan(0);
    }
    expect(found.map(({ loss }) => loss)).toEqual(found.map(({ loss }) => loss).sort((a, b) => b - a));
  });

  it('are the same each time with a number of passes', () => {
    expect(worstDecisions(table, options)).toEqual(found);
  });

  it('can be those of one player', () => {
    const own = worstDecisions(table, { ...options, player: 1 }).map(({ player }) => player);
    expect(own).toEqual(own.map(() => 1));
  });

  it('refuse wrong options', () => {
    expect(() => worstDecisions(table, { budget: -1 })).toThrow(InvalidArgumentError);
    expect(() => worstDecisions(table, { passes: 0.5 })).toThrow(InvalidArgumentError);
  });
});
