import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../cards.js';

/** Exploration: the enemies and events of a deck that is mostly quests. */
export const encounters: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'enemy',
    name: 'Fey Sorceress',
    source: {
      document: 'published-facts',
      section:
        'Enemies: traits, health, what the abilities do and the rewards are known; the names of the abilities are ours',
    },
    text: "The foe cannot use surge abilities. Change of Mind (1 surge): flip 1 of its tokens, or flip 1 of the foe's tokens. Wither Steel (2 surge): remove all of the foe's tokens that show physical damage. Reward: gain 2 gold, or gain 1 trophy.",
    deck: 'exploration',
    traits: ['Mystic', 'Humanoid'],
    health: 4,
    abilities: [
      { always: 'no-surge' },
      {
        use: 'surge',
        surge: 1,
        label: 'Change of Mind',
        do: [
          {
            do: 'choose',
            options: [
              {
                label: 'Own Token',
                do: [{ do: 'flip', tokens: { whose: 'own', many: 1 } }],
              },
              {
                label: "Foe's Token",
                do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
              },
            ],
          },
        ],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Wither Steel',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['physical'] } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional trophy', do: [{ do: 'gain-trophy' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Quicksand Lurker',
    text: "Drag Under (1 surge): remove 1 of the foe's tokens that show agility. Constrict (2 surge): deal 3 enemy damage. Reward: gain 2 gold, or draw 2 skill cards.",
    deck: 'exploration',
    traits: ['Beast'],
    health: 5,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Drag Under',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['agility'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Constrict',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Stone Sentinel',
    text: "Runes Alight (1 surge): recast 1 of its spent tokens. Fist of Granite (2 surge): deal 3 enemy damage. Mirror Runes (3 surge): until the end of the combat round, damage that it suffers from the foe's attacks is dealt back as enemy damage. Reward: gain 3 gold, or gain 1 exploration trophy.",
    deck: 'exploration',
    traits: ['Warrior', 'Construct'],
    health: 7,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Runes Alight',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 1, spent: true } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Fist of Granite',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
      {
        use: 'surge',
        surge: 3,
        label: 'Mirror Runes',
        do: [{ do: 'reflect', damage: 'enemy' }],
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
    kind: 'event',
    name: 'Captive Spirit',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the exploration deck; the kind of card and the rest are ours',
    },
    text: 'Break the Seal: test spirit; on a pass, heal all damage and keep this card as a trophy; on a fail, suffer 1 damage. Bargain through the Glass: test mind -1; on a pass, draw 2 skill cards and keep this card as a trophy.',
    deck: 'exploration',
    options: [
      {
        label: 'Break the Seal',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'heal', amount: 'all' }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
      {
        label: 'Bargain through the Glass',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            modifier: -1,
            pass: [{ do: 'draw-skills', amount: 2 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: "Other People's Junk",
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the exploration deck; the kind of card and the rest are ours',
    },
    text: 'Sort through It: test mind; on a pass, gain 2 gold and keep this card as a trophy. Carry It Home: gain 1 gold and heal 1 damage.',
    deck: 'exploration',
    options: [
      {
        label: 'Sort through It',
        do: [
          { do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 2 }, { do: 'keep-as-trophy' }] },
        ],
      },
      {
        label: 'Carry It Home',
        do: [
          { do: 'gain-gold', amount: 1 },
          { do: 'heal', amount: 1 },
        ],
      },
    ],
  },
]);
