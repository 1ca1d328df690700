import type { ContentPack } from '../../../content/cards.js';
import { allies } from './allies.js';
import { equippingAllies } from './equipping-allies.js';
import { items } from './items.js';

/** The thirty market cards of the pack (va47.components.market-cards). All go into the market deck (va47.setup.shuffle). */
export const weaponsOfLegendCards: ContentPack = {
  id: 'weapons-of-legend',
  name: 'Weapons of Legend',
  market: [...equippingAllies, ...items, ...allies],
};
