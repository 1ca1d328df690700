import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { Ability } from '../../../abilities/language.js';
import type { ChallengeCard } from '../../../content/cards.js';
import type { StormCard } from './types.js';

type StormChallenge = StormCard & ChallengeCard;

const green = { kind: 'challenge', deck: 'storm-green', color: 'green', source: 'original' } as const;
const yellow = { kind: 'challenge', deck: 'storm-yellow', color: 'yellow', source: 'original' } as const;
const blue = { kind: 'challenge', deck: 'storm-blue', color: 'blue', source: 'original' } as const;

/** All Heroes fight it at once, so its Life grows with their number. */
const lifeEach = (times: number): Ability => ({
  always: [{ stat: 'life', of: 'enemy', add: { count: 'players', times } }],
});

/** Three Storm Challenges of each color. */
export const stormChallenges: readonly StormChallenge[] = /* @__PURE__ */ filledIn<StormChallenge>([
  {
    ...green,
    name: 'Drift of Sodden Dead',
    words: ['undead', 'storm'],
    life: 1,
    mind: { value: 13, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 1 },
    abilities: [lifeEach(3)],
    reward: [{ do: 'gain-gold', amount: 2 }],
    text: 'Life is 1 and 3 more for each player. Reward: 2 gold.',
    flavor: 'The rain brought them up. The rain will not take them back.',
  },
  {
    ...green,
    name: 'Weathervane Hounds',
    words: ['beast', 'construct', 'storm'],
    life: 1,
    mind: { value: 13, damage: 2 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 0 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'tracking',
        target: 13,
        failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    abilities: [lifeEach(3)],
    reward: [{ do: 'gain-gold', amount: 3 }],
    text: 'Life is 1 and 3 more for each player. Before Combat: a test of Mind with tracking against 13, or 1 exhaustion. Reward: 3 gold.',
    flavor: 'Copper, hollow, and pointing at you.',
  },
  {
    ...green,
    name: 'The Puddle King',
    words: ['elemental', 'storm'],
    life: 2,
    mind: { value: 12, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 13, damage: 2 },
    abilities: [lifeEach(3)],
    reward: [{ do: 'take-card' }, { do: 'gain-gold', amount: 1 }],
    becomes: {
      as: 'item',
      class: 'relic',
      type: 'crown',
      use: 'activate',
      abilities: [
        {
          use: 'before-roll',
          label: 'call the rain',
          if: { roll: ['escape', 'test'] },
          do: [{ do: 'change', modifiers: [{ stat: 'roll', of: 'you', add: 2 }], for: 'roll' }],
        },
      ],
    },
    text: 'Life is 2 and 3 more for each player. Reward: the card for the first who wants it, and 1 gold. As an Item: activate before a test or an escape: the roll is 2 higher.',
    flavor: 'Its crown is a ring of frogs.',
  },
  {
    ...yellow,
    name: 'Stampede of the Cloud Herd',
    words: ['beast', 'storm'],
    life: 1,
    mind: { value: 14, damage: 1 },
    body: { value: 16, damage: 3 },
    spirit: { value: 14, damage: 2 },
    abilities: [lifeEach(3)],
    reward: [{ do: 'gain-counter', color: 'green' }],
    text: 'Life is 1 and 3 more for each player. Reward: a green adventure counter.',
    flavor: 'They graze on roofs.',
  },
  {
    ...yellow,
    name: 'Brother of the Gale',
    words: ['humanoid', 'giant', 'storm'],
    life: 2,
    mind: { value: 14, damage: 2 },
    body: { value: 16, damage: 2 },
    spirit: { value: 14, damage: 1 },
    beforeCombat: [
      {
        do: 'choose',
        options: [
          {
            id: 'brace',
            label: 'Brace yourself',
            do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
          },
          { id: 'be-blown', label: 'Be blown off your feet', do: [{ do: 'wounds', to: 'you', amount: 1 }] },
        ],
      },
    ],
    abilities: [lifeEach(3)],
    reward: [{ do: 'gain-gold', amount: 4 }],
    text: 'Life is 2 and 3 more for each player. Before Combat: 1 exhaustion or 1 wound, as you choose. Reward: 4 gold.',
    flavor: 'The elder one stayed home, and is worse.',
  },
  {
    ...yellow,
    name: 'Choir of the Drowned Bell',
    words: ['undead', 'spirit', 'storm'],
    life: 1,
    mind: { value: 15, damage: 2 },
    body: { value: 14, damage: 1 },
    spirit: { value: 16, damage: 2 },
    abilities: [
      lifeEach(3),
      {
        on: 'attack-missed',
        if: { attribute: ['spirit'] },
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    reward: [{ do: 'draw-market', count: 2, take: 1, pay: 'half' }],
    text: 'Life is 1 and 3 more for each player. Whoever misses with a magic attack takes 1 exhaustion besides. Reward: draw 2 market cards; you may buy one of them at half its cost.',
    flavor: 'You know the tune. You wish you did not.',
  },
  {
    ...blue,
    name: 'The Eye That Walks',
    words: ['demon', 'storm'],
    life: 3,
    mind: { value: 18, damage: 2 },
    body: { value: 16, damage: 2 },
    spirit: { value: 17, damage: 2 },
    abilities: [lifeEach(2)],
    reward: [
      { do: 'gain-counter', color: 'yellow' },
      { do: 'gain-gold', amount: 2 },
    ],
    text: 'Life is 3 and 2 more for each player. Reward: a yellow adventure counter and 2 gold.',
    flavor: 'It is calm in the middle. That is where the teeth are.',
  },
  {
    ...blue,
    name: 'Siege of Black Hail',
    words: ['elemental', 'storm'],
    life: 2,
    mind: { value: 17, damage: 3 },
    body: { value: 17, damage: 2 },
    spirit: { value: 15, damage: 1 },
    beforeCombat: [{ do: 'wounds', to: 'your-allies', amount: 1 }],
    abilities: [lifeEach(2)],
    reward: [{ do: 'gain-experience', bonus: 'choice' }],
    text: 'Life is 2 and 2 more for each player. Before Combat: each Ally takes 1 wound. Reward: an experience counter of your choice.',
    flavor: 'It has a captain. Nobody has lived to say which stone.',
  },
  {
    ...blue,
    name: 'Herald of the Four Lords',
    words: ['humanoid', 'storm'],
    life: 2,
    mind: { value: 16, damage: 2 },
    body: { value: 18, damage: 3 },
    spirit: { value: 18, damage: 2 },
    abilities: [lifeEach(2), { on: 'round-end', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] }],
    reward: [{ do: 'take-card' }, { do: 'gain-gold', amount: 3 }],
    becomes: {
      as: 'item',
      class: 'artifact',
      type: 'horn',
      use: 'activate',
      abilities: [
        {
          use: 'before-combat',
          label: 'sound the horn',
          do: [
            {
              do: 'change',
              modifiers: [
                { stat: 'ranged-damage', of: 'enemy', add: -1 },
                { stat: 'melee-damage', of: 'enemy', add: -1 },
                { stat: 'magic-damage', of: 'enemy', add: -1 },
              ],
              for: 'combat',
            },
          ],
        },
      ],
    },
    text: 'Life is 2 and 2 more for each player. At the end of each round whoever still fights takes 1 exhaustion. Reward: the card for the first who wants it, and 3 gold. As an Item: activate Before Combat: all damage of the enemy is 1 lower for this combat.',
    flavor: 'He reads four names aloud. The fifth is yours.',
  },
]);
