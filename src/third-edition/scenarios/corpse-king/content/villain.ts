import type { VillainCard } from '../../../content/cards.js';

/**
 * The villain (3e.corpse-king.health, 3e.corpse-king.health-mod), with Raise Dead (3e.corpse-king.raise-dead), Vampirism
 * (3e.corpse-king.vampirism) and Curse (3e.corpse-king.curse).
 */
export const vorakesh: VillainCard = {
  kind: 'villain',
  id: 'vorakesh',
  name: 'Vorakesh',
  source: { document: 'published-facts', section: 'Villains: everything on this card is known' },
  text: "Health +1 for each zombie on the board and -2 for each companion of the foe, never below 8. Raise Dead (1 surge): choose at random 1 enemy card in the combat discard pile and carry out any 1 surge ability of it, X being 1. Vampirism (1 surge): deal 1 enemy damage and heal 1 damage. Curse (2 surge): flip all of the foe's tokens.",
  scenario: 'corpse-king',
  traits: ['Mystic', 'Villain', 'Humanoid'],
  health: 10,
  healthPlus: { count: 'zombies', and: { count: 'story', times: -2 } },
  healthFloor: 8,
  abilities: [
    { use: 'surge', surge: 1, id: 'raise-dead', label: 'Raise Dead', do: [{ do: 'borrow-surge' }] },
    {
      use: 'surge',
      surge: 1,
      id: 'vampirism',
      label: 'Vampirism',
      do: [
        { do: 'deal', damage: 'enemy', amount: 1 },
        { do: 'heal', amount: 1 },
      ],
    },
    {
      use: 'surge',
      surge: 2,
      id: 'curse',
      label: 'Curse',
      do: [{ do: 'flip', tokens: { whose: 'foe', many: 'all' } }],
    },
  ],
  spawns: { regions: ['cursed-ruins'] },
};
