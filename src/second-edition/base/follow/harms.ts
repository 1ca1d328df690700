import { raised } from '../../../kernel/index.js';
import { exhaustionConverted, exhaustionTaken, harmHealed, woundsTaken } from '../facts/index.js';
import { characterAt, onEvent } from './table.js';

/* What harm changes on the table. Wounds of an enemy are of the combat, and lie on no card that stays. */

export const followHarms = [
  onEvent(woundsTaken, (table, { player, character, amount }) => {
    const who = characterAt(table, player, character);
    if (who) who.wounds = raised(who.wounds, amount);
  }),
  onEvent(exhaustionTaken, (table, { player, character, amount }) => {
    const who = characterAt(table, player, character);
    if (who) who.exhaustion = raised(who.exhaustion, amount);
  }),
  onEvent(exhaustionConverted, (table, { player, character, amount }) => {
    const who = characterAt(table, player, character);
    if (who) who.exhaustion -= amount;
  }),
  onEvent(harmHealed, (table, { player, character, wounds, exhaustion }) => {
    const who = characterAt(table, player, character);
    if (!who) return;
    who.wounds -= wounds;
    who.exhaustion -= exhaustion;
  }),
];
