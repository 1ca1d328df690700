import type { ContentPack } from '../../content/cards.js';
import { islandMarket } from './content/market.js';

/**
 * The eleven market cards of The Island of Dread alone, for any game (iod.decks.market-cards-any-game).
 *
 * @example
 * ```ts
 * const { createGame } = composeRuleset([], [riseOfTheDragonLords, islandMarketCards]);
 * ```
 */
export const islandMarketCards: ContentPack = {
  id: 'island-of-dread-market',
  name: 'Market cards of The Island of Dread',
  market: islandMarket,
};
