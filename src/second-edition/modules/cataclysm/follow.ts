import { deckOf } from '../../base/content.js';
import { cardActivated, cardRefreshed, turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, type Table, takeAway } from '../../base/event-kinds/table.js';
import type { CardId } from '../../base/state.js';
import type { Curse } from './curses.js';
import {
  counterTurned,
  curseClaimed,
  discountBegan,
  discountUsed,
  poolForgone,
  poolsDivided,
  questCounterChosen,
  questMarked,
  questRevealed,
  questUnmarked,
  townFreed,
  tradeBegan,
} from './event-kinds.js';
import { ID, type Marks, type Memory } from './memory.js';

/* What the events of this variant change in what it remembers, and what those of the base game do. */

const memoryIn = (table: Table): Memory => table.ext[ID] as unknown as Memory;

export const followCataclysm = [
  onEvent(counterTurned, (table, { town, counter }) => {
    memoryIn(table).counters[town] = counter;
  }),
  onEvent(questCounterChosen, (table, { player, number }) => {
    memoryIn(table).questCounters[player] = number;
  }),
  onEvent(poolsDivided, (table, { trading }) => {
    memoryIn(table).trading = trading;
  }),
  onEvent(tradeBegan, (table) => {
    memoryIn(table).trading = 0;
  }),
  onEvent(poolForgone, (table) => {
    memoryIn(table).trading = 0;
  }),
  onEvent(turnBegan, (table) => {
    memoryIn(table).trading = 0;
    memoryIn(table).discount = 0;
  }),
  onEvent(discountBegan, (table, { amount }) => {
    memoryIn(table).discount = amount;
  }),
  onEvent(discountUsed, (table, { amount }) => {
    memoryIn(table).discount -= amount;
  }),
  onEvent(questRevealed, (table, { card }) => {
    takeAway(table, card);
    memoryIn(table).quests.push(card);
  }),
  onEvent(questMarked, (table, { player, card, mark }) => {
    const marks = memoryIn(table).marks[player] as Marks;
    marks[card] = [...(marks[card] ?? []), mark];
  }),
  onEvent(questUnmarked, (table, { player, card }) => {
    delete memoryIn(table).marks[player]?.[card];
  }),
  onEvent(curseClaimed, (table, { player, card }) => {
    const memory = memoryIn(table);
    memory.claimed[player]?.push(card);
    memory.quests = memory.quests.filter((quest) => quest !== card);
  }),
  onEvent(townFreed, (table, { player, town, curse }, { cards }) => {
    const memory = memoryIn(table);
    delete memory.counters[town];
    memory.freed[town] = { curse: curse as Curse, by: player };
    memory.quests = memory.quests.filter((quest) => {
      const card = cards[quest];
      return card === undefined || deckOf(card)?.startsWith(curse) !== true;
    });
  }),
  onEvent(cardActivated, (table, { player, card }) => {
    if (isKept(table, player, card)) memoryIn(table).activated.push(card);
  }),
  onEvent(cardRefreshed, (table, { card }) => {
    const memory = memoryIn(table);
    memory.activated = memory.activated.filter((one) => one !== card);
  }),
];

const isKept = (table: Table, player: number, card: CardId): boolean =>
  table.players[player]?.kept.includes(card) === true;
