import type { EncounterCard, EventCard } from '../cards.js';

export const blueStories: readonly (EventCard | EncounterCard)[] = [
  {
    id: 'the-runes-awaken',
    name: 'The Runes Awaken',
    kind: 'event',
    color: 'blue',
    number: 2,
    source: 'original',
    abilities: [
      { always: [{ stat: 'roll', of: 'roller', add: 2 }], if: { roll: ['attack'], attribute: ['spirit'] } },
      {
        always: [{ stat: 'magic-damage', of: 'enemy', add: 1 }],
        if: { inCombat: true, enemy: ['magical', 'dragon'] },
      },
    ],
    text: 'Magic attack rolls get 2 added. The magic damage of magical enemies and of dragons is 1 higher.',
    flavor: 'Every carved stone in the land grew warm on the same night.',
  },
  {
    id: 'the-sky-burns',
    name: 'The Sky Burns',
    kind: 'event',
    color: 'blue',
    number: 3,
    source: 'original',
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
    text: 'When this Event takes effect, every Hero takes 1 exhaustion. A Hero that starts its turn on a plains or road space takes 1 exhaustion. A Hero that defeats a blue or red Challenge discards all its exhaustion.',
    flavor: 'They circle in broad daylight now. They want to be counted.',
  },
  {
    id: 'the-two-locked-doors',
    name: 'The Two Locked Doors',
    kind: 'encounter',
    color: 'blue',
    source: 'original',
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
      { use: 'before-moving', label: 'Forget about the doors', do: [{ do: 'finish' }] },
    ],
    text: 'This card stays open. In the market of Nerekhal put a counter on it: the key. With the key, in the market of Frostgate draw 5 market cards; you may take one Item among them for nothing, and discard this card. If you are knocked out with the key, discard it. You may discard it before you move.',
    flavor: 'The first door hides a key. The second hides why there were two doors.',
  },
  {
    id: 'the-dragons-bargain',
    name: "The Dragon's Bargain",
    kind: 'encounter',
    color: 'blue',
    source: 'original',
    effects: [
      {
        do: 'choose',
        options: [
          {
            label: 'Add an Item to the hoard',
            if: { canLose: 'item' },
            do: [
              { do: 'lose-card', kind: 'item', which: 'dearest' },
              { do: 'gain-experience', bonus: 'choice' },
            ],
          },
          { label: 'Sell it some of your blood', cost: { wounds: 2 }, do: [{ do: 'gain-gold', amount: 6 }] },
          { label: 'Bow and back away', do: [] },
        ],
      },
    ],
    text: 'Choose: discard your dearest Item and gain an experience counter of your choice for nothing; or take 2 wounds and gain 6 gold, unless that would knock you out; or go on your way.',
    flavor: 'Not every dragon serves Margath. Some only wait to see who wins.',
  },
  {
    id: 'the-rune-broker',
    name: 'The Rune Broker',
    kind: 'encounter',
    color: 'blue',
    source: 'original',
    effects: [
      {
        do: 'choose',
        options: [
          { label: 'Look through his wares', do: [{ do: 'draw-market', count: 4, take: 2, pay: 'half' }] },
          {
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
          label: "Use the broker's way",
          cost: { discard: true },
          do: [{ do: 'teleport', to: 'any' }],
        },
      ],
    },
    text: 'Choose: draw 4 market cards and buy up to 2 of them for half their cost; or fight the Bound Guardian (Life 4, Mind 16/1, Body 17/2, Spirit 18/2; no escape; its Spirit is 1 lower after each attack that hits). If you defeat it, gain 4 gold and a yellow adventure counter from the pile and keep this card: discard it before you move to put your Hero on any space.',
    flavor: 'His prices are fair, which is how you know that nothing else is.',
  },
];
