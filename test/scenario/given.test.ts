import { expect, it } from 'vitest';
import { type Scenario, scenarioProblems } from '../../src/scenario/index.js';

/* What is going on in a described position: one thing, and a slip inside it is named. */

const pathsOf = (given: unknown): string[] =>
  scenarioProblems({ game: { players: 2 }, given } as Scenario).map(({ path }) => path);

it.each([
  ['nothing at all', {}],
  ['two things', { turn: { player: 0, step: 'market' }, drawn: { player: 0, card: 'x' } }],
  ['a turn that is not said', { turn: undefined }],
])('%s is not one thing', (_what, given) => expect(pathsOf(given)).toEqual(['given']));

it('a slip inside is told where it stands', () => {
  expect(pathsOf({ turn: { player: 0, step: 'lunch' } })).toEqual(['given/turn/step']);
  expect(pathsOf({ combat: { hero: 0, challenge: 'x', phase: 'melee', wound: 1 } })).toEqual([
    'given/combat',
  ]);
});
