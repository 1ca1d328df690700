import type { PoolAction } from './pools.js';
import type { QuestAction } from './quests.js';
import type { SeekingAction } from './seeking.js';
import type { SetupAction } from './setup.js';
import type { TradeAction } from './trade.js';

/** The actions of this variant. */
export type CataclysmAction = SetupAction | PoolAction | TradeAction | SeekingAction | QuestAction;
