import { describe } from 'vitest';
import { bundledModules } from '../../../../src/second-edition/index.js';
import { everyCardActs } from '../alive.js';
import { cardsOf, packs } from './packs.js';

describe.each(packs.map(({ id }) => id))('every card of %s is alive', (id) => {
  everyCardActs(bundledModules[id], cardsOf(id));
});
