import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** Blue: six Challenges, an Event, an Encounter. */
export const blue: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    name: 'Old Man of the Peaks',
    kind: 'challenge',
    color: 'blue',
    words: ['beast', 'giant'],
    life: 4,
    mind: { value: 15, damage: 1 },
    body: { value: 17, damage: 2 },
    spirit: { value: 16, damage: 1 },
    abilities: [
      { on: 'escape-failed', do: [{ do: 'wounds', to: 'your-party', amount: 1 }] },
      { on: 'attack-missed', if: { phase: ['melee'] }, do: [{ do: 'exhaustion', to: 'roller', amount: 1 }] },
    ],
    reward: [{ do: 'gain-gold', amount: 9 }],
    text: 'If you fail to escape, your Hero and each Ally also take 1 wound. A Hero or Ally that misses with a melee attack takes 1 exhaustion. Reward: 9 gold.',
    flavor: 'The footprints end in the middle of the snow, every time.',
  },
  {
    name: 'Duke of the Toll Roads',
    kind: 'challenge',
    color: 'blue',
    words: ['humanoid', 'bandit'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 17, damage: 2 },
    spirit: { value: 15, damage: 1 },
    beforeCombat: [
      {
        do: 'choose',
        options: [
          {
            id: 'kneel',
            label: 'Kneel and pay what he asks',
            if: { gold: { atLeast: 5 } },
            do: [
              { do: 'lose-gold', amount: 5, onto: 'this' },
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
          { label: 'Stay standing', do: [] },
        ],
      },
    ],
    abilities: [{ on: 'escaped', do: [{ do: 'lose-gold', amount: 'all', onto: 'this' }] }],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 8 }],
    text: 'Before combat you may put 5 of your gold on this card: his damages are 1 lower for this combat. If you escape, put all of your gold on it. Reward: all gold on this card, and 8 gold.',
    flavor: 'The crown is real, and so was the head that it came with.',
  },
  {
    name: 'Rats beyond Counting',
    kind: 'challenge',
    color: 'blue',
    words: ['beast', 'pack'],
    life: 6,
    mind: { value: 15, damage: 0 },
    body: { value: 15, damage: 5 },
    spirit: { value: 14, damage: 1 },
    abilities: [{ always: [{ stat: 'melee-damage', add: { count: 'enemy-wounds', times: -1 } }] }],
    reward: [{ do: 'gain-gold', amount: 8 }],
    text: 'Their melee damage is 1 lower for each wound on them. Reward: 8 gold.',
    flavor: 'The town did not pay the piper, and then it did not pay the next one.',
  },
  {
    name: 'The Pale Huntress',
    kind: 'challenge',
    color: 'blue',
    words: ['humanoid', 'magical'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 15, damage: 1 },
    spirit: { value: 16, damage: 2 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'stealth',
        target: 16,
        failure: [{ do: 'wounds', to: 'you', amount: 1 }],
      },
    ],
    abilities: [
      { on: 'escaped', do: [{ do: 'follow' }, { do: 'progress', add: 1 }] },
      { on: 'knocked-out', do: [{ do: 'follow' }] },
      {
        always: [{ stat: 'roll', of: 'you', add: { count: 'progress', times: -1 } }],
        if: { roll: ['escape'] },
      },
    ],
    reward: [{ do: 'gain-gold', amount: 5 }, { do: 'take-card' }],
    becomes: {
      as: 'item',
      class: 'weapon',
      type: 'bow',
      use: 'always',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 2 }],
          if: { phase: ['ranged'], roll: ['attack'] },
        },
      ],
    },
    text: 'Before combat, test Mind with Stealth (16); if you fail, take 1 wound. If you escape from her, put a counter on this card; escapes from her are 1 lower for each. If you escape from her or are knocked out, she follows your Hero. Reward: 5 gold, and take this card as an Item (Weapon: Bow): ranged attacks of your Hero are 2 higher.',
    flavor: 'She gives a head start, and means it kindly.',
  },
  {
    name: 'Vulture Queen',
    kind: 'challenge',
    color: 'blue',
    words: ['beast', 'magical'],
    life: 4,
    mind: { value: 16, damage: 2 },
    body: { value: 16, damage: 2 },
    spirit: { value: 16, damage: 1 },
    abilities: [
      { on: 'ally-killed', do: [{ do: 'heal', who: 'enemy', wounds: 'all' }] },
      { always: [{ stat: 'body', add: 1 }], if: { level: { atMost: 2 } } },
    ],
    reward: [
      { do: 'gain-gold', amount: 5 },
      { do: 'gain-counter', color: 'yellow' },
    ],
    text: 'While your Hero has 2 experience counters or fewer, her Body is 1 higher. When an Ally of yours is killed, discard all wounds from her. Reward: 5 gold, and a yellow adventure counter from the pile.',
    flavor: 'She waits better than anybody.',
  },
  {
    name: 'Reavers of the Iron Jarl',
    kind: 'challenge',
    color: 'blue',
    words: ['humanoid', 'bandit', 'pack'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 17, damage: 2 },
    spirit: { value: 15, damage: 1 },
    abilities: [
      { on: 'escape-failed', do: [{ do: 'lose-card', kind: 'any', which: 'choice', onto: 'this' }] },
      { on: 'knocked-out', do: [{ do: 'lose-card', kind: 'any', which: 'random', onto: 'this' }] },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 7 }],
    text: 'If you fail to escape, put an Item or an Ally of your choice on this card; if they knock you out, one at random. Reward: everything that lies on this card, and 7 gold.',
    flavor: 'They came by ship, and there is no sea here.',
  },
  {
    name: 'The Wild Ride Passes',
    kind: 'event',
    color: 'blue',
    number: 3,
    abilities: [
      {
        on: 'turn-end',
        if: { space: ['forest', 'plains'] },
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'survival',
            target: 13,
            success: [{ do: 'heal', who: 'you', exhaustion: 1 }],
            failure: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
          },
        ],
      },
      { always: [{ stat: 'roll', of: 'roller', add: -2 }], if: { roll: ['escape'], enemy: ['beast'] } },
      { always: [{ stat: 'reward-gold', add: 2 }], if: { enemy: ['beast', 'bandit'] } },
    ],
    text: 'A Hero that ends its turn in a forest or on plains tests Spirit with Survival (13): if it succeeds, discard 1 exhaustion from it; if it fails, it and each of its Allies take 1. Escapes from beasts are 2 lower. Rewards for beasts and bandits give 2 gold more.',
    flavor: 'The horns are above you, and there are hoofs on the thatch.',
  },
  {
    name: "The Outlaws' Treasury",
    kind: 'encounter',
    color: 'blue',
    effects: [
      {
        do: 'choose',
        options: [
          {
            label: 'Storm it',
            do: [
              {
                do: 'fight',
                foe: {
                  name: 'Sworn Forty',
                  words: ['humanoid', 'bandit', 'pack'],
                  life: 6,
                  mind: { value: 15, damage: 2 },
                  body: { value: 16, damage: 5 },
                  spirit: { value: 14, damage: 1 },
                  abilities: [
                    {
                      always: [
                        { stat: 'melee-damage', of: 'enemy', add: { count: 'enemy-wounds', times: -1 } },
                      ],
                    },
                  ],
                },
                won: [
                  { do: 'gain-gold', amount: 6 },
                  { do: 'draw-market', count: 4, take: 2, kind: 'item' },
                ],
              },
            ],
          },
          {
            id: 'say-the-word',
            label: 'Say the word you overheard',
            do: [
              {
                do: 'test',
                attribute: 'mind',
                skill: 'bluff',
                target: 16,
                success: [{ do: 'gain-gold', amount: 5 }],
                failure: [{ do: 'wounds', to: 'your-party', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
    text: 'Choose: fight the Sworn Forty (Life 6, Mind 15/2, Body 16/5, Spirit 14/1), whose melee damage is 1 lower for each wound on them; victory brings 6 gold and two Items among 4 market cards that you draw. Or test Mind with Bluff (16) to gain 5 gold; if you fail, your Hero and each Ally take 1 wound.',
    flavor: 'It is a kind of grain, they said.',
  },
]);
