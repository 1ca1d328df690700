import type { AdventureCard, FurtherCard, ItemCard } from '../../../content/cards.js';

/*
 * What cards of this adventure look like, and the words that its rules add to the ability language.
 *
 * Decks in addition to the green, yellow and red one: `sea`, `silver`, `captains`, and `legendary`, with open cards.
 * Market cards and Heroes are as everywhere.
 *
 * Effects of this module, written `{ do: 'special', effect: … }`:
 * - `gain-map`: a map counter from the pool, or of another player if the pool is empty (iod.map.draw-random, iod.map.pool-empty-take);
 *   `amount` of them, one if left out.
 * - `gain-legendary`: a Legendary Item from the pool (iod.legendary.sources); `what` names one, else the player chooses.
 * - `lay-tiles`: event tiles are laid on all their spaces; `what` is `sea-lane`, `plains`, `sea` or `ruins`,
 *   `amount` the number of one sea lane tile if it is to be that one only (iod.board.event-tiles-placed-by-event).
 * - `sail`: the voyaging Hero goes on to a further stop, without an adventure; `amount` stops, one if left out. In a town the voyage is over.
 * - `blunt-enemy`: this round the enemy inflicts exhaustion in place of wounds (iod.legendary.helmet).
 * - `choose-first-phase`: no Before Combat, and the first round begins in a phase of the player's choice (iod.legendary.jewel).
 * - `bind-the-god`: the enemy's Life is 7 at most for this combat, and it inflicts nothing in the first round
 *   (iod.legendary.book-life, iod.legendary.book-no-damage).
 * Whom the base effects `wounds`, `exhaustion`, `heal` call `your-companions` is the Captain, at sea.
 * `teleport` on an adventure card may cross the sea (iod.travel.only-way-across); a Hero at sea who is set down in a town has ended the voyage there.
 *
 * Words for the condition `special`:
 * - `voyaging`: your Hero is on an anchor space.
 * - `tile:ruins`: your Hero stands on the ruins tile; likewise for the other tiles.
 */

/**
 * A Captain with ship and crew (iod.captain.represents): similar to an Ally, but not one (iod.captain.not-ally). His
 * abilities are in force at sea.
 */
export type CaptainCard = Required<Omit<FurtherCard, 'abilities' | 'text' | 'flavor' | 'words'>> &
  FurtherCard & { readonly sort: 'captain'; readonly deck: 'captains' };

/** An adventure for a voyaging Hero. Sea cards have blue backs. */
export type SeaCard = AdventureCard & { readonly deck: 'sea'; readonly color: 'blue' };

/** An adventure on the Island of Dread, without a color. */
export type SilverCard = AdventureCard & { readonly deck: 'silver'; readonly color?: never };

/** A Legendary Item: without cost, class and type (iod.legendary.are-items). */
export type LegendaryItem = ItemCard & {
  readonly cost: 0;
  readonly deck: 'legendary';
  readonly class?: never;
  readonly type?: never;
};
