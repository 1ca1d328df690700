import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** Yellow: seven Challenges, an Event, two Encounters. */
export const yellow: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    name: 'Captain of the Black Mile',
    kind: 'challenge',
    color: 'yellow',
    words: ['humanoid', 'bandit'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 13, damage: 1 },
    abilities: [
      { on: 'escaped', do: [{ do: 'lose-card', kind: 'item', which: 'dearest', onto: 'this' }] },
      { on: 'escape-failed', do: [{ do: 'lose-gold', amount: 2, onto: 'this' }] },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 4 }],
    text: 'If you escape, put your dearest Item on this card; if you fail to, 2 of your gold. Reward: everything that lies on this card, and 4 gold.',
    flavor: 'He bows, he gives a receipt, and the receipt is good for nothing.',
  },
  {
    name: 'Grey Mother and Her Nine',
    kind: 'challenge',
    color: 'yellow',
    words: ['beast', 'pack'],
    life: 5,
    mind: { value: 13, damage: 0 },
    body: { value: 14, damage: 4 },
    spirit: { value: 13, damage: 1 },
    abilities: [
      { always: [{ stat: 'melee-damage', add: { count: 'enemy-wounds', times: -1 } }] },
      { on: 'escaped', do: [{ do: 'follow' }] },
    ],
    reward: [{ do: 'gain-gold', amount: 5 }],
    text: 'Their melee damage is 1 lower for each wound on them. If you escape, they follow your Hero. Reward: 5 gold.',
    flavor: 'She counts them every night, and everybody else.',
  },
  {
    name: 'Takers of the Salt Road',
    kind: 'challenge',
    color: 'yellow',
    words: ['humanoid', 'bandit'],
    life: 3,
    mind: { value: 14, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 13, damage: 1 },
    beforeCombat: [
      {
        do: 'when',
        if: { canLose: 'ally' },
        then: [
          {
            do: 'test',
            attribute: 'spirit',
            skill: 'diplomacy',
            target: 15,
            failure: [{ do: 'lose-card', kind: 'ally', which: 'choice', onto: 'this' }],
          },
        ],
        else: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 4 }],
    text: 'Before combat, if you have an Ally to lose, test Spirit with Diplomacy (15); if you fail, put one of your Allies on this card. If you have none, take 1 exhaustion. Reward: everything that lies on this card, and 4 gold.',
    flavor: 'Everything on the wagon has a price, and some of it sings.',
  },
  {
    name: 'Lynx of the Long Grass',
    kind: 'challenge',
    color: 'yellow',
    words: ['beast'],
    life: 3,
    mind: { value: 16, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 12, damage: 0 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'tracking',
        target: 14,
        failure: [{ do: 'wounds', to: 'you', amount: 1 }],
      },
    ],
    abilities: [
      { on: 'escaped', do: [{ do: 'follow' }] },
      { on: 'knocked-out', do: [{ do: 'follow' }] },
    ],
    reward: [{ do: 'gain-gold', amount: 2 }, { do: 'take-card' }],
    becomes: {
      as: 'item',
      class: 'gear',
      type: 'cloak',
      use: 'always',
      abilities: [{ always: [{ stat: 'roll', of: 'you', add: 3 }], if: { roll: ['escape'] } }],
    },
    text: 'Before combat, test Mind with Tracking (14); if you fail, take 1 wound. If you escape from it or are knocked out, it follows your Hero. Reward: 2 gold, and take this card as an Item (Gear: Cloak): escapes of your Hero are 3 higher.',
    flavor: 'The grass moves against the wind.',
  },
  {
    name: 'Griffin on Its Eggs',
    kind: 'challenge',
    color: 'yellow',
    words: ['beast'],
    life: 4,
    mind: { value: 14, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 13, damage: 1 },
    abilities: [
      { on: 'round-start', if: { round: { atMost: 1 } }, do: [{ do: 'skip-phase', phases: ['melee'] }] },
    ],
    reward: [
      {
        do: 'choose',
        options: [
          { id: 'one-egg', label: 'Sell one of the eggs', do: [{ do: 'gain-gold', amount: 6 }] },
          {
            id: 'one-feather',
            label: 'Take nothing but a feather',
            do: [{ do: 'gain-gold', amount: 1 }, { do: 'take-card' }],
          },
        ],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-moving',
          label: 'Call the griffin',
          cost: { discard: true },
          do: [{ do: 'teleport', to: 'jewel' }],
        },
      ],
    },
    text: 'The first round of this combat has no melee phase. Reward: 6 gold; or 1 gold, and keep this card. Discard it before moving: your Hero is put on a space with an adventure counter.',
    flavor: 'It would rather not, and it will.',
  },
  {
    name: 'The River Maw',
    kind: 'challenge',
    color: 'yellow',
    words: ['beast', 'giant'],
    life: 4,
    mind: { value: 13, damage: 1 },
    body: { value: 15, damage: 2 },
    spirit: { value: 13, damage: 1 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'body',
        skill: 'swim',
        target: 14,
        failure: [
          {
            do: 'when',
            if: { canLose: 'item' },
            then: [{ do: 'lose-card', kind: 'item', which: 'random', onto: 'this' }],
            else: [{ do: 'wounds', to: 'you', amount: 1 }],
          },
        ],
      },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 5 }],
    text: 'Before combat, test Body with Swim (14); if you fail, put one of your Items on this card at random, or take 1 wound if you have none to lose. Reward: everything that lies on this card, and 5 gold.',
    flavor: 'They found a church bell in the last one.',
  },
  {
    name: 'Dame of the Outlaws',
    kind: 'challenge',
    color: 'yellow',
    words: ['humanoid', 'bandit'],
    life: 3,
    mind: { value: 15, damage: 2 },
    body: { value: 14, damage: 1 },
    spirit: { value: 14, damage: 1 },
    abilities: [{ on: 'attack-missed', do: [{ do: 'lose-gold', amount: 1, onto: 'this' }] }],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 2 }, { do: 'take-card' }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'escape',
          label: 'Show her ring',
          limit: 'combat',
          if: { enemy: ['bandit'] },
          do: [{ do: 'get-away' }],
        },
      ],
    },
    text: 'Whenever you miss with an attack, put 1 of your gold on this card. Reward: all gold on this card, and 2 gold; keep this card. In an escape phase against bandits you may get away as if your escape roll had succeeded.',
    flavor: 'Half the barons of the march owe her money, and the other half their sons.',
  },
  {
    name: 'A Price on Every Head',
    kind: 'event',
    color: 'yellow',
    number: 2,
    abilities: [
      { always: [{ stat: 'reward-gold', add: 2 }], if: { enemy: ['bandit'] } },
      { on: 'turn-end', if: { space: ['road'] }, do: [{ do: 'lose-gold', amount: 1, onto: 'this' }] },
      {
        on: 'challenge-defeated',
        if: { enemy: ['bandit'] },
        do: [{ do: 'take-back' }],
      },
    ],
    text: 'Rewards for bandits give 2 gold more. A player whose Hero ends its turn on a road puts 1 gold on this card. The player who defeats a Challenge that is a bandit takes all gold on this card.',
    flavor: 'The posters are good likenesses. Most of them were drawn by the sitters.',
  },
  {
    name: 'The Camp in the Thorns',
    kind: 'encounter',
    color: 'yellow',
    effects: [
      {
        do: 'choose',
        options: [
          {
            label: 'Raid it',
            do: [
              {
                do: 'fight',
                foe: {
                  name: 'Thornwood Band',
                  words: ['humanoid', 'bandit', 'pack'],
                  life: 4,
                  mind: { value: 14, damage: 2 },
                  body: { value: 14, damage: 2 },
                  spirit: { value: 12, damage: 0 },
                  abilities: [{ on: 'attack-missed', do: [{ do: 'lose-gold', amount: 1, onto: 'this' }] }],
                },
                won: [
                  { do: 'take-back' },
                  { do: 'gain-gold', amount: 3 },
                  { do: 'draw-market', count: 2, take: 1, kind: 'item' },
                ],
                lost: [{ do: 'lose-card', kind: 'item', which: 'random' }],
              },
            ],
          },
          {
            id: 'steal-past',
            label: 'Steal past it',
            do: [
              {
                do: 'test',
                attribute: 'mind',
                skill: 'stealth',
                target: 13,
                success: [{ do: 'gain-gold', amount: 2 }],
                failure: [{ do: 'lose-gold', amount: 2 }],
              },
            ],
          },
        ],
      },
    ],
    text: 'Choose: fight the Thornwood Band (Life 4, Mind 14/2, Body 14/2, Spirit 12/0), which takes 1 gold whenever you miss with an attack; victory brings that back, 3 gold, and one Item among 2 market cards that you draw; else you lose an Item at random. Or test Mind with Stealth (13) to gain 2 gold; if you fail, lose 2 gold.',
    flavor: 'You smell the soup before you see the bows.',
  },
  {
    name: 'Eyes behind You',
    kind: 'encounter',
    color: 'yellow',
    effects: [{ do: 'stay-open' }],
    abilities: [
      {
        on: 'turn-end',
        if: { not: { space: ['town'] } },
        do: [
          { do: 'progress', add: 1 },
          {
            do: 'when',
            if: { progress: { atLeast: 2 } },
            then: [
              {
                do: 'fight',
                foe: {
                  name: 'Marsh Stalker',
                  words: ['beast'],
                  life: 3,
                  mind: { value: 14, damage: 0 },
                  body: { value: 14, damage: 2 },
                  spirit: { value: 12, damage: 0 },
                },
                won: [
                  { do: 'gain-gold', amount: 3 },
                  { do: 'gain-counter', color: 'yellow' },
                  { do: 'finish' },
                ],
                lost: [{ do: 'progress', add: -2 }],
              },
            ],
          },
        ],
      },
      {
        use: 'market',
        label: 'Set the town dogs on it',
        cost: { gold: 2 },
        do: [{ do: 'finish' }],
      },
    ],
    text: 'Keep this card open. At the end of each of your turns outside a town put a counter on it; with 2 or more, fight the Marsh Stalker (Life 3, Mind 14/0, Body 14/2, Spirit 12/0). Victory brings 3 gold and a yellow adventure counter from the pile, and discards this card; else take 2 counters off it. In a Market step you may pay 2 gold to discard it.',
    flavor: 'Two, green, and level with yours.',
  },
]);
