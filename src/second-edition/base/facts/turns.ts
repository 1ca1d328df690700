import { eventKind, listOf, optional, orNull } from '../../../kernel/index.js';
import { card, how, integer, player, space } from './details.js';

/* What happens with the game, its turns, and Heroes that move. */

/**
 * It is settled who begins.
 *
 * @hidden
 */
export const startingPlayer = eventKind('game/starting-player', 'It is settled who begins.', {
  player: player('Who begins.'),
});
/**
 * A player gets a Hero.
 *
 * @hidden
 */
export const heroGiven = eventKind('hero/given', 'A player gets a Hero.', {
  player: player('Who gets it.'),
  card: card('The Hero.'),
  former: optional(card('The Hero played before, where one is replaced.')),
});
/**
 * A player has won the game.
 *
 * @hidden
 */
export const gameWon = eventKind('game/won', 'A player has won the game.', {
  player: player('The winner.'),
  how: how('In which way, as the outcome says it.'),
});

/**
 * A turn begins.
 *
 * @hidden
 */
export const turnBegan = eventKind('turn/began', 'A turn begins.', {
  player: player('Whose turn it is.'),
  turn: integer('The number of the turn, counted from 1 over all players.'),
});
/**
 * A turn is over.
 *
 * @hidden
 */
export const turnEnded = eventKind('turn/ended', 'A turn is over.', {
  player: player('Whose turn it was.'),
  turn: integer('The number of the turn.'),
});

/**
 * The movement dice are rolled.
 *
 * @hidden
 */
export const movementRolled = eventKind('movement/rolled', 'The movement dice are rolled.', {
  player: player('Who moves.'),
  dice: listOf(integer('A face, as its place among those of the movement die, from 1.')),
});
/**
 * Movement dice are rolled once more.
 *
 * @hidden
 */
export const movementRolledAgain = eventKind('movement/rolled-again', 'Movement dice are rolled once more.', {
  player: player('Who moves.'),
  dice: listOf(integer('A face of those rolled again, from 1.')),
  by: card('The card that allows it.'),
});
/**
 * Movement dice are given up for rest.
 *
 * @hidden
 */
export const movementRested = eventKind('movement/rested', 'Movement dice are given up for rest.', {
  player: player('Who rests.'),
  dice: integer('How many dice are rolled all the same.'),
});
/**
 * A Hero enters a neighboring space.
 *
 * @hidden
 */
export const heroMoved = eventKind('hero/moved', 'A Hero enters a neighboring space.', {
  player: player('Whose Hero.'),
  from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
  to: space('Where it stands now.'),
});
/**
 * A Hero is put on a space without walking there.
 *
 * @hidden
 */
export const heroPlaced = eventKind('hero/placed', 'A Hero is put on a space without walking there.', {
  player: player('Whose Hero.'),
  from: orNull(space('Where it comes from; `null` if it stood nowhere.')),
  to: space('Where it stands now.'),
  by: orNull(card('The card that puts it there; `null` if the rules do.')),
});

/**
 * Events of turns and movement.
 *
 * @hidden
 */
export const turnFacts = [
  startingPlayer,
  heroGiven,
  gameWon,
  turnBegan,
  turnEnded,
  movementRolled,
  movementRolledAgain,
  movementRested,
  heroMoved,
  heroPlaced,
];
