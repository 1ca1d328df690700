import type { Cites } from '../../../kernel/index.js';
import * as events from '../../base/event-kinds/index.js';
import * as doomEvents from './event-kinds.js';
import type { DoomSetting } from './setting.js';

/** The rules cited by events of a doom track. Each module with a doom track cites its own. */
export const doomCites = ({ cite }: DoomSetting): readonly Cites[] => [
  {
    event: events.cardDiscarded,
    rules: [cite.discard, cite.challenge, cite.encounter, cite.event, cite.held],
  },
  { event: doomEvents.doomPlaced, rules: [cite.setup, cite.nextSpace] },
  // The rule depends on the number of players, at most six.
  { event: doomEvents.doomDue, rules: [...new Set([1, 2, 3, 4, 5, 6].map(cite.trigger))] },
  { event: doomEvents.doomCarriedOver, rules: [cite.carryOver] },
  { event: doomEvents.doomCleared, rules: [cite.clear] },
  { event: doomEvents.doomCounter, rules: [cite.placeCounter, cite.lastSpace] },
  { event: doomEvents.deckRenewed, rules: [cite.renew] },
  { event: events.cardRemoved, rules: [cite.gone, cite.removeEvents] },
  { event: doomEvents.endgameBegan, rules: [cite.begin] },
  { event: doomEvents.endgameReturned, rules: [cite.returnChallenges, cite.failShuffled] },
  { event: events.deckShuffled, rules: [cite.shuffle, cite.failShuffled] },
  { event: doomEvents.endgameLevel, rules: [cite.level] },
  { event: doomEvents.endgameOrder, rules: [cite.order, cite.orderTieGold, cite.orderTieRandom] },
  { event: events.cardDrawn, rules: [cite.draw] },
  { event: doomEvents.endgameNoChallenge, rules: [cite.draw] },
  { event: events.cardKept, rules: [cite.takeCard] },
  { event: doomEvents.endgameEliminated, rules: [cite.eliminated] },
  {
    event: events.gameWon,
    rules: [
      cite.winMargath,
      cite.winThreeRed,
      cite.allEliminated,
      cite.allEliminatedTieLevel,
      cite.allEliminatedTieGold,
    ],
  },
];
