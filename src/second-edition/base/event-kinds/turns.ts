import { listOf, optional, orNull } from '../../../kernel/index.js';
import { card, how, integer, player, space } from './details.js';
import { event } from './event.js';
import { playerAt } from './table.js';

/** It is settled who begins. Rules: 2e.setup.starting-player. Shows: turns. */
export const startingPlayer = event('game/starting-player', {
  player: player(), // Who begins.
}).changes((g, { player }) => {
  g.state.starting = player;
});
/**
 * A player gets a Hero.
 * Rules: 2e.setup.heroes-random. Shows: cards, `card` from the box to `player`; `former` from `player` to the box.
 */
export const heroGiven = event('hero/given', {
  player: player(), // Who gets it.
  card: card(), // The Hero.
  former: optional(card()), // The Hero played before, where one is replaced.
}).changesAndInvalidates((g, { player, card }) => {
  playerAt(g, player).hero.card = card;
});
/** A player has won the game. Rules: 2e.game.win-margath, 2e.game.win-runes. Shows: turns. */
export const gameWon = event('game/won', {
  player: player(), // The winner.
  how: how(), // In which way, as the outcome says it.
  winners: listOf(player()), // A winner; all of them where several share the victory.
  ranking: listOf(listOf(player())), // A player, with those who are equal; the best first.
}).changesViews((g, { winners, ranking, how, rule }) => {
  g.state.outcome = { winners, ranking, how, rule };
});
/** The game is over, and all players have lost it. Rules: any. Shows: turns. */
export const gameLost = event('game/lost', {
  how: how(), // In which way, as the outcome says it.
  ranking: listOf(listOf(player())), // A player, with those who are equal; the best first.
}).changesViews((g, { ranking, how, rule }) => {
  g.state.outcome = { winners: [], ranking, how, rule };
});

/** A turn begins. Rules: 2e.turn.whole. Shows: turns. */
export const turnBegan = event('turn/began', {
  player: player(), // Whose turn it is.
  turn: integer(), // The number of the turn, counted from 1 over all players.
}).changesViews((g, { turn }) => {
  g.state.turn = turn;
});
/** A turn is over. Rules: 2e.turn.end. Shows: turns. */
export const turnEnded = event('turn/ended', {
  player: player(), // Whose turn it was.
  turn: integer(), // The number of the turn.
});

/** The movement dice are rolled. Rules: 2e.dice.movement-use. Shows: dice. */
export const movementRolled = event('movement/rolled', {
  player: player(), // Who moves.
  dice: listOf(integer()), // A face, as its place among those of the movement die, from 1.
});
/** Movement dice are rolled once more. Rules: 2e.cards.text. Shows: dice. */
export const movementRolledAgain = event('movement/rolled-again', {
  player: player(), // Who moves.
  dice: listOf(integer()), // A face of those rolled again, from 1.
  by: card(), // The card that allows it.
});
/** Movement dice are given up for rest. Rules: 2e.movement.rest. Shows: dice. */
export const movementRested = event('movement/rested', {
  player: player(), // Who rests.
  dice: integer(), // How many dice are rolled all the same.
});
/** A player says how many movement dice are rolled. Rules: 2e.dice.movement-use. Shows: dice. */
export const movementDiceChosen = event('movement/dice-chosen', {
  player: player(), // Who moves.
  dice: integer(), // How many dice.
});
/** A player has rested enough. Rules: 2e.movement.rest-discard. Shows: choices. */
export const movementRestEnded = event('movement/rest-ended', {
  player: player(), // Who rests.
});
/** A Hero stays where it is. Rules: 2e.movement.staying-ends-movement. Shows: choices. */
export const movementStayed = event('movement/stayed', {
  player: player(), // Whose Hero.
});
/** A Hero stops on its way. Rules: 2e.cards.text, 2e.movement.unused-dice-lost, 2e.movement.not-full. Shows: dice. */
export const movementStopped = event('movement/stopped', {
  player: player(), // Whose Hero.
  dice: listOf(integer()), // A face of a die that is lost, from 1; none of a move that a card grants.
});
/** A player is done with moving. Rules: 2e.movement.optional. Shows: choices. */
export const movementFinished = event('movement/finished', {
  player: player(), // Who moved.
});
/**
 * A Hero enters a neighboring space.
 * Rules: 2e.cards.text, 2e.escape.move-back, 2e.movement.step-instead-of-roll, 2e.movement.symbol-one-space.
 * Shows: figures, the Hero of `player` from `from` or no space to `to`.
 */
export const heroMoved = event('hero/moved', {
  player: player(), // Whose Hero.
  from: orNull(space()), // Where it comes from; `null` if it stood nowhere.
  to: space(), // Where it stands now.
}).changes((g, { player, from, to }) => {
  const { hero } = playerAt(g, player);
  hero.space = to;
  hero.cameFrom = from;
});
/**
 * A Hero is put on a space without walking there.
 * Rules: 2e.cards.text, 2e.knockout.move, 2e.movement.first-turn-placement.
 * Shows: figures, the Hero of `player` from `from` or no space to `to`.
 */
export const heroPlaced = event('hero/placed', {
  player: player(), // Whose Hero.
  from: orNull(space()), // Where it comes from; `null` if it stood nowhere.
  to: space(), // Where it stands now.
  by: orNull(card()), // The card that puts it there; `null` if the rules do.
}).changes((g, { player, to }) => {
  const { hero } = playerAt(g, player);
  hero.space = to;
  hero.cameFrom = null;
});
