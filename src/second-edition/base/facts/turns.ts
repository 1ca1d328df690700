import { listOf, optional, orNull } from '../../../kernel/index.js';
import { card, how, integer, player, space } from './details.js';
import { fact } from './fact.js';

/* What happens with the game, its turns, and Heroes that move. */

/**
 * It is settled who begins.
 *
 * @hidden
 */
export const startingPlayer = fact(
  'game/starting-player',
  {
    player: player(),
  },
  { rules: ['2e.setup.starting-player'] },
);
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
  { rules: ['2e.setup.heroes-random'], renews: true },
);
/**
 * A player has won the game.
 *
 * @hidden
 */
export const gameWon = fact(
  'game/won',
  {
    player: player(),
    how: how(),
    winners: listOf(player()),
    ranking: listOf(listOf(player())),
  },
  { rules: ['2e.game.win-margath', '2e.game.win-runes'] },
);
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
export const turnBegan = fact(
  'turn/began',
  {
    player: player(),
    turn: integer(),
  },
  { rules: ['2e.turn.whole'] },
);
/**
 * A turn is over.
 *
 * @hidden
 */
export const turnEnded = fact(
  'turn/ended',
  {
    player: player(),
    turn: integer(),
  },
  { rules: ['2e.turn.end'] },
);

/**
 * The movement dice are rolled.
 *
 * @hidden
 */
export const movementRolled = fact(
  'movement/rolled',
  {
    player: player(),
    dice: listOf(integer()),
  },
  { rules: ['2e.dice.movement-use'] },
);
/**
 * Movement dice are rolled once more.
 *
 * @hidden
 */
export const movementRolledAgain = fact(
  'movement/rolled-again',
  {
    player: player(),
    dice: listOf(integer()),
    by: card(),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * Movement dice are given up for rest.
 *
 * @hidden
 */
export const movementRested = fact(
  'movement/rested',
  {
    player: player(),
    dice: integer(),
  },
  { rules: ['2e.movement.rest'] },
);
/**
 * A player says how many movement dice are rolled.
 *
 * @hidden
 */
export const movementDiceChosen = fact(
  'movement/dice-chosen',
  {
    player: player(),
    dice: integer(),
  },
  { rules: ['2e.dice.movement-use'] },
);
/**
 * A player has rested enough.
 *
 * @hidden
 */
export const movementRestEnded = fact(
  'movement/rest-ended',
  {
    player: player(),
  },
  { rules: ['2e.movement.rest-discard'] },
);
/**
 * A Hero stays where it is.
 *
 * @hidden
 */
export const movementStayed = fact(
  'movement/stayed',
  {
    player: player(),
  },
  { rules: ['2e.movement.staying-ends-movement'] },
);
/**
 * A Hero stops on its way.
 *
 * @hidden
 */
export const movementStopped = fact(
  'movement/stopped',
  {
    player: player(),
    dice: listOf(integer()),
  },
  { rules: ['2e.cards.text', '2e.movement.unused-dice-lost', '2e.movement.not-full'] },
);
/**
 * A player is done with moving.
 *
 * @hidden
 */
export const movementFinished = fact(
  'movement/finished',
  {
    player: player(),
  },
  { rules: ['2e.movement.optional'] },
);
/**
 * A Hero enters a neighboring space.
 *
 * @hidden
 */
export const heroMoved = fact(
  'hero/moved',
  {
    player: player(),
    from: orNull(space()),
    to: space(),
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
export const heroPlaced = fact(
  'hero/placed',
  {
    player: player(),
    from: orNull(space()),
    to: space(),
    by: orNull(card()),
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
