import { onEvent, type Table } from '../../base/event-kinds/table.js';
import { endgameEliminated, endgameOrder } from './event-kinds.js';
import type { Endgame } from './setting.js';

/** Event folding for the state of an Endgame. The module itself folds the event of its beginning. */
export const followEndgame = (endgameIn: (table: Table) => Endgame | null) => [
  onEvent(endgameOrder, (table, { player }) => {
    endgameIn(table)?.order.push(player);
  }),
  onEvent(endgameEliminated, (table, { player }) => {
    endgameIn(table)?.out.push(player);
  }),
];
