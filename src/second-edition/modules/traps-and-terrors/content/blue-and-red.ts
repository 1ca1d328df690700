import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** Blue: five Challenges, an Event, an Encounter. */
export const blue: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    name: 'Door That Hungers',
    kind: 'challenge',
    color: 'blue',
    words: ['trap', 'demon'],
    life: 4,
    mind: { value: 15, damage: 1 },
    body: { value: 16, damage: 2 },
    spirit: { value: 16, damage: 1 },
    beforeCombat: [
      {
        do: 'when',
        if: { canLose: 'item' },
        then: [{ do: 'lose-card', kind: 'item', which: 'choice', onto: 'this' }],
        else: [{ do: 'wounds', to: 'you', amount: 1 }],
      },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 8 }],
    text: 'Before combat, put one of your Items on this card; if you have none to lose, take 1 wound. Reward: everything that lies on this card, and 8 gold.',
    flavor: 'Knock, says the plate, and below it: again.',
  },
  {
    name: 'Engine of Scythes',
    kind: 'challenge',
    color: 'blue',
    words: ['trap', 'construct'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 17, damage: 2 },
    spirit: { value: 15, damage: 1 },
    abilities: [
      {
        on: 'round-end',
        do: [
          {
            do: 'test',
            attribute: 'body',
            skill: 'leap',
            target: 15,
            failure: [{ do: 'wounds', to: 'your-party', amount: 1 }],
          },
        ],
      },
    ],
    reward: [{ do: 'gain-gold', amount: 10 }],
    text: 'At the end of each round test Body with Leap (15); if you fail, your Hero and each Ally take 1 wound. Reward: 10 gold.',
    flavor: 'It mows a hall in which nothing has grown since the flood.',
  },
  {
    name: 'Nightmare of the Nave',
    kind: 'challenge',
    color: 'blue',
    words: ['terror', 'spirit', 'magical'],
    life: 4,
    mind: { value: 16, damage: 1 },
    body: { value: 16, damage: 1 },
    spirit: { value: 17, damage: 2 },
    beforeCombat: [{ do: 'test', attribute: 'spirit', target: 15 }],
    abilities: [
      { on: 'test-failed', do: [{ do: 'exhaustion', to: 'your-party', amount: 1 }] },
      { on: 'escaped', do: [{ do: 'follow' }] },
      { on: 'knocked-out', do: [{ do: 'follow' }] },
    ],
    reward: [{ do: 'gain-gold', amount: 6 }, { do: 'take-card' }],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'drawn',
          label: 'Show it your fear',
          cost: { discard: true },
          do: [
            {
              do: 'change',
              modifiers: [
                { stat: 'mind', of: 'enemy', add: -2 },
                { stat: 'body', of: 'enemy', add: -2 },
                { stat: 'spirit', of: 'enemy', add: -2 },
              ],
              for: 'combat',
            },
          ],
        },
      ],
    },
    text: 'Before combat, test Spirit (15). Whenever you fail a test in this combat, your Hero and each Ally take 1 exhaustion. If you escape from it or are knocked out, it follows your Hero. Reward: 6 gold, and keep this card. Discard it when you have drawn a Challenge: its Mind, Body and Spirit are 2 lower for its combat.',
    flavor: 'The congregation has been on its knees for two hundred years.',
  },
  {
    name: 'Sinking Colossus',
    kind: 'challenge',
    color: 'blue',
    words: ['trap', 'construct', 'giant'],
    life: 4,
    mind: { value: 15, damage: 1 },
    body: { value: 18, damage: 2 },
    spirit: { value: 16, damage: 1 },
    abilities: [
      { on: 'escape-failed', do: [{ do: 'wounds', to: 'you', amount: 1 }] },
      {
        on: 'defense-made',
        if: { phase: ['melee'] },
        do: [{ do: 'wounds', to: 'enemy', amount: 1 }],
      },
    ],
    reward: [{ do: 'gain-gold', amount: 9 }],
    text: 'If you fail to escape, you also take 1 wound. When your Hero defends with success in the melee phase, it takes 1 wound. Reward: 9 gold.',
    flavor: 'It lowers itself upon visitors, and has a hall full of the flat.',
  },
  {
    name: 'Keeper of Unopened Tombs',
    kind: 'challenge',
    color: 'blue',
    words: ['terror', 'undead', 'magical'],
    life: 4,
    mind: { value: 16, damage: 2 },
    body: { value: 15, damage: 1 },
    spirit: { value: 17, damage: 2 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'stealth',
        target: 16,
        success: [{ do: 'wounds', to: 'enemy', amount: 2 }],
        failure: [{ do: 'progress', add: 1 }],
      },
    ],
    abilities: [{ always: [{ stat: 'life', add: { count: 'progress' } }] }],
    reward: [
      { do: 'gain-gold', amount: 4 },
      { do: 'draw-market', count: 3, take: 1, kind: 'item' },
    ],
    text: 'Before combat, test Mind with Stealth (16); if you succeed, it takes 2 wounds; if you fail, put a counter on this card. Its Life is 1 higher for each counter on it; they stay on it while it is undefeated. Reward: 4 gold, and draw 3 market cards; take one Item among them.',
    flavor: 'It has a key for each of them and has never been curious.',
  },
  {
    name: 'The Deep Vaults Stand Open',
    kind: 'event',
    color: 'blue',
    number: 3,
    abilities: [
      { on: 'turn-start', if: { space: ['hill', 'mountain'] }, do: [{ do: 'gain-gold', amount: 1 }] },
      { always: [{ stat: 'reward-gold', add: 2 }], if: { color: ['blue'] } },
      { on: 'test-failed', do: [{ do: 'wounds', to: 'you', amount: 1 }] },
    ],
    text: 'A player whose turn begins on a hill or a mountain gains 1 gold. Rewards of blue Challenges give 2 gold more. A Hero that fails a test takes 1 wound.',
    flavor: 'What was walled in for good was walled in for ours.',
  },
  {
    name: 'The Thirteenth Step',
    kind: 'encounter',
    color: 'blue',
    effects: [
      {
        do: 'choose',
        options: [
          {
            id: 'go-down',
            label: 'Go down to the end',
            do: [
              {
                do: 'test',
                attribute: 'mind',
                skill: 'perception',
                target: 16,
                success: [{ do: 'gain-experience', bonus: 'choice' }],
                failure: [
                  { do: 'wounds', to: 'you', amount: 2 },
                  { do: 'lose-gold', amount: 'all', onto: 'this' },
                  { do: 'lay' },
                ],
              },
            ],
          },
          { id: 'turn-back', label: 'Turn back at the twelfth', do: [{ do: 'gain-gold', amount: 2 }] },
        ],
      },
    ],
    abilities: [
      {
        use: 'after-moving',
        label: 'Climb down for the gold',
        cost: { exhaustion: 1 },
        do: [{ do: 'take-back' }, { do: 'finish' }],
      },
    ],
    text: 'Choose: test Mind with Perception (16), and if you succeed, gain an experience counter of your choice, if you fail, take 2 wounds, put all of your gold on this card and lay it on your space; or gain 2 gold. A Hero on that space at the end of its movement may, for 1 exhaustion, take all gold on this card and discard it.',
    flavor: 'Going up, there are twelve.',
  },
]);

