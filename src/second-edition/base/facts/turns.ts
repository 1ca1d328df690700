import { listOf, optional, orNull } from '../../../kernel/index.js';
import { card, how, integer, player, space } from './details.js';
import { fact } from './fact.js';

/* What happens with the game, its turns, and Heroes that move. */

/**
 * It is settled who begins.
 *
 * @hidden
 */
export const startingPlayer = fact('game/starting-player', {
  player: player(),
});
/**
 * A player gets a Hero.
 *
 * @hidden
 */
export const heroGiven = fact(
  'hero/given',
  {
    player: player(),
    card: card(),
    former: optional(card()),
  },
  { renews: true },
);
/**
 * A player has won the game.
 *
 * @hidden
 */
export const gameWon = fact('game/won', {
  player: player(),
  how: how(),
  winners: listOf(player()),
  ranking: listOf(listOf(player())),
});
/**
 * The game is over, and all players have lost it.
 *
 * @hidden
 */
export const gameLost = fact('game/lost', {
  how: how(),
  ranking: listOf(listOf(player())),
});

/**
 * A turn begins.
 *
 * @hidden
 */
export const turnBegan = fact('turn/began', {
  player: player(),
  turn: integer(),
});
/**
 * A turn is over.
 *
 * @hidden
 */
export const turnEnded = fact('turn/ended', {
  player: player(),
  turn: integer(),
});

/**
 * The movement dice are rolled.
 *
 * @hidden
 */
export const movementRolled = fact('movement/rolled', {
  player: player(),
  dice: listOf(integer()),
});
/**
 * Movement dice are rolled once more.
 *
 * @hidden
 */
export const movementRolledAgain = fact('movement/rolled-again', {
  player: player(),
  dice: listOf(integer()),
  by: card(),
});
/**
 * Movement dice are given up for rest.
 *
 * @hidden
 */
export const movementRested = fact('movement/rested', {
  player: player(),
  dice: integer(),
});
/**
 * A player says how many movement dice are rolled.
 *
 * @hidden
 */
export const movementDiceChosen = fact('movement/dice-chosen', {
  player: player(),
  dice: integer(),
});
/**
 * A player has rested enough.
 *
 * @hidden
 */
export const movementRestEnded = fact('movement/rest-ended', {
  player: player(),
});
/**
 * A Hero stays where it is.
 *
 * @hidden
 */
export const movementStayed = fact('movement/stayed', {
  player: player(),
});
/**
 * A Hero stops on its way.
 *
 * @hidden
 */
export const movementStopped = fact('movement/stopped', {
  player: player(),
  dice: listOf(integer()),
});
/**
 * A player is done with moving.
 *
 * @hidden
 */
export const movementFinished = fact('movement/finished', {
  player: player(),
});
/**
 * A Hero enters a neighboring space.
 *
 * @hidden
 */
export const heroMoved = fact('hero/moved', {
  player: player(),
  from: orNull(space()),
  to: space(),
});
/**
 * A Hero is put on a space without walking there.
 *
 * @hidden
 */
export const heroPlaced = fact('hero/placed', {
  player: player(),
  from: orNull(space()),
  to: space(),
  by: orNull(card()),
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
