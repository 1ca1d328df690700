import { onEvent, type Table } from '../../base/event-kinds/table.js';
import { endgameEliminated, endgameOrder } from './event-kinds.js';
import type { Endgame } from './setting.js';

/** What the events of an Endgame change in what is remembered of it. That it begins is for its module to follow. */
export const followEndgame = (endgameIn: (table: Table) => Endgame | null) => [
  onEvent(endgameOrder, (table, { player }) => {
    endgameIn(table)?.order.push(player);
  }),
  onEvent(endgameEliminated, (table, { player }) => {
    endgameIn(table)?.out.push(player);
  }),
];
