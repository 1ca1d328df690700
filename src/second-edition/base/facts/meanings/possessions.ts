import type { possessionFacts } from '../possessions.js';
import type { Meanings } from './of-kinds.js';

export const possessionMeanings: Meanings<(typeof possessionFacts)[number]> = {
  'card/taken': [
    'A player gets a card as Item or Ally.',
    { player: 'Who gets it.', card: 'The card.', as: 'As which of the two.' },
    ['2e.cards.ally', '2e.cards.item', '2e.defeat.card-as-item-or-ally'],
  ],
  'card/kept': [
    'A player keeps an adventure card for later.',
    { player: 'Who keeps it.', card: 'The card.' },
    ['2e.defeat.card-kept-for-effect'],
  ],
  'card/activated': [
    'A card is turned face down for its use.',
    { player: 'Whose it is.', card: 'The card.' },
    ['2e.activation.face-down'],
  ],
  'card/refreshed': [
    'A card is turned face up again.',
    { player: 'Whose it is.', card: 'The card.' },
    ['2e.refresh.reusable'],
  ],
  'card/discarded': [
    'A card is discarded.',
    {
      player: 'Whose it was; not told of a card that was nobody’s.',
      card: 'The card.',
      deck: 'The deck under which it goes; not told where it goes elsewhere.',
      to: 'Where else it goes, such as `doom-track`.',
    },
    [
      '2e.allies.killed',
      '2e.defeat.card-kept-for-effect',
      '2e.defeat.discard',
      '2e.effects.owner-uses',
      '2e.event.lower-discard',
      '2e.event.replaced-discard',
      '2e.items.discard',
      '2e.knockout.card',
      '2e.limits.discard-destination',
      '2e.undefeated.full-discard',
      'faq.discard.takes-all',
    ],
  ],
  'card/removed': [
    'A card leaves the game.',
    { player: 'Whose it was; not told of a card that was nobody’s.', card: 'The card.' },
    ['2e.encounter.removed'],
  ],
  'gold/gained': [
    'A player gains gold.',
    { player: 'Who does.', amount: 'How much.', by: 'The card that gives it.' },
    ['2e.bank.income', '2e.market.sell-item'],
  ],
  'gold/paid': [
    'A player pays gold to the bank.',
    { player: 'Who pays.', amount: 'How much.', card: 'The card it is paid for, where it is paid for one.' },
    ['2e.bank.spending', '2e.market.buy-item', '2e.market.healing', '2e.market.hire-ally'],
  ],
  'gold/lost': ['A player loses gold.', { player: 'Who does.', amount: 'How much.' }, ['2e.knockout.gold']],
  'gold/taken': [
    'A player takes the gold of another.',
    { player: 'Who takes it.', loser: 'Whose it was.', amount: 'How much.' },
    ['2e.hero-combat.spoils'],
  ],
  'spoils/taken': [
    'A player takes a card of another as spoils.',
    { player: 'Who takes it.', loser: 'Whose it was.', card: 'The card.' },
    ['2e.hero-combat.spoils'],
  ],
  'spoils/declined': [
    'A player takes no spoils.',
    { player: 'Who could have taken some.', loser: 'Whose they would have been.' },
    ['2e.hero-combat.spoils'],
  ],
  'market/stocked': [
    'A card is laid on a market stack.',
    { town: 'Whose market.', card: 'The card.' },
    ['2e.cards.text', '2e.market.draw-card', '2e.market.sell-item', '2e.setup.market-stacks'],
  ],
  'market/bought': [
    'A player buys a card.',
    {
      player: 'Who buys.',
      town: 'Where; not told where it is in no town.',
      card: 'The card.',
      price: 'What is paid for it.',
    },
    ['2e.market.buy-item', '2e.market.hire-ally'],
  ],
  'market/sold': [
    'A player sells a card.',
    {
      player: 'Who sells.',
      town: 'Where; not told where it is in no town.',
      card: 'The card.',
      price: 'What is paid for it.',
    },
    ['2e.market.sell-item'],
  ],
  'market/left': [
    'A player is done with trading.',
    { player: 'Who traded.', town: 'Where.' },
    ['2e.market.actions'],
  ],
  'counter/gained': [
    'A player gets an adventure counter from the pile.',
    { player: 'Who gets it.', color: 'Its color.' },
    ['2e.cards.text'],
  ],
  'counter/spent': [
    'A player gives an adventure counter to the pile.',
    { player: 'Whose it was.', color: 'Its color.' },
    ['2e.experience.spent-to-pile'],
  ],
  'counter/changed': [
    'A player gets an adventure counter as change.',
    { player: 'Who gets it.', color: 'Its color.' },
    ['2e.experience.make-change'],
  ],
  'experience/chosen': [
    'A player begins to pay for an experience counter.',
    {
      player: 'Who buys.',
      bonus: 'What it adds to.',
      points: 'How many noted points are spent for it, before any counters.',
    },
    'any',
  ],
  'experience/finished': [
    'A player buys no more experience.',
    { player: 'Who does.' },
    ['2e.experience.saving-allowed'],
  ],
  'experience/gained': [
    'A Hero gains an experience counter.',
    { player: 'Whose Hero.', bonus: 'What it adds to.' },
    [
      '2e.experience.body',
      '2e.experience.life',
      '2e.experience.mind',
      '2e.experience.spirit',
      '2e.experience.stamina',
    ],
  ],
  'experience/noted': [
    'Experience points are noted for later.',
    { player: 'Whose they are.', points: 'How many.' },
    ['2e.experience.no-change'],
  ],
};
