import type { EncounterCard, EventCard } from '../cards.js';

export const greenStories: readonly (EventCard | EncounterCard)[] = [
  {
    id: 'call-down-the-inferno',
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
    text: 'A Hero takes 1 exhaustion for each forest space it moves into.',
    flavor: 'By night you can read by the light of the burning treetops.',
  },
  {
    id: 'harvest-fairs',
    name: 'Harvest Fairs',
    kind: 'event',
    color: 'green',
    number: 1,
    source: 'original',
    abilities: [
      { on: 'enters', do: [{ do: 'stock-market', count: 1, towns: 'all' }] },
      { always: [{ stat: 'item-price', add: -1 }] },
    ],
    text: 'When this Event takes effect, each town gets 1 more market card. Items cost 1 gold less.',
    flavor: 'For a week, even the shadow of a dragon is a thing to sell ribbons under.',
  },
  {
    id: 'early-snows',
    name: 'Early Snows',
    kind: 'event',
    color: 'green',
    number: 1,
    source: 'original',
    abilities: [{ always: [{ stat: 'movement-dice', add: -1 }], if: { not: { space: ['town'] } } }],
    text: 'A Hero that does not start its move in a town rolls 1 movement die less.',
    flavor: 'The passes closed a month too soon, and nobody in Frostgate was surprised.',
  },
  {
    id: 'a-comet-with-two-tails',
    name: 'A Comet with Two Tails',
    kind: 'event',
    color: 'green',
    number: 2,
    source: 'original',
    abilities: [
      { always: [{ stat: 'reward-gold', add: 1 }], if: { color: ['yellow', 'blue'] } },
      { on: 'adventure-drawn', if: { color: ['green'] }, do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
      { on: 'leaves', do: [{ do: 'heal', who: 'every-hero', exhaustion: 1 }] },
    ],
    text: 'Rewards of yellow and blue Challenges give 1 gold more. A Hero that draws a green adventure card takes 1 exhaustion. When this Event is replaced, discard 1 exhaustion from every Hero.',
    flavor: 'The bold take it for a promise. Everyone else looks to the door.',
  },
  {
    id: 'wayside-shrine',
    name: 'Wayside Shrine',
    kind: 'encounter',
    color: 'green',
    source: 'original',
    effects: [
      {
        do: 'choose',
        options: [
          {
            label: 'Stay until morning',
            do: [
              { do: 'heal', who: 'you', wounds: 2, exhaustion: 'all' },
              { do: 'discard-this' },
              { do: 'end-turn' },
            ],
          },
          {
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
    text: 'Choose: discard 2 wounds and all exhaustion from your Hero, and your turn ends; or test Spirit (12): if you succeed, discard 1 wound from your Hero and from each Ally.',
    flavor: 'The name on the stone has worn away. The flowers are fresh.',
  },
  {
    id: 'the-ferrymans-riddle',
    name: "The Ferryman's Riddle",
    kind: 'encounter',
    color: 'green',
    source: 'original',
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
    text: 'Test Mind with Lore (13). If you succeed, keep this card: discard it before you move to put your Hero in a town of your choice. If you fail, take 1 exhaustion.',
    flavor: 'What crosses every river and never gets wet? He has heard all the wrong answers.',
  },
  {
    id: 'a-letter-for-greyhaven',
    name: 'A Letter for Greyhaven',
    kind: 'encounter',
    color: 'green',
    source: 'original',
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
      { use: 'before-moving', label: 'Throw the letter away', do: [{ do: 'finish' }] },
    ],
    text: 'This card stays open. At the start of each of your turns put a counter on it; with the fifth it is discarded. In the market of Greyhaven you gain 6 gold less 1 for each counter and discard it. You may discard it before you move.',
    flavor: 'Sealed in black wax. Whoever wrote it pressed hard.',
  },
  {
    id: 'the-cornered-cutpurse',
    name: 'The Cornered Cutpurse',
    kind: 'encounter',
    color: 'green',
    source: 'original',
    effects: [
      {
        do: 'choose',
        options: [
          { label: 'Let her go for a share', do: [{ do: 'gain-gold', amount: 1 }] },
          {
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
    text: 'Choose: gain 1 gold; or fight the Cutpurse (Life 2, Mind 12/1, Body 10/1, Spirit 9/0) and gain 3 gold if you defeat her.',
    flavor: 'She offers you half with the hand you can see.',
  },
  {
    id: 'peddler-in-the-rain',
    name: 'Peddler in the Rain',
    kind: 'encounter',
    color: 'green',
    source: 'original',
    effects: [{ do: 'draw-market', count: 3, take: 1, pay: 'half', kind: 'item' }],
    text: 'Draw 3 market cards; you may buy one Item among them for half its cost.',
    flavor: 'Everything must go before the cart sinks any deeper.',
  },
  {
    id: 'the-old-swordmaster',
    name: 'The Old Swordmaster',
    kind: 'encounter',
    color: 'green',
    source: 'original',
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
      { use: 'before-moving', label: 'Take leave of the swordmaster', do: [{ do: 'finish' }] },
    ],
    text: 'This card stays open. Once in each of your Market steps you may pay 2 gold: take a green adventure counter from the pile. After the third lesson, or when you are knocked out, discard it. You may discard it before you move.',
    flavor: 'He has one good eye, one good arm, and no good word for your stance.',
  },
];
