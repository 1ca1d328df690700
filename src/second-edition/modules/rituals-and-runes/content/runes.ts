import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { ItemCard } from '../../../content/cards.js';

/** Runes are ordinary Items (va46.components.runes). */
export const runes: readonly ItemCard[] = /* @__PURE__ */ filledIn<ItemCard>([
  {
    kind: 'item',
    name: 'Recall Rune',
    source: {
      document: 'published-facts',
      section: 'Rules of the expansion packs: the name, and that it saves from a fatal blow',
    },
    cost: 6,
    class: 'rune',
    type: 'travel-rune',
    use: 'discard',
    abilities: [
      {
        use: 'harm',
        label: 'go home',
        if: { harm: ['wounds'], special: ['fatal'], whose: 'you' },
        do: [{ do: 'cancel', amount: 'all' }, { do: 'teleport', to: 'nearest-town' }, { do: 'get-away' }],
      },
    ],
    text: 'Discard. When your Hero is about to take wounds that would knock it out: cancel them, and put it in the nearest town. If it was in combat, it has escaped.',
    flavor: 'Innkeepers hate them: there is always blood on the sheets.',
  },
  {
    kind: 'item',
    name: 'Rune of Sparks',
    cost: 3,
    class: 'rune',
    type: 'minor-rune',
    use: 'activate',
    abilities: [
      {
        use: 'magic',
        label: 'strike sparks',
        do: [{ do: 'change', modifiers: [{ stat: 'magic-damage', add: 1 }], for: 'phase' }],
      },
    ],
    text: "Activate. Magic: in this phase your Hero's magic damage is 1 higher.",
    flavor: 'Good for pipes, candles and grudges.',
  },
  {
    kind: 'item',
    name: 'Rune of Stillness',
    cost: 4,
    class: 'rune',
    type: 'minor-rune',
    use: 'activate',
    abilities: [
      {
        use: 'round-start',
        label: 'hold the air',
        do: [{ do: 'skip-phase', phases: ['ranged'] }],
      },
    ],
    text: 'Activate. At the start of a round of combat: this round has no ranged phase.',
    flavor: 'Arrows hang for a moment, embarrassed, and drop.',
  },
  {
    kind: 'item',
    name: 'Rune of the Lodestone',
    cost: 3,
    class: 'rune',
    type: 'travel-rune',
    use: 'activate',
    abilities: [
      {
        use: 'moving',
        label: 'turn the stone',
        do: [{ do: 'reroll-movement', dice: 3 }],
      },
    ],
    text: 'Activate. While you move: roll up to three of your unused movement dice again.',
    flavor: 'It points at where you meant to go, not at where you said.',
  },
  {
    kind: 'item',
    name: 'Rune of Balm',
    cost: 4,
    class: 'rune',
    type: 'minor-rune',
    use: 'activate',
    abilities: [
      {
        use: 'any',
        label: 'lay it on',
        do: [{ do: 'heal', who: 'one-of-your-party', exhaustion: 2 }],
      },
    ],
    text: 'Activate. At any time in your turn: your Hero or one of your Allies discards 2 exhaustion.',
    flavor: 'It smells of mint and of other people sleeping.',
  },
  {
    kind: 'item',
    name: 'Rune of the Bulwark',
    cost: 5,
    class: 'rune',
    type: 'minor-rune',
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'raise the bulwark',
        if: { harm: ['wounds'], any: [{ whose: 'you' }, { whose: 'your-allies' }] },
        do: [{ do: 'cancel', amount: 1 }],
      },
    ],
    text: 'Activate. When your Hero or one of your Allies is about to take wounds: cancel 1 of them.',
    flavor: 'A wall as wide as a hand, just where the hand is needed.',
  },
  {
    kind: 'item',
    name: 'Rune of the Swift Hand',
    cost: 7,
    class: 'rune',
    type: 'major-rune',
    use: 'activate',
    abilities: [
      {
        use: 'round-start',
        label: 'strike twice',
        do: [{ do: 'extra-attack', who: 'you' }],
      },
    ],
    text: 'Activate. At the start of a round of combat: in this round your Hero may attack once more.',
    flavor: 'The left hand learns of it last.',
  },
  {
    kind: 'item',
    name: 'Rune of the Open Purse',
    cost: 4,
    class: 'rune',
    type: 'minor-rune',
    use: 'always',
    abilities: [{ always: [{ stat: 'reward-gold', add: 1 }] }],
    text: 'Rewards of Challenges give you 1 gold more.',
    flavor: 'It has never been known to close one.',
  },
  {
    kind: 'item',
    name: 'Rune of Echoes',
    cost: 4,
    class: 'rune',
    type: 'major-rune',
    use: 'discard',
    abilities: [
      {
        use: 'after-roll',
        label: 'once more',
        if: { roll: ['attack', 'defend', 'test'], any: [{ whose: 'you' }, { whose: 'your-allies' }] },
        do: [
          { do: 'change', modifiers: [{ stat: 'roll', of: 'roller', add: 3 }], for: 'roll' },
          { do: 'reroll' },
        ],
      },
    ],
    text: 'Discard. After your Hero or one of your Allies has rolled to attack or defend, or your Hero for a test: the dice are rolled again, and 3 is added.',
    flavor: 'Say it again, it whispers, but louder.',
  },
  {
    kind: 'item',
    name: 'Rune of Judgement',
    cost: 5,
    class: 'rune',
    type: 'major-rune',
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'pronounce it',
        do: [{ do: 'wounds', to: 'enemy', amount: 3 }],
      },
    ],
    text: 'Discard. Before Combat: the enemy takes 3 wounds.',
    flavor: 'It has only ever found one verdict.',
  },
]);
