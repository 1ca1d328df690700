import {
  gameLost,
  gameWon,
  heroGiven,
  heroMoved,
  heroPlaced,
  startingPlayer,
  turnBegan,
} from '../facts/index.js';
import { onEvent, playerAt } from './table.js';

/* What the events of turns and movement change on the table. */

export const followTurns = [
  onEvent(startingPlayer, (table, { player }) => {
    table.starting = player;
  }),
  onEvent(heroGiven, (table, { player, card }) => {
    playerAt(table, player).hero.card = card;
  }),
  onEvent(turnBegan, (table, { turn }) => {
    table.turn = turn;
  }),
  onEvent(heroMoved, (table, { player, from, to }) => {
    const { hero } = playerAt(table, player);
    hero.space = to;
    hero.cameFrom = from;
  }),
  onEvent(heroPlaced, (table, { player, to }) => {
    const { hero } = playerAt(table, player);
    hero.space = to;
    hero.cameFrom = null;
  }),
  onEvent(gameWon, (table, { winners, ranking, how, rule }) => {
    table.outcome = { winners, ranking, how, rule };
  }),
  onEvent(gameLost, (table, { ranking, how, rule }) => {
    table.outcome = { winners: [], ranking, how, rule };
  }),
];
