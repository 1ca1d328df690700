/* Rulesets with content of their own, alone and in a list. */
import {
  bundledModules,
  composeRuleset,
  riseOfTheDragonLords,
} from '../.modules/src/second-edition/bundled.js';
import { rulesetWith } from '../.modules/src/third-edition/bundled.js';

const [hero] = riseOfTheDragonLords.heroes;
const pack = { id: 'further', name: 'Further Heroes', heroes: [{ ...hero, id: 'somebody-else' }] };

export const own = composeRuleset([bundledModules['item-limits']], [riseOfTheDragonLords, pack]);

export const kings = [rulesetWith('corpse-king', [])];
