import { filledIn } from '../../../../../kernel/content/filled-in.js';
import type { SeaCard } from '../types.js';
import { atSea } from './sea-challenges.js';

export const seaStories: readonly SeaCard[] = /* @__PURE__ */ filledIn<SeaCard>([
  {
    ...atSea,
    name: 'Becalmed',
    kind: 'event',
    number: 2,
    abilities: [
      {
        on: 'turn-start',
        if: { special: ['voyaging'] },
        do: [{ do: 'exhaustion', to: 'your-companions', amount: 1 }],
      },
      { always: [{ stat: 'healing-price', add: 1 }] },
    ],
    text: 'At the start of each turn of a voyage the Captain takes 1 exhaustion. Healing in the market costs 1 gold more.',
    flavor: 'The sails hang like washing. The sharks have time to choose.',
  },
  {
    ...atSea,
    name: 'The Drowning Shores',
    kind: 'event',
    number: 3,
    abilities: [
      { on: 'enters', do: [{ do: 'special', effect: 'lay-tiles', what: 'sea' }] },
      { on: 'turn-end', if: { space: ['swamp', 'river'] }, do: [{ do: 'wounds', to: 'you', amount: 1 }] },
    ],
    text: 'When this Event takes effect, sea tiles are laid on their event spaces. A Hero that ends its turn on a swamp or river space takes 1 wound.',
    flavor: 'The map had to be drawn again, and smaller.',
  },
  {
    ...atSea,
    name: 'The God Turns in Its Sleep',
    kind: 'event',
    number: 3,
    abilities: [
      { on: 'enters', do: [{ do: 'exhaustion', to: 'every-hero', amount: 1 }] },
      {
        always: [
          { stat: 'body', of: 'enemy', add: 1 },
          { stat: 'spirit', of: 'enemy', add: 1 },
        ],
        if: { inCombat: true, enemy: ['spawn', 'cultist', 'sea'] },
      },
      {
        on: 'challenge-defeated',
        if: { color: ['blue', 'red'] },
        do: [{ do: 'heal', who: 'you', exhaustion: 'all' }],
      },
    ],
    text: 'When this Event takes effect, every Hero takes 1 exhaustion. The Body and Spirit of spawn, cultists and creatures of the sea are 1 higher. A Hero that defeats a sea or red Challenge discards all its exhaustion.',
    flavor: 'For a whole night every child in Torue Albes drew the same picture.',
  },
  {
    ...atSea,
    name: 'The Floating Market',
    kind: 'encounter',
    effects: [{ do: 'draw-market', count: 4, take: 2, pay: 'full' }],
    text: 'Draw 4 market cards; you may buy up to 2 of them.',
    flavor: 'Lanterns, drums, and one boat that everybody keeps away from.',
  },
  {
    ...atSea,
    name: 'Castaway on a Spar',
    kind: 'encounter',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'lower-boat',
            label: 'Lower a boat',
            do: [
              {
                do: 'test',
                attribute: 'body',
                skill: 'swim',
                target: 12,
                success: [{ do: 'take-card' }],
                failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
              },
            ],
          },
          { id: 'ask', label: 'Ask what there is to be had', do: [{ do: 'gain-gold', amount: 2 }] },
        ],
      },
    ],
    becomes: {
      as: 'ally',
      life: 3,
      stamina: 2,
      mind: { value: 3, damage: 1 },
      body: { value: 2, damage: 1 },
      spirit: { value: 3, damage: 1 },
    },
    text: 'Choose: gain 2 gold; or test Body with Swim (12): if you succeed, take this card as an Ally; if you fail, take 1 exhaustion.',
    flavor: 'She is polite about it, and has been for nine days.',
  },
  {
    ...atSea,
    name: 'The Albatross Follows',
    kind: 'encounter',
    effects: [{ do: 'stay-open' }],
    abilities: [
      { always: [{ stat: 'roll', of: 'you', add: 1 }], if: { roll: ['test', 'escape'] } },
      {
        on: 'turn-start',
        if: { special: ['voyaging'] },
        do: [
          { do: 'progress', add: 1 },
          {
            do: 'when',
            if: { progress: { atLeast: 3 } },
            then: [{ do: 'heal', who: 'your-companions', exhaustion: 2 }, { do: 'finish' }],
          },
        ],
      },
      { on: 'knocked-out', do: [{ do: 'finish' }] },
      {
        use: 'before-moving',
        label: 'Shoot the bird',
        do: [
          { do: 'gain-gold', amount: 1 },
          { do: 'wounds', to: 'your-companions', amount: 1 },
          { do: 'finish' },
        ],
      },
    ],
    text: 'This card stays open. Your tests and escape rolls are 1 higher. At the start of each of your turns on a voyage put a counter on it; with the third your Captain discards 2 exhaustion and the card is discarded. It is also discarded when you are knocked out. Before you move you may discard it for 1 gold; then your Captain takes 1 wound.',
    flavor: 'It is looking at the crossbow.',
  },
  {
    ...atSea,
    name: 'The Great Current',
    kind: 'encounter',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'drift',
            label: 'Let it carry you to a port',
            do: [{ do: 'teleport', to: 'town' }, { do: 'discard-this' }, { do: 'end-turn' }],
          },
          {
            id: 'ride-edge',
            label: 'Ride along its edge',
            do: [{ do: 'heal', who: 'your-companions', exhaustion: 1 }],
          },
          { id: 'cross', label: 'Cross it', do: [{ do: 'gain-gold', amount: 1 }] },
        ],
      },
    ],
    text: 'Choose: your Hero is carried to a town of your choice, across the sea too, and your turn ends; or your Captain discards 1 exhaustion; or gain 1 gold.',
    flavor: 'The water is warmer here, and going somewhere.',
  },
]);
