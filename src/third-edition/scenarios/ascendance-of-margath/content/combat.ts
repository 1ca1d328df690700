import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EnemyCard } from '../../../content/cards.js';

export const combat: readonly EnemyCard[] = /* @__PURE__ */ filledIn<EnemyCard>([
  {
    kind: 'enemy',
    name: 'Dragon Hybrid',
    source: { document: 'published-facts', section: 'Enemies: everything on this card is known' },
    text: "Health +1 for each lore of the foe. Slice (1 surge): deal 2 enemy damage. Barrier (2 surge): remove all of the foe's tokens that show magic damage. Reward: gain 2 gold, or gain 1 lore.",
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Warrior', 'Humanoid', 'Dragon'],
    health: 6,
    healthPlus: { count: 'story' },
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Slice',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Barrier',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['magic'] } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Kobolds',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the combat deck; the scenario and the rest are ours',
    },
    text: 'Swarm (X surge): deal X enemy damage. Reward: gain 1 gold, or gain 1 lore.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Humanoid', 'Dragon'],
    health: 3,
    abilities: [
      {
        use: 'surge',
        surge: 'X',
        label: 'Swarm',
        do: [{ do: 'deal', damage: 'enemy', amount: { count: 'x' } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '1 gold', do: [{ do: 'gain-gold', amount: 1 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Drake-Sworn Zealot',
    text: 'Burning Brand (1 surge): deal 1 enemy damage. No Pain for the Faithful (2 surge): heal 2 damage. Reward: gain 2 gold, or gain 1 lore.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Mystic', 'Humanoid'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Burning Brand',
        do: [{ do: 'deal', damage: 'enemy', amount: 1 }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'No Pain for the Faithful',
        do: [{ do: 'heal', amount: 2 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Ember Drake',
    text: "Beat of Wings (1 surge): recast 1 of the foe's tokens. Gout of Fire (2 surge): deal 2 enemy damage that cannot be blocked. Reward: gain 2 gold, or gain 1 lore.",
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Beast', 'Dragon'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Beat of Wings',
        do: [{ do: 'recast', tokens: { whose: 'foe', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Gout of Fire',
        do: [{ do: 'deal', damage: 'enemy', amount: 2, unblockable: true }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Ashwing Raider',
    text: 'Strafe (1 surge): deal 1 enemy damage and flip 1 of its tokens. Carry Off the Coffer (2 surge): deal 2 enemy damage and the foe loses 1 gold. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Warrior', 'Dragon', 'Flyer'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Strafe',
        do: [
          { do: 'deal', damage: 'enemy', amount: 1 },
          { do: 'flip', tokens: { whose: 'own', many: 1 } },
        ],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Carry Off the Coffer',
        do: [
          { do: 'deal', damage: 'enemy', amount: 2 },
          { do: 'lose-gold', amount: 1 },
        ],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Wyrm-Tamer',
    text: 'Goad (1 surge): recast 1 of its spent tokens. Loose the Wyrm (3 surge): deal 5 enemy damage. Reward: gain 2 gold, or gain 1 lore.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Mystic', 'Humanoid'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Goad',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Loose the Wyrm',
        do: [{ do: 'deal', damage: 'enemy', amount: 5 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Scaleguard Captain',
    text: 'Hold the Line (1 surge): flip 1 of its tokens. Halberd Sweep (2 surge): deal 3 enemy damage. Press the Attack (3 surge): until the end of the combat round, its enemy damage symbols count double. Reward: gain 3 gold, or gain 1 combat trophy.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Warrior', 'Humanoid'],
    health: 7,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Hold the Line',
        do: [{ do: 'flip', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Halberd Sweep',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Press the Attack',
        do: [{ do: 'double', symbols: ['enemy'] }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'trophy', label: 'An additional combat trophy', do: [{ do: 'gain-trophy', of: 'combat' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Elder Drake',
    text: "Smoke in the Eyes (1 surge): flip 1 of the foe's tokens. Wall of Flame (2 surge): until the end of the combat round, damage that it suffers from the foe's attacks is dealt back as enemy damage. Breath of Embers (3 surge): deal 5 enemy damage. Reward: gain 3 gold, or gain 2 lore.",
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    traits: ['Beast', 'Dragon'],
    health: 8,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Smoke in the Eyes',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Wall of Flame',
        do: [{ do: 'reflect', damage: 'enemy' }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Breath of Embers',
        do: [{ do: 'deal', damage: 'enemy', amount: 5 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'lore', label: '2 lore', do: [{ do: 'gain-story', amount: 2 }] },
    ],
  },
]);
