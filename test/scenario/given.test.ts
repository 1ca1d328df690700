import { expect, it } from 'vitest';
import { type Scenario, scenarioProblems } from '../../src/scenario/second-edition/index.js';

/* What is going on in a described position: one thing, and a slip inside it is named. */

const pathsOf = (given: unknown): string[] =>
  scenarioProblems({ game: { players: 2 }, given } as Scenario).map(({ path }) => path);

it.each([
  ['nothing at all', {}],
  ['two things', { turn: { player: 0, step: 'market' }, drawn: { player: 0, card: 'x' } }],
  ['a turn that is not said', { turn: undefined }],
])('%s is not one thing', (_what, given) => expect(pathsOf(given)).toEqual(['given']));

it('a slip inside is reported where it stands', () => {
  expect(pathsOf({ turn: { player: 0, step: 'lunch' } })).toEqual(['given/turn/step']);
  expect(pathsOf({ combat: { hero: 0, challenge: 'x', phase: 'melee', wound: 1 } })).toEqual([
    'given/combat',
  ]);
});

it('a card that belongs elsewhere is reported with what would be right', () => {
  const problems = (game: Scenario['game']) => scenarioProblems({ game });
  expect(problems({ players: [{ items: ['river-wyrm'] }] })).toEqual([
    { path: 'game/players/0/items/0', message: '"river-wyrm" is a Challenge; here belongs an Item.' },
  ]);
  expect(problems({ players: 1, event: 'mordrog' })).toEqual([
    { path: 'game/event', message: '"mordrog" is a Hero; here belongs an Event.' },
  ]);
});

it('modules that cannot be in force are reported where they are named, with the rule', () => {
  const problems = (...modules: string[]) => scenarioProblems({ game: { players: 2, modules } });
  expect(problems('chess')).toEqual([
    { path: 'game/modules', message: expect.stringContaining('no module "chess"') },
  ]);
  expect(problems('shorter-game', 'longer-game')).toEqual([
    {
      path: 'game/modules',
      message: expect.stringMatching(/cannot be in force together\.$/),
      rule: '2e.shorter.purpose',
    },
  ]);
});

it('a Hero that could not stand is refused at the number of wounds that knocks it out, by the rule that says so', () => {
  const problems = (wounds: number, ...modules: string[]) =>
    scenarioProblems({ game: { players: [{ hero: 'varikas-the-dead', wounds }], modules } });
  const path = 'game/players/0/wounds';
  expect(problems(9)).toEqual([
    {
      path,
      message: 'Varikas the Dead is knocked out at 5 wounds: give fewer.',
      rule: '2e.harm.defeated-threshold',
    },
  ]);
  expect(problems(5, 'advanced-runebound')).toEqual([]);
  expect(problems(9, 'advanced-runebound')).toEqual([
    { path, message: 'Varikas the Dead is knocked out at 6 wounds: give fewer.', rule: 'adv.wounds.hero' },
  ]);
});

it('what is wrong with the whole of a module’s part is reported at the module', () => {
  const game = { players: 2, modules: ['island-of-dread'] };
  const strange = scenarioProblems({ game: { ...game, with: { 'island-of-dread': 'the sea' } } });
  expect(strange.map(({ path }) => path)).toEqual(['game/with/island-of-dread']);
  const inside = scenarioProblems({ game: { ...game, with: { 'island-of-dread': { maps: 3 } } } });
  expect(inside.map(({ path }) => path)).toEqual(['game/with/island-of-dread/maps']);
});
