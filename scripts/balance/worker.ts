import { type DuelOrder, duelForBalance } from './duel.js';
import { type GameOrder, playForBalance } from './play.js';
import { playThirdEdition, type ThirdEditionOrder } from './third-edition/play.js';

/* What a thread of the pool can be told to do. */

export const play = (order: GameOrder) => playForBalance(order);
export const duel = (order: DuelOrder) => duelForBalance(order);
export const thirdEdition = (order: ThirdEditionOrder) => playThirdEdition(order);
