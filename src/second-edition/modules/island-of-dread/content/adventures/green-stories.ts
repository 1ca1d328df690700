import { filledIn } from '../../../../../kernel/content/filled-in.js';
import type { EncounterCard, EventCard } from '../../../../content/cards.js';

export const greenStories: readonly (EventCard | EncounterCard)[] = /* @__PURE__ */ filledIn<
  EventCard | EncounterCard
>([
  {
    name: 'The Nets Come Up Empty',
    kind: 'event',
    color: 'green',
    number: 1,
    abilities: [
      { always: [{ stat: 'healing-price', add: 1 }] },
      { on: 'enters', do: [{ do: 'stock-market', count: 1, towns: 'all' }] },
    ],
    text: 'When this Event takes effect, each town gets 1 more market card. Healing in the market costs 1 gold more.',
    flavor: 'The fishers sell what else they have, and nobody asks whose it was.',
  },
  {
    name: 'Red Moon over the Sound',
    kind: 'event',
    color: 'green',
    number: 1,
    abilities: [
      {
        always: [{ stat: 'spirit', of: 'enemy', add: 1 }],
        if: { inCombat: true, enemy: ['cultist', 'spawn', 'god'] },
      },
      { always: [{ stat: 'reward-gold', add: 1 }], if: { enemy: ['cultist', 'spawn', 'sea'] } },
    ],
    text: 'The Spirit of cultists, spawn and gods is 1 higher. Rewards for defeating cultists, spawn and creatures of the sea give 1 gold more.',
    flavor: 'The tide came in at noon, and then again.',
  },
  {
    name: 'The Hills Are Laid Low',
    kind: 'event',
    color: 'green',
    number: 2,
    abilities: [
      { on: 'enters', do: [{ do: 'special', effect: 'lay-tiles', what: 'plains' }] },
      {
        on: 'turn-end',
        if: { space: ['mountain'] },
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    text: 'When this Event takes effect, plains tiles are laid on their event spaces. A Hero that ends its turn on a mountain space takes 1 exhaustion.',
    flavor: 'Something turned over in its sleep, and six hills were gone in the morning.',
  },
  {
    name: 'The Beached Whale',
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'help',
            label: 'Help it back into the water',
            do: [{ do: 'exhaustion', to: 'you', amount: 1 }, { do: 'take-card' }],
          },
          { id: 'sell-oil', label: 'Sell the oil', do: [{ do: 'gain-gold', amount: 2 }] },
        ],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'escape',
          label: 'Call the whale',
          cost: { discard: true },
          if: { special: ['voyaging'] },
          do: [{ do: 'get-away' }],
        },
        {
          use: 'before-roll',
          label: 'Remember the whale',
          cost: { discard: true },
          if: { roll: ['test'], skill: 'swim', whose: 'you' },
          do: [{ do: 'succeed' }],
        },
      ],
    },
    text: 'Choose: take 1 exhaustion and keep this card; or gain 2 gold. Discard the card on a voyage in an escape phase to get away as if your escape roll had succeeded, or before a test of Swim to have it succeed.',
    flavor: 'It looks at you with the patience of something that has time.',
  },
  {
    name: 'Message in a Bottle',
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'lore',
        target: 12,
        success: [
          { do: 'gain-gold', amount: 2 },
          { do: 'gain-counter', color: 'green' },
        ],
        failure: [{ do: 'gain-gold', amount: 1 }],
      },
    ],
    text: 'Test Mind with Lore (12). If you succeed, gain 2 gold and take a green adventure counter from the pile; if you fail, gain 1 gold.',
    flavor: 'Rescue us, it says. It is dated a hundred years ago and the ink is wet.',
  },
  {
    name: 'Salt for Tarianor',
    kind: 'encounter',
    color: 'green',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'market-entered',
        if: { space: ['town:tarianor'] },
        do: [{ do: 'gain-gold', amount: 6 }, { do: 'finish' }],
      },
      {
        on: 'market-entered',
        if: { space: ['town:gafford', 'town:orris', 'town:emberwick', 'town:lastlight'] },
        do: [{ do: 'gain-gold', amount: 4 }, { do: 'finish' }],
      },
      { on: 'knocked-out', do: [{ do: 'finish' }] },
      { use: 'before-moving', label: 'Dump the salt', do: [{ do: 'finish' }] },
    ],
    text: 'This card stays open. In the market of Tarianor you gain 6 gold, in that of Gafford, Orris, Emberwick or Lastlight 4 gold, and discard it. When you are knocked out, discard it. You may discard it before you move.',
    flavor: 'Worth more the farther it gets from the sea, and it is all sea.',
  },
  {
    name: "The Net-Mender's Wager",
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'wrestle',
            label: 'Arm-wrestle her',
            cost: { gold: 1 },
            do: [
              {
                do: 'test',
                attribute: 'body',
                target: 12,
                success: [{ do: 'gain-gold', amount: 4 }],
                failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
              },
            ],
          },
          {
            id: 'mend',
            label: 'Have your shirt mended instead',
            do: [{ do: 'heal', who: 'you', wounds: 1 }],
          },
        ],
      },
    ],
    text: 'Choose: pay 1 gold and test Body (12): gain 4 gold if you succeed, take 1 exhaustion if you fail; or discard 1 wound from your Hero.',
    flavor: 'She has forearms like anchor chain and three names tattooed on each.',
  },
]);
