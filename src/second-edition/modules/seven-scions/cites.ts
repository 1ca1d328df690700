import type { Cites } from '../../../kernel/index.js';
import * as events from '../../base/event-kinds/index.js';
import { endgameBegan, endgameEliminated, endgameLevel, endgameOrder } from '../endgame/event-kinds.js';

export const cites: readonly Cites[] = [
  {
    event: events.cardDiscarded,
    rules: [
      'va50.setup.track-taken',
      'va50.event.discard-and-draw',
      'va50.scion.killed-returns',
      'va50.scion.discarded-returns',
      'va50.scion.second-replaces',
      'va50.endgame.stormlord-reset',
    ],
  },
  { event: events.cardRemoved, rules: ['va50.storm-step.card-used-up'] },
  { event: events.cardDrawn, rules: ['va50.storm-step.draw-lowest-color', 'va50.endgame.random-order'] },
  { event: events.combatEscapeTried, rules: ['va50.storm-challenge.rejoin'] },
  { event: endgameBegan, rules: ['va50.endgame.begins'] },
  { event: endgameLevel, rules: ['va50.endgame.first-hero'] },
  { event: endgameOrder, rules: ['va50.endgame.hero-order', 'va50.endgame.level-tie'] },
  { event: endgameEliminated, rules: ['va50.endgame.one-by-one'] },
  {
    event: events.gameWon,
    rules: ['va50.endgame.winner', 'va50.endgame.tie', 'va50.endgame.tie-remaining', 'va50.endgame.solo'],
  },
  { event: events.gameLost, rules: ['va50.endgame.solo'] },
];
