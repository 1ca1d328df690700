import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EnemyCard } from '../../cards.js';

/** Combat: soldiers, outlaws and the restless dead, health from 3 to 7. */
export const warbands: readonly EnemyCard[] = /* @__PURE__ */ filledIn<EnemyCard>([
  {
    kind: 'enemy',
    name: 'Undead Horde',
    source: {
      document: 'published-facts',
      section:
        'Enemies: health, gold and what the abilities do are known; their names, the other reward and a trait are ours',
    },
    text: 'They Rise Again (1 surge): recast 1 of its spent tokens. Press of Bodies (1 surge): the foe cannot use surge abilities until the end of the combat round. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    traits: ['Undead'],
    health: 3,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'They Rise Again',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }],
      },
      { use: 'surge', surge: 1, label: 'Press of Bodies', do: [{ do: 'no-surge' }] },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Rebels',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: 'For the Free Towns (1 surge): recast 1 of its tokens. Seize the Purse (2 surge): deal 2 enemy damage and the foe loses 1 gold. Reward: gain 1 gold, or gain 1 social trophy.',
    deck: 'combat',
    traits: ['Warrior', 'Humanoid'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'For the Free Towns',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Seize the Purse',
        do: [
          { do: 'deal', damage: 'enemy', amount: 2 },
          { do: 'lose-gold', amount: 1 },
        ],
      },
    ],
    rewards: [
      { id: 'gold', label: '1 gold', do: [{ do: 'gain-gold', amount: 1 }] },
      { id: 'trophy', label: 'An additional social trophy', do: [{ do: 'gain-trophy', of: 'social' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Deep Elf',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: 'Lightless Step (1 surge): flip 1 of its tokens. Venomed Bolt (2 surge): deal 2 enemy damage that cannot be blocked. Reward: gain 2 gold, or gain 1 trophy.',
    deck: 'combat',
    traits: ['Mystic', 'Humanoid'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Lightless Step',
        do: [{ do: 'flip', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Venomed Bolt',
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
    name: 'Beastman',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: 'Gore (1 surge): deal 1 enemy damage. Herd Frenzy (2 surge): until the end of the combat round, its enemy damage symbols count double. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'combat',
    traits: ['Warrior', 'Beast', 'Humanoid'],
    health: 6,
    abilities: [
      { use: 'surge', surge: 1, label: 'Gore', do: [{ do: 'deal', damage: 'enemy', amount: 1 }] },
      {
        use: 'surge',
        surge: 2,
        label: 'Herd Frenzy',
        do: [{ do: 'double', symbols: ['enemy'] }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Rogue Orc',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: "Split the Shield (1 surge): remove 1 of the foe's tokens that show shield. Savage Cut (2 surge): deal 3 enemy damage. Reward: gain 2 gold, or gain 1 combat trophy.",
    deck: 'combat',
    traits: ['Warrior', 'Humanoid'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Split the Shield',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['shield'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Savage Cut',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional combat trophy', do: [{ do: 'gain-trophy', of: 'combat' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Witch',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: "Evil Eye (1 surge): flip 1 of the foe's tokens. Hex (2 surge): the foe tests spirit; on a fail, deal 3 enemy damage that cannot be blocked. Reward: gain 2 gold, or draw 3 skill cards.",
    deck: 'combat',
    traits: ['Mystic', 'Humanoid'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Evil Eye',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Hex',
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
      { id: 'skills', label: '3 skill cards', do: [{ do: 'draw-skills', amount: 3 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Death Knight',
    source: {
      document: 'published-facts',
      section: 'Enemies: health and gold are known; traits, abilities and any other reward are ours',
    },
    text: "Rusted Blade (1 surge): deal 2 enemy damage. Oath beyond Death (2 surge): heal 2 damage. Dread Gaze (3 surge): remove all of the foe's tokens that show surge. Reward: gain 3 gold, or gain 1 combat trophy.",
    deck: 'combat',
    traits: ['Warrior', 'Undead'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Rusted Blade',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Oath beyond Death',
        do: [{ do: 'heal', amount: 2 }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Dread Gaze',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['surge'] } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'trophy', label: 'An additional combat trophy', do: [{ do: 'gain-trophy', of: 'combat' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Dreadbringer',
    source: {
      document: 'published-facts',
      section:
        'Enemies: health, gold and what the abilities do are known; their names, the traits and the other reward are ours',
    },
    text: "Sunder (1 surge): remove all of the foe's tokens that show shield. Drink Fear (2 surge): heal 2 damage. Doom (3 surge): deal 5 enemy damage. Reward: gain 3 gold, or gain 1 combat trophy.",
    deck: 'combat',
    traits: ['Mystic', 'Warrior'],
    health: 7,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Sunder',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['shield'] } }],
      },
      { use: 'surge', surge: 2, label: 'Drink Fear', do: [{ do: 'heal', amount: 2 }] },
      { use: 'surge', surge: 3, label: 'Doom', do: [{ do: 'deal', damage: 'enemy', amount: 5 }] },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'trophy', label: 'An additional combat trophy', do: [{ do: 'gain-trophy', of: 'combat' }] },
    ],
  },
]);
