import { filledIn } from '../../../../../kernel/content/filled-in.js';
import type { EncounterCard, EventCard } from '../../../../content/cards.js';

export const yellowStories: readonly (EventCard | EncounterCard)[] = /* @__PURE__ */ filledIn<
  EventCard | EncounterCard
>([
  {
    name: 'Quarantine Flags',
    kind: 'event',
    color: 'yellow',
    number: 1,
    abilities: [
      { always: [{ stat: 'ally-price', add: 1 }] },
      {
        on: 'market-entered',
        if: { wounds: { atLeast: 1 } },
        do: [
          {
            do: 'choose',
            options: [
              {
                id: 'pay',
                label: 'Pay the harbor doctor',
                cost: { gold: 1 },
                do: [{ do: 'heal', who: 'you', wounds: 1 }],
              },
              { id: 'wait', label: 'Wait on the quay', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
            ],
          },
        ],
      },
    ],
    text: 'Allies cost 1 gold more. Whoever begins a Market step with a wounded Hero pays 1 gold and discards 1 of its wounds, or the Hero takes 1 exhaustion.',
    flavor: 'Yellow over the roofs, and every door asks where you slept.',
  },
  {
    name: 'The Sea Breaks In',
    kind: 'event',
    color: 'yellow',
    number: 2,
    abilities: [
      {
        on: 'enters',
        do: [
          { do: 'special', effect: 'lay-tiles', what: 'sea-lane' },
          { do: 'exhaustion', to: 'every-hero', amount: 1 },
        ],
      },
    ],
    text: 'When this Event takes effect, the sea lane tiles are laid on the event spaces of their numbers, and every Hero takes 1 exhaustion.',
    flavor: 'By evening there were boats on the causeway road.',
  },
  {
    name: 'What the Ebb Laid Bare',
    kind: 'event',
    color: 'yellow',
    number: 2,
    abilities: [
      { on: 'enters', do: [{ do: 'special', effect: 'lay-tiles', what: 'ruins' }] },
      {
        on: 'turn-end',
        if: { special: ['tile:ruins'] },
        do: [
          {
            do: 'test',
            attribute: 'mind',
            skill: 'lore',
            target: 14,
            success: [{ do: 'draw-market', count: 2, take: 1, kind: 'item' }],
            failure: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
        ],
      },
      { always: [{ stat: 'reward-gold', add: 1 }], if: { enemy: ['undead'] } },
    ],
    text: 'When this Event takes effect, the ruins tile is laid on its event space. A Hero that ends its turn there tests Mind with Lore (14): success draws 2 market cards, of which the player may take one Item for nothing; failure gives 1 wound. Rewards for defeating undead give 1 gold more.',
    flavor: 'Steps, going down. The lowest one we could see was warm.',
  },
  {
    name: 'The Drowned Chapel',
    kind: 'encounter',
    color: 'yellow',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'ring',
            label: 'Ring the bell',
            do: [
              {
                do: 'roll-table',
                rows: [
                  { upTo: 7, do: [{ do: 'wounds', to: 'you', amount: 1 }] },
                  { upTo: 11, do: [{ do: 'heal', who: 'your-party', exhaustion: 'all' }] },
                  {
                    upTo: 16,
                    do: [
                      { do: 'heal', who: 'your-party', wounds: 1 },
                      { do: 'gain-gold', amount: 2 },
                    ],
                  },
                  {
                    upTo: 20,
                    do: [
                      { do: 'gain-counter', color: 'yellow' },
                      { do: 'gain-gold', amount: 3 },
                    ],
                  },
                ],
              },
            ],
          },
          { id: 'leave', label: 'Leave it to the fish', do: [{ do: 'discard-this' }] },
        ],
      },
    ],
    text: 'You may roll the dice. 2-7: take 1 wound. 8-11: discard all exhaustion from your Hero and from each Ally. 12-16: discard 1 wound from each of them and gain 2 gold. 17-20: take a yellow adventure counter from the pile and gain 3 gold.',
    flavor: 'At low water the congregation can be seen.',
  },
  {
    name: 'The Duel on the Mole',
    kind: 'encounter',
    color: 'yellow',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'second',
            label: 'Be her second',
            do: [
              {
                do: 'fight',
                foe: {
                  name: 'Harbor Champion',
                  words: ['humanoid'],
                  life: 3,
                  mind: { value: 14, damage: 1 },
                  body: { value: 15, damage: 2 },
                  spirit: { value: 12, damage: 1 },
                },
                won: [{ do: 'take-card' }],
              },
            ],
          },
          { id: 'stakes', label: 'Hold the stakes', do: [{ do: 'gain-gold', amount: 2 }] },
        ],
      },
    ],
    becomes: {
      as: 'ally',
      life: 3,
      stamina: 3,
      mind: { value: 2, damage: 1 },
      body: { value: 4, damage: 2 },
      spirit: { value: 1, damage: 1 },
      abilities: [
        {
          use: 'before-roll',
          label: 'En garde',
          cost: { exhaustion: 1 },
          if: { roll: ['attack'], whose: 'bearer' },
          do: [{ do: 'change', modifiers: [{ stat: 'roll', add: 3 }], for: 'roll' }],
          limit: 'roll',
        },
      ],
    },
    text: 'Choose: gain 2 gold; or fight the Harbor Champion (Life 3, Mind 14/1, Body 15/2, Spirit 12/1) and take this card as an Ally if you defeat him. Before an attack roll of hers, 1 exhaustion, once a roll: it is 3 higher.',
    flavor: 'It was about a chart, then about a word, then about both of them.',
  },
  {
    name: 'Marked by the Cult',
    kind: 'encounter',
    color: 'yellow',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'turn-start',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            target: 13,
            success: [{ do: 'progress', add: 1 }],
            failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
          },
          {
            do: 'when',
            if: { progress: { atLeast: 2 } },
            then: [{ do: 'gain-counter', color: 'yellow' }, { do: 'gain-gold', amount: 3 }, { do: 'finish' }],
          },
        ],
      },
      { on: 'knocked-out', do: [{ do: 'finish' }] },
      {
        use: 'market',
        label: 'Have the mark cut out',
        cost: { wounds: 1 },
        do: [{ do: 'finish' }],
      },
    ],
    text: 'This card stays open. At the start of each of your turns test Spirit (13): if you fail, take 1 exhaustion; after the second success take a yellow adventure counter from the pile, gain 3 gold and discard it. It is also discarded when you are knocked out, or if your Hero takes 1 wound for it in a market.',
    flavor: 'You do not remember the hand. The fingers are still on your neck.',
  },
]);
