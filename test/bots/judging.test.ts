import { describe, expect, it } from 'vitest';
import { playGame, randomBot, worstDecisions } from '../../src/bots/second-edition/index.js';
import { createRecord, createTable, InvalidArgumentError, legalActions } from '../../src/index.js';

/* What a searching bot thinks of the decisions of a player who chooses at random. */

const setup = { players: 2, seed: 'judged' };
const { actions } = playGame({ ...setup, bots: [randomBot(1), randomBot(2)], maxTurns: 3 });
const table = createTable({ from: createRecord(setup, actions) });
const options = { budget: Number.POSITIVE_INFINITY, passes: 6, most: 4 };

describe('the worst decisions of a game', () => {
  const found = worstDecisions(table, options);

  it('are decisions of the game, each with something legal that is better, the worst first', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(4);
    for (const { step, action, taken, better, loss, player } of found) {
      expect(table.getSnapshot().log[step + 1]).toMatchObject({ action, by: player });
      expect(legalActions(table.at(step))).toContainEqual(better[0]);
      expect(taken[0]).toEqual(action);
      expect(better).not.toEqual(taken);
      expect(loss).toBeGreaterThan(0);
    }
    expect(found.map(({ loss }) => loss)).toEqual(found.map(({ loss }) => loss).sort((a, b) => b - a));
  });

  it('judge a walk as a whole, from its first step', () => {
    const { log } = table.getSnapshot();
    const walks = found.filter(({ action }) => action.type === 'move/step');
    expect(walks.length).toBeGreaterThan(0);
    for (const { step, taken } of walks) {
      expect(log[step]?.action?.type).not.toBe('move/step');
      expect(log.slice(step + 1, step + 1 + taken.length).map(({ action }) => action)).toEqual(taken);
      expect(log[step + 1 + taken.length]?.action?.type).not.toMatch(/^move\/(?:step|stop)$/);
    }
  });

  it('do not count where a few deals may be luck', () => {
    expect(worstDecisions(table, { ...options, passes: 1 })).toEqual([]);
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
