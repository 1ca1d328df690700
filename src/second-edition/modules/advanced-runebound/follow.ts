import { colors } from '../../abilities/language.js';
import { turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, playerAt } from '../../base/event-kinds/table.js';
import { countersLost, experienceLeft } from './event-kinds.js';
import { type Beginning, ID } from './movement.js';

export const followAdvanced = [
  // Recorded before the figure of a first turn is placed.
  onEvent(turnBegan, (table, { player }) => {
    const { space } = playerAt(table, player).hero;
    (table.ext[ID] as unknown as { began: Beginning }).began = { first: space === null, space };
  }),
  onEvent(countersLost, (table, { player, counters, points }) => {
    const p = playerAt(table, player);
    for (const color of colors) {
      p.counters[color] -= counters[color];
      table.pile[color] += counters[color];
    }
    p.points -= points;
  }),
  onEvent(experienceLeft, (table, { player }) => {
    playerAt(table, player).hero.experience = { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 };
  }),
];
