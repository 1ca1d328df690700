import type { Cites } from '../../../kernel/index.js';
import * as events from '../../base/event-kinds/index.js';

const claims = ['va51.level1.claim', 'va51.level2.claim', 'va51.level3.claim'] as const;
const rewards = ['va51.level1.reward', 'va51.level2.reward', 'va51.level3.claim'] as const;

export const cites: readonly Cites[] = [
  { event: events.heroPlaced, rules: ['va51.setup.start-towns', 'va51.knockout.place'] },
  {
    event: events.cardDrawn,
    rules: ['va51.trade.market-draw', 'va51.level1.draw', 'va51.level2.draw', 'va51.level3.requirement'],
  },
  {
    event: events.cardDiscarded,
    rules: [
      'va51.trade.discard-rest',
      'va51.trade.sell-details',
      'va51.level1.failed-card',
      'va51.level3.failure',
    ],
  },
  { event: events.deckShuffled, rules: ['va51.level1.failed-card', 'va51.level3.failure'] },
  { event: events.cardRemoved, rules: ['va51.level3.unclaimed-out'] },
  { event: events.cardKept, rules: claims },
  { event: events.counterGained, rules: rewards },
  { event: events.experienceNoted, rules: rewards },
  { event: events.goldGained, rules: rewards },
  { event: events.gameWon, rules: ['va51.winning.condition'] },
  { event: events.goldPaid, rules: ['va51.level2.progress-counters'] },
];
