import { describe } from 'vitest';
import { weaponsOfLegendCards } from '../../../../src/second-edition/modules/weapons-of-legend/content/weapons-of-legend.js';
import { weaponsOfLegend } from '../../../../src/second-edition/modules/weapons-of-legend/module.js';
import { everyCardActs } from '../alive.js';

describe('every card of Weapons of Legend is alive', () => {
  everyCardActs(weaponsOfLegend, weaponsOfLegendCards.market ?? [], [
    'drawn',
    'offered',
    'used',
    'triggered',
    'modifier',
    'list',
    'effect',
  ]);
});
