import { filledIn } from '../../../kernel/content/filled-in.js';
import type { EncounterCard, EventCard } from '../cards.js';

export const yellowStories: readonly (EventCard | EncounterCard)[] = /* @__PURE__ */ filledIn<
  EventCard | EncounterCard
>([
  {
    name: 'Muster of the Free Towns',
    kind: 'event',
    color: 'yellow',
    number: 1,
    abilities: [{ always: [{ stat: 'ally-price', add: -2 }] }],
  },
  {
    name: 'Fever on the Roads',
    kind: 'event',
    color: 'yellow',
    number: 1,
    abilities: [
      { always: [{ stat: 'healing-price', add: 1 }] },
      {
        on: 'turn-end',
        if: { space: ['road'], wounds: { atLeast: 1 } },
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
  },
  {
    name: 'Restless Graves',
    kind: 'event',
    color: 'yellow',
    number: 2,
    abilities: [
      { always: [{ stat: 'life', of: 'enemy', add: 1 }], if: { inCombat: true, enemy: ['undead'] } },
      { always: [{ stat: 'reward-gold', add: 2 }], if: { enemy: ['undead'] } },
    ],
  },
  {
    name: 'War Levy',
    kind: 'event',
    color: 'yellow',
    number: 2,
    abilities: [
      {
        on: 'market-entered',
        do: [
          {
            do: 'choose',
            options: [
              { id: 'pay', label: 'Pay the levy', cost: { gold: 1 }, do: [] },
              {
                id: 'carry-stones',
                label: 'Carry stones for the wall',
                do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'A Question of Honor',
    kind: 'encounter',
    color: 'yellow',
    source: { document: 'rulebook-2e', section: 'Step 4: Market > Ally and Item Limits' },
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'beg-pardon',
            label: 'Beg pardon with good grace',
            do: [
              {
                do: 'test',
                attribute: 'spirit',
                skill: 'diplomacy',
                target: 15,
                success: [{ do: 'take-card' }],
                failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
              },
            ],
          },
          {
            id: 'duel',
            label: 'Accept the duel',
            do: [
              {
                do: 'fight',
                foe: {
                  name: 'Insulted Knight',
                  words: ['humanoid'],
                  life: 3,
                  mind: { value: 13, damage: 1 },
                  body: { value: 15, damage: 2 },
                  spirit: { value: 12, damage: 1 },
                },
                won: [{ do: 'take-card' }],
              },
            ],
          },
        ],
      },
    ],
    becomes: {
      as: 'ally',
      life: 3,
      stamina: 2,
      mind: { value: 1, damage: 1 },
      body: { value: 5, damage: 2 },
      spirit: { value: 2, damage: 1 },
      abilities: [
        {
          use: 'harm',
          label: 'Step in front',
          if: { inCombat: true, harm: ['wounds'], whose: 'you' },
          limit: 'combat',
          do: [{ do: 'redirect', to: 'bearer' }],
        },
      ],
    },
  },
  {
    name: 'The Unfinished Blade',
    kind: 'encounter',
    color: 'yellow',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'turn-start',
        do: [
          { do: 'progress', add: 1 },
          {
            do: 'when',
            if: { progress: { atLeast: 7 } },
            then: [{ do: 'finish' }],
          },
        ],
      },
      {
        use: 'market',
        label: 'Have the blade finished',
        cost: { gold: 2 },
        if: { space: ['town:forge'] },
        do: [{ do: 'take-card' }],
      },
      {
        use: 'market',
        label: 'Sell the bare steel',
        do: [{ do: 'gain-gold', amount: 1 }, { do: 'finish' }],
      },
    ],
    becomes: {
      as: 'item',
      class: 'weapon',
      type: 'sword',
      use: 'always',
      abilities: [
        { always: [{ stat: 'roll', of: 'you', add: 3 }], if: { roll: ['attack'], attribute: ['body'] } },
      ],
    },
  },
  {
    name: 'The Ruined Observatory',
    kind: 'encounter',
    color: 'yellow',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'climb',
            label: 'Climb the stair',
            do: [
              {
                do: 'roll-table',
                rows: [
                  { upTo: 7, do: [{ do: 'wounds', to: 'you', amount: 1 }] },
                  {
                    upTo: 11,
                    do: [
                      { do: 'exhaustion', to: 'you', amount: 1 },
                      { do: 'gain-gold', amount: 1 },
                    ],
                  },
                  { upTo: 16, do: [{ do: 'gain-gold', amount: 4 }] },
                  {
                    upTo: 20,
                    do: [
                      { do: 'gain-counter', color: 'yellow' },
                      { do: 'replenish', colors: ['green', 'yellow'] },
                    ],
                  },
                ],
              },
            ],
          },
          { id: 'leave', label: 'Leave it alone', do: [{ do: 'discard-this' }] },
        ],
      },
    ],
  },
  {
    name: 'Hunted by Night',
    kind: 'encounter',
    color: 'yellow',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'turn-start',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            skill: 'stealth',
            target: 14,
            success: [{ do: 'progress', add: 1 }],
            failure: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
          {
            do: 'when',
            if: { progress: { atLeast: 2 } },
            then: [{ do: 'gain-gold', amount: 3 }, { do: 'gain-counter', color: 'yellow' }, { do: 'finish' }],
          },
        ],
      },
      { on: 'knocked-out', do: [{ do: 'finish' }] },
      {
        use: 'market',
        label: 'Pay the guards to drive them off',
        cost: { gold: 2 },
        do: [{ do: 'finish' }],
      },
    ],
  },
]);
