import type { ContentPack } from '../../../content/cards.js';
import { ashenFlock } from './ashen-flock.js';
import { curses, deckOf, levels } from './curse-data.js';
import { demonHorde } from './demon-horde.js';
import { frenziedRage } from './frenzied-rage.js';
import { savageBrood } from './savage-brood.js';
import { winterLord } from './winter-lord.js';

const names: Readonly<Record<(typeof curses)[number], string>> = {
  'ashen-flock': 'Ashen Flock',
  'demon-horde': 'Demon Horde',
  'frenzied-rage': 'Frenzied Rage',
  'savage-brood': 'Savage Brood',
  'winter-lord': 'Winter Lord',
};

/**
 * The thirty Curse cards (va51.components.adventure-cards), six of each curse (va51.curse.six-cards), in a deck for each level of each curse
 * (va51.setup.curse-decks). The red cards stay in the box (va51.setup.red-cards-out).
 */
export const theCataclysm: ContentPack = {
  id: 'the-cataclysm',
  name: 'The Cataclysm',
  adventures: [...ashenFlock, ...demonHorde, ...frenziedRage, ...savageBrood, ...winterLord],
  decks: curses.flatMap((curse) =>
    levels.map((level) => ({ id: deckOf(curse, level), name: `${names[curse]} ${'I'.repeat(level)}` })),
  ),
  withoutDecks: ['red'],
};
