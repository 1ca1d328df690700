import type { Cites } from '../../../kernel/index.js';
import {
  cardDiscarded,
  cardDrawn,
  cardKept,
  cardRemoved,
  deckShuffled,
  gameWon,
} from '../../base/event-kinds/index.js';
import {
  deckRenewed,
  doomCarriedOver,
  doomCleared,
  doomCounter,
  doomDue,
  doomPlaced,
  endgameBegan,
  endgameEliminated,
  endgameLevel,
  endgameNoChallenge,
  endgameOrder,
  endgameReturned,
} from './event-kinds.js';
import type { DoomSetting } from './setting.js';

/** The rules cited by events of a doom track. Each module with a doom track cites its own. */
export const doomCites = ({ cite }: DoomSetting): readonly Cites[] => [
  { event: cardDiscarded, rules: [cite.discard, cite.challenge, cite.encounter, cite.event, cite.held] },
  { event: doomPlaced, rules: [cite.setup, cite.nextSpace] },
  // The rule depends on the number of players, at most six.
  { event: doomDue, rules: [...new Set([1, 2, 3, 4, 5, 6].map(cite.trigger))] },
  { event: doomCarriedOver, rules: [cite.carryOver] },
  { event: doomCleared, rules: [cite.clear] },
  { event: doomCounter, rules: [cite.placeCounter, cite.lastSpace] },
  { event: deckRenewed, rules: [cite.renew] },
  { event: cardRemoved, rules: [cite.gone, cite.removeEvents] },
  { event: endgameBegan, rules: [cite.begin] },
  { event: endgameReturned, rules: [cite.returnChallenges, cite.failShuffled] },
  { event: deckShuffled, rules: [cite.shuffle, cite.failShuffled] },
  { event: endgameLevel, rules: [cite.level] },
  { event: endgameOrder, rules: [cite.order, cite.orderTieGold, cite.orderTieRandom] },
  { event: cardDrawn, rules: [cite.draw] },
  { event: endgameNoChallenge, rules: [cite.draw] },
  { event: cardKept, rules: [cite.takeCard] },
  { event: endgameEliminated, rules: [cite.eliminated] },
  {
    event: gameWon,
    rules: [
      cite.winMargath,
      cite.winThreeRed,
      cite.allEliminated,
      cite.allEliminatedTieLevel,
      cite.allEliminatedTieGold,
    ],
  },
];
