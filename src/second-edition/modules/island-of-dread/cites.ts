import type { Cites } from '../../../kernel/index.js';
import {
  cardDiscarded,
  cardDrawn,
  counterGained,
  deckShuffled,
  exhaustionTaken,
  experienceNoted,
  heroKnockedOut,
  heroPlaced,
  marketStocked,
  woundsTaken,
} from '../../base/event-kinds/index.js';

export const cites: readonly Cites[] = [
  { event: marketStocked, rules: ['iod.setup.market-others', 'iod.setup.market-tarianor'] },
  {
    event: cardDiscarded,
    rules: [
      'iod.adventure.sea-card-discard',
      'iod.hire.discard',
      'iod.island.reshuffle-silver',
      'iod.legendary.return-to-pool',
    ],
  },
  { event: cardDrawn, rules: ['iod.island.one-at-a-time'] },
  { event: deckShuffled, rules: ['iod.island.reshuffle-silver'] },
  {
    event: heroPlaced,
    rules: ['iod.island.knocked-out-place', 'iod.setup.start-dallak', 'iod.shipwreck.placed-by-left'],
  },
  { event: heroKnockedOut, rules: ['iod.shipwreck.causes'] },
  { event: woundsTaken, rules: ['iod.experience.captain-wound'] },
  { event: exhaustionTaken, rules: ['iod.experience.captain-exhaustion', 'iod.legendary.helmet'] },
  { event: counterGained, rules: ['iod.counters.sea-experience'] },
  { event: experienceNoted, rules: ['iod.counters.sea-experience'] },
];
