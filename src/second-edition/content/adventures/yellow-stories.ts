import type { EncounterCard, EventCard } from '../cards.js';

export const yellowStories: readonly (EventCard | EncounterCard)[] = [
  {
    id: 'muster-of-the-free-towns',
    name: 'Muster of the Free Towns',
    kind: 'event',
    color: 'yellow',
    number: 1,
    source: 'original',
    abilities: [{ always: [{ stat: 'ally-price', add: -2 }] }],
    text: 'Allies cost 2 gold less.',
    flavor: 'Every square is full of recruits, and some of them own boots.',
  },
  {
    id: 'fever-on-the-roads',
    name: 'Fever on the Roads',
    kind: 'event',
    color: 'yellow',
    number: 1,
    source: 'original',
    abilities: [
      { always: [{ stat: 'healing-price', add: 1 }] },
      {
        on: 'turn-end',
        if: { space: ['road'], wounds: { atLeast: 1 } },
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    text: 'Healing in the market costs 1 gold more. A Hero with a wound that ends its turn on a road space takes 1 exhaustion.',
    flavor: 'The healers ask for the coin first now, and in a dish of vinegar.',
  },
  {
    id: 'restless-graves',
    name: 'Restless Graves',
    kind: 'event',
    color: 'yellow',
    number: 2,
    source: 'original',
    abilities: [
      { always: [{ stat: 'life', of: 'enemy', add: 1 }], if: { inCombat: true, enemy: ['undead'] } },
      { always: [{ stat: 'reward-gold', add: 2 }], if: { enemy: ['undead'] } },
    ],
    text: 'Undead enemies have 1 more Life, and rewards for defeating them give 2 gold more.',
    flavor: 'The sextons of Dawnsmoor have started to dig from the other side.',
  },
  {
    id: 'war-levy',
    name: 'War Levy',
    kind: 'event',
    color: 'yellow',
    number: 2,
    source: 'original',
    abilities: [
      {
        on: 'market-entered',
        do: [
          {
            do: 'choose',
            options: [
              { label: 'Pay the levy', cost: { gold: 1 }, do: [] },
              { label: 'Carry stones for the wall', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
            ],
          },
        ],
      },
    ],
    text: 'Whoever begins a Market step pays 1 gold, or the Hero takes 1 exhaustion.',
    flavor: 'Coin or calluses, the sergeant says, and either will stop a dragon as well.',
  },
  {
    id: 'a-question-of-honor',
    name: 'A Question of Honor',
    kind: 'encounter',
    color: 'yellow',
    source: { document: 'rulebook-2e', section: 'Step 4: Market > Ally and Item Limits' },
    effects: [
      {
        do: 'choose',
        options: [
          {
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
    text: 'Choose: test Spirit with Diplomacy (15), and if you fail, take 1 exhaustion; or fight the Insulted Knight (Life 3, Mind 13/1, Body 15/2, Spirit 12/1). If you succeed or win, take this card as an Ally. Once a combat the Ally may take wounds in the place of your Hero.',
    flavor: 'It began with a spilled cup, as the oldest friendships do.',
  },
  {
    id: 'the-unfinished-blade',
    name: 'The Unfinished Blade',
    kind: 'encounter',
    color: 'yellow',
    source: 'original',
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
      { use: 'market', label: 'Sell the bare steel', do: [{ do: 'gain-gold', amount: 1 }, { do: 'finish' }] },
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
    text: 'This card stays open. At the start of each of your turns put a counter on it; with the seventh it is discarded. In the market of Forge you may pay 2 gold to take it as an Item (Weapon: Sword): your Hero adds 3 to melee attack rolls. In any market you may discard it for 1 gold.',
    flavor: 'The smith died before the quench. The steel is still waiting for its name.',
  },
  {
    id: 'the-ruined-observatory',
    name: 'The Ruined Observatory',
    kind: 'encounter',
    color: 'yellow',
    source: 'original',
    effects: [
      {
        do: 'choose',
        options: [
          {
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
          { label: 'Leave it alone', do: [{ do: 'discard-this' }] },
        ],
      },
    ],
    text: 'You may roll the dice. 2-7: take 1 wound. 8-11: take 1 exhaustion and gain 1 gold. 12-16: gain 4 gold. 17-20: take a yellow adventure counter from the pile, then green and yellow counters return to their empty sunburst spaces.',
    flavor: 'The dome is gone, so the stars are easier to see.',
  },
  {
    id: 'hunted-by-night',
    name: 'Hunted by Night',
    kind: 'encounter',
    color: 'yellow',
    source: 'original',
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
      { use: 'market', label: 'Pay the guards to drive them off', cost: { gold: 2 }, do: [{ do: 'finish' }] },
    ],
    text: 'This card stays open. At the start of each of your turns test Mind with Stealth (14): if you fail, take 1 wound; after the second success gain 3 gold and a yellow adventure counter from the pile and discard it. It is also discarded when you are knocked out, or if you pay 2 gold in a market.',
    flavor: 'Vorakesh knows your face now, and has shown it to things without eyes.',
  },
];
