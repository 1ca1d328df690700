import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { CurseCard } from './types.js';

/** The Curse of the Savage Brood (va51.components.savage-brood): what was hatched in the warmth of the star is hungry. */
export const savageBrood: readonly CurseCard[] = /* @__PURE__ */ filledIn<CurseCard>([
  {
    deck: 'savage-brood-1',
    name: 'Hatchlings in the Granary',
    kind: 'challenge',
    words: ['beast'],
    life: 3,
    mind: { value: 13, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 1 },
    abilities: [
      { on: 'round-end', if: { round: { atMost: 2 } }, do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'after-moving',
          label: 'run with the pack',
          cost: { exhaustion: 2 },
          do: [{ do: 'move', spaces: 1 }],
          limit: 'turn',
        },
      ],
    },
    text: 'At the end of the first two rounds you take 1 exhaustion. Claimed: once a turn, take 2 exhaustion after moving to move one space further.',
    flavor: 'There were forty sacks of barley. There are forty sacks of something.',
  },
  {
    deck: 'savage-brood-1',
    name: 'Mother of Nettles',
    kind: 'challenge',
    words: ['beast', 'plant'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 15, damage: 1 },
    spirit: { value: 14, damage: 2 },
    abilities: [
      { on: 'attack-hit', if: { phase: ['melee'] }, do: [{ do: 'exhaustion', to: 'roller', amount: 1 }] },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 1 }],
          if: { roll: ['defend'] },
        },
      ],
    },
    text: 'Whoever hits her in melee takes 1 exhaustion. Claimed: +1 to your defense rolls.',
    flavor: 'Whatever you cut off comes up again by the well.',
  },
  {
    deck: 'savage-brood-1',
    name: 'The Nest in the Belfry',
    kind: 'encounter',
    effects: [
      {
        do: 'test',
        attribute: 'body',
        skill: 'climb',
        target: 14,
        success: [
          {
            do: 'test',
            attribute: 'mind',
            skill: 'stealth',
            target: 13,
            success: [{ do: 'special', effect: 'claim-this' }],
            failure: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
        ],
        failure: [{ do: 'wounds', to: 'you', amount: 1 }],
      },
    ],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'healing-price', add: -1 }] }] },
    text: 'Test Body (climb, 14): if you fail, take 1 wound. If you succeed, test Mind (stealth, 13): if you fail, take 1 wound; if you succeed, claim this card. Claimed: healing costs you 1 gold less.',
    flavor: 'Ring the bell, and they all look up at once.',
  },
  {
    deck: 'savage-brood-2',
    name: 'The Great Cull',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-defeat', what: 'beast', amount: 3 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 2 }],
          if: { roll: ['attack', 'defend'], enemy: ['beast'] },
        },
      ],
    },
    text: 'Quest: defeat three beasts; put a counter above your quest space for each. Claimed: +2 to your combat rolls against beasts.',
    flavor: 'The foresters ask for nothing but the tails, as proof.',
  },
  {
    deck: 'savage-brood-2',
    name: 'An Egg to Be Drowned',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-carry', what: 'river' }],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'life', of: 'you', add: 1 }] }] },
    text: 'Quest: in the town, in your Adventure step, put your quest counter on this card; then end your movement on a river. Claimed: +1 to your Life.',
    flavor: 'It is warm, and heavier every day, and sometimes it answers.',
  },
  {
    deck: 'savage-brood-3',
    name: 'The Old Hunger',
    kind: 'challenge',
    words: ['beast', 'giant'],
    life: 7,
    mind: { value: 18, damage: 3 },
    body: { value: 21, damage: 4 },
    spirit: { value: 19, damage: 3 },
    abilities: [
      {
        on: 'round-end',
        if: { round: { atMost: 3 } },
        do: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'round-start',
          label: 'bare your teeth',
          cost: { activate: true },
          do: [{ do: 'extra-attack', who: 'you' }],
        },
      ],
    },
    text: 'At the end of the first three rounds you and your Allies take 1 exhaustion each. Claimed: activate at the beginning of a combat round: your Hero may attack once more in it.',
    flavor: 'It was here before the town. It has only been asleep.',
  },
]);
