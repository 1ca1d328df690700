import { filledIn } from '../../../kernel/content/filled-in.js';
import type { ItemCard } from '../cards.js';

/** The potions, gear, runes, relics and artifacts of the market deck. */
export const treasures: readonly ItemCard[] = /* @__PURE__ */ filledIn<ItemCard>([
  // Potions
  {
    kind: 'item',
    name: 'Healing Draught',
    cost: 2,
    class: 'potion',
    type: 'draught',
    use: 'discard',
    abilities: [{ use: 'any', label: 'drink', do: [{ do: 'heal', who: 'one-of-your-party', wounds: 2 }] }],
  },
  {
    kind: 'item',
    name: "Runner's Tonic",
    cost: 2,
    class: 'potion',
    type: 'tonic',
    use: 'discard',
    abilities: [
      {
        use: 'any',
        label: 'pass it round',
        do: [{ do: 'heal', who: 'your-party', exhaustion: 'all' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Draught of Clear Sight',
    cost: 2,
    class: 'potion',
    type: 'draught',
    use: 'discard',
    abilities: [
      {
        use: 'before-roll',
        label: 'drink',
        if: { whose: 'you' },
        do: [{ do: 'change', modifiers: [{ stat: 'roll', add: 5 }], for: 'roll' }],
      },
    ],
  },
  {
    kind: 'item',
    name: "Giant's Ale",
    cost: 4,
    class: 'potion',
    type: 'ale',
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'drink',
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'body', add: 2 },
              { stat: 'melee-damage', add: 1 },
            ],
            for: 'combat',
          },
        ],
      },
    ],
  },
  // Gear
  {
    kind: 'item',
    name: "Climber's Kit",
    cost: 2,
    class: 'gear',
    type: 'tools',
    use: 'always',
    abilities: [
      {
        always: [{ stat: 'roll', add: 3 }],
        if: { roll: ['test'], any: [{ skill: 'climb' }, { skill: 'leap' }, { skill: 'swim' }] },
      },
    ],
  },
  {
    kind: 'item',
    name: 'Smoke Pellets',
    cost: 2,
    class: 'gear',
    type: 'trick',
    use: 'discard',
    abilities: [{ use: 'escape', label: 'vanish', do: [{ do: 'get-away' }] }],
  },
  {
    kind: 'item',
    name: 'Dwarven Fire Bomb',
    source: { document: 'rulebook-2e', section: 'Example of a Challenge' },
    cost: 3,
    class: 'gear',
    type: 'bomb',
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'throw the bomb',
        do: [{ do: 'attack', type: 'ranged', damage: 2 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Sure-Footed Pony',
    cost: 4,
    class: 'gear',
    type: 'mount',
    use: 'always',
    abilities: [{ always: [{ stat: 'movement-dice', add: 1 }] }],
  },
  {
    kind: 'item',
    name: 'Boots of the Long Road',
    cost: 4,
    class: 'gear',
    type: 'boots',
    use: 'activate',
    abilities: [{ use: 'moving', label: 'stride on', do: [{ do: 'extra-movement', faces: [1, 3] }] }],
  },
  // Runes
  {
    kind: 'item',
    name: 'Rune of Waking',
    cost: 3,
    class: 'rune',
    type: 'minor-rune',
    use: 'discard',
    abilities: [{ use: 'any', label: 'wake them', do: [{ do: 'refresh', cards: 'all' }] }],
  },
  {
    kind: 'item',
    name: 'Soul Burn',
    source: { document: 'rulebook-2e', section: 'Using Card Effects' },
    cost: 5,
    class: 'rune',
    type: 'spell',
    use: 'activate',
    abilities: [
      {
        use: 'magic',
        label: 'burn the soul',
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'spirit', add: 2 },
              { stat: 'magic-damage', add: 1 },
            ],
            for: 'phase',
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Rune of Second Chances',
    cost: 5,
    class: 'rune',
    type: 'minor-rune',
    use: 'activate',
    abilities: [{ use: 'after-roll', label: 'again', if: { whose: 'you' }, do: [{ do: 'reroll' }] }],
  },
  {
    kind: 'item',
    name: 'Rune of Certainty',
    cost: 5,
    class: 'rune',
    type: 'minor-rune',
    use: 'discard',
    abilities: [
      {
        use: 'after-roll',
        label: 'it was so',
        if: { roll: ['attack', 'defend'], succeeded: false, whose: 'you' },
        do: [{ do: 'succeed' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Teleport Rune',
    source: { document: 'published-facts', section: 'Island of Dread, example of voyaging' },
    cost: 6,
    class: 'rune',
    type: 'travel-rune',
    use: 'activate',
    abilities: [
      {
        use: 'before-moving',
        label: 'step through',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            target: 13,
            success: [{ do: 'teleport', to: 'any' }],
            failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
          },
        ],
      },
    ],
  },
  // Relics
  {
    kind: 'item',
    name: "Saint's Knucklebone",
    cost: 3,
    class: 'relic',
    type: 'bone',
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'call on the saint',
        if: { enemy: ['undead', 'demon', 'spirit'] },
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'mind', add: 3 },
              { stat: 'body', add: 3 },
              { stat: 'spirit', add: 3 },
            ],
            for: 'combat',
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    name: "Pilgrim's Bell",
    cost: 3,
    class: 'relic',
    type: 'bell',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'ring the bell',
        if: { harm: ['wounds', 'exhaustion'], whose: 'your-allies' },
        do: [{ do: 'cancel', amount: 2 }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Bloodglass Amulet',
    cost: 5,
    class: 'relic',
    type: 'amulet',
    use: 'always',
    abilities: [{ on: 'challenge-defeated', do: [{ do: 'heal', who: 'you', wounds: 1 }] }],
  },
  {
    kind: 'item',
    name: 'Heart of the Mountain',
    cost: 9,
    class: 'relic',
    type: 'stone',
    use: 'discard',
    abilities: [
      {
        use: 'experience',
        label: 'take it to heart',
        do: [
          {
            do: 'choose',
            options: [
              { label: 'Mind', do: [{ do: 'gain-experience', bonus: 'mind' }] },
              { label: 'Body', do: [{ do: 'gain-experience', bonus: 'body' }] },
              { label: 'Spirit', do: [{ do: 'gain-experience', bonus: 'spirit' }] },
              { label: 'Stamina', do: [{ do: 'gain-experience', bonus: 'stamina' }] },
            ],
          },
        ],
      },
    ],
  },
  // Artifacts
  {
    kind: 'item',
    name: 'Hexed Poppet',
    cost: 2,
    class: 'artifact',
    type: 'doll',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'pass it on',
        if: { harm: ['wounds'], allies: { atLeast: 1 }, whose: 'you' },
        do: [{ do: 'redirect', to: 'one-of-your-allies' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Horn of Renewal',
    cost: 3,
    class: 'artifact',
    type: 'horn',
    use: 'discard',
    abilities: [
      {
        use: 'before-moving',
        label: 'sound the horn',
        do: [{ do: 'replenish', colors: ['green', 'yellow'] }],
      },
    ],
  },
  {
    kind: 'item',
    name: "Seer's Orb",
    cost: 4,
    class: 'artifact',
    type: 'orb',
    use: 'activate',
    abilities: [
      {
        use: 'market',
        label: 'look for wares',
        do: [{ do: 'draw-market', count: 3, take: 1, pay: 'full' }],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Sphere of Banishment',
    cost: 5,
    class: 'artifact',
    type: 'orb',
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'banish',
        if: { enemy: ['demon', 'spirit', 'undead', 'construct'], color: ['green', 'yellow'] },
        do: [{ do: 'defeat-enemy' }],
      },
    ],
  },
  {
    kind: 'item',
    name: "Merchant Prince's Seal",
    cost: 6,
    class: 'artifact',
    type: 'seal',
    use: 'always',
    abilities: [
      {
        always: [
          { stat: 'item-price', add: -1 },
          { stat: 'ally-price', add: -1 },
        ],
      },
      { on: 'market-entered', do: [{ do: 'stock-market', count: 1, towns: 'here' }] },
    ],
  },
  {
    kind: 'item',
    name: 'Banner of Fellowship',
    cost: 6,
    class: 'artifact',
    type: 'banner',
    use: 'activate',
    abilities: [
      {
        use: 'ranged',
        label: 'raise the banner',
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'mind', of: 'your-party', add: 2 },
              { stat: 'body', of: 'your-party', add: 2 },
              { stat: 'spirit', of: 'your-party', add: 2 },
            ],
            for: 'round',
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Brass Hourglass',
    cost: 7,
    class: 'artifact',
    type: 'hourglass',
    use: 'activate',
    abilities: [
      {
        use: 'ranged',
        label: 'turn the glass',
        do: [
          {
            do: 'choose',
            options: [
              { id: 'no-melee', label: 'no melee phase', do: [{ do: 'skip-phase', phases: ['melee'] }] },
              { id: 'no-magic', label: 'no magic phase', do: [{ do: 'skip-phase', phases: ['magic'] }] },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'item',
    name: 'Crown of Three Stars',
    cost: 9,
    class: 'artifact',
    type: 'crown',
    use: 'always',
    abilities: [
      {
        always: [
          { stat: 'mind', add: 1 },
          { stat: 'body', add: 1 },
          { stat: 'spirit', add: 1 },
        ],
      },
    ],
  },
]);
