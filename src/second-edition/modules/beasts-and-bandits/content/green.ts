import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

/** Green: nine Challenges, an Event, two Encounters. */
export const green: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    name: 'Ditchside Cutthroats',
    kind: 'challenge',
    color: 'green',
    words: ['humanoid', 'bandit'],
    life: 3,
    mind: { value: 12, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 12, damage: 0 },
    abilities: [
      { on: 'escape-failed', do: [{ do: 'lose-gold', amount: 1, onto: 'this' }] },
      { on: 'escaped', do: [{ do: 'lose-gold', amount: 2, onto: 'this' }] },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 2 }],
    text: 'If you fail to escape, put 1 of your gold on this card; if you escape, 2. Reward: all gold on this card, and 2 gold.',
    flavor: 'They will not follow you far. It would mean missing the next one.',
  },
  {
    name: 'Thieving Magpies',
    kind: 'challenge',
    color: 'green',
    words: ['beast'],
    life: 2,
    mind: { value: 14, damage: 1 },
    body: { value: 14, damage: 1 },
    spirit: { value: 12, damage: 1 },
    abilities: [{ on: 'attack-missed', do: [{ do: 'lose-gold', amount: 1, onto: 'this' }] }],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 2 }],
    text: 'Whenever you miss with an attack, put 1 of your gold on this card. Reward: all gold on this card, and 2 gold.',
    flavor: 'Seven for a secret, which is where the nest is.',
  },
  {
    name: 'Lean Winter Wolves',
    kind: 'challenge',
    color: 'green',
    words: ['beast', 'pack'],
    life: 4,
    mind: { value: 11, damage: 0 },
    body: { value: 14, damage: 3 },
    spirit: { value: 12, damage: 0 },
    abilities: [{ always: [{ stat: 'melee-damage', add: { count: 'enemy-wounds', times: -1 } }] }],
    reward: [{ do: 'gain-gold', amount: 3 }],
    text: 'Their melee damage is 1 lower for each wound on them. Reward: 3 gold.',
    flavor: 'There were nine of them in autumn, and then there were four, and fat.',
  },
  {
    name: 'Shadowing Panther',
    kind: 'challenge',
    color: 'green',
    words: ['beast'],
    life: 2,
    mind: { value: 14, damage: 0 },
    body: { value: 13, damage: 2 },
    spirit: { value: 12, damage: 0 },
    abilities: [
      { on: 'round-start', if: { round: { atMost: 1 } }, do: [{ do: 'skip-phase', phases: ['ranged'] }] },
      { on: 'escaped', do: [{ do: 'follow' }] },
      { on: 'knocked-out', do: [{ do: 'follow' }] },
    ],
    reward: [{ do: 'gain-gold', amount: 3 }],
    text: 'The first round of this combat has no ranged phase. If you escape from it or are knocked out, it follows your Hero. Reward: 3 gold.',
    flavor: 'You have walked in front of it since Tuesday.',
  },
  {
    name: 'Archers in the Elms',
    kind: 'challenge',
    color: 'green',
    words: ['humanoid', 'bandit'],
    life: 2,
    mind: { value: 14, damage: 2 },
    body: { value: 13, damage: 1 },
    spirit: { value: 12, damage: 1 },
    beforeCombat: [
      {
        do: 'choose',
        options: [
          {
            id: 'pay-toll',
            label: 'Pay them their toll',
            cost: { gold: 2 },
            do: [
              { do: 'change', modifiers: [{ stat: 'ranged-damage', of: 'enemy', add: -2 }], for: 'combat' },
            ],
          },
          { label: 'Walk on', do: [] },
        ],
      },
    ],
    reward: [{ do: 'gain-gold', amount: 3 }],
    text: 'Before combat you may pay 2 gold: their ranged damage is 2 lower for this combat. Reward: 3 gold.',
    flavor: 'They used to guard this road, and have kept the trees.',
  },
  {
    name: 'The Brothers Quickfinger',
    kind: 'challenge',
    color: 'green',
    words: ['humanoid', 'bandit'],
    life: 2,
    mind: { value: 13, damage: 1 },
    body: { value: 13, damage: 2 },
    spirit: { value: 12, damage: 1 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'perception',
        target: 13,
        failure: [{ do: 'lose-gold', amount: 2, onto: 'this' }],
      },
    ],
    abilities: [
      { on: 'escape-failed', do: [{ do: 'lose-card', kind: 'item', which: 'random', onto: 'this' }] },
    ],
    reward: [{ do: 'take-back' }, { do: 'gain-gold', amount: 2 }],
    text: 'Before combat, test Mind with Perception (13); if you fail, put 2 of your gold on this card. If you fail to escape, put one of your Items on it at random. Reward: everything that lies on this card, and 2 gold.',
    flavor: 'One asks the way. The other knows it.',
  },
  {
    name: 'Sow with a Broken Spear',
    kind: 'challenge',
    color: 'green',
    words: ['beast'],
    life: 3,
    mind: { value: 11, damage: 0 },
    body: { value: 13, damage: 2 },
    spirit: { value: 11, damage: 0 },
    abilities: [
      {
        on: 'attack-hit',
        do: [{ do: 'change', modifiers: [{ stat: 'body', of: 'enemy', add: 1 }], for: 'combat' }],
      },
    ],
    reward: [
      { do: 'gain-gold', amount: 2 },
      { do: 'heal', who: 'your-party', exhaustion: 'all' },
    ],
    text: 'Whenever an attack hits it and it still stands, its Body is 1 higher for the combat. Reward: 2 gold, and discard all exhaustion from your Hero and from each Ally.',
    flavor: 'The shaft is ash, the wrath is her own.',
  },
  {
    name: 'Poacher and Pups',
    kind: 'challenge',
    color: 'green',
    words: ['humanoid', 'bandit', 'beast'],
    life: 3,
    mind: { value: 13, damage: 1 },
    body: { value: 13, damage: 2 },
    spirit: { value: 12, damage: 0 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'spirit',
        skill: 'survival',
        target: 13,
        success: [
          { do: 'change', modifiers: [{ stat: 'melee-damage', of: 'enemy', add: -1 }], for: 'combat' },
        ],
      },
    ],
    reward: [
      {
        do: 'choose',
        options: [
          { id: 'take-pup', label: 'Take the boldest pup along', do: [{ do: 'take-card' }] },
          { id: 'take-furs', label: 'Take the furs', do: [{ do: 'gain-gold', amount: 3 }] },
        ],
      },
    ],
    becomes: {
      as: 'ally',
      life: 2,
      stamina: 2,
      mind: { value: 1, damage: 0 },
      body: { value: 3, damage: 1 },
      spirit: { value: 1, damage: 0 },
    },
    text: 'Before combat, test Spirit with Survival (13); if you succeed, the melee damage is 1 lower for this combat. Reward: take this card as an Ally, or 3 gold.',
    flavor: 'The pups think that this is what people are like.',
  },
  {
    name: 'Honey-Drunk Bear',
    kind: 'challenge',
    color: 'green',
    words: ['beast'],
    life: 4,
    mind: { value: 11, damage: 1 },
    body: { value: 14, damage: 2 },
    spirit: { value: 12, damage: 0 },
    beforeCombat: [
      {
        do: 'test',
        attribute: 'mind',
        skill: 'stealth',
        target: 13,
        success: [{ do: 'change', modifiers: [{ stat: 'body', of: 'enemy', add: -2 }], for: 'combat' }],
      },
    ],
    reward: [
      { do: 'gain-gold', amount: 2 },
      { do: 'heal', who: 'you', wounds: 1 },
    ],
    text: 'Before combat, test Mind with Stealth (13); if you succeed, its Body is 2 lower for this combat. Reward: 2 gold, and discard 1 wound from your Hero.',
    flavor: 'In its own opinion it is dancing.',
  },
  {
    name: 'A Hungry Winter',
    kind: 'event',
    color: 'green',
    number: 1,
    abilities: [
      { always: [{ stat: 'body', of: 'enemy', add: 1 }], if: { inCombat: true, enemy: ['beast', 'bandit'] } },
      { always: [{ stat: 'reward-gold', add: 1 }], if: { enemy: ['beast', 'bandit'] } },
    ],
    text: 'The Body of beasts and bandits is 1 higher. Rewards for them give 1 gold more.',
    flavor: 'They come down from the hills, on four legs and on two.',
  },
  {
    name: 'Rope across the Bridge',
    kind: 'encounter',
    color: 'green',
    effects: [{ do: 'lay' }],
    abilities: [
      {
        on: 'space-entered',
        do: [
          {
            do: 'choose',
            options: [
              {
                id: 'toll',
                label: 'Pay the toll',
                if: { gold: { atLeast: 1 } },
                do: [{ do: 'lose-gold', amount: 1, onto: 'this' }],
              },
              { id: 'duck', label: 'Duck and run', do: [{ do: 'exhaustion', to: 'you', amount: 1 }] },
            ],
          },
        ],
      },
      {
        use: 'after-moving',
        label: 'Have it out with the toll men',
        limit: 'turn',
        do: [
          {
            do: 'fight',
            foe: {
              name: 'Toll Men',
              words: ['humanoid', 'bandit'],
              life: 2,
              mind: { value: 12, damage: 1 },
              body: { value: 13, damage: 1 },
              spirit: { value: 11, damage: 0 },
            },
            won: [{ do: 'take-back' }, { do: 'gain-gold', amount: 2 }, { do: 'finish' }],
          },
        ],
      },
    ],
    text: 'Lay this card on your space. A Hero that enters it puts 1 of its gold on this card or takes 1 exhaustion. Once a turn, a Hero there at the end of its movement may fight the Toll Men (Life 2, Mind 12/1, Body 13/1, Spirit 11/0): victory brings all gold on this card and 2 gold, and discards it.',
    flavor: 'For the upkeep of the rope.',
  },
  {
    name: 'The Limping Stray',
    kind: 'encounter',
    color: 'green',
    effects: [
      {
        do: 'choose',
        options: [
          {
            label: 'Feed it',
            cost: { gold: 1 },
            do: [
              {
                do: 'test',
                attribute: 'spirit',
                skill: 'survival',
                target: 12,
                success: [{ do: 'take-card' }],
                failure: [{ do: 'wounds', to: 'you', amount: 1 }],
              },
            ],
          },
          { label: 'Go on', do: [] },
        ],
      },
    ],
    becomes: {
      as: 'kept',
      abilities: [
        {
          use: 'harm',
          label: 'Let the stray bite back',
          cost: { discard: true },
          if: { inCombat: true, harm: ['wounds'], from: ['enemy'], whose: 'you' },
          do: [
            { do: 'cancel', amount: 1 },
            { do: 'wounds', to: 'enemy', amount: 1 },
          ],
        },
      ],
    },
    text: "You may pay 1 gold and test Spirit with Survival (12): if you succeed, keep this card; if you fail, take 1 wound. Discard the card when your Hero would take wounds from an enemy's damage: cancel 1 of them, and the enemy takes 1 wound.",
    flavor: 'It limps on the left when you look, and on the right when you do not.',
  },
]);
