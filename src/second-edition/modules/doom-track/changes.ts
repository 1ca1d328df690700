import { type Deck, putUnder, setAside, shuffleDeck } from '../../../kernel/index.js';
import { cardDiscarded } from '../../base/event-kinds/index.js';
import { leaveTable, onEvent, type Table } from '../../base/event-kinds/table.js';
import { changeEndgame } from '../endgame/event-kinds.js';
import * as doomEvents from './event-kinds.js';
import { backOf, type Doomed, type DoomMemory, memoryOf, placeUnseen, TO_TRACK } from './memory.js';
import type { DoomSetting } from './setting.js';

/** What events change in the module state of a track and the decks around it. */
export const changesOf = (setting: Pick<DoomSetting, 'id'>) => {
  /** An unseen card stays unseen. */
  const putOnPile = (g: Table, doomed: Doomed): void => {
    const pile = memoryOf(g, setting).piles[backOf(g.content, doomed)];
    if ('card' in doomed) pile.seen.push(doomed.card);
    else pile.unseen += 1;
  };
  return [
    onEvent(cardDiscarded, (g, { card, to }) => {
      if (to === TO_TRACK) memoryOf(g, setting).waiting.push(card);
    }),
    onEvent(doomEvents.doomPlaced, (g, { card, color, place }) => {
      const memory = memoryOf(g, setting);
      if (card === null) {
        if (color !== null) placeUnseen(g, memory, color);
        return;
      }
      memory.waiting = memory.waiting.filter((other) => other !== card);
      if (place === null) putOnPile(g, { card });
      else memory.track.push({ card });
    }),
    onEvent(doomEvents.doomCarriedOver, (g) => {
      const { track } = memoryOf(g, setting);
      const last = track.pop();
      if (last) track.unshift(last);
    }),
    onEvent(doomEvents.doomCleared, (g) => {
      for (const doomed of memoryOf(g, setting).track.splice(1)) putOnPile(g, doomed);
    }),
    onEvent(doomEvents.doomCounter, (g, { counters }) => {
      memoryOf(g, setting).counters = counters;
    }),
    onEvent(doomEvents.doomRecognized, (g, { card, color, place }) => {
      const { track, piles } = memoryOf(g, setting);
      if (place !== null) track[place - 1] = { card };
      else {
        piles[color].unseen -= 1;
        piles[color].seen.push(card);
      }
      const deck = g.own('decks')[color] as Deck;
      deck.pool = [];
      setAside(deck, 0);
    }),
    onEvent(doomEvents.deckRenewed, (g, { deck: color, cards }) => {
      const deck = g.own('decks')[color] as Deck;
      const discards = memoryOf(g, setting).piles[color as keyof DoomMemory['piles']];
      setAside(deck, (deck.aside ?? 0) - discards.unseen);
      discards.unseen = 0;
      // Cards that do not take part leave the game next.
      discards.seen = [];
      deck.bottom.push(...cards);
      shuffleDeck(deck, g.content.decks[color] ?? []);
    }),

    onEvent(doomEvents.endgameBegan, (g) => {
      memoryOf(g, setting).endgame = { order: [], out: [] };
    }),
    onEvent(doomEvents.endgameReturned, (g, { card, position }) => {
      if (position === null) leaveTable(g, card);
      else g.state.track[position - 1] = null;
      putUnder(g, 'red', card);
    }),
    ...changeEndgame((g) => memoryOf(g, setting).endgame),
  ];
};
