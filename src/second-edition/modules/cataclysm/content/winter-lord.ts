import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { CurseCard } from './types.js';

/** The Curse of the Winter Lord (va51.components.winter-lord): since the star fell, it has not stopped snowing. */
export const winterLord: readonly CurseCard[] = /* @__PURE__ */ filledIn<CurseCard>([
  {
    deck: 'winter-lord-1',
    name: 'Sleigh of Pale Riders',
    kind: 'challenge',
    words: ['spirit', 'undead'],
    life: 3,
    mind: { value: 14, damage: 2 },
    body: { value: 13, damage: 1 },
    spirit: { value: 13, damage: 1 },
    becomes: {
      as: 'kept',
      abilities: [
        {
          always: [{ stat: 'roll', of: 'you', add: 1 }],
          if: { roll: ['attack'], attribute: ['mind'] },
        },
      ],
    },
    text: 'Claimed: +1 to your attack rolls in ranged combat.',
    flavor: 'One hears the bells long before, and for a long time after.',
  },
  {
    deck: 'winter-lord-1',
    name: 'The Frozen Host',
    kind: 'challenge',
    words: ['undead', 'humanoid'],
    life: 5,
    mind: { value: 12, damage: 1 },
    body: { value: 14, damage: 1 },
    spirit: { value: 14, damage: 2 },
    beforeCombat: [{ do: 'exhaustion', to: 'you', amount: 1 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'harm',
          label: 'feel nothing',
          if: { harm: ['exhaustion'], whose: 'you' },
          do: [{ do: 'cancel', amount: 1 }],
          limit: 'turn',
        },
      ],
    },
    text: 'Before combat you take 1 exhaustion. Claimed: once a turn, cancel 1 exhaustion that your Hero is about to take.',
    flavor: 'The guests of the last feast are still at table. They get up when you come in.',
  },
  {
    deck: 'winter-lord-1',
    name: 'A Fire That Gives No Warmth',
    kind: 'encounter',
    effects: [
      {
        do: 'test',
        attribute: 'body',
        skill: 'survival',
        target: 14,
        success: [{ do: 'special', effect: 'claim-this' }],
        failure: [{ do: 'exhaustion', to: 'your-party', amount: 2 }],
      },
    ],
    becomes: { as: 'kept', abilities: [{ always: [{ stat: 'sale-price', add: 1 }] }] },
    text: 'Test Body (survival, 14): if you succeed, claim this card; if you fail, you and your Allies take 2 exhaustion each. Claimed: what you sell brings 1 gold more.',
    flavor: 'They sit around it all the same. It is the only light there is.',
  },
  {
    deck: 'winter-lord-2',
    name: 'Embers from Afar',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-carry', what: 'red-jewel' }],
    becomes: {
      as: 'kept',
      abilities: [{ always: [{ stat: 'movement-dice', add: 1 }] }],
    },
    text: 'Quest: in the town, in your Adventure step, put your quest counter on this card; then end your movement on a red adventure jewel. Claimed: one more movement die.',
    flavor: 'The last lantern of the town has to be lit where the star still glows.',
  },
  {
    deck: 'winter-lord-2',
    name: 'Three Passes Cleared',
    kind: 'encounter',
    effects: [{ do: 'special', effect: 'quest-visit', what: 'mountain', amount: 3 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-roll',
          label: 'keep a cool head',
          cost: { exhaustion: 1 },
          if: { roll: ['attack', 'defend'], whose: 'you' },
          do: [{ do: 'change', modifiers: [{ stat: 'roll', add: 2 }], for: 'roll' }],
          limit: 'roll',
        },
      ],
    },
    text: 'Quest: end your movement on three different mountains; put a counter above your quest space for each. Claimed: take 1 exhaustion before one of your Hero’s combat rolls for +2 to it.',
    flavor: 'Somebody must show the carts that there is a way.',
  },
  {
    deck: 'winter-lord-3',
    name: 'He Who Counts the Snow',
    kind: 'challenge',
    words: ['spirit', 'magical', 'giant'],
    life: 6,
    mind: { value: 21, damage: 3 },
    body: { value: 20, damage: 3 },
    spirit: { value: 20, damage: 3 },
    beforeCombat: [{ do: 'exhaustion', to: 'your-party', amount: 1 }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'round-start',
          label: 'let it snow',
          cost: { activate: true },
          do: [
            {
              do: 'change',
              modifiers: [
                { stat: 'mind', of: 'enemy', add: -3 },
                { stat: 'body', of: 'enemy', add: -3 },
                { stat: 'spirit', of: 'enemy', add: -3 },
              ],
              for: 'round',
            },
          ],
        },
      ],
    },
    text: 'Before combat you and your Allies take 1 exhaustion each. Claimed: activate at the beginning of a combat round: all values of your enemy are 3 lower in it.',
    flavor: 'He is at eleven thousand and four, and does not like to be interrupted.',
  },
]);
