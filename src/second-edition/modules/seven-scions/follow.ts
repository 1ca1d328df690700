import type { Deck } from '../../../kernel/index.js';
import { adventureAttempted, challengeDefeated, turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, type Table, takeAway } from '../../base/event-kinds/table.js';
import type { AdventureCard } from '../../content/cards.js';
import { endgameBegan } from '../endgame/event-kinds.js';
import { followEndgame } from '../endgame/follow.js';
import {
  counterReturned,
  counterTaken,
  eventOver,
  scionAwakened,
  stormBroke,
  stormLaidOut,
  stormlordChosen,
  stormlordDefeated,
  stormlordStood,
  stormMoved,
  stormRedOut,
} from './event-kinds.js';
import { ID, type Memory, STORMLORDS, stormColors, stormDeck } from './memory.js';
import { leaveOut } from './setup.js';

/* What the events of this variant change on the table, and what those of the base game change in what it remembers. */

const memoryIn = (table: Table): Memory => table.ext[ID] as unknown as Memory;

export const followScions = [
  onEvent(stormlordChosen, (table, { card }) => {
    const deck = table.decks[STORMLORDS] as Deck;
    takeAway(table, card);
    deck.bottom.push(card);
  }),
  onEvent(stormLaidOut, (table, { amount }, { decks }) => {
    for (const id of [...stormColors.map(stormDeck), STORMLORDS])
      leaveOut(table.decks[id] as Deck, (decks[id] ?? []).length - amount);
  }),
  onEvent(stormRedOut, (table, { cards }) => {
    Object.assign(table.decks.red as Deck, { top: [], pool: [], bottom: [] });
    table.removed.push(...cards);
  }),

  onEvent(challengeDefeated, (table, { card: id }, { cards }) => {
    const card = cards[id] as AdventureCard;
    const color = stormColors.find((one) => one === card.color && card.deck !== stormDeck(one));
    const memory = memoryIn(table);
    if (card.kind !== 'challenge' || color === undefined) return;
    if (memory.beaten === null || stormColors.indexOf(color) > stormColors.indexOf(memory.beaten))
      memory.beaten = color;
  }),
  onEvent(stormMoved, (table, { at }) => {
    Object.assign(memoryIn(table), { counter: at, beaten: null });
  }),
  onEvent(stormBroke, (table) => {
    memoryIn(table).counter = 0;
  }),

  onEvent(turnBegan, (table) => {
    Object.assign(memoryIn(table), { events: [], beaten: null });
  }),
  onEvent(adventureAttempted, (table) => {
    memoryIn(table).events = [];
  }),
  onEvent(eventOver, (table, { card }) => {
    memoryIn(table).events.push(card);
  }),
  onEvent(counterTaken, (table, { player, card }) => {
    memoryIn(table).held[card] = player;
  }),
  onEvent(counterReturned, (table, { card }) => {
    delete memoryIn(table).held[card];
  }),
  onEvent(scionAwakened, (table, { space }) => {
    table.counters.red.splice(table.counters.red.indexOf(space), 1);
    table.pile.red += 1;
  }),

  onEvent(endgameBegan, (table) => {
    memoryIn(table).endgame = {
      order: [],
      out: [],
      deeds: table.players.map(() => ({ defeated: 0, wounds: 0 })),
    };
  }),
  ...followEndgame((table) => memoryIn(table).endgame),
  onEvent(stormlordDefeated, (table, { player, defeated }) => {
    const deeds = memoryIn(table).endgame?.deeds[player];
    if (deeds) deeds.defeated = defeated;
  }),
  onEvent(stormlordStood, (table, { player, wounds }) => {
    const deeds = memoryIn(table).endgame?.deeds[player];
    if (deeds) deeds.wounds = wounds;
  }),
];
