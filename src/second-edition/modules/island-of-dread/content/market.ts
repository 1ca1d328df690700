import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AllyCard, ItemCard } from '../../../content/cards.js';

/** The one Ally and the ten Items of this expansion, good in any game (iod.components.market-cards, iod.decks.market-cards-any-game). */
export const islandMarket: readonly (AllyCard | ItemCard)[] = /* @__PURE__ */ filledIn<AllyCard | ItemCard>([
  {
    kind: 'ally',
    name: 'Pearl Diver of Orris',
    cost: 4,
    words: ['humanoid'],
    life: 3,
    stamina: 3,
    mind: { value: 1, damage: 1 },
    body: { value: 3, damage: 1 },
    spirit: { value: 0, damage: 0 },
    abilities: [
      {
        use: 'before-roll',
        label: 'dive first',
        cost: { exhaustion: 1 },
        if: { roll: ['test'], attribute: ['body'], whose: 'you' },
        do: [{ do: 'change', modifiers: [{ stat: 'roll', of: 'you', add: 4 }], for: 'roll' }],
        limit: 'roll',
      },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack'], enemy: ['sea'] } },
    ],
    text: "Before a test of your Hero's Body, 1 exhaustion, once a roll: the roll is 4 higher. The Diver's attack rolls against creatures of the sea are 1 higher.",
    flavor: 'She can hold her breath longer than you can hold an argument.',
  },
  {
    kind: 'item',
    name: 'Keg of Sour Rum',
    cost: 2,
    class: 'potion',
    type: 'rum',
    use: 'discard',
    abilities: [
      {
        use: 'any',
        label: 'open the keg',
        do: [
          { do: 'heal', who: 'your-party', exhaustion: 2 },
          { do: 'heal', who: 'your-companions', exhaustion: 2 },
        ],
      },
    ],
    text: 'Discard. At any time in your turn: your Hero, each Ally and your Captain discard 2 exhaustion.',
    flavor: 'It cleans wounds, brass and consciences.',
  },
  {
    kind: 'item',
    name: 'Cork Vest',
    cost: 2,
    class: 'gear',
    type: 'vest',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 4 }], if: { roll: ['test'], skill: 'swim' } },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['escape'] } },
    ],
    text: 'Your tests of swim are 4 and your escape rolls 1 higher.',
    flavor: 'Nobody looks brave in one, or drowned.',
  },
  {
    kind: 'item',
    name: 'Boarding Axe',
    cost: 3,
    class: 'weapon',
    type: 'axe',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack'], attribute: ['body'] } },
      {
        always: [{ stat: 'roll', add: 2 }],
        if: { roll: ['attack'], attribute: ['body'], round: { atMost: 1 } },
      },
    ],
    text: 'Your melee attack rolls are 1 higher, and 2 higher still in the first round of a combat.',
    flavor: 'One side for doors, one for discussion.',
  },
  {
    kind: 'item',
    name: 'False-Bottomed Chest',
    cost: 3,
    class: 'gear',
    type: 'chest',
    use: 'always',
    abilities: [
      { always: [{ stat: 'sale-price', add: 1 }] },
      { on: 'knocked-out', do: [{ do: 'gain-gold', amount: 3 }] },
    ],
    text: 'You sell cards for 1 gold more. When you are knocked out, you gain 3 gold.',
    flavor: 'Below the bottom there is another, for the honest customs man.',
  },
  {
    kind: 'item',
    name: 'Spyglass',
    cost: 4,
    class: 'gear',
    type: 'glass',
    use: 'activate',
    abilities: [
      {
        use: 'before-combat',
        label: 'look them over',
        do: [
          {
            do: 'choose',
            options: [
              {
                id: 'shooting',
                label: 'their shooting',
                do: [{ do: 'change', modifiers: [{ stat: 'mind', of: 'enemy', add: -2 }], for: 'combat' }],
              },
              {
                id: 'sword-arm',
                label: 'their sword arm',
                do: [{ do: 'change', modifiers: [{ stat: 'body', of: 'enemy', add: -2 }], for: 'combat' }],
              },
              {
                id: 'magic',
                label: 'their magic',
                do: [{ do: 'change', modifiers: [{ stat: 'spirit', of: 'enemy', add: -2 }], for: 'combat' }],
              },
            ],
          },
        ],
      },
    ],
    text: "Activate. Before Combat: the enemy's Mind, Body or Spirit, as you choose, is 2 lower for this combat.",
    flavor: 'Everything in it is upside down, and therefore surprised.',
  },
  {
    kind: 'item',
    name: 'Bottled Storm',
    cost: 4,
    class: 'potion',
    type: 'bottle',
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'break the bottle',
        do: [{ do: 'attack', type: 'magic', damage: 3, bonus: 1 }],
      },
    ],
    text: 'Discard. Before Combat: you make a magic attack, 1 higher than usual, that gives 3 wounds if it hits.',
    flavor: 'Vintage of the year the lighthouse fell.',
  },
  {
    kind: 'item',
    name: 'Harpoon of the Long Line',
    cost: 5,
    class: 'weapon',
    type: 'spear',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack'], attribute: ['mind'] } },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack', 'defend'], enemy: ['sea', 'beast'] } },
    ],
    text: 'Your ranged attack rolls are 2 higher, and your combat rolls against creatures of the sea and beasts 1 higher.',
    flavor: 'The line was spliced from the ropes of ships that went without.',
  },
  {
    kind: 'item',
    name: 'Conch of Calling',
    cost: 5,
    class: 'relic',
    type: 'shell',
    use: 'activate',
    abilities: [
      {
        use: 'before-combat',
        label: 'blow the conch',
        if: { enemy: ['sea', 'beast', 'spirit'] },
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'mind', of: 'enemy', add: -1 },
              { stat: 'body', of: 'enemy', add: -2 },
              { stat: 'spirit', of: 'enemy', add: -1 },
            ],
            for: 'combat',
          },
        ],
      },
    ],
    text: "Activate. Before Combat against a creature of the sea, a beast or a spirit: the enemy's Body is 2, its Mind and Spirit are 1 lower for this combat.",
    flavor: 'Hold it to your ear and something breathes in.',
  },
  {
    kind: 'item',
    name: 'Coral Mail',
    cost: 6,
    class: 'armor',
    type: 'mail',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['defend'] } },
      { always: [{ stat: 'melee-damage', of: 'enemy', add: -1 }], if: { round: { atMost: 1 } } },
    ],
    text: "Your defense rolls are 1 higher. In the first round of a combat the enemy's melee damage is 1 lower.",
    flavor: 'It has to be watered.',
  },
  {
    kind: 'item',
    name: 'Rune of Tides',
    cost: 7,
    class: 'rune',
    type: 'minor-rune',
    use: 'activate',
    abilities: [
      {
        use: 'ranged',
        label: 'let it ebb',
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'ranged-damage', of: 'enemy', add: -1 },
              { stat: 'melee-damage', of: 'enemy', add: -1 },
              { stat: 'magic-damage', of: 'enemy', add: -1 },
            ],
            for: 'round',
          },
        ],
      },
    ],
    text: "Activate. Ranged: for this round all of the enemy's damages are 1 lower.",
    flavor: 'It is wet twice a day, wherever it is kept.',
  },
]);
