import { filledIn } from '../../../kernel/content/filled-in.js';
import type { ItemCard } from '../cards.js';

/** The weapons of the market deck, the cheapest first. */
export const weapons: readonly ItemCard[] = /* @__PURE__ */ filledIn<ItemCard>([
  {
    kind: 'item',
    name: 'Weighted Net',
    cost: 1,
    class: 'weapon',
    type: 'net',
    use: 'discard',
    abilities: [
      {
        use: 'ranged',
        label: 'throw the net',
        if: { not: { enemy: ['giant', 'dragon', 'spirit'] } },
        do: [{ do: 'skip-phase', phases: ['melee'] }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Poisoned Dart',
    cost: 2,
    class: 'weapon',
    type: 'dart',
    use: 'discard',
    abilities: [
      {
        use: 'after-roll',
        label: 'poison',
        if: {
          roll: ['attack'],
          attribute: ['mind'],
          succeeded: true,
          whose: 'you',
          not: { enemy: ['undead', 'construct', 'spirit'] },
        },
        do: [{ do: 'change', modifiers: [{ stat: 'ranged-damage', add: 2 }], for: 'roll' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Hunting Spear',
    cost: 3,
    class: 'weapon',
    type: 'spear',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack', 'defend'], attribute: ['body'] } },
      {
        always: [{ stat: 'roll', add: 2 }],
        if: { roll: ['attack'], attribute: ['body'], enemy: ['beast'] },
      },
    ],
  },
  {
    kind: 'item',
    name: 'Light Crossbow',
    cost: 4,
    class: 'weapon',
    type: 'crossbow',
    use: 'activate',
    abilities: [
      {
        use: 'before-combat',
        label: 'shoot first',
        do: [{ do: 'attack', type: 'ranged', damage: 1 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Black Dagger',
    source: { document: 'published-facts', section: 'Hero against Hero example' },
    cost: 4,
    class: 'weapon',
    type: 'dagger',
    use: 'activate',
    abilities: [
      {
        use: 'after-roll',
        label: 'twist the blade',
        if: { roll: ['attack'], attribute: ['body'], succeeded: true, whose: 'you' },
        do: [{ do: 'change', modifiers: [{ stat: 'melee-damage', add: 1 }], for: 'roll' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Yew Longbow',
    cost: 5,
    class: 'weapon',
    type: 'bow',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack', 'defend'], attribute: ['mind'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Vynelvale Longsword',
    cost: 5,
    class: 'weapon',
    type: 'sword',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack', 'defend'], attribute: ['body'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Rune-Carved Staff',
    cost: 5,
    class: 'weapon',
    type: 'staff',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack', 'defend'], attribute: ['spirit'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Wand of Cinders',
    cost: 5,
    class: 'weapon',
    type: 'wand',
    use: 'activate',
    abilities: [
      {
        use: 'before-combat',
        label: 'scatter cinders',
        do: [{ do: 'attack', type: 'magic', damage: 1, bonus: 1 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'White Blade',
    source: { document: 'rulebook-2e', section: 'Variant: Item Limits' },
    cost: 6,
    class: 'weapon',
    type: 'sword',
    use: 'activate',
    abilities: [
      {
        use: 'before-combat',
        label: 'draw and strike',
        do: [{ do: 'attack', type: 'melee', bonus: 2 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Dragontooth Hammer',
    source: { document: 'rulebook-2e', section: 'Variant: Item Limits' },
    cost: 7,
    class: 'weapon',
    type: 'mace',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['attack', 'defend'], attribute: ['body'] } },
      { always: [{ stat: 'melee-damage', add: 1 }], if: { enemy: ['dragon', 'giant'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Mace of Kellos',
    source: { document: 'published-facts', section: 'Items known by their effect' },
    cost: 7,
    class: 'weapon',
    type: 'mace',
    use: 'activate',
    abilities: [
      {
        use: 'after-roll',
        label: 'crushing blow',
        if: { roll: ['attack'], attribute: ['body'], succeeded: true, whose: 'you' },
        do: [{ do: 'change', modifiers: [{ stat: 'melee-damage', add: 2 }], for: 'roll' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Twin Sabres',
    cost: 8,
    class: 'weapon',
    type: 'sabre',
    use: 'activate',
    abilities: [
      {
        use: 'melee',
        label: 'the second sabre',
        do: [{ do: 'extra-attack', who: 'you' }],
      },
    ],
  },
  {
    kind: 'item',
    name: "Executioner's Axe",
    cost: 9,
    class: 'weapon',
    type: 'axe',
    use: 'always',
    abilities: [
      { always: [{ stat: 'melee-damage', add: 1 }] },
      {
        always: [{ stat: 'roll', add: { count: 'enemy-wounds' } }],
        if: { roll: ['attack'], attribute: ['body'] },
      },
    ],
  },
  {
    kind: 'item',
    name: 'Stormcaller Bow',
    cost: 9,
    class: 'weapon',
    type: 'bow',
    use: 'always',
    abilities: [
      { always: [{ stat: 'ranged-damage', add: 1 }] },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack', 'defend'], attribute: ['mind'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Staff of the Ninth Star',
    cost: 9,
    class: 'weapon',
    type: 'staff',
    use: 'always',
    abilities: [
      { always: [{ stat: 'magic-damage', add: 1 }] },
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack', 'defend'], attribute: ['spirit'] } },
    ],
  },
  {
    kind: 'item',
    name: 'Lightning Mace',
    source: { document: 'rulebook-2e', section: 'Variant: Item Limits' },
    cost: 10,
    class: 'weapon',
    type: 'mace',
    use: 'always',
    abilities: [
      { always: [{ stat: 'roll', add: 4 }], if: { roll: ['attack', 'defend'], attribute: ['body'] } },
    ],
  },
]);
