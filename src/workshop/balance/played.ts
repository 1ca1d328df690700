import type { DeepReadonly } from '../../kernel/index.js';
import type { playForBalance } from './play.js';

/* Records of games for later statistics. Plain JSON, to be sent between threads. */

export type { Duelist } from './play.js';
export type PlayedGame = DeepReadonly<ReturnType<typeof playForBalance>>;
export type PlayedSeat = PlayedGame['seats'][number];

/** How often a Hero with its possessions of some turn beat a Challenge. */
export interface Duel {
  readonly duelist: string;
  readonly hero: string;
  /** 0 for a starting Hero. */
  readonly turn: number;
  readonly challenge: string;
  readonly color: string;
  readonly fights: number;
  readonly won: number;
}
