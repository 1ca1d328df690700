import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** The rare kinds of card of each deck: enemies in exploration and social, quests and events in combat. */
export const surprises: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Burn the Pyres',
    text: 'Explore at the Bitter Lowlands (1 action). Cut Wood (plains): gain 1 gold. Light One Pyre (hills and plains): heal 3 damage. Burn Them All (hills, hills and plains): gain 1 companion.',
    deck: 'combat',
    scenario: 'corpse-king',
    at: { regions: ['bitter-lowlands'] },
    actions: 1,
    outcomes: [
      { label: 'Cut Wood', requires: ['plains'], do: [{ do: 'gain-gold', amount: 1 }] },
      {
        label: 'Light One Pyre',
        requires: ['hills', 'plains'],
        do: [{ do: 'heal', amount: 3 }],
      },
      {
        label: 'Burn Them All',
        requires: ['hills', 'hills', 'plains'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Night of Scratching',
    text: 'Hold the Door: test body; on a pass, keep this card as a trophy and draw 2 skill cards; on a fail, suffer 2 damage. Out by the Cellar: test mind; on a pass, keep this card as a trophy and move up to 2 hexes without dice; on a fail, suffer 1 damage.',
    deck: 'combat',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Hold the Door',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'keep-as-trophy' }, { do: 'draw-skills', amount: 2 }],
            fail: [{ do: 'suffer', amount: 2 }],
          },
        ],
      },
      {
        label: 'Out by the Cellar',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'keep-as-trophy' }, { do: 'move', hexes: 2 }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    kind: 'enemy',
    name: 'The Drowned',
    text: "Pull Down (1 surge): remove 1 of the foe's tokens that show agility. Lungs of Water (2 surge): deal 2 enemy damage that cannot be blocked. Reward: gain 2 gold, or draw 2 skill cards.",
    deck: 'exploration',
    scenario: 'corpse-king',
    traits: ['Undead'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Pull Down',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['agility'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Lungs of Water',
        do: [{ do: 'deal', damage: 'enemy', amount: 2, unblockable: true }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Crypt Warden',
    text: 'The foe cannot use surge abilities. Lid of the Tomb (2 surge): deal 3 enemy damage. Reward: gain 3 gold, or gain 1 exploration trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    traits: ['Mystic', 'Undead'],
    health: 6,
    abilities: [
      { always: 'no-surge' },
      {
        use: 'surge',
        surge: 2,
        label: 'Lid of the Tomb',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
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
    name: 'Body Snatchers',
    text: "Sack over the Head (1 surge): flip 1 of the foe's tokens. Dead Weight (2 surge): deal 2 enemy damage. Reward: gain 2 gold, or gain 1 social trophy.",
    deck: 'social',
    scenario: 'corpse-king',
    traits: ['Humanoid'],
    health: 3,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Sack over the Head',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Dead Weight',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional social trophy', do: [{ do: 'gain-trophy', of: 'social' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Masked Cultist',
    text: 'Whispered Name (1 surge): the foe tests spirit; on a fail, deal 2 enemy damage that cannot be blocked. Borrowed Flesh (2 surge): heal 2 damage and recast 1 of its tokens. Reward: gain 2 gold, or gain 1 companion.',
    deck: 'social',
    scenario: 'corpse-king',
    traits: ['Mystic', 'Humanoid'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Whispered Name',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            fail: [{ do: 'deal', damage: 'enemy', amount: 2, unblockable: true }],
          },
        ],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Borrowed Flesh',
        do: [
          { do: 'heal', amount: 2 },
          { do: 'recast', tokens: { whose: 'own', many: 1 } },
        ],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'companion', label: '1 companion', do: [{ do: 'gain-story', amount: 1 }] },
    ],
  },
]);
