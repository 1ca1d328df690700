import { turnBegan } from '../../base/event-kinds/index.js';
import { onEvent } from '../../base/event-kinds/table.js';
import { upkeepDue } from './event-kinds.js';
import { ID } from './upkeep.js';

export const followUpkeep = [
  onEvent(upkeepDue, (table, { cards }) => {
    table.ext[ID] = [...cards];
  }),
  // A Market step that was cut short leaves no debt.
  onEvent(turnBegan, (table) => {
    table.ext[ID] = [];
  }),
];
