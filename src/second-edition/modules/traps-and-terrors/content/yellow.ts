import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** Yellow: six Challenges, two Events, two Encounters. */
export const yellow: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    name: 'Hall of Blades',
    kind: 'challenge',
    color: 'yellow',
    words: ['trap', 'construct'],
    life: 3,
    mind: { value: 14, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 14, damage: 1 },
    abilities: [
      {
        on: 'round-end',
        do: [
          {
            do: 'test',
            attribute: 'body',
            skill: 'leap',
            target: 13,
            failure: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
        ],
      },
    ],
    reward: [{ do: 'gain-gold', amount: 5 }],
    text: 'At the end of each round test Body with Leap (13); if you fail, take 1 wound. Reward: 5 gold.',
    flavor: 'The hall is forty paces long. The record stands at thirty-one.',
  },
  {
    name: 'Dropping Gate',
    kind: 'challenge',
    color: 'yellow',
    words: ['trap', 'construct'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 12, damage: 1 },
    abilities: [
      {
        on: 'escape-failed',
        do: [
          { do: 'wounds', to: 'you', amount: 1 },
          { do: 'progress', add: 1 },
        ],
      },
      { always: [{ stat: 'mind', add: 2 }], if: { progress: { atLeast: 1 } } },
    ],
    reward: [{ do: 'gain-gold', amount: 4 }],
    text: 'If you fail to escape, you also take 1 wound, and put a counter on this card. With a counter on it, its Mind is 2 higher; the counters stay on it while it is undefeated. Reward: 4 gold.',
    flavor: 'Its builder trusted people to turn back.',
  },
  {
    name: 'Vault of Bad Air',
    kind: 'challenge',
    color: 'yellow',
    words: ['trap', 'spirit'],
    life: 3,
    mind: { value: 14, damage: 1 },
    body: { value: 14, damage: 1 },
    spirit: { value: 14, damage: 2 },
    abilities: [{ on: 'round-start', do: [{ do: 'exhaustion', to: 'your-party', amount: 1 }] }],
    reward: [
      { do: 'gain-gold', amount: 2 },
      { do: 'draw-market', count: 3, take: 1, pay: 'half', kind: 'item' },
    ],
    text: 'At the beginning of each round your Hero and each Ally take 1 exhaustion. Reward: 2 gold, and draw 3 market cards; you may buy one Item among them for half its cost.',
    flavor: 'The candles go out in the order of their height.',
  },
  {
    name: 'Filling Cistern',
    kind: 'challenge',
    color: 'yellow',
    words: ['trap'],
    life: 3,
    mind: { value: 13, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 1 },
    beforeCombat: [
      { do: 'progress', add: -20 },
      {
        do: 'test',
        attribute: 'body',
        skill: 'swim',
        target: 14,
        failure: [{ do: 'progress', add: 1 }],
      },
    ],
    abilities: [
      { on: 'round-end', do: [{ do: 'progress', add: 1 }] },
      { always: [{ stat: 'roll', of: 'your-party', add: { count: 'progress', times: -1 } }] },
    ],
    reward: [{ do: 'gain-gold', amount: 4 }],
    text: 'Before combat take all counters off this card, then test Body with Swim (14); if you fail, put a counter on it. At the end of each round put a counter on it. Rolls of your Hero and Allies are 1 lower for each counter on it. Reward: 4 gold.',
    flavor: 'There is a drain. It is where the water comes from.',
  },
  {
    name: 'Mirror of Regrets',
    kind: 'challenge',
    color: 'yellow',
    words: ['terror', 'magical'],
    life: 3,
    mind: { value: 15, damage: 1 },
    body: { value: 13, damage: 1 },
    spirit: { value: 15, damage: 2 },
    beforeCombat: [{ do: 'test', attribute: 'spirit', skill: 'lore', target: 14 }],
    abilities: [
      {
        on: 'test-passed',
        do: [{ do: 'change', modifiers: [{ stat: 'spirit', of: 'enemy', add: -3 }], for: 'combat' }],
      },
      {
        on: 'test-failed',
        do: [{ do: 'change', modifiers: [{ stat: 'magic-damage', of: 'enemy', add: 1 }], for: 'combat' }],
      },
    ],
    reward: [{ do: 'gain-gold', amount: 2 }, { do: 'take-card' }],
    becomes: {
      as: 'item',
      class: 'artifact',
      type: 'mirror',
      use: 'activate',
      abilities: [
        {
          use: 'after-roll',
          label: 'Look again',
          if: { roll: ['test'], succeeded: false, whose: 'you' },
          do: [{ do: 'reroll' }],
        },
      ],
    },
    text: 'Before combat, test Spirit with Lore (14). Whenever you succeed in a test in this combat, its Spirit is 3 lower for the combat; whenever you fail one, its magic damage is 1 higher. Reward: 2 gold, and take this card as an Item (Artifact: Mirror). Activate it after a test of your Hero that fails: roll the dice again.',
    flavor: 'It shows the other road, with you on it, doing well.',
  },
  {
    name: 'Ghoul Choir',
    kind: 'challenge',
    color: 'yellow',
    words: ['terror', 'undead'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 14, damage: 1 },
    abilities: [
      { on: 'escaped', do: [{ do: 'follow' }] },
      { on: 'knocked-out', do: [{ do: 'follow' }] },
      { on: 'ally-killed', do: [{ do: 'heal', who: 'enemy', wounds: 'all' }] },
    ],
    reward: [{ do: 'gain-gold', amount: 5 }],
    text: 'If you escape from it or are knocked out, it follows your Hero. When an Ally of yours is killed, discard all wounds from it. Reward: 5 gold.',
    flavor: 'They know one song, and it is about you by the second verse.',
  },
  {
    name: 'The Old Wards Wake',
    kind: 'event',
    color: 'yellow',
    number: 2,
    abilities: [
      {
        always: [{ stat: 'life', of: 'enemy', add: 1 }],
        if: { inCombat: true, enemy: ['trap', 'construct'] },
      },
      { always: [{ stat: 'reward-gold', add: 2 }], if: { enemy: ['trap', 'construct'] } },
      { on: 'test-failed', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
    ],
    text: 'The Life of traps and constructs is 1 higher, and rewards for them give 2 gold more. A Hero that fails a test takes 1 exhaustion.',
    flavor: 'Lights were seen in towers that have no stairs.',
  },
  {
    name: 'Nobody Sleeps',
    kind: 'event',
    color: 'yellow',
    number: 1,
    abilities: [
      { on: 'escape-failed', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
      {
        on: 'turn-end',
        if: { not: { space: ['town'] }, exhaustion: { atMost: 0 } },
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    text: 'A Hero that fails to escape also takes 1 exhaustion. A Hero without exhaustion that ends its turn outside a town takes 1.',
    flavor: 'All over the land people lie awake and hear the same thing stop.',
  },
  {
    name: 'The Uneasy Cairn',
    kind: 'encounter',
    color: 'yellow',
    effects: [{ do: 'gain-gold', amount: 3 }, { do: 'lay' }],
    abilities: [
      { always: [{ stat: 'roll', of: 'your-party', add: -2 }], if: { roll: ['attack', 'defend', 'escape'] } },
      {
        use: 'after-moving',
        label: 'Lay the dead to rest',
        cost: { exhaustion: 1 },
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'lore',
            target: 14,
            success: [{ do: 'gain-counter', color: 'yellow' }, { do: 'finish' }],
          },
        ],
      },
    ],
    text: 'Gain 3 gold, and lay this card on your space. Attacks, defenses and escapes are 2 lower for Heroes that stand there, and for their Allies. A Hero there at the end of its movement may, for 1 exhaustion, test Spirit with Lore (14): success brings a yellow adventure counter from the pile and discards this card.',
    flavor: 'You take the coins from the eyes, and then they look at you.',
  },
  {
    name: 'The Warded Reliquary',
    kind: 'encounter',
    color: 'yellow',
    effects: [
      {
        do: 'choose',
        options: [
          {
            label: 'Read the wards',
            do: [
              {
                do: 'test',
                attribute: 'mind',
                skill: 'lore',
                target: 14,
                success: [{ do: 'draw-market', count: 2, take: 1, kind: 'item' }],
                failure: [{ do: 'exhaustion', to: 'your-party', amount: 2 }],
              },
            ],
          },
          {
            label: 'Break it open',
            do: [
              { do: 'wounds', to: 'you', amount: 2 },
              { do: 'gain-gold', amount: 5 },
            ],
          },
          { id: 'leave', label: 'Leave it alone', do: [] },
        ],
      },
    ],
    text: 'Choose: test Mind with Lore (14), and if you succeed, draw 2 market cards and take one Item among them, if you fail, your Hero and each Ally take 2 exhaustion; or take 2 wounds and gain 5 gold; or leave it alone.',
    flavor: 'The saint inside has been dead for so long that he has no opinion.',
  },
]);
