import { describe, expect, it } from 'vitest';
import { InvalidScenarioError } from '../../../../src/index.js';
import { fromScenario, type Scenario } from '../../../../src/scenario/second-edition/index.js';
import { first, sturdy } from './voyagers.js';

/* What is said of a position on the Island of Dread that cannot be. */

/** What is wrong with a table of two on which this is said of the island. */
function problemsOf(said: object, one: object = {}): readonly (readonly [path: string, message: string])[] {
  const game = {
    modules: ['island-of-dread'],
    players: [{ hero: 'mordrog', ...one }, { hero: 'varikas-the-dead' }],
    with: { 'island-of-dread': said },
  };
  try {
    fromScenario({ game, given: { turn: { player: 0, step: 'movement' } } } as Scenario);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidScenarioError)) throw error;
    return error.problems.map(({ path, message }) => [path.replace(/^.*island-of-dread\//, ''), message]);
  }
}

describe('a described position', () => {
  const atSea = { space: first };

  it('iod.voyage.start: has a Captain on every ship', () => {
    expect(problemsOf({ captains: [sturdy] }, atSea)).toEqual([]);
    const wanted = ['captains/0', 'The Hero of player 0 is at sea: name the Captain of the ship.'];
    expect(problemsOf({}, atSea)).toEqual([wanted]);
    expect(problemsOf({ captains: [null, sturdy] }, atSea)).toEqual([wanted]);
  });

  it.each([
    [
      'Captain who is none',
      { captains: ['bone-rabble'] },
      ['captains/0', 'There is no Captain "bone-rabble".'],
    ],
    ['Captain of nobody', { captains: [null, null, sturdy] }, ['captains/2', 'There are only 2 players.']],
    ['tile that is none', { tiles: ['nowhere'] }, ['tiles', 'nowhere is no event tile and no event space.']],
    [
      'map more than there are',
      { maps: [{ blue: 4 }, { blue: 3 }] },
      ['maps', 'There are six map counters of each color.'],
    ],
  ])('has no %s', (_what, said, problem) => {
    expect(problemsOf(said)).toEqual([problem]);
  });

  it('says once what is wrong with the Captain of a ship', () => {
    expect(problemsOf({ captains: ['bone-rabble'] }, atSea)).toEqual([
      ['captains/0', 'There is no Captain "bone-rabble".'],
    ]);
  });
});
