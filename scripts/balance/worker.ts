import type { ThirdEditionOrder } from '../../tools/workshop/simulation/play.js';
import { type DuelOrder, duelForBalance } from './duel.js';
import { type BalanceOrder, playForBalance } from './play.js';
import { playForBalance as playThirdEdition } from './third-edition/play.js';

/* What a thread of the pool can be told to do. */

export const play = (order: BalanceOrder) => playForBalance(order);
export const duel = (order: DuelOrder) => duelForBalance(order);
export const thirdEdition = (order: ThirdEditionOrder) => playThirdEdition(order);
