import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { CurseCard } from './types.js';

/** The Curse of the Frenzied Rage (va51.components.frenzied-rage): people who breathe the dust of the star take up axes. */
export const frenziedRage: readonly CurseCard[] = /* @__PURE__ */ filledIn<CurseCard>([
  {
    deck: 'frenzied-rage-1',
    name: 'The Baker and His Sons',
    kind: 'challenge',
    words: ['humanoid'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 1 },
    abilities: [{ always: [{ stat: 'body', add: 1 }], if: { round: { atLeast: 3 } } }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 1 }],
          if: { roll: ['attack'], attribute: ['body'] },
        },
      ],
    },
    text: 'From the third round on its Body is 1 higher. Claimed: +1 to your attack rolls in melee.',
    flavor: 'They know you. They are sorry. They do not stop.',
  },
  {
    deck: 'frenzied-rage-1',
    name: 'Captain of the Mad Watch',
    kind: 'challenge',
    words: ['humanoid'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 13, damage: 1 },
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'melee',
          label: 'strike in anger',
          cost: { exhaustion: 1 },
          do: [{ do: 'change', modifiers: [{ stat: 'melee-damage', of: 'you', add: 1 }], for: 'phase' }],
          limit: 'round',
        },
      ],
    },
    text: 'Claimed: once a round, take 1 exhaustion in the melee phase: your Hero inflicts 1 more wound in melee in it.',
    flavor: 'He still calls the hours. It is always the same one.',
  },
  {
    deck: 'frenzied-rage-1',
    name: 'The Locked Chapel',
    kind: 'encounter',
    effects: [
      {
        do: 'test',
        attribute: 'spirit',
        skill: 'diplomacy',
        target: 14,
        success: [{ do: 'special', effect: 'claim-this' }],
        failure: [
          { do: 'exhaustion', to: 'your-party', amount: 1 },
          { do: 'wounds', to: 'you', amount: 1 },
        ],
      },
    ],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'ally-price', add: -1 }] }] },
    text: 'Test Spirit (diplomacy, 14): if you succeed, claim this card; if you fail, you and your Allies take 1 exhaustion each, and you take 1 wound. Claimed: Allies cost you 1 gold less.',
    flavor: 'The sane ones are inside. So they say, through the door.',
  },
  {
    deck: 'frenzied-rage-2',
    name: 'A Draught of Still Water',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-carry', what: 'swamp' }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          on: 'turn-start',
          do: [{ do: 'heal', who: 'you', exhaustion: 1 }],
        },
      ],
    },
    text: 'Quest: in the town, in your Adventure step, put your quest counter on this card; then end your movement on a swamp. Claimed: when your turn begins, your Hero discards 1 exhaustion.',
    flavor: 'It has to be water that no wind has ever touched. The jug is in the town.',
  },
  {
    deck: 'frenzied-rage-2',
    name: 'Bring the Deserters Home',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-defeat', what: 'humanoid', amount: 3 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 2 }],
          if: { roll: ['attack', 'defend'], enemy: ['humanoid'] },
        },
      ],
    },
    text: 'Quest: defeat three humanoid Challenges; put a counter above your quest space for each. Claimed: +2 to your combat rolls against humanoid enemies.',
    flavor: 'They ran when it began. Now they are ashamed, and armed.',
  },
  {
    deck: 'frenzied-rage-3',
    name: 'The Red Mayor',
    kind: 'challenge',
    words: ['humanoid', 'demon'],
    life: 7,
    mind: { value: 19, damage: 3 },
    body: { value: 21, damage: 4 },
    spirit: { value: 18, damage: 3 },
    abilities: [{ always: [{ stat: 'melee-damage', add: 1 }], if: { round: { atLeast: 3 } } }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-combat',
          label: 'let the anger out',
          cost: { activate: true },
          do: [
            {
              do: 'change',
              modifiers: [
                { stat: 'ranged-damage', of: 'you', add: 1 },
                { stat: 'melee-damage', of: 'you', add: 1 },
                { stat: 'magic-damage', of: 'you', add: 1 },
              ],
              for: 'combat',
            },
          ],
        },
      ],
    },
    text: 'From the third round on he inflicts 1 more wound in melee. Claimed: activate before combat: your Hero inflicts 1 more wound with each hit in this combat.',
    flavor: 'His chain of office is a real chain now, and he swings it.',
  },
]);
