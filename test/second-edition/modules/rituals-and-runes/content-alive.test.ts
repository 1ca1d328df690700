import { describe } from 'vitest';
import { bundledModules, ritualsAndRunesCards } from '../../../../src/second-edition/index.js';
import { everyCardActs } from '../alive.js';

describe('every card of Rituals and Runes is alive', () => {
  everyCardActs(bundledModules['rituals-and-runes'], ritualsAndRunesCards.market ?? []);
});
