import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EnemyCard } from '../../cards.js';

/** Combat: beasts, dragons and giants, health from 5 to 9. */
export const beasts: readonly EnemyCard[] = /* @__PURE__ */ filledIn<EnemyCard>([
  {
    kind: 'enemy',
    name: 'Razorwing',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: 'Stoop (1 surge): recast 1 of its spent tokens. Shredding Talons (2 surge): deal 3 enemy damage. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    traits: ['Beast', 'Flyer'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Stoop',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Shredding Talons',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'feathers', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Great Dragon',
    source: {
      document: 'published-facts',
      section:
        'Enemies: health, gold and the name Burn are known; traits, what abilities do and any other reward are ours',
    },
    text: "Lash of the Tail (1 surge): flip 1 of the foe's tokens. Burn (2 surge): deal 2 enemy damage that cannot be blocked. Reward: gain 2 gold, or gain 1 trophy.",
    deck: 'combat',
    traits: ['Beast', 'Dragon'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Lash of the Tail',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Burn',
        do: [{ do: 'deal', damage: 'enemy', amount: 2, unblockable: true }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional trophy', do: [{ do: 'gain-trophy' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Moon Cat',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: 'Out of the Dark (1 surge): deal 1 enemy damage and recast 1 of its tokens. Silver Eyes (2 surge): the foe cannot use surge abilities until the end of the combat round. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    traits: ['Beast'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Out of the Dark',
        do: [
          { do: 'deal', damage: 'enemy', amount: 1 },
          { do: 'recast', tokens: { whose: 'own', many: 1 } },
        ],
      },
      { use: 'surge', surge: 2, label: 'Silver Eyes', do: [{ do: 'no-surge' }] },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'pelt', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Ettin',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: 'Two Heads Are Better (1 surge): recast 1 of its tokens. Club with Both Hands (2 surge): deal 3 enemy damage. Quarrel (3 surge): deal 2 enemy damage and take another combat action. Reward: gain 3 gold, or gain 1 combat trophy.',
    deck: 'combat',
    traits: ['Warrior', 'Giant'],
    health: 7,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Two Heads Are Better',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Club with Both Hands',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Quarrel',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }, { do: 'act-again' }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'trophy', label: 'An additional combat trophy', do: [{ do: 'gain-trophy', of: 'combat' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Ogre',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: "Swat (1 surge): remove 1 of the foe's tokens that show agility. Bellowing Charge (3 surge): deal 3 enemy damage that cannot be blocked. Reward: gain 3 gold, or gain 1 combat trophy.",
    deck: 'combat',
    traits: ['Warrior', 'Giant'],
    health: 8,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Swat',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['agility'] } }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Bellowing Charge',
        do: [{ do: 'deal', damage: 'enemy', amount: 3, unblockable: true }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'trophy', label: 'An additional combat trophy', do: [{ do: 'gain-trophy', of: 'combat' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Barrow Wyrm',
    source: {
      document: 'published-facts',
      section:
        'Enemies: health, gold and what the abilities do are known; their names, the traits and the other reward are ours',
    },
    text: "Grave Coils (1 surge): remove 1 of the foe's tokens that show physical damage. Cold Bite (2 surge): deal 2 enemy damage. Sleep of the Barrow (3 surge): heal 4 damage. Reward: gain 3 gold, or gain 1 exploration trophy.",
    deck: 'combat',
    traits: ['Beast', 'Undead', 'Dragon'],
    health: 8,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Grave Coils',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['physical'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Cold Bite',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Sleep of the Barrow',
        do: [{ do: 'heal', amount: 4 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      {
        id: 'trophy',
        label: 'An additional exploration trophy',
        do: [{ do: 'gain-trophy', of: 'exploration' }],
      },
    ],
  },
  {
    kind: 'enemy',
    name: 'Giant',
    source: { document: 'published-facts', section: 'Enemies: the name is known, the rest ours' },
    text: "Ground Shakes (1 surge): flip 1 of the foe's tokens. Hurled Boulder (2 surge): deal 3 enemy damage. Trample (3 surge): until the end of the combat round, its enemy damage symbols count double. Reward: gain 4 gold, or gain the top card of the asset deck.",
    deck: 'combat',
    traits: ['Warrior', 'Giant'],
    health: 9,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Ground Shakes',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Hurled Boulder',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
      { use: 'surge', surge: 3, label: 'Trample', do: [{ do: 'double', symbols: ['enemy'] }] },
    ],
    rewards: [
      { id: 'gold', label: '4 gold', do: [{ do: 'gain-gold', amount: 4 }] },
      { id: 'hoard', label: 'The top card of the asset deck', do: [{ do: 'gain-asset', from: 'deck' }] },
    ],
  },
]);
