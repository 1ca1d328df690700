import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { StormlordCard } from './types.js';

const lord = { kind: 'challenge', deck: 'stormlords', source: 'original', escape: false } as const;

/** The six Stormlords (va50.components.stormlords). */
export const stormlordCards: readonly StormlordCard[] = /* @__PURE__ */ filledIn<StormlordCard>([
  {
    ...lord,
    name: 'Ushkavar, the First Thunder',
    words: ['stormlord', 'elemental'],
    life: 5,
    mind: { value: 17, damage: 3 },
    body: { value: 18, damage: 2 },
    spirit: { value: 17, damage: 2 },
    beforeCombat: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
    text: 'Before Combat: the Hero and each Ally take 1 exhaustion.',
    flavor: 'Everything since has been an echo.',
  },
  {
    ...lord,
    name: 'Mother of Squalls',
    words: ['stormlord', 'demon'],
    life: 4,
    mind: { value: 18, damage: 2 },
    body: { value: 17, damage: 2 },
    spirit: { value: 19, damage: 3 },
    abilities: [{ on: 'round-start', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] }],
    text: 'At the start of each round the Hero takes 1 exhaustion.',
    flavor: 'She has a lap like a whirlpool, and would like you to sit in it.',
  },
  {
    ...lord,
    name: 'The Hollow Admiral',
    words: ['stormlord', 'undead'],
    life: 5,
    mind: { value: 19, damage: 2 },
    body: { value: 16, damage: 3 },
    spirit: { value: 16, damage: 2 },
    abilities: [{ always: [{ stat: 'melee-damage', add: 1 }], if: { round: { atMost: 1 } } }],
    text: 'In the first round its melee damage is 1 higher.',
    flavor: 'The fleet sails inside his coat.',
  },
  {
    ...lord,
    name: 'Sael, Whose Hand Is Rain',
    words: ['stormlord', 'humanoid'],
    life: 4,
    mind: { value: 18, damage: 3 },
    body: { value: 18, damage: 2 },
    spirit: { value: 17, damage: 3 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'spirit',
        target: 17,
        failure: [{ do: 'wounds', to: 'you', amount: 1 }],
      },
    ],
    text: 'Before Combat: a test of Spirit against 17, or 1 wound.',
    flavor: 'He drums his fingers on the roof of the world.',
  },
  {
    ...lord,
    name: 'The Red Barometer',
    words: ['stormlord', 'construct'],
    life: 6,
    mind: { value: 16, damage: 2 },
    body: { value: 17, damage: 2 },
    spirit: { value: 17, damage: 2 },
    abilities: [
      {
        always: [
          { stat: 'mind', add: { count: 'enemy-wounds' } },
          { stat: 'body', add: { count: 'enemy-wounds' } },
        ],
        if: { round: { atMost: 3 } },
      },
    ],
    text: 'In the first three rounds its Mind and Body are 1 higher for each wound on it.',
    flavor: 'As it falls, the pressure rises.',
  },
  {
    ...lord,
    name: 'Grandfather Stillwater',
    words: ['stormlord', 'spirit'],
    life: 5,
    mind: { value: 17, damage: 1 },
    body: { value: 19, damage: 4 },
    spirit: { value: 18, damage: 1 },
    abilities: [{ on: 'attack-hit', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] }],
    text: 'Whoever of yours hits it, your Hero takes 1 exhaustion.',
    flavor: 'Not a leaf moves. That is how you know.',
  },
]);
