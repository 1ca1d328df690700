import type { AssetCard } from '../cards.js';
import { clothing } from './clothing.js';
import { equipment } from './equipment.js';
import { goods } from './goods.js';
import { movement } from './movement.js';
import { weapons } from './weapons.js';

/** The asset deck: 60 cards in three sets of 20, of which 34 have a token (3e.components.asset-cards, 3e.components.skill-sets). */
export const assets: readonly AssetCard[] = [...weapons, ...clothing, ...equipment, ...movement, ...goods];
