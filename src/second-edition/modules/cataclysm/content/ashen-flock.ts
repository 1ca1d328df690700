import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { CurseCard } from './types.js';

/** The Curse of the Ashen Flock (va51.components.ashen-flock): what died in the fire has grown wings. */
export const ashenFlock: readonly CurseCard[] = /* @__PURE__ */ filledIn<CurseCard>([
  {
    deck: 'ashen-flock-1',
    name: 'Murder of Cinder Crows',
    kind: 'challenge',
    words: ['beast', 'undead'],
    life: 3,
    mind: { value: 14, damage: 2 },
    body: { value: 12, damage: 1 },
    spirit: { value: 13, damage: 1 },
    abilities: [{ on: 'attack-missed', do: [{ do: 'exhaustion', to: 'roller', amount: 1 }] }],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'mind', of: 'you', add: 1 }] }] },
    text: 'Whoever misses it takes 1 exhaustion. Claimed: +1 to your Mind.',
    flavor: 'They do not caw. They hiss, the way embers do in rain.',
  },
  {
    deck: 'ashen-flock-1',
    name: 'The Ash-Herder',
    kind: 'challenge',
    words: ['undead', 'humanoid'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 13, damage: 1 },
    spirit: { value: 15, damage: 2 },
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-roll',
          label: 'read the ashes',
          cost: { exhaustion: 1 },
          if: { roll: ['test'] },
          do: [{ do: 'change', modifiers: [{ stat: 'roll', add: 3 }], for: 'roll' }],
          limit: 'roll',
        },
      ],
    },
    text: 'Claimed: take 1 exhaustion before one of your tests for +3 to it.',
    flavor: 'He counts them every evening, and every evening there is one more.',
  },
  {
    deck: 'ashen-flock-1',
    name: 'Streets Without Breath',
    kind: 'encounter',
    effects: [
      {
        do: 'test',
        attribute: 'body',
        skill: 'survival',
        target: 14,
        success: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'perception',
            target: 13,
            success: [{ do: 'special', effect: 'claim-this' }],
            failure: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
          },
        ],
        failure: [{ do: 'wounds', to: 'you', amount: 1 }],
      },
    ],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'stamina', of: 'you', add: 1 }] }] },
    text: 'Test Body (survival, 14): if you fail, take 1 wound. If you succeed, test Spirit (perception, 13): if you fail, you and your Allies take 1 exhaustion each; if you succeed, claim this card. Claimed: +1 to your Stamina.',
    flavor: 'The ash lies knee-deep in the market, and something under it is asleep.',
  },
  {
    deck: 'ashen-flock-2',
    name: 'Where the Star Came Down',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-visit', what: 'red-jewel', amount: 2 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'moving',
          label: 'follow the smoke',
          do: [{ do: 'reroll-movement', dice: 2 }],
          limit: 'turn',
        },
      ],
    },
    text: 'Quest: end your movement on two different red adventure jewels; put a counter above your quest space for each. Claimed: once in each of your turns, roll up to two of your movement dice again.',
    flavor: 'A splinter here, a splinter there. Laid together they still point upwards.',
  },
  {
    deck: 'ashen-flock-2',
    name: 'Lay the Dead to Rest',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-defeat', what: 'undead', amount: 2 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 2 }],
          if: { roll: ['attack', 'defend'], enemy: ['undead'] },
        },
      ],
    },
    text: 'Quest: defeat two undead Challenges; put a counter above your quest space for each. Claimed: +2 to your combat rolls against undead enemies.',
    flavor: 'For every grave that is closed a crow falls out of the sky.',
  },
  {
    deck: 'ashen-flock-3',
    name: 'The Matron of Cinders',
    kind: 'challenge',
    words: ['undead', 'beast', 'magical'],
    life: 6,
    mind: { value: 20, damage: 3 },
    body: { value: 19, damage: 3 },
    spirit: { value: 21, damage: 3 },
    abilities: [{ on: 'attack-missed', do: [{ do: 'exhaustion', to: 'roller', amount: 1 }] }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'round-start',
          label: 'call the flock',
          cost: { activate: true },
          do: [{ do: 'attack', type: 'ranged', by: 'you', damage: 2, bonus: 4 }],
        },
      ],
    },
    text: 'Whoever misses her takes 1 exhaustion. Claimed: activate at the beginning of a combat round: your Hero makes a ranged attack with +4 that inflicts 2 wounds.',
    flavor: 'She spreads her wings over the town hall, and it is evening.',
  },
]);
