import type { ContentPack } from '../../../content/cards.js';
import { ritualsOfUse } from './rituals-of-use.js';
import { ritualsThatLast } from './rituals-that-last.js';
import { runes } from './runes.js';

/** The thirty market cards of the pack (va46.components.market-cards): twenty Rituals and ten Runes. */
export const ritualsAndRunesCards: ContentPack = {
  id: 'rituals-and-runes',
  name: 'Rituals and Runes',
  // va46.components.rituals, va46.components.runes
  market: [...ritualsOfUse, ...ritualsThatLast, ...runes],
};
