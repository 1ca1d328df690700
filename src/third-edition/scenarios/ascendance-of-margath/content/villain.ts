import type { VillainCard } from '../../../content/cards.js';

/**
 * The villain (3e.margath.health, 3e.margath.lore), with Taunt (3e.margath.taunt), Will of Margath (3e.margath.will) and Empower
 * (3e.margath.empower).
 */
export const highLordMargath: VillainCard = {
  kind: 'villain',
  id: 'high-lord-margath',
  name: 'High Lord Margath',
  source: { document: 'published-facts', section: 'Villains: everything on this card is known' },
  text: "Health -1 for each lore of the foe, never below 8. Taunt (1 surge): flip 1 of the foe's tokens. Will of Margath (2 surge): heal 3 damage. Empower (3 surge): until the end of the combat round, its enemy damage symbols count double.",
  scenario: 'ascendance-of-margath',
  traits: ['Warrior', 'Villain', 'Dragon'],
  health: 15,
  healthPlus: { count: 'story', times: -1 },
  healthFloor: 8,
  abilities: [
    {
      use: 'surge',
      surge: 1,
      id: 'taunt',
      label: 'Taunt',
      do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
    },
    {
      use: 'surge',
      surge: 2,
      id: 'will-of-margath',
      label: 'Will of Margath',
      do: [{ do: 'heal', amount: 3 }],
    },
    { use: 'surge', surge: 3, id: 'empower', label: 'Empower', do: [{ do: 'double', symbols: ['enemy'] }] },
  ],
  spawns: { places: ['skydown'] },
};
