import type { DeepReadonly } from '../../../kernel/index.js';
import type { playThirdEdition } from './play.js';

/* Records of games of Third Edition for later statistics. Plain JSON, to be sent between threads. */

export type PlayedGame = DeepReadonly<ReturnType<typeof playThirdEdition>>;
export type PlayedSeat = PlayedGame['seats'][number];
export type Standing = PlayedSeat['course'][number];
