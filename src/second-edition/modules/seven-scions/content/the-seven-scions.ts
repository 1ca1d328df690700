import type { ContentPack } from '../../../content/cards.js';
import { scions } from './scions.js';
import { stormChallenges } from './storm-challenges.js';
import { stormEvents } from './storm-events.js';
import { stormlordCards } from './stormlords.js';

/** The 24 adventure cards and six Scions of the pack (va50.components.adventure-cards). */
export const theSevenScions: ContentPack = {
  id: 'the-seven-scions',
  name: 'The Seven Scions',
  // Six of each color: three Events and three Challenges
  // (va50.components.storm-green, va50.components.storm-yellow, va50.components.storm-blue).
  adventures: [...stormEvents, ...stormChallenges, ...stormlordCards],
  market: scions,
  decks: [
    { id: 'storm-green', name: 'Green Storm cards' },
    { id: 'storm-yellow', name: 'Yellow Storm cards' },
    { id: 'storm-blue', name: 'Blue Storm cards' },
    { id: 'stormlords', name: 'Stormlords' },
    { id: 'scions', name: 'Scions', open: true },
  ],
};
