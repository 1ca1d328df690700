import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EventCard } from '../../../content/cards.js';
import type { StormCard } from './types.js';

type StormEvent = StormCard & EventCard;

const green = { kind: 'event', deck: 'storm-green', color: 'green', number: 1, source: 'original' } as const;
const yellow = {
  kind: 'event',
  deck: 'storm-yellow',
  color: 'yellow',
  number: 2,
  source: 'original',
} as const;
const blue = { kind: 'event', deck: 'storm-blue', color: 'blue', number: 3, source: 'original' } as const;

/** Three Storm Events of each color. Their `enters` applies to every Hero (va50.storm-event.each-hero). */
export const stormEvents: readonly StormEvent[] = /* @__PURE__ */ filledIn<StormEvent>([
  {
    ...green,
    name: 'Hail out of a Clear Sky',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'test',
            attribute: 'body',
            skill: 'survival',
            target: 14,
            failure: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
        ],
      },
    ],
    text: 'Each Hero: a test of Body with survival against 14, or 1 wound.',
    flavor: 'The size of hens’ eggs, they said. They meant the hens.',
  },
  {
    ...green,
    name: 'Doors Nailed Shut',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'choose',
            options: [
              { id: 'pay', label: 'Pay for a roof', cost: { gold: 1 }, do: [] },
              {
                label: 'Sleep outside',
                do: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
    text: 'Each Hero: pay 1 gold, or the Hero and each Ally take 1 exhaustion.',
    flavor: 'Every inn is full, and every full inn is empty.',
  },
  {
    ...green,
    name: 'Wrack on the Shore',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            skill: 'perception',
            target: 14,
            success: [{ do: 'gain-gold', amount: 2 }],
            failure: [{ do: 'exhaustion', to: 'you', amount: 1 }],
          },
        ],
      },
    ],
    text: 'Each Hero: a test of Mind with perception against 14; success brings 2 gold, failure 1 exhaustion.',
    flavor: 'Whose ship it was, the storm will not say.',
  },
  {
    ...yellow,
    name: 'The Road Unrolled',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'test',
            attribute: 'body',
            skill: 'climb',
            target: 16,
            failure: [
              { do: 'exhaustion', to: 'your-party', amount: 1 },
              { do: 'teleport', to: 'nearest-town' },
            ],
          },
        ],
      },
    ],
    text: 'Each Hero: a test of Body with climb against 16, or the Hero and each Ally take 1 exhaustion, and the Hero is put in the nearest town.',
    flavor: 'It went up like a ribbon, milestones and all.',
  },
  {
    ...yellow,
    name: 'What the Lightning Wrote',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'lore',
            target: 16,
            success: [{ do: 'gain-counter', color: 'green' }],
            failure: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
        ],
      },
    ],
    text: 'Each Hero: a test of Spirit with lore against 16; success brings a green adventure counter, failure 1 wound.',
    flavor: 'Three words on a barn wall. The barn is still standing. The farmer is not.',
  },
  {
    ...yellow,
    name: 'Everything Not Tied Down',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'choose',
            options: [
              {
                id: 'hold-on',
                label: 'Hold on to it all',
                do: [{ do: 'wounds', to: 'you', amount: 2 }],
              },
              {
                id: 'let-go',
                label: 'Let something go',
                if: { canLose: 'item' },
                do: [{ do: 'lose-card', kind: 'item', which: 'choice' }],
              },
              { label: 'Drop the purse', cost: { gold: 3 }, do: [] },
            ],
          },
        ],
      },
    ],
    text: 'Each Hero: 2 wounds, or lose an Item of its choice, or pay 3 gold.',
    flavor: 'A cow went by, looking thoughtful.',
  },
  {
    ...blue,
    name: 'The Sky Sits Down',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'test',
            attribute: 'body',
            target: 18,
            success: [{ do: 'exhaustion', to: 'you', amount: 1 }],
            failure: [{ do: 'wounds', to: 'your-party', amount: 1 }],
          },
        ],
      },
    ],
    text: 'Each Hero: a test of Body against 18; success costs 1 exhaustion, failure 1 wound for the Hero and each Ally.',
    flavor: 'It had been leaning on the hills for days.',
  },
  {
    ...blue,
    name: 'Voices in the Thunder',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'diplomacy',
            target: 18,
            success: [{ do: 'gain-counter', color: 'yellow' }],
            failure: [{ do: 'exhaustion', to: 'your-party', amount: 2 }],
          },
        ],
      },
    ],
    text: 'Each Hero: a test of Spirit with diplomacy against 18; success brings a yellow adventure counter, failure 2 exhaustion for the Hero and each Ally.',
    flavor: 'They are arguing. They are arguing about you.',
  },
  {
    ...blue,
    name: 'The Last Dry Place',
    abilities: [
      {
        on: 'enters',
        do: [
          {
            do: 'when',
            if: { space: ['town'] },
            then: [{ do: 'heal', who: 'your-party', wounds: 1, exhaustion: 1 }],
            else: [
              {
                do: 'test',
                attribute: 'mind',
                skill: 'survival',
                target: 18,
                failure: [{ do: 'wounds', to: 'you', amount: 2 }],
              },
            ],
          },
        ],
      },
    ],
    text: 'Each Hero: in a town, the Hero and each Ally discard 1 wound and 1 exhaustion; elsewhere a test of Mind with survival against 18, or 2 wounds.',
    flavor: 'There is room for one more. There always is, they say, and look away.',
  },
]);
