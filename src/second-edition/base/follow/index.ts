import { followAdventures } from './adventures.js';
import { followHarms } from './harms.js';
import { followLying } from './lying.js';
import { followPossessions } from './possessions.js';
import { followTurns } from './turns.js';

/*
 * What events change on the table, by chapter: a reducer that knows no rules. Events of combats and rolls are of what is being
 * resolved, so there is nothing to follow in them.
 */

export { characterAt, onEvent, playerAt, type Table, takeAway } from './table.js';

/** What the events of the base game change. */
export const followBase = [
  ...followTurns,
  ...followAdventures,
  ...followHarms,
  ...followPossessions,
  ...followLying,
];
