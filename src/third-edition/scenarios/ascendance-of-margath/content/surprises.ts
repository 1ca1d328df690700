import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** The rare kinds of card of each deck: enemies in exploration and social, quests and events in combat. */
export const surprises: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Trail of Ash',
    text: 'Explore at the Ash Hills (1 action). Count the Burnt Farms (hills): gain 1 gold. Find the Lair (hills and hills): gain 1 lore. Wait for Its Return (hills, hills and wild): gain 1 lore and gain 1 combat trophy.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    at: { regions: ['ash-hills'] },
    actions: 1,
    outcomes: [
      {
        label: 'Count the Burnt Farms',
        requires: ['hills'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Find the Lair',
        requires: ['hills', 'hills'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'Wait for Its Return',
        requires: ['hills', 'hills', 'wild'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'gain-trophy', of: 'combat' },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Burning Farmstead',
    text: 'Into the Flames: test body; on a pass, keep this card as a trophy and gain 1 lore; on a fail, suffer 2 damage. Form a Bucket Line: test mind; on a pass, gain 1 gold and keep this card as a trophy.',
    deck: 'combat',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Into the Flames',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
            fail: [{ do: 'suffer', amount: 2 }],
          },
        ],
      },
      {
        label: 'Form a Bucket Line',
        do: [
          { do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }] },
        ],
      },
    ],
  },
  {
    kind: 'enemy',
    name: 'Cinder Salamander',
    text: 'Spit Cinders (1 surge): deal 1 enemy damage. Shed the Burning Skin (2 surge): heal 2 damage and recast 1 of its tokens. Reward: gain 2 gold, or gain 1 lore.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    traits: ['Beast', 'Dragon'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Spit Cinders',
        do: [{ do: 'deal', damage: 'enemy', amount: 1 }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Shed the Burning Skin',
        do: [
          { do: 'heal', amount: 2 },
          { do: 'recast', tokens: { whose: 'own', many: 1 } },
        ],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Cave Drake',
    text: "Pounce (1 surge): remove 1 of the foe's tokens that show agility. Snapping Jaws (2 surge): deal 3 enemy damage. Reward: gain 2 gold, or gain 1 lore.",
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    traits: ['Beast', 'Dragon'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Pounce',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['agility'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Snapping Jaws',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Torch-Bearing Mob',
    text: 'Hue and Cry (1 surge): recast 1 of its tokens. Hail of Stones (X surge): deal X enemy damage. Reward: gain 1 gold, or gain 1 lore.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    traits: ['Humanoid'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Hue and Cry',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 'X',
        label: 'Hail of Stones',
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
    name: 'Envoy of the High Lord',
    text: "Silken Threat (1 surge): the foe tests mind; on a fail, the foe loses 2 gold. Word of the Master (2 surge): flip all of the foe's tokens that show shield. Reward: gain 2 gold, or gain 1 lore.",
    deck: 'social',
    scenario: 'ascendance-of-margath',
    traits: ['Mystic', 'Humanoid'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Silken Threat',
        do: [{ do: 'test', attribute: 'mind', fail: [{ do: 'lose-gold', amount: 2 }] }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Word of the Master',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 'all', showing: ['shield'] } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'lore', label: '1 lore', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
]);
