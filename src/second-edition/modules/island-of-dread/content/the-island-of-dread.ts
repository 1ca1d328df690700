import type { Json } from '../../../../kernel/index.js';
import type { ContentPack } from '../../../content/cards.js';
import { islandAdventures } from './adventures/index.js';
import { board, sea } from './board.js';
import { captains } from './captains.js';
import { islandHeroes } from './heroes.js';
import { legendaryItems } from './legendary.js';
import { islandMarket } from './market.js';

/**
 * The content of The Island of Dread. Its adventures replace those of the base game (iod.decks.base-adventures-out).
 */
export const theIslandOfDread: ContentPack = {
  id: 'the-island-of-dread',
  name: 'The Island of Dread',
  insteadOf: ['rise-of-the-dragon-lords'],
  heroes: islandHeroes,
  adventures: islandAdventures,
  market: [...islandMarket, ...legendaryItems],
  further: captains,
  decks: [
    { id: 'sea', name: 'Sea adventures' },
    { id: 'silver', name: 'Silver adventures' },
    { id: 'captains', name: 'Captains' },
    { id: 'legendary', name: 'Legendary Items', open: true },
  ],
  // The twelve counters of the expansion (iod.components.adventure-counters). We chose the colors that its jewels need.
  counters: { green: 7, yellow: 5 },
  board: {
    ...board,
    start: 'dallak',
    // Anchors, lanes, event spaces and islands.
    chart: sea as unknown as Json,
    places: [
      ...sea.anchors.map(({ id, name }) => ({ id, name })),
      { id: 'island-of-dread', name: 'The Island of Dread' },
    ],
  },
};
