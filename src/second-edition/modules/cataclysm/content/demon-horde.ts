import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { CurseCard } from './types.js';

/** The Curse of the Demon Horde (va51.components.demon-horde): the star has burned a door into the world. */
export const demonHorde: readonly CurseCard[] = /* @__PURE__ */ filledIn<CurseCard>([
  {
    deck: 'demon-horde-1',
    name: 'Rabble of the Threshold',
    kind: 'challenge',
    words: ['demon'],
    life: 3,
    mind: { value: 12, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 1 },
    abilities: [{ always: [{ stat: 'melee-damage', add: 1 }], if: { allies: { atMost: 0 } } }],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'body', of: 'you', add: 1 }] }] },
    text: 'Against a Hero without Allies it inflicts 1 more wound in melee. Claimed: +1 to your Body.',
    flavor: 'The small ones come first, to see whether anybody minds.',
  },
  {
    deck: 'demon-horde-1',
    name: 'The Toll-Taker',
    kind: 'challenge',
    words: ['demon', 'magical'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 13, damage: 1 },
    spirit: { value: 15, damage: 2 },
    beforeCombat: [{ do: 'lose-gold', amount: 2 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'harm',
          label: 'let gold bleed',
          cost: { gold: 2 },
          if: { harm: ['wounds'], whose: 'you' },
          do: [{ do: 'cancel', amount: 1 }],
          limit: 'turn',
        },
      ],
    },
    text: 'Before combat you lose 2 gold. Claimed: once a turn, pay 2 gold to cancel 1 wound that your Hero is about to take.',
    flavor: 'He has never let anybody through, and has always been paid.',
  },
  {
    deck: 'demon-horde-1',
    name: 'A Bargain by Candlelight',
    kind: 'encounter',
    effects: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'lore',
        target: 14,
        success: [{ do: 'special', effect: 'claim-this' }],
        failure: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'diplomacy',
            target: 15,
            success: [{ do: 'special', effect: 'claim-this' }],
            failure: [{ do: 'wounds', to: 'you', amount: 2 }],
          },
        ],
      },
    ],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'item-price', add: -1 }] }] },
    text: 'Test Mind (lore, 14): if you succeed, claim this card. If you fail, test Spirit (diplomacy, 15): if you succeed, claim this card; if you fail, take 2 wounds. Claimed: Items cost you 1 gold less.',
    flavor: 'Read the small print. Then read what is written under it.',
  },
  {
    deck: 'demon-horde-2',
    name: 'Silver for the Seals',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-pay', amount: 8 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'escape',
          label: 'step through the seal',
          cost: { exhaustion: 2 },
          do: [{ do: 'get-away' }],
          limit: 'combat',
        },
      ],
    },
    text: 'Quest: pay 8 gold in the town, in your Adventure step; put your quest counter on this card. Claimed: once in a combat, take 2 exhaustion in the escape phase to escape without a test.',
    flavor: 'Every bell, spoon and buckle in the town goes into the molten ring.',
  },
  {
    deck: 'demon-horde-2',
    name: 'Hunt the Strays',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-defeat', what: 'magical', amount: 2 }],
    becomes: {
      as: 'kept',
      abilities: [{ always: [{ stat: 'spirit', of: 'you', add: 1 }] }],
    },
    text: 'Quest: defeat two magical Challenges; put a counter above your quest space for each. Claimed: +1 to your Spirit.',
    flavor: 'Some of them have wandered far from the door, and have learned to like it here.',
  },
  {
    deck: 'demon-horde-3',
    name: 'Keeper of the Open Door',
    kind: 'challenge',
    words: ['demon', 'magical'],
    life: 6,
    mind: { value: 19, damage: 3 },
    body: { value: 20, damage: 4 },
    spirit: { value: 20, damage: 3 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'spirit',
        skill: 'bluff',
        target: 17,
        failure: [{ do: 'wounds', to: 'your-party', amount: 1 }],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'harm',
          label: 'shut the door',
          cost: { activate: true },
          if: { harm: ['wounds'], whose: 'you' },
          do: [{ do: 'cancel', amount: 'all' }],
        },
      ],
    },
    text: 'Before combat test Spirit (bluff, 17): if you fail, you and your Allies take 1 wound each. Claimed: activate when your Hero is about to take wounds to cancel all of them.',
    flavor: 'Behind him it is dark, and in the dark somebody is waiting for his turn.',
  },
]);
