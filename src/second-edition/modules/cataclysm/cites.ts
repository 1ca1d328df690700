import type { Cites } from '../../../kernel/index.js';
import {
  cardDiscarded,
  cardDrawn,
  cardKept,
  cardRemoved,
  counterGained,
  deckShuffled,
  experienceNoted,
  gameWon,
  goldGained,
  goldPaid,
  heroPlaced,
} from '../../base/event-kinds/index.js';

const claims = ['va51.level1.claim', 'va51.level2.claim', 'va51.level3.claim'] as const;
const rewards = ['va51.level1.reward', 'va51.level2.reward', 'va51.level3.claim'] as const;

export const cites: readonly Cites[] = [
  { event: heroPlaced, rules: ['va51.setup.start-towns', 'va51.knockout.place'] },
  {
    event: cardDrawn,
    rules: ['va51.trade.market-draw', 'va51.level1.draw', 'va51.level2.draw', 'va51.level3.requirement'],
  },
  {
    event: cardDiscarded,
    rules: [
      'va51.trade.discard-rest',
      'va51.trade.sell-details',
      'va51.level1.failed-card',
      'va51.level3.failure',
    ],
  },
  { event: deckShuffled, rules: ['va51.level1.failed-card', 'va51.level3.failure'] },
  { event: cardRemoved, rules: ['va51.level3.unclaimed-out'] },
  { event: cardKept, rules: claims },
  { event: counterGained, rules: rewards },
  { event: experienceNoted, rules: rewards },
  { event: goldGained, rules: rewards },
  { event: gameWon, rules: ['va51.winning.condition'] },
  { event: goldPaid, rules: ['va51.level2.progress-counters'] },
];
