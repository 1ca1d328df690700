import { type Deck, setAside, shuffleDeck } from '../../../kernel/index.js';
import type { Content } from '../../base/content.js';
import { cardDiscarded } from '../../base/event-kinds/index.js';
import { onEvent, type Table, takeAway } from '../../base/event-kinds/table.js';
import { followEndgame } from '../endgame/event-kinds.js';
import * as doomEvents from './event-kinds.js';
import { backOf, type Doomed, type DoomMemory, TO_TRACK } from './memory.js';
import type { DoomSetting } from './setting.js';

/** Event folding for the module state of a track and the decks around it. */
export const followDoom = ({ id }: Pick<DoomSetting, 'id'>) => {
  const memoryIn = (table: Table): DoomMemory => table.ext[id] as unknown as DoomMemory;
  const pile = (table: Table, content: Content, doomed: Doomed): void => {
    const { seen, unseen } = memoryIn(table).piles[backOf(content, doomed)];
    if ('card' in doomed) seen.push(doomed.card);
    else memoryIn(table).piles[doomed.unseen].unseen = unseen + 1;
  };
  return [
    onEvent(cardDiscarded, (table, { card, to }) => {
      if (to === TO_TRACK) memoryIn(table).waiting.push(card);
    }),
    onEvent(doomEvents.doomPlaced, (table, { card, color, place }, content) => {
      const memory = memoryIn(table);
      if (card === null) {
        if (color === null) return;
        const deck = table.decks[color] as Deck;
        memory.track.push({ unseen: color });
        setAside(deck, (deck.aside ?? 0) + 1);
        return;
      }
      takeAway(table, card);
      memory.waiting = memory.waiting.filter((other) => other !== card);
      if (place === null) pile(table, content, { card });
      else memory.track.push({ card });
    }),
    onEvent(doomEvents.doomCarriedOver, (table) => {
      const { track } = memoryIn(table);
      const last = track.pop();
      if (last) track.unshift(last);
    }),
    onEvent(doomEvents.doomCleared, (table, _, content) => {
      for (const doomed of memoryIn(table).track.splice(1)) pile(table, content, doomed);
    }),
    onEvent(doomEvents.doomCounter, (table, { counters }) => {
      memoryIn(table).counters = counters;
    }),
    onEvent(doomEvents.doomRecognized, (table, { card, color, place }) => {
      const { track, piles } = memoryIn(table);
      if (place !== null) track[place - 1] = { card };
      else {
        piles[color].unseen -= 1;
        piles[color].seen.push(card);
      }
      const deck = table.decks[color] as Deck;
      deck.pool = [];
      setAside(deck, 0);
    }),
    onEvent(doomEvents.deckRenewed, (table, { deck: color, cards }, { decks }) => {
      const deck = table.decks[color] as Deck;
      const discards = memoryIn(table).piles[color as keyof DoomMemory['piles']];
      setAside(deck, (deck.aside ?? 0) - discards.unseen);
      discards.unseen = 0;
      // Cards that do not take part leave the game next.
      discards.seen = [];
      deck.bottom.push(...cards);
      shuffleDeck(deck, decks[color] ?? []);
    }),

    onEvent(doomEvents.endgameBegan, (table) => {
      memoryIn(table).endgame = { order: [], out: [] };
    }),
    onEvent(doomEvents.endgameReturned, (table, { card }) => {
      takeAway(table, card);
      table.decks.red?.bottom.push(card);
    }),
    ...followEndgame((table) => memoryIn(table).endgame),
  ];
};