/** Red: one more Dragon Lord with a Dragon Rune. */
export const red: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    name: 'Hazmareth, Lord of Snares',
    kind: 'challenge',
    color: 'red',
    words: ['dragon', 'dragon-lord', 'trap'],
    life: 5,
    mind: { value: 19, damage: 2 },
    body: { value: 18, damage: 3 },
    spirit: { value: 18, damage: 2 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'perception',
        target: 17,
        failure: [{ do: 'wounds', to: 'your-party', amount: 1 }],
      },
    ],
    abilities: [
      { on: 'escape-failed', do: [{ do: 'wounds', to: 'you', amount: 1 }] },
      { on: 'test-failed', do: [{ do: 'progress', add: 1 }] },
      { always: [{ stat: 'life', add: { count: 'progress' } }] },
    ],
    reward: [{ do: 'take-card' }, { do: 'gain-gold', amount: 5 }],
    rune: true,
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'before-roll',
          label: 'Walk around the snare',
          cost: { exhaustion: 1 },
          if: { roll: ['test', 'escape'], whose: 'you' },
          limit: 'turn',
          do: [{ do: 'succeed' }],
        },
      ],
    },
    text: 'Before combat, test Mind with Perception (17); if you fail, your Hero and each Ally take 1 wound. If you fail to escape, you also take 1 wound. Whenever you fail a test in this combat, put a counter on this card; its Life is 1 higher for each. Reward: 5 gold and a Dragon Rune: keep this card. Once a turn, for 1 exhaustion, before a test or an escape of your Hero: it succeeds.',
    flavor: 'He does not hunt. He owns a country in which things happen.',
  },
]);
