import { filledIn } from '../../../kernel/content/filled-in.js';
import type { ItemCard } from '../cards.js';

/** The armor of the market deck, the cheapest first. */
export const armor: readonly ItemCard[] = /* @__PURE__ */ filledIn<ItemCard>([
  {
    kind: 'item',
    name: 'Iron Buckler',
    cost: 2,
    class: 'armor',
    type: 'shield',
    use: 'activate',
    abilities: [
      {
        use: 'before-roll',
        label: 'raise the buckler',
        if: { roll: ['defend'], whose: 'you' },
        do: [{ do: 'change', modifiers: [{ stat: 'roll', add: 4 }], for: 'roll' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Padded Leather Armor',
    source: { document: 'rulebook-2e', section: 'Example of a Challenge' },
    cost: 3,
    class: 'armor',
    type: 'leather',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'soften the blow',
        if: { harm: ['wounds'], whose: 'you' },
        do: [{ do: 'cancel', amount: 1 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Cloak of Grey Mist',
    cost: 3,
    class: 'armor',
    type: 'cloak',
    use: 'always',
    abilities: [
      {
        always: [{ stat: 'roll', add: 4 }],
        if: { any: [{ roll: ['escape'] }, { roll: ['test'], skill: 'stealth' }] },
      },
    ],
  },
  {
    kind: 'item',
    name: 'Sacrificial Shield',
    cost: 3,
    class: 'armor',
    type: 'shield',
    use: 'discard',
    abilities: [
      {
        use: 'harm',
        label: 'let it break',
        if: { harm: ['wounds'], from: ['enemy', 'card'], whose: 'you' },
        do: [{ do: 'cancel', amount: 'all' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Bone Mail',
    cost: 4,
    class: 'armor',
    type: 'mail',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['defend'] } },
      { always: [{ stat: 'melee-damage', of: 'enemy', add: -1 }], if: { enemy: ['undead'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Westerian Shell Shield',
    source: { document: 'published-facts', section: 'Hero against Hero example' },
    cost: 5,
    class: 'armor',
    type: 'shield',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'turn the shell',
        if: { harm: ['wounds'], from: ['enemy'], whose: 'you' },
        do: [{ do: 'cancel', amount: 1 }],
      },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['defend'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Robe of Embers',
    cost: 5,
    class: 'armor',
    type: 'robe',
    use: 'always',
    abilities: [
      { always: [{ stat: 'stamina', add: 1 }] },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack', 'defend'], attribute: ['spirit'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Ringed Hauberk',
    cost: 6,
    class: 'armor',
    type: 'mail',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'trust the rings',
        if: { harm: ['wounds'], whose: 'you' },
        do: [{ do: 'cancel', amount: 2 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Full Plate',
    cost: 7,
    class: 'armor',
    type: 'plate',
    use: 'always',
    abilities: [{ always: [{ stat: 'life', add: 2 }] }, { always: [{ stat: 'movement-dice', add: -1 }] }],
  },
  {
    kind: 'item',
    name: 'Wings of Regiroth',
    source: { document: 'published-facts', section: 'Island of Dread, example of voyaging' },
    cost: 8,
    class: 'armor',
    type: 'wings',
    use: 'activate',
    abilities: [{ use: 'before-moving', label: 'fly', do: [{ do: 'move', spaces: 4 }] }],
  },
  {
    kind: 'item',
    name: 'Mirror Shield',
    cost: 9,
    class: 'armor',
    type: 'shield',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'send it back',
        if: { harm: ['wounds'], from: ['enemy'], phase: ['magic', 'ranged'], whose: 'you' },
        do: [
          { do: 'cancel', amount: 1 },
          { do: 'wounds', to: 'enemy', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Dragonscale Coat',
    cost: 15,
    class: 'armor',
    type: 'scale',
    use: 'always',
    abilities: [
      {
        always: [
          { stat: 'ranged-damage', of: 'enemy', add: -1 },
          { stat: 'melee-damage', of: 'enemy', add: -1 },
          { stat: 'magic-damage', of: 'enemy', add: -1 },
        ],
      },
    ],
  },
]);
