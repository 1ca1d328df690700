import { filledIn } from '../../kernel/content/filled-in.js';
import type { HeroCard } from './cards.js';

/**
 * The twelve Heroes: four melee fighters, four casters, four archers and rogues. Published values are used where they
 * exist; the rest is our own.
 */
export const heroes: readonly HeroCard[] = /* @__PURE__ */ filledIn<HeroCard>([
  // Fighters
  {
    kind: 'hero',
    name: 'Mordrog',
    source: { document: 'published-facts', section: 'Hero against Hero example' },
    life: 5,
    stamina: 2,
    mind: { value: 2, damage: 1 },
    body: { value: 3, damage: 2 },
    spirit: { value: 3, damage: 1 },
    skills: { climb: 3, survival: 3 },
    abilities: [
      {
        always: [{ stat: 'roll', add: 3 }],
        if: { roll: ['attack', 'defend'], attribute: ['body'], wounds: { atLeast: 1 } },
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Corbin Axebearer',
    source: { document: 'published-facts', section: 'Heroes known by name' },
    life: 5,
    stamina: 3,
    mind: { value: 2, damage: 1 },
    body: { value: 4, damage: 2 },
    spirit: { value: 2, damage: 1 },
    skills: { swim: 3, climb: 2, tracking: 2 },
    abilities: [
      {
        use: 'after-roll',
        label: 'swing again',
        cost: { exhaustion: 1 },
        if: { roll: ['attack'], attribute: ['body'], succeeded: false, whose: 'bearer' },
        do: [{ do: 'reroll' }],
        limit: 'roll',
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Aldreth Whitegate',
    life: 6,
    stamina: 2,
    mind: { value: 2, damage: 1 },
    body: { value: 3, damage: 2 },
    spirit: { value: 3, damage: 1 },
    skills: { diplomacy: 3, perception: 2 },
    abilities: [
      { always: [{ stat: 'roll', add: 1 }], if: { roll: ['defend'], attribute: ['mind', 'spirit'] } },
      {
        use: 'harm',
        label: 'shield an Ally',
        cost: { exhaustion: 1 },
        if: { harm: ['wounds'], whose: 'your-allies' },
        do: [{ do: 'cancel', amount: 1 }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Ysolde Saltblade',
    life: 6,
    stamina: 3,
    mind: { value: 3, damage: 1 },
    body: { value: 3, damage: 2 },
    spirit: { value: 2, damage: 1 },
    skills: { swim: 4, leap: 3, bluff: 2 },
    abilities: [
      { always: [{ stat: 'reward-gold', add: 1 }] },
      {
        use: 'moving',
        label: 'take to the water',
        cost: { exhaustion: 1 },
        do: [{ do: 'move', spaces: 1, through: ['river'] }],
      },
    ],
  },
  // Casters
  {
    kind: 'hero',
    name: 'Varikas the Dead',
    source: { document: 'rulebook-2e', section: 'Example of a Challenge' },
    life: 5,
    stamina: 4,
    mind: { value: 1, damage: 1 },
    body: { value: 4, damage: 2 },
    spirit: { value: 4, damage: 1 },
    skills: { lore: 3, stealth: 2 },
    abilities: [
      {
        use: 'before-combat',
        label: 'strike with magic first',
        cost: { exhaustion: 1 },
        do: [{ do: 'attack', type: 'magic', damage: 1 }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Mad Carthos',
    source: { document: 'published-facts', section: 'Hero against Hero example' },
    life: 6,
    stamina: 3,
    mind: { value: 3, damage: 1 },
    body: { value: 3, damage: 1 },
    spirit: { value: 4, damage: 2 },
    skills: { lore: 4, bluff: 3 },
    abilities: [
      {
        use: 'before-combat',
        label: 'let the magic loose',
        cost: { exhaustion: 1 },
        do: [
          {
            do: 'roll-table',
            rows: [
              { upTo: 5, do: [{ do: 'wounds', to: 'bearer', amount: 1 }] },
              { upTo: 12, do: [{ do: 'change', modifiers: [{ stat: 'spirit', add: 2 }], for: 'combat' }] },
              { upTo: 20, do: [{ do: 'wounds', to: 'enemy', amount: 1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Spiritseeker Mok',
    source: { document: 'published-facts', section: 'Official FAQ 2.2' },
    life: 5,
    stamina: 4,
    mind: { value: 3, damage: 1 },
    body: { value: 2, damage: 1 },
    spirit: { value: 4, damage: 2 },
    skills: { lore: 3, perception: 3, survival: 2 },
    abilities: [
      {
        use: 'any',
        label: 'mend the flesh',
        cost: { exhaustion: 2 },
        if: { wounds: { atLeast: 1 } },
        do: [{ do: 'heal', who: 'bearer', wounds: 1 }],
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Battlemage Jaes',
    source: { document: 'published-facts', section: 'Heroes known by name' },
    life: 6,
    stamina: 4,
    mind: { value: 2, damage: 1 },
    body: { value: 4, damage: 2 },
    spirit: { value: 4, damage: 2 },
    skills: { diplomacy: 3, leap: 2, lore: 2 },
    abilities: [
      {
        use: 'melee',
        label: 'blade and spell',
        cost: { exhaustion: 1 },
        do: [{ do: 'extra-attack', who: 'bearer' }],
        limit: 'round',
      },
    ],
  },
  // Archers and rogues
  {
    kind: 'hero',
    name: 'Ronan of the Wild',
    source: { document: 'published-facts', section: 'Rules of the expansion packs' },
    life: 5,
    stamina: 2,
    mind: { value: 3, damage: 2 },
    body: { value: 2, damage: 1 },
    spirit: { value: 3, damage: 1 },
    skills: { tracking: 4, survival: 3, swim: 2 },
    abilities: [
      {
        use: 'moving',
        label: 'find another path',
        do: [{ do: 'reroll-movement', dice: 2 }],
        limit: 'turn',
      },
      {
        always: [{ stat: 'roll', add: 1 }],
        if: { roll: ['attack', 'defend'], enemy: ['beast'] },
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Red Scorpion',
    source: { document: 'published-facts', section: 'Heroes known by name' },
    life: 4,
    stamina: 2,
    mind: { value: 3, damage: 2 },
    body: { value: 2, damage: 1 },
    spirit: { value: 3, damage: 1 },
    skills: { stealth: 4, climb: 3 },
    abilities: [
      {
        use: 'after-roll',
        label: 'leave the sting in',
        cost: { exhaustion: 2 },
        if: { roll: ['attack'], attribute: ['mind'], succeeded: true, whose: 'bearer' },
        do: [{ do: 'change', modifiers: [{ stat: 'ranged-damage', add: 1 }], for: 'roll' }],
        limit: 'combat',
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Wren Ashquill',
    life: 4,
    stamina: 3,
    mind: { value: 3, damage: 2 },
    body: { value: 2, damage: 1 },
    spirit: { value: 3, damage: 1 },
    skills: { perception: 4, tracking: 3, leap: 2 },
    abilities: [
      {
        always: [{ stat: 'roll', add: 2 }],
        if: { roll: ['attack', 'defend'], firstRoll: true },
      },
    ],
  },
  {
    kind: 'hero',
    name: 'Tamsin Two-Coins',
    life: 4,
    stamina: 3,
    mind: { value: 3, damage: 2 },
    body: { value: 2, damage: 1 },
    spirit: { value: 3, damage: 1 },
    skills: { bluff: 4, stealth: 3, diplomacy: 2 },
    abilities: [
      { always: [{ stat: 'item-price', add: -1 }] },
      { always: [{ stat: 'roll', add: 3 }], if: { roll: ['escape'] } },
    ],
  },
]);
