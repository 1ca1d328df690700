import { turnBegan } from '../../base/event-kinds/index.js';
import { onEvent } from '../../base/event-kinds/table.js';
import { upkeepDue } from './event-kinds.js';
import { ID } from './upkeep.js';

/* What the events of upkeep change in what is remembered of it. */

export const followUpkeep = [
  onEvent(upkeepDue, (table, { cards }) => {
    table.ext[ID] = [...cards];
  }),
  // A Market step that was cut short leaves nothing owed.
  onEvent(turnBegan, (table) => {
    table.ext[ID] = [];
  }),
];
