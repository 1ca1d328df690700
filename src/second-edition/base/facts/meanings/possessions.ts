import type { possessionFacts } from '../possessions.js';
import type { Meanings } from './of-kinds.js';

export const possessionMeanings: Meanings<(typeof possessionFacts)[number]> = {
  'card/taken': [
    'A player gets a card as Item or Ally.',
    { player: 'Who gets it.', card: 'The card.', as: 'As which of the two.' },
  ],
  'card/kept': [
    'A player keeps an adventure card for later.',
    { player: 'Who keeps it.', card: 'The card.' },
  ],
  'card/activated': [
    'A card is turned face down for its use.',
    { player: 'Whose it is.', card: 'The card.' },
  ],
  'card/refreshed': ['A card is turned face up again.', { player: 'Whose it is.', card: 'The card.' }],
  'card/discarded': [
    'A card is discarded.',
    {
      player: 'Whose it was; not told of a card that was nobody’s.',
      card: 'The card.',
      deck: 'The deck under which it goes; not told where it goes elsewhere.',
      to: 'Where else it goes, such as `doom-track`.',
    },
  ],
  'card/removed': [
    'A card leaves the game.',
    { player: 'Whose it was; not told of a card that was nobody’s.', card: 'The card.' },
  ],
  'gold/gained': [
    'A player gains gold.',
    { player: 'Who does.', amount: 'How much.', by: 'The card that gives it.' },
  ],
  'gold/paid': [
    'A player pays gold to the bank.',
    { player: 'Who pays.', amount: 'How much.', card: 'The card it is paid for, where it is paid for one.' },
  ],
  'gold/lost': ['A player loses gold.', { player: 'Who does.', amount: 'How much.' }],
  'gold/taken': [
    'A player takes the gold of another.',
    { player: 'Who takes it.', loser: 'Whose it was.', amount: 'How much.' },
  ],
  'spoils/taken': [
    'A player takes a card of another as spoils.',
    { player: 'Who takes it.', loser: 'Whose it was.', card: 'The card.' },
  ],
  'spoils/declined': [
    'A player takes no spoils.',
    { player: 'Who could have taken some.', loser: 'Whose they would have been.' },
  ],
  'market/stocked': ['A card is laid on a market stack.', { town: 'Whose market.', card: 'The card.' }],
  'market/bought': [
    'A player buys a card.',
    {
      player: 'Who buys.',
      town: 'Where; not told where it is in no town.',
      card: 'The card.',
      price: 'What is paid for it.',
    },
  ],
  'market/sold': [
    'A player sells a card.',
    {
      player: 'Who sells.',
      town: 'Where; not told where it is in no town.',
      card: 'The card.',
      price: 'What is paid for it.',
    },
  ],
  'market/left': ['A player is done with trading.', { player: 'Who traded.', town: 'Where.' }],
  'counter/gained': [
    'A player gets an adventure counter from the pile.',
    { player: 'Who gets it.', color: 'Its color.' },
  ],
  'counter/spent': [
    'A player gives an adventure counter to the pile.',
    { player: 'Whose it was.', color: 'Its color.' },
  ],
  'counter/changed': [
    'A player gets an adventure counter as change.',
    { player: 'Who gets it.', color: 'Its color.' },
  ],
  'experience/chosen': [
    'A player begins to pay for an experience counter.',
    {
      player: 'Who buys.',
      bonus: 'What it adds to.',
      points: 'How many noted points are spent for it, before any counters.',
    },
  ],
  'experience/finished': ['A player buys no more experience.', { player: 'Who does.' }],
  'experience/gained': [
    'A Hero gains an experience counter.',
    { player: 'Whose Hero.', bonus: 'What it adds to.' },
  ],
  'experience/noted': [
    'Experience points are noted for later.',
    { player: 'Whose they are.', points: 'How many.' },
  ],
};
