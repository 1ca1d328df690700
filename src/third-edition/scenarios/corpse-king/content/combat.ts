import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EnemyCard } from '../../../content/cards.js';

export const combat: readonly EnemyCard[] = /* @__PURE__ */ filledIn<EnemyCard>([
  {
    kind: 'enemy',
    name: 'Reanimates',
    source: {
      document: 'published-facts',
      section: 'Enemies: the name and what the ability does are known, the rest ours',
    },
    text: 'Clawing Hands (X surge): deal X enemy damage. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Undead'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 'X',
        label: 'Clawing Hands',
        do: [{ do: 'deal', damage: 'enemy', amount: { count: 'x' } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Prophet of the Dread Cult',
    source: {
      document: 'published-facts',
      section: 'Enemies: the name, and Prophecy but for its cost, are known, the rest ours',
    },
    text: "Prophecy (1 surge): recast 1 of its tokens, or recast 1 of the foe's tokens. Foretold Wound (2 surge): deal 3 enemy damage. Reward: gain 2 gold, or gain 1 social trophy.",
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Mystic', 'Humanoid'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Prophecy',
        do: [
          {
            do: 'choose',
            options: [
              {
                label: 'Own Token',
                do: [{ do: 'recast', tokens: { whose: 'own', many: 1 } }],
              },
              {
                label: "Foe's Token",
                do: [{ do: 'recast', tokens: { whose: 'foe', many: 1 } }],
              },
            ],
          },
        ],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Foretold Wound',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional social trophy', do: [{ do: 'gain-trophy', of: 'social' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Grave Hounds',
    text: "Hamstring (1 surge): remove 1 of the foe's tokens that show agility. Howl (1 surge): recast 1 of its spent tokens. Reward: gain 2 gold, or draw 1 skill card.",
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Beast', 'Undead'],
    health: 3,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Hamstring',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['agility'] } }],
      },
      {
        use: 'surge',
        surge: 1,
        label: 'Howl',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '1 skill card', do: [{ do: 'draw-skills', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Hollow Squire',
    text: 'Remembered Parry (1 surge): flip 1 of its tokens. Dull Sword (2 surge): deal 2 enemy damage. Reward: gain 2 gold, or gain 1 companion.',
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Warrior', 'Undead'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Remembered Parry',
        do: [{ do: 'flip', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Dull Sword',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'companion', label: '1 companion', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Plague Carrier',
    text: 'Foul Breath (1 surge): deal 1 enemy damage that cannot be blocked. Burst (3 surge): deal 3 enemy damage that cannot be blocked. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Undead'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Foul Breath',
        do: [{ do: 'deal', damage: 'enemy', amount: 1, unblockable: true }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Burst',
        do: [{ do: 'deal', damage: 'enemy', amount: 3, unblockable: true }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Wailing Shade',
    text: "Pass Through (1 surge): remove 1 of the foe's tokens that show physical damage. Wail (2 surge): the foe tests spirit; on a fail, deal 3 enemy damage that cannot be blocked. Reward: gain 2 gold, or gain 1 trophy.",
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Mystic', 'Undead'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Pass Through',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['physical'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Wail',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            fail: [{ do: 'deal', damage: 'enemy', amount: 3, unblockable: true }],
          },
        ],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional trophy', do: [{ do: 'gain-trophy' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Barrow Champion',
    text: 'Bronze Shield (1 surge): flip 1 of its tokens. Old Feud (2 surge): deal 3 enemy damage. Never Beaten (3 surge): heal 4 damage. Reward: gain 3 gold, or gain 1 companion.',
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Warrior', 'Undead'],
    health: 7,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Bronze Shield',
        do: [{ do: 'flip', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Old Feud',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
      { use: 'surge', surge: 3, label: 'Never Beaten', do: [{ do: 'heal', amount: 4 }] },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'companion', label: '1 companion', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Flesh Colossus',
    text: 'Health +1 for each zombie on the board. Many Fists (2 surge): deal 3 enemy damage. Knit Together (3 surge): heal 3 damage. Reward: gain 4 gold, or gain 1 companion.',
    deck: 'combat',
    scenario: 'corpse-king',
    traits: ['Undead', 'Giant'],
    health: 6,
    healthPlus: { count: 'zombies' },
    abilities: [
      {
        use: 'surge',
        surge: 2,
        label: 'Many Fists',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Knit Together',
        do: [{ do: 'heal', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '4 gold', do: [{ do: 'gain-gold', amount: 4 }] },
      { id: 'companion', label: '1 companion', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
]);
