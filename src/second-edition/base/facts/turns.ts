import { eventKind, listOf, optional, orNull } from '../../../kernel/index.js';
import { card, how, integer, player, space } from './details.js';

/* What happens with the game, its turns, and Heroes that move. */

/**
 * It is settled who begins.
 *
 * @hidden
 */
export const startingPlayer = eventKind(
  'game/starting-player',
  'It is settled who begins.',
  {
    player: player('Who begins.'),
  },
  { rules: ['2e.setup.starting-player'] },
);
/**
 * A player gets a Hero.
 *
 * @hidden
 */
export const heroGiven = eventKind(
  'hero/given',
  'A player gets a Hero.',
  {
    player: player('Who gets it.'),
    card: card('The Hero.'),
    former: optional(card('The Hero played before, where one is replaced.')),
  },
  { rules: ['2e.setup.heroes-random'], renews: true },
);
/**
 * A player has won the game.
 *
 * @hidden
 */
export const gameWon = eventKind(
  'game/won',
  'A player has won the game.',
  {
    player: player('The winner.'),
    how: how('In which way, as the outcome says it.'),
    winners: listOf(player('A winner; all of them where several share the victory.')),
    ranking: listOf(listOf(player('A player, with those who are equal; the best first.'))),
  },
  { rules: ['2e.game.win-margath', '2e.game.win-runes'] },
);
/**
 * The game is over, and all players have lost it.
 *
 * @hidden
 */
export const gameLost = eventKind('game/lost', 'The game is over, and all players have lost it.', {
  how: how('In which way, as the outcome says it.'),
  ranking: listOf(listOf(player('A player, with those who are equal; the best first.'))),
});

/**
 * A turn begins.
 *
 * @hidden
 */
export const turnBegan = eventKind(
  'turn/began',
  'A turn begins.',
  {
    player: player('Whose turn it is.'),
    turn: integer('The number of the turn, counted from 1 over all players.'),
  },
  { rules: ['2e.turn.whole'] },
);
/**
 * A turn is over.
 *
 * @hidden
 */
export const turnEnded = eventKind(
  'turn/ended',
  'A turn is over.',
  {
    player: player('Whose turn it was.'),
    turn: integer('The number of the turn.'),
  },
  { rules: ['2e.turn.end'] },
);

/**
 * The movement dice are rolled.
 *
 * @hidden
 */
export const movementRolled = eventKind(
  'movement/rolled',
  'The movement dice are rolled.',
  {
    player: player('Who moves.'),
    dice: listOf(integer('A face, as its place among those of the movement die, from 1.')),
  },
  { rules: ['2e.dice.movement-use'] },
);
/**
 * Movement dice are rolled once more.
 *
 * @hidden
 */
export const movementRolledAgain = eventKind(
  'movement/rolled-again',
  'Movement dice are rolled once more.',
  {
    player: player('Who moves.'),
    dice: listOf(integer('A face of those rolled again, from 1.')),
    by: card('The card that allows it.'),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * Movement dice are given up for rest.
 *
 * @hidden
 */
export const movementRested = eventKind(
  'movement/rested',
  'Movement dice are given up for rest.',
  {
    player: player('Who rests.'),
    dice: integer('How many dice are rolled all the same.'),
  },
  { rules: ['2e.movement.rest'] },
);
/**
 * A player says how many movement dice are rolled.
 *
 * @hidden
 */
export const movementDiceChosen = eventKind(
  'movement/dice-chosen',
  'A player says how many movement dice are rolled.',
  {
    player: player('Who moves.'),
    dice: integer('How many dice.'),
  },
  { rules: ['2e.dice.movement-use'] },
);
/**
 * A player has rested enough.
 *
 * @hidden
 */
export const movementRestEnded = eventKind(
  'movement/rest-ended',
  'A player has rested enough.',
  {
    player: player('Who rests.'),
  },
  { rules: ['2e.movement.rest-discard'] },
);
/**
 * A Hero stays where it is.
 *
 * @hidden
 */
export const movementStayed = eventKind(
  'movement/stayed',
  'A Hero stays where it is.',
  {
    player: player('Whose Hero.'),
  },
  { rules: ['2e.movement.staying-ends-movement'] },
);
/**
 * A Hero stops on its way.
 *
 * @hidden
 */
export const movementStopped = eventKind(
  'movement/stopped',
  'A Hero stops on its way.',
  {
    player: player('Whose Hero.'),
    dice: listOf(integer('A face of a die that is lost, from 1; none of a move that a card grants.')),
  },
  { rules: ['2e.cards.text', '2e.movement.unused-dice-lost', '2e.movement.not-full'] },
);
/**
 * A player is done with moving.
 *
 * @hidden
 */
export const movementFinished = eventKind(
  'movement/finished',
  'A player is done with moving.',
  {
    player: player('Who moved.'),
  },
  { rules: ['2e.movement.optional'] },
);
/**
 * A Hero enters a neighboring space.
 *
 * @hidden
 */
export const heroMoved = eventKind(
  'hero/moved',
  'A Hero enters a neighboring space.',
  {
    player: player('Whose Hero.'),
    from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
    to: space('Where it stands now.'),
  },
  {
    rules: [
      '2e.cards.text',
      '2e.escape.move-back',
      '2e.movement.step-instead-of-roll',
      '2e.movement.symbol-one-space',
    ],
  },
);
/**
 * A Hero is put on a space without walking there.
 *
 * @hidden
 */
export const heroPlaced = eventKind(
  'hero/placed',
  'A Hero is put on a space without walking there.',
  {
    player: player('Whose Hero.'),
    from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
    to: space('Where it stands now.'),
    by: orNull(card('The card that puts it there; `null` if the rules do.')),
  },
  { rules: ['2e.cards.text', '2e.knockout.move', '2e.movement.first-turn-placement'] },
);

/**
 * Events of turns and movement.
 *
 * @hidden
 */
export const turnFacts = [
  startingPlayer,
  heroGiven,
  gameWon,
  gameLost,
  turnBegan,
  turnEnded,
  movementRolled,
  movementRolledAgain,
  movementRested,
  movementDiceChosen,
  movementRestEnded,
  movementStayed,
  movementStopped,
  movementFinished,
  heroMoved,
  heroPlaced,
];
