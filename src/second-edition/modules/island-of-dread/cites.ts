import type { Cites } from '../../../kernel/index.js';
import * as events from '../../base/event-kinds/index.js';

export const cites: readonly Cites[] = [
  { event: events.marketStocked, rules: ['iod.setup.market-others', 'iod.setup.market-tarianor'] },
  {
    event: events.cardDiscarded,
    rules: [
      'iod.adventure.sea-card-discard',
      'iod.hire.discard',
      'iod.island.reshuffle-silver',
      'iod.legendary.return-to-pool',
    ],
  },
  { event: events.cardDrawn, rules: ['iod.island.one-at-a-time'] },
  { event: events.deckShuffled, rules: ['iod.island.reshuffle-silver'] },
  {
    event: events.heroPlaced,
    rules: ['iod.island.knocked-out-place', 'iod.setup.start-dallak', 'iod.shipwreck.placed-by-left'],
  },
  { event: events.heroKnockedOut, rules: ['iod.shipwreck.causes'] },
  { event: events.woundsTaken, rules: ['iod.experience.captain-wound'] },
  { event: events.exhaustionTaken, rules: ['iod.experience.captain-exhaustion', 'iod.legendary.helmet'] },
  { event: events.counterGained, rules: ['iod.counters.sea-experience'] },
  { event: events.experienceNoted, rules: ['iod.counters.sea-experience'] },
];
