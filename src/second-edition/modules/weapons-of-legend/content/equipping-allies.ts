import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AllyCard } from '../../../content/cards.js';

/**
 * The six Equipping Allies, the cheapest first (va47.components.equipping-allies). They have no Stamina (va47.equipping-ally.no-stamina).
 * `equips` holds the special text, which only the Item has (va47.equipping-ally.as-ally, va47.equipping-ally.as-item-text).
 */
export const equippingAllies: readonly AllyCard[] = /* @__PURE__ */ filledIn<AllyCard>([
  {
    kind: 'ally',
    name: 'Jar of Glowflies',
    cost: 3,
    words: ['beast'],
    life: 1,
    stamina: 0,
    mind: { value: 2, damage: 1 },
    body: { value: 0, damage: 0 },
    spirit: { value: 1, damage: 0 },
    equips: {
      class: 'gear',
      type: 'lantern',
      use: 'always',
      abilities: [
        { always: [{ stat: 'roll', add: 2 }], if: { roll: ['test'], attribute: ['mind'] } },
        { always: [{ stat: 'roll', add: 1 }], if: { roll: ['escape'] } },
      ],
    },
    text: 'As an Item: your tests of Mind are 2 and your escape rolls 1 higher.',
    flavor: 'Opened, they are a swarm. Closed, they are a lamp with opinions.',
  },
  {
    kind: 'ally',
    name: 'Salamander of the Kiln',
    cost: 4,
    words: ['beast'],
    life: 2,
    stamina: 0,
    mind: { value: 0, damage: 0 },
    body: { value: 1, damage: 1 },
    spirit: { value: 2, damage: 1 },
    equips: {
      class: 'artifact',
      type: 'brazier',
      use: 'discard',
      abilities: [
        {
          use: 'before-combat',
          label: 'let it leap',
          do: [{ do: 'attack', type: 'magic', damage: 2, bonus: 2 }],
        },
      ],
    },
    text: 'As an Item, discard. Before Combat: you make a magic attack, 2 higher than usual, that gives 2 wounds if it hits.',
    flavor: 'It sleeps in the coals, and does not like to be poked.',
  },
  {
    kind: 'ally',
    name: 'Bulwark Tortoise',
    cost: 5,
    words: ['beast'],
    life: 5,
    stamina: 0,
    mind: { value: 0, damage: 0 },
    body: { value: 2, damage: 1 },
    spirit: { value: 0, damage: 0 },
    equips: {
      class: 'armor',
      type: 'shield',
      use: 'activate',
      abilities: [
        {
          use: 'harm',
          label: 'behind the shell',
          if: { harm: ['wounds'], from: ['enemy', 'card'], whose: 'you' },
          do: [{ do: 'cancel', amount: 1 }],
        },
        { always: [{ stat: 'life', add: 1 }] },
      ],
    },
    text: 'As an Item, activate. When your Hero is about to take wounds: cancel 1 of them. While this card is face up, your Life is 1 higher.',
    flavor: 'Carried or walking, it arrives at the same time.',
  },
  {
    kind: 'ally',
    name: 'Hollow Knight-at-Arms',
    cost: 7,
    words: ['construct'],
    life: 3,
    stamina: 0,
    mind: { value: 0, damage: 0 },
    body: { value: 4, damage: 2 },
    spirit: { value: 0, damage: 0 },
    equips: {
      class: 'armor',
      type: 'plate',
      use: 'always',
      abilities: [
        { always: [{ stat: 'roll', add: 2 }], if: { roll: ['defend'] } },
        { always: [{ stat: 'melee-damage', of: 'enemy', add: -1 }] },
      ],
    },
    text: "As an Item: your defense rolls are 2 higher, and the enemy's melee damage is 1 lower.",
    flavor: 'Nobody is in it until somebody is.',
  },
  {
    kind: 'ally',
    name: 'The Restless Blade',
    cost: 8,
    words: ['construct', 'spirit'],
    life: 2,
    stamina: 0,
    mind: { value: 0, damage: 0 },
    body: { value: 5, damage: 2 },
    spirit: { value: 2, damage: 1 },
    equips: {
      class: 'weapon',
      type: 'sword',
      use: 'activate',
      abilities: [
        {
          use: 'melee',
          label: 'let it strike',
          do: [{ do: 'extra-attack', who: 'you' }],
        },
        { always: [{ stat: 'roll', add: 1 }], if: { roll: ['attack', 'defend'], attribute: ['body'] } },
      ],
    },
    text: 'As an Item, activate. Melee: your Hero may attack once more this round. While this card is face up, your melee combat rolls are 1 higher.',
    flavor: 'It has outlived eleven hands, and remembers none of them kindly.',
  },
  {
    kind: 'ally',
    name: 'Skull of the First Oracle',
    cost: 9,
    words: ['undead', 'spirit'],
    life: 3,
    stamina: 0,
    mind: { value: 1, damage: 0 },
    body: { value: 0, damage: 0 },
    spirit: { value: 5, damage: 2 },
    equips: {
      type: 'skull',
      use: 'activate',
      abilities: [
        {
          use: 'after-roll',
          label: 'heed the warning',
          if: { succeeded: false, whose: 'you' },
          do: [{ do: 'reroll' }],
        },
        { always: [{ stat: 'spirit', add: 1 }] },
      ],
    },
    text: 'As an Item without a class, activate. After a roll of yours that failed: roll the dice again. While this card is face up, your Spirit is 1 higher.',
    flavor: 'It foresaw everything but the shovel.',
  },
]);
