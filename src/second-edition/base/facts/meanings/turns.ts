import type { turnFacts } from '../turns.js';
import type { Meanings } from './of-kinds.js';

export const turnMeanings: Meanings<(typeof turnFacts)[number]> = {
  'game/starting-player': [
    'It is settled who begins.',
    { player: 'Who begins.' },
    ['2e.setup.starting-player'],
  ],
  'hero/given': [
    'A player gets a Hero.',
    { player: 'Who gets it.', card: 'The Hero.', former: 'The Hero played before, where one is replaced.' },
    ['2e.setup.heroes-random'],
  ],
  'game/won': [
    'A player has won the game.',
    {
      player: 'The winner.',
      how: 'In which way, as the outcome says it.',
      winners: 'A winner; all of them where several share the victory.',
      ranking: 'A player, with those who are equal; the best first.',
    },
    ['2e.game.win-margath', '2e.game.win-runes'],
  ],
  'game/lost': [
    'The game is over, and all players have lost it.',
    {
      how: 'In which way, as the outcome says it.',
      ranking: 'A player, with those who are equal; the best first.',
    },
    'any',
  ],
  'turn/began': [
    'A turn begins.',
    { player: 'Whose turn it is.', turn: 'The number of the turn, counted from 1 over all players.' },
    ['2e.turn.whole'],
  ],
  'turn/ended': [
    'A turn is over.',
    { player: 'Whose turn it was.', turn: 'The number of the turn.' },
    ['2e.turn.end'],
  ],
  'movement/rolled': [
    'The movement dice are rolled.',
    { player: 'Who moves.', dice: 'A face, as its place among those of the movement die, from 1.' },
    ['2e.dice.movement-use'],
  ],
  'movement/rolled-again': [
    'Movement dice are rolled once more.',
    { player: 'Who moves.', dice: 'A face of those rolled again, from 1.', by: 'The card that allows it.' },
    ['2e.cards.text'],
  ],
  'movement/rested': [
    'Movement dice are given up for rest.',
    { player: 'Who rests.', dice: 'How many dice are rolled all the same.' },
    ['2e.movement.rest'],
  ],
  'movement/dice-chosen': [
    'A player says how many movement dice are rolled.',
    { player: 'Who moves.', dice: 'How many dice.' },
    ['2e.dice.movement-use'],
  ],
  'movement/rest-ended': [
    'A player has rested enough.',
    { player: 'Who rests.' },
    ['2e.movement.rest-discard'],
  ],
  'movement/stayed': [
    'A Hero stays where it is.',
    { player: 'Whose Hero.' },
    ['2e.movement.staying-ends-movement'],
  ],
  'movement/stopped': [
    'A Hero stops on its way.',
    {
      player: 'Whose Hero.',
      dice: 'A face of a die that is lost, from 1; none of a move that a card grants.',
    },
    ['2e.cards.text', '2e.movement.unused-dice-lost', '2e.movement.not-full'],
  ],
  'movement/finished': ['A player is done with moving.', { player: 'Who moved.' }, ['2e.movement.optional']],
  'hero/moved': [
    'A Hero enters a neighboring space.',
    {
      player: 'Whose Hero.',
      from: 'Where it comes from; `null` if it stood nowhere.',
      to: 'Where it stands now.',
    },
    [
      '2e.cards.text',
      '2e.escape.move-back',
      '2e.movement.step-instead-of-roll',
      '2e.movement.symbol-one-space',
    ],
  ],
  'hero/placed': [
    'A Hero is put on a space without walking there.',
    {
      player: 'Whose Hero.',
      from: 'Where it comes from; `null` if it stood nowhere.',
      to: 'Where it stands now.',
      by: 'The card that puts it there; `null` if the rules do.',
    },
    ['2e.cards.text', '2e.knockout.move', '2e.movement.first-turn-placement'],
  ],
};
