import type { MarketCard } from '../cards.js';
import { allies } from './allies.js';
import { armor } from './armor.js';
import { treasures } from './treasures.js';
import { weapons } from './weapons.js';

/** The market deck: 29 Allies and 55 Items (2e.components.market-cards). */
export const market: readonly MarketCard[] = [...allies, ...weapons, ...armor, ...treasures];
