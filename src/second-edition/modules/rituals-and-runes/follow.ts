import type { Terrain } from '../../abilities/language.js';
import { onEvent, type Table } from '../../base/event-kinds/table.js';
import { ritualEmptied, symbolFilled } from './event-kinds.js';
import { type Counters, ID, type Memory } from './memory.js';
import { inPrintedOrder } from './rituals.js';

const countersIn = (table: Table, player: number): Counters =>
  (table.ext[ID] as unknown as Memory).counters[player] as Counters;

export const followRituals = [
  onEvent(symbolFilled, (table, { player, card, terrain }, { cards }) => {
    const counters = countersIn(table, player);
    const printed = cards[card];
    const symbols: readonly Terrain[] = (printed?.kind === 'item' && printed.symbols) || [];
    counters[card] = inPrintedOrder(symbols, [...(counters[card] ?? []), terrain]);
  }),
  onEvent(ritualEmptied, (table, { player, card }) => {
    delete countersIn(table, player)[card];
  }),
];
