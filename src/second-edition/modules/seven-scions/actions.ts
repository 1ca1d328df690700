import type { CounterAction } from './event-cards.js';
import type { JointAction } from './joint-battle.js';
import type { StormAction } from './moments.js';
import type { ReliefAction } from './relief.js';
import type { ScionAction } from './scions.js';

/** Everything that players can do in this variant beyond the base game. */
export type ScionsAction = CounterAction | JointAction | ReliefAction | ScionAction | StormAction;
