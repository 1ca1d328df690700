import { filledIn } from '../../../kernel/content/filled-in.js';
import type { EncounterCard, EventCard } from '../cards.js';

export const blueStories: readonly (EventCard | EncounterCard)[] = /* @__PURE__ */ filledIn<
  EventCard | EncounterCard
>([
  {
    name: 'The Runes Awaken',
    kind: 'event',
    color: 'blue',
    number: 2,
    abilities: [
      { always: [{ stat: 'roll', of: 'roller', add: 2 }], if: { roll: ['attack'], attribute: ['spirit'] } },
      {
        always: [{ stat: 'magic-damage', of: 'enemy', add: 1 }],
        if: { inCombat: true, enemy: ['magical', 'dragon'] },
      },
    ],
  },
  {
    name: 'The Sky Burns',
    kind: 'event',
    color: 'blue',
    number: 3,
    abilities: [
      { on: 'enters', do: [{ do: 'exhaustion', to: 'every-hero', amount: 1 }] },
      {
        on: 'turn-start',
        if: { space: ['plains', 'road'] },
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
      {
        on: 'challenge-defeated',
        if: { color: ['blue', 'red'] },
        do: [{ do: 'heal', who: 'you', exhaustion: 'all' }],
      },
    ],
  },
  {
    name: 'The Two Locked Doors',
    kind: 'encounter',
    color: 'blue',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'market-entered',
        if: { space: ['town:nerekhal'], progress: { atMost: 0 } },
        do: [{ do: 'progress', add: 1 }],
      },
      {
        on: 'market-entered',
        if: { space: ['town:frostgate'], progress: { atLeast: 1 } },
        do: [{ do: 'draw-market', count: 5, take: 1, kind: 'item' }, { do: 'finish' }],
      },
      { on: 'knocked-out', if: { progress: { atLeast: 1 } }, do: [{ do: 'finish' }] },
      {
        use: 'before-moving',
        label: 'Forget about the doors',
        do: [{ do: 'finish' }],
      },
    ],
  },
  {
    name: "The Dragon's Bargain",
    kind: 'encounter',
    color: 'blue',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'give-item',
            label: 'Add an Item to the hoard',
            if: { canLose: 'item' },
            do: [
              { do: 'lose-card', kind: 'item', which: 'dearest' },
              { do: 'gain-experience', bonus: 'choice' },
            ],
          },
          {
            id: 'sell-blood',
            label: 'Sell it some of your blood',
            cost: { wounds: 2 },
            do: [{ do: 'gain-gold', amount: 6 }],
          },
          { id: 'back-away', label: 'Bow and back away', do: [] },
        ],
      },
    ],
  },
  {
    name: 'The Rune Broker',
    kind: 'encounter',
    color: 'blue',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'look',
            label: 'Look through his wares',
            do: [{ do: 'draw-market', count: 4, take: 2, pay: 'half' }],
          },
          {
            id: 'accuse',
            label: 'Call him a servant of Vorakesh',
            do: [
              {
                do: 'fight',
                foe: {
                  name: 'Bound Guardian',
                  words: ['construct', 'magical'],
                  life: 4,
                  mind: { value: 16, damage: 1 },
                  body: { value: 17, damage: 2 },
                  spirit: { value: 18, damage: 2 },
                  abilities: [
                    {
                      on: 'attack-hit',
                      do: [
                        {
                          do: 'change',
                          modifiers: [{ stat: 'spirit', of: 'enemy', add: -1 }],
                          for: 'combat',
                        },
                      ],
                    },
                  ],
                  escape: false,
                },
                won: [
                  { do: 'gain-gold', amount: 4 },
                  { do: 'gain-counter', color: 'yellow' },
                  { do: 'take-card' },
                ],
                lost: [{ do: 'discard-this' }],
              },
            ],
          },
        ],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-moving',
          id: 'use-the-broker-s-way',
          label: "Use the broker's way",
          cost: { discard: true },
          do: [{ do: 'teleport', to: 'any' }],
        },
      ],
    },
  },
]);
