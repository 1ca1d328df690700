import { filledIn } from '../../../kernel/content/filled-in.js';
import type { EncounterCard, EventCard } from '../cards.js';

export const greenStories: readonly (EventCard | EncounterCard)[] = /* @__PURE__ */ filledIn<
  EventCard | EncounterCard
>([
  {
    name: 'Call Down the Inferno',
    kind: 'event',
    color: 'green',
    number: 1,
    source: {
      document: 'published-facts',
      section: 'Adventure cards: the name and the effect; its color and number are ours',
    },
    abilities: [
      { on: 'space-entered', if: { space: ['forest'] }, do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
    ],
  },
  {
    name: 'Harvest Fairs',
    kind: 'event',
    color: 'green',
    number: 1,
    abilities: [
      { on: 'enters', do: [{ do: 'stock-market', count: 1, towns: 'all' }] },
      { always: [{ stat: 'item-price', add: -1 }] },
    ],
  },
  {
    name: 'Early Snows',
    kind: 'event',
    color: 'green',
    number: 1,
    abilities: [{ always: [{ stat: 'movement-dice', add: -1 }], if: { not: { space: ['town'] } } }],
  },
  {
    name: 'A Comet with Two Tails',
    kind: 'event',
    color: 'green',
    number: 2,
    abilities: [
      { always: [{ stat: 'reward-gold', add: 1 }], if: { color: ['yellow', 'blue'] } },
      { on: 'adventure-drawn', if: { color: ['green'] }, do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
      { on: 'leaves', do: [{ do: 'heal', who: 'every-hero', exhaustion: 1 }] },
    ],
  },
  {
    name: 'Wayside Shrine',
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'stay',
            label: 'Stay until morning',
            do: [
              { do: 'heal', who: 'you', wounds: 2, exhaustion: 'all' },
              { do: 'discard-this' },
              { do: 'end-turn' },
            ],
          },
          {
            id: 'go-on',
            label: 'Say a prayer and go on',
            do: [
              {
                do: 'test',
                attribute: 'spirit',
                target: 12,
                success: [{ do: 'heal', who: 'your-party', wounds: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: "The Ferryman's Riddle",
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'lore',
        target: 13,
        success: [{ do: 'take-card' }],
        failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-moving',
          label: 'Call the ferryman',
          cost: { discard: true },
          do: [{ do: 'teleport', to: 'town' }],
        },
      ],
    },
  },
  {
    name: 'A Letter for Greyhaven',
    kind: 'encounter',
    color: 'green',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'turn-start',
        do: [
          { do: 'progress', add: 1 },
          {
            do: 'when',
            if: { progress: { atLeast: 5 } },
            then: [{ do: 'finish' }],
          },
        ],
      },
      {
        on: 'market-entered',
        if: { space: ['town:greyhaven'] },
        do: [{ do: 'gain-gold', amount: { count: 'progress', times: -1, plus: 6 } }, { do: 'finish' }],
      },
      {
        use: 'before-moving',
        label: 'Throw the letter away',
        do: [{ do: 'finish' }],
      },
    ],
  },
  {
    name: 'The Cornered Cutpurse',
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'choose',
        options: [
          { id: 'let-go', label: 'Let her go for a share', do: [{ do: 'gain-gold', amount: 1 }] },
          {
            id: 'fight',
            label: 'Fight her for all of it',
            do: [
              {
                do: 'fight',
                foe: {
                  name: 'Cutpurse',
                  words: ['humanoid', 'bandit'],
                  life: 2,
                  mind: { value: 12, damage: 1 },
                  body: { value: 10, damage: 1 },
                  spirit: { value: 9, damage: 0 },
                },
                won: [{ do: 'gain-gold', amount: 3 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Peddler in the Rain',
    kind: 'encounter',
    color: 'green',
    effects: [{ do: 'draw-market', count: 3, take: 1, pay: 'half', kind: 'item' }],
  },
  {
    name: 'The Old Swordmaster',
    kind: 'encounter',
    color: 'green',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        use: 'market',
        label: 'Pay for a lesson',
        cost: { gold: 2 },
        limit: 'turn',
        do: [
          { do: 'gain-counter', color: 'green' },
          { do: 'progress', add: 1 },
          {
            do: 'when',
            if: { progress: { atLeast: 3 } },
            then: [{ do: 'finish' }],
          },
        ],
      },
      { on: 'knocked-out', do: [{ do: 'finish' }] },
      {
        use: 'before-moving',
        label: 'Take leave of the swordmaster',
        do: [{ do: 'finish' }],
      },
    ],
  },
]);
