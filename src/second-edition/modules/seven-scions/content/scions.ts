import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { ScionCard } from './types.js';

/** Common values: a Scion is an Ally of a separate deck and costs nothing (va50.scion.cost-zero). */
const scion = { kind: 'ally', cost: 0, deck: 'scions', words: ['scion'] } as const;

const awakens = { do: 'special', effect: 'awaken-scion' } as const;

/**
 * The six Scions, in the order of their spaces on the undefeated challenge track (va50.components.scions). The first
 * two names are published; the rest is our own.
 */
export const scions: readonly ScionCard[] = /* @__PURE__ */ filledIn<ScionCard>([
  {
    ...scion,
    name: 'The Archer',
    source: { document: 'published-facts', section: 'Packs: the name and the space; its values are ours' },
    life: 4,
    stamina: 3,
    mind: { value: 7, damage: 3 },
    body: { value: 3, damage: 1 },
    spirit: { value: 2, damage: 1 },
    abilities: [
      {
        always: [{ stat: 'roll', add: 2 }],
        if: { special: ['storm'], roll: ['attack'], attribute: ['mind'], round: { atMost: 1 } },
      },
    ],
    lists: {
      awaken: [{ do: 'test', attribute: 'mind', skill: 'perception', target: 17, success: [awakens] }],
      benefit: [
        {
          do: 'when',
          if: { inCombat: true },
          then: [{ do: 'wounds', to: 'enemy', amount: 2 }],
          else: [{ do: 'gain-gold', amount: 2 }],
        },
      ],
    },
    text: 'Asleep: a test of Mind with perception against 17 awakens the Archer. Counter: your enemy takes 2 wounds; outside of combat, 2 gold. Awake: its ranged attack rolls in the first round are 2 higher.',
    flavor: 'The bow has been drawn for eight hundred years. Mind the string.',
  },
  {
    ...scion,
    name: 'The Trickster',
    source: { document: 'published-facts', section: 'Packs: the name and the space; its values are ours' },
    life: 3,
    stamina: 4,
    mind: { value: 5, damage: 2 },
    body: { value: 3, damage: 1 },
    spirit: { value: 5, damage: 2 },
    abilities: [
      {
        use: 'before-combat',
        id: 'wrong-end-of-the-storm',
        label: 'show it the wrong end of the storm',
        cost: { exhaustion: 1 },
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'ranged-damage', of: 'enemy', add: -1 },
              { stat: 'melee-damage', of: 'enemy', add: -1 },
            ],
            for: 'combat',
          },
        ],
      },
    ],
    lists: {
      awaken: [
        {
          do: 'choose',
          options: [
            { id: 'wager', label: 'Lose a wager on purpose', cost: { gold: 6 }, do: [awakens] },
            { id: 'walk-away', label: 'Keep your purse shut', do: [] },
          ],
        },
      ],
      benefit: [{ do: 'refresh', cards: 'all' }],
    },
    text: 'Asleep: 6 gold awaken the Trickster. Counter: turn up all your Items. Awake: Before Combat, 1 exhaustion: the ranged and melee damage of the enemy are 1 lower for this combat.',
    flavor: 'Pretends to sleep. Pretends to pretend.',
  },
  {
    ...scion,
    name: 'The Lanternbearer',
    life: 4,
    stamina: 4,
    mind: { value: 3, damage: 1 },
    body: { value: 2, damage: 1 },
    spirit: { value: 7, damage: 3 },
    abilities: [
      {
        use: 'harm',
        label: 'shelter the flame',
        cost: { exhaustion: 1 },
        if: { harm: ['wounds'], from: ['enemy'], whose: 'you' },
        do: [{ do: 'cancel', amount: 1 }],
      },
    ],
    lists: {
      awaken: [{ do: 'test', attribute: 'spirit', skill: 'lore', target: 17, success: [awakens] }],
      benefit: [{ do: 'heal', who: 'you', wounds: 3 }],
    },
    text: 'Asleep: a test of Spirit with lore against 17 awakens the Lanternbearer. Counter: your Hero discards 3 wounds. Awake: when your Hero is about to take wounds from the enemy, 1 exhaustion: 1 of them is cancelled.',
    flavor: 'Nobody has seen the face behind the light, and nobody has asked twice.',
  },
  {
    ...scion,
    name: 'The Stonewright',
    life: 6,
    stamina: 2,
    mind: { value: 1, damage: 1 },
    body: { value: 7, damage: 3 },
    spirit: { value: 2, damage: 1 },
    abilities: [
      {
        use: 'harm',
        label: 'stand before you',
        cost: { exhaustion: 1 },
        if: { harm: ['wounds'], from: ['enemy'], whose: 'you' },
        do: [{ do: 'redirect', to: 'bearer' }],
      },
    ],
    lists: {
      awaken: [
        {
          do: 'fight',
          foe: {
            name: 'The Cairn That Walks',
            words: ['construct'],
            life: 3,
            mind: { value: 14, damage: 1 },
            body: { value: 17, damage: 3 },
            spirit: { value: 15, damage: 1 },
          },
          won: [awakens],
        },
      ],
      benefit: [{ do: 'heal', who: 'your-party', exhaustion: 'all' }],
    },
    text: 'Asleep: defeating the Cairn That Walks awakens the Stonewright. Counter: your Hero and Allies discard all exhaustion. Awake: when your Hero is about to take wounds from the enemy, 1 exhaustion: the Stonewright takes them instead.',
    flavor: 'Built the first wall. Remembers why.',
  },
  {
    ...scion,
    name: 'The Ferrywoman',
    life: 5,
    stamina: 4,
    mind: { value: 5, damage: 2 },
    body: { value: 5, damage: 2 },
    spirit: { value: 3, damage: 1 },
    abilities: [
      { on: 'ally-killed', if: { special: ['storm'] }, do: [{ do: 'heal', who: 'you', wounds: 2 }] },
    ],
    lists: {
      awaken: [
        {
          do: 'when',
          if: { canLose: 'ally' },
          then: [
            {
              do: 'choose',
              options: [
                {
                  id: 'send-across',
                  label: 'Let an Ally cross over',
                  do: [{ do: 'lose-card', kind: 'ally', which: 'choice' }, awakens],
                },
                { id: 'keep', label: 'Keep your company together', do: [] },
              ],
            },
          ],
        },
      ],
      benefit: [{ do: 'teleport', to: 'town' }],
    },
    text: 'Asleep: an Ally that you let go awakens the Ferrywoman. Counter: put your Hero in a town. Awake: in the storm, when one of your Allies is killed, your Hero discards 2 wounds.',
    flavor: 'She takes one passenger at a time, and has never turned back.',
  },
  {
    ...scion,
    name: 'The Beekeeper',
    life: 4,
    stamina: 3,
    mind: { value: 4, damage: 2 },
    body: { value: 4, damage: 2 },
    spirit: { value: 4, damage: 2 },
    abilities: [
      {
        always: [{ stat: 'roll', of: 'your-party', add: 1 }],
        if: { special: ['storm'], roll: ['attack', 'defend'] },
      },
    ],
    lists: {
      awaken: [{ do: 'when', if: { level: { atLeast: 4 } }, then: [awakens] }],
      benefit: [{ do: 'heal', who: 'your-party', wounds: 1, exhaustion: 1 }],
    },
    text: 'Asleep: awakens at once for a Hero with 4 experience counters. Counter: your Hero and each Ally discard 1 wound and 1 exhaustion. Awake: in the storm, combat rolls of your Hero and Allies are 1 higher.',
    flavor: 'The hives hummed through every war, and knew who won before anyone.',
  },
]);
