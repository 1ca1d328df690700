import { type GameOrder, playForBalance } from '../../src/tools/workshop/balance/play.js';
import {
  playThirdEdition,
  type ThirdEditionOrder,
} from '../../src/tools/workshop/balance/third-edition/play.js';
import { type DuelOrder, duelForBalance } from './duel.js';

/* What a thread of the pool can be told to do. */

export const play = (order: GameOrder) => playForBalance(order);
export const duel = (order: DuelOrder) => duelForBalance(order);
export const thirdEdition = (order: ThirdEditionOrder) => playThirdEdition(order);
