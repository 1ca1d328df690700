import type { Question } from 'runebound-engine/desk';

/* Positions to begin with. Each is possible: a test lays them out. */

/** By what they are called. */
export const namedPositions: Readonly<Record<string, Omit<Question, 'version'>>> = {
  'A market step with goods': {
    game: {
      players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 6 }, {}],
      stacks: { forge: ['yew-longbow', 'soul-burn'] },
    },
    given: { turn: { player: 0, step: 'market' } },
  },
  'A combat, before the escape': {
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
  },
  'Dice rolled for a move': {
    game: { players: [{ hero: 'mordrog' }, {}] },
    given: { movement: { player: 0, dice: [1, 2, 3, 4, 5] } },
  },
  'Two Heroes on one space': {
    game: {
      players: [
        { hero: 'mordrog', space: 'h0608' },
        { hero: 'corbin-axebearer', space: 'h0608' },
      ],
    },
    given: { turn: { player: 0, step: 'adventure' } },
  },
  'A Storm Challenge': {
    game: {
      modules: ['seven-scions'],
      players: [{ hero: 'mordrog', space: 'h0106' }, {}],
      with: { 'seven-scions': { counter: 8 } },
    },
    given: { combat: { hero: 0, challenge: 'the-puddle-king', phase: 'melee', round: 2, wounds: 2 } },
  },
  'A turn of Third Edition': {
    game: {
      edition: 'third-edition',
      scenario: 'corpse-king',
      players: [{ hero: 'corbin' }, { hero: 'lyssa' }],
    },
    given: { turn: { player: 0, step: 'act' } },
  },
  'A combat of Third Edition': {
    game: {
      edition: 'third-edition',
      scenario: 'corpse-king',
      players: [{ hero: 'corbin' }, { hero: 'lyssa' }],
    },
    given: { combat: { player: 0, enemy: 'ogre', phase: 'act' } },
  },
};
