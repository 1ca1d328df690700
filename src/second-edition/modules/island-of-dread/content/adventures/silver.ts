import { filledIn } from '../../../../../kernel/content/filled-in.js';
import type { SilverCard } from '../types.js';

const onTheIsland = { deck: 'silver' } as const;

/** The cards of the Island of Dread (iod.components.adventure-cards-silver). None can be escaped from. */
export const silver: readonly SilverCard[] = /* @__PURE__ */ filledIn<SilverCard>([
  {
    ...onTheIsland,
    name: 'Assif Shib-Sa',
    kind: 'challenge',
    source: {
      document: 'rulebook-island-of-dread',
      section: 'Object of the Game: the name and that its Life is above 7; its values are ours',
    },
    words: ['god', 'demon'],
    life: 8,
    mind: { value: 18, damage: 3 },
    body: { value: 19, damage: 4 },
    spirit: { value: 18, damage: 3 },
    beforeCombat: [
      {
        do: 'when',
        if: { allies: { atLeast: 2 } },
        then: [
          {
            do: 'test',
            attribute: 'spirit',
            target: 16,
            failure: [
              { do: 'lose-card', kind: 'ally', which: 'random' },
              { do: 'wounds', to: 'you', amount: 1 },
            ],
          },
        ],
      },
      {
        do: 'when',
        if: { allies: { atLeast: 1 } },
        then: [
          {
            do: 'test',
            attribute: 'spirit',
            target: 16,
            failure: [
              { do: 'lose-card', kind: 'ally', which: 'random' },
              { do: 'wounds', to: 'you', amount: 1 },
            ],
          },
        ],
      },
    ],
    victory: true,
    text: 'Before combat, test Spirit (16) if you have two Allies, and again if you have one: each time you fail, an Ally, drawn at random, turns on you; discard it and take 1 wound. Whoever defeats Assif Shib-Sa wins the game.',
    flavor: 'It wakes as one wakes from a good dream: slowly, and with regret, and then it sees you.',
  },
  {
    ...onTheIsland,
    name: 'Gate of Teeth',
    kind: 'challenge',
    words: ['spawn', 'construct'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 18, damage: 2 },
    spirit: { value: 16, damage: 1 },
    reward: [{ do: 'heal', who: 'your-party', wounds: 1, exhaustion: 1 }],
    text: 'Reward: discard 1 wound and 1 exhaustion from your Hero and from each Ally.',
    flavor: 'Someone oiled the hinges. They are jaws.',
  },
  {
    ...onTheIsland,
    name: 'Chorus of Mouths',
    kind: 'challenge',
    words: ['spawn', 'magical'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 16, damage: 1 },
    spirit: { value: 18, damage: 2 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'spirit',
        target: 15,
        failure: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
      },
    ],
    reward: [{ do: 'heal', who: 'your-party', exhaustion: 'all' }],
    text: 'Before combat, test Spirit (15); if you fail, your Hero and each Ally take 1 exhaustion. Reward: discard all exhaustion from your Hero and from each Ally.',
    flavor: 'They finish your sentences. Then they finish those of your friends.',
  },
  {
    ...onTheIsland,
    name: 'The Warped Pilgrim',
    kind: 'challenge',
    words: ['spawn', 'humanoid'],
    life: 3,
    mind: { value: 18, damage: 2 },
    body: { value: 16, damage: 1 },
    spirit: { value: 16, damage: 1 },
    reward: [{ do: 'heal', who: 'you', wounds: 1 }, { do: 'take-card' }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-roll',
          label: 'Say what the pilgrim said',
          cost: { discard: true },
          if: { inCombat: true, roll: ['attack', 'defend'], enemy: ['god'], whose: 'you' },
          do: [{ do: 'succeed' }],
        },
      ],
    },
    text: 'Reward: discard 1 wound from your Hero, and keep this card. Discard it before your Hero rolls to attack or defend against a god: the roll succeeds.',
    flavor: 'He came to pray, and was heard.',
  },
  {
    ...onTheIsland,
    name: 'Hatchery in the Crater',
    kind: 'challenge',
    words: ['spawn', 'beast'],
    life: 5,
    mind: { value: 16, damage: 1 },
    body: { value: 17, damage: 2 },
    spirit: { value: 16, damage: 1 },
    abilities: [{ always: [{ stat: 'melee-damage', add: -1 }], if: { round: { atLeast: 3 } } }],
    reward: [
      {
        do: 'choose',
        options: [
          { id: 'rest', label: 'Rest in the warm ash', do: [{ do: 'heal', who: 'you', wounds: 2 }] },
          { id: 'search', label: 'Search the nests', do: [{ do: 'special', effect: 'gain-legendary' }] },
        ],
      },
    ],
    text: 'From the third round on its melee damage is 1 lower. Reward: discard 2 wounds from your Hero, or take a Legendary Item of your choice.',
    flavor: 'Most of the eggs are empty. The crater is not.',
  },
  {
    ...onTheIsland,
    name: 'Shadow of the Dreamer',
    kind: 'challenge',
    words: ['spawn', 'spirit'],
    life: 4,
    mind: { value: 17, damage: 2 },
    body: { value: 17, damage: 1 },
    spirit: { value: 17, damage: 2 },
    reward: [
      { do: 'heal', who: 'your-party', wounds: 1 },
      { do: 'refresh', cards: 'all' },
    ],
    text: 'Reward: discard 1 wound from your Hero and from each Ally, and refresh all your cards.',
    flavor: 'It is cast by something much farther away, and much larger.',
  },
  {
    ...onTheIsland,
    name: 'The Black Spring',
    kind: 'encounter',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'drink',
            label: 'Drink from it',
            do: [
              {
                do: 'roll-table',
                rows: [
                  { upTo: 7, do: [{ do: 'wounds', to: 'you', amount: 1 }] },
                  { upTo: 12, do: [{ do: 'heal', who: 'you', exhaustion: 'all' }] },
                  { upTo: 20, do: [{ do: 'heal', who: 'you', wounds: 2, exhaustion: 'all' }] },
                ],
              },
            ],
          },
          {
            id: 'wash',
            label: 'Wash the wounds only',
            do: [{ do: 'heal', who: 'your-party', wounds: 1 }],
          },
        ],
      },
    ],
    text: 'Choose: discard 1 wound from your Hero and from each Ally; or roll the dice. 2-7: take 1 wound. 8-12: discard all exhaustion from your Hero. 13-20: discard 2 wounds and all exhaustion from your Hero.',
    flavor: 'It reflects the stars of some other night.',
  },
  {
    ...onTheIsland,
    name: 'The Bridge of Names',
    kind: 'encounter',
    effects: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'lore',
        target: 16,
        success: [{ do: 'take-card' }],
        failure: [{ do: 'wounds', to: 'one-of-your-party', amount: 1 }],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-combat',
          label: 'Call the god by its name',
          cost: { discard: true },
          if: { enemy: ['god'] },
          do: [
            {
              do: 'change',
              modifiers: [
                { stat: 'mind', of: 'enemy', add: -1 },
                { stat: 'body', of: 'enemy', add: -1 },
                { stat: 'spirit', of: 'enemy', add: -1 },
              ],
              for: 'combat',
            },
          ],
        },
      ],
    },
    text: "Test Mind with Lore (16). If you succeed, keep this card: discard it before combat against a god to make the enemy's Mind, Body and Spirit 1 lower for this combat. If you fail, your Hero or one of your Allies takes 1 wound.",
    flavor: 'Each plank is somebody. Tread on the ones you did not know.',
  },
]);
