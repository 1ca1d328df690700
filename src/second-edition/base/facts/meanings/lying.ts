import type { lyingFacts } from '../lying.js';
import type { Meanings } from './of-kinds.js';

export const lyingMeanings: Meanings<(typeof lyingFacts)[number]> = {
  'hoard/gold': [
    'Gold of a player comes to lie on an adventure card.',
    { player: 'Whose gold it was.', card: 'The adventure card.', amount: 'How much.' },
    ['2e.cards.text'],
  ],
  'hoard/card': [
    'An Item or Ally of a player comes to lie on an adventure card.',
    { player: 'Whose it was.', card: 'The adventure card.', taken: 'The Item or Ally.' },
    ['2e.cards.text'],
  ],
  'hoard/taken': [
    'A player gets the gold that lies on an adventure card.',
    { player: 'Who gets it.', card: 'The adventure card.', amount: 'How much.' },
    ['2e.cards.text'],
  ],
  'hoard/lost': [
    'An adventure card goes, and what lay on it is lost: gold and counters. Cards that lay there are discarded after this.',
    { card: 'The adventure card.', gold: 'The gold that lay on it.' },
    ['faq.discard.takes-all'],
  ],
  'hoard/counters': [
    'The counters on an adventure card change.',
    { player: 'Who resolves the card.', card: 'The adventure card.', progress: 'How many lie there now.' },
    ['2e.cards.text'],
  ],
  'card/laid': [
    'An Encounter is laid on a space.',
    { player: 'Who drew it.', card: 'The Encounter.', space: 'The space.' },
    ['2e.cards.text'],
  ],
  'challenge/follows': [
    'An undefeated Challenge follows a Hero from now on.',
    { player: 'Whose Hero.', card: 'The Challenge.' },
    ['2e.cards.text'],
  ],
  'challenge/came': [
    'An undefeated Challenge comes after the Hero that it follows.',
    {
      player: 'Whose Hero.',
      card: 'The Challenge.',
      from: 'Where its counter lay.',
      to: 'Where it lies now.',
    },
    ['2e.cards.text'],
  ],
};
