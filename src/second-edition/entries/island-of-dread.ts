/**
 * The Island of Dread, as a module for `composeRuleset`, with its board and its cards.
 *
 * @module second-edition/island-of-dread
 */
export type { TileFace } from '../modules/island-of-dread/content/sea-types.js';
export { islandMarketCards } from '../modules/island-of-dread/market-cards.js';
export type {
  CaptainState,
  MapColor,
  Maps,
  Memory as IslandMemory,
} from '../modules/island-of-dread/memory.js';
export { islandOfDread } from '../modules/island-of-dread/module.js';
