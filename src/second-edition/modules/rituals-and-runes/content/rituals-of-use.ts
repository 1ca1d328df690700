import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { ItemCard } from '../../../content/cards.js';

/** Only their names are known. Their effects are ours. */
const named = {
  document: 'published-facts',
  section: 'Rules of the expansion packs: the name; everything else is ours',
};

/** Rituals that are used by activating or discarding them. */
export const ritualsOfUse: readonly ItemCard[] = /* @__PURE__ */ filledIn<ItemCard>([
  {
    kind: 'item',
    name: 'Inner Fire',
    source: named,
    cost: 5,
    class: 'ritual',
    type: 'flame',
    words: ['inner', 'fire'],
    symbols: ['plains', 'road', 'road', 'hill', 'mountain'],
    use: 'activate',
    abilities: [
      {
        use: 'any',
        label: 'burn within',
        do: [{ do: 'heal', who: 'you', wounds: 2, exhaustion: 'all' }],
      },
    ],
    text: 'Activate. At any time in your turn: your Hero discards 2 wounds and all exhaustion.',
    flavor: 'It is fed with what one would rather not remember.',
  },
  {
    kind: 'item',
    name: 'Outer Fire',
    source: named,
    cost: 6,
    class: 'ritual',
    type: 'flame',
    words: ['outer', 'fire'],
    symbols: ['plains', 'road', 'hill', 'hill', 'mountain'],
    use: 'activate',
    abilities: [
      {
        use: 'before-combat',
        label: 'let it out',
        do: [{ do: 'attack', type: 'magic', damage: 3, bonus: 2 }],
      },
    ],
    text: 'Activate. Before Combat: your Hero makes a magic attack, 2 higher than usual, that gives 3 wounds if it hits.',
    flavor: 'The same fire. It has only been asked to leave.',
  },
  {
    kind: 'item',
    name: 'Song of the Deep Roads',
    cost: 4,
    class: 'ritual',
    type: 'journey',
    words: ['song', 'deep', 'roads'],
    symbols: ['road', 'road', 'river', 'swamp', 'forest'],
    use: 'activate',
    abilities: [
      {
        use: 'moving',
        label: 'sing the way',
        do: [{ do: 'extra-movement', faces: [3, 4, 6] }],
      },
    ],
    text: 'Activate. While you move: you have three movement dice more, which show road and forest, road and swamp, hill and mountain.',
    flavor: 'The dwarves know nine hundred verses, one for each way out.',
  },
  {
    kind: 'item',
    name: 'Song of Embers',
    cost: 6,
    class: 'ritual',
    type: 'song',
    words: ['song', 'embers'],
    symbols: ['plains', 'plains', 'road', 'swamp', 'hill'],
    use: 'activate',
    abilities: [
      {
        use: 'magic',
        label: 'sing them alight',
        do: [
          {
            do: 'change',
            modifiers: [
              { stat: 'spirit', add: 3 },
              { stat: 'magic-damage', add: 2 },
            ],
            for: 'phase',
          },
        ],
      },
    ],
    text: "Activate. Magic: in this phase your Hero's Spirit is 3 and its magic damage 2 higher.",
    flavor: 'Softly: they wake one another.',
  },
  {
    kind: 'item',
    name: 'Circle of Ravens',
    cost: 6,
    class: 'ritual',
    type: 'journey',
    words: ['circle', 'ravens'],
    symbols: ['plains', 'plains', 'river', 'forest', 'mountain'],
    use: 'activate',
    abilities: [
      {
        use: 'before-moving',
        label: 'follow the ravens',
        do: [{ do: 'teleport', to: 'jewel' }],
      },
    ],
    text: 'Activate. Before you move: put your Hero on any space with an adventure counter.',
    flavor: 'They always know where somebody is about to die. It need not be you.',
  },
  {
    kind: 'item',
    name: 'Walking the Old Tracks',
    cost: 5,
    class: 'ritual',
    type: 'journey',
    words: ['walking', 'old', 'tracks'],
    symbols: ['plains', 'road', 'road', 'road', 'river'],
    use: 'activate',
    abilities: [
      {
        use: 'before-moving',
        label: 'walk the tracks',
        do: [{ do: 'teleport', to: 'town' }],
      },
    ],
    text: 'Activate. Before you move: put your Hero in a town of your choice.',
    flavor: 'They run beneath the new ones and mind neither walls nor rivers.',
  },
  {
    kind: 'item',
    name: 'The Patient Blade',
    cost: 7,
    class: 'ritual',
    type: 'blade',
    words: ['patient', 'blade'],
    symbols: ['plains', 'road', 'road', 'forest', 'hill'],
    use: 'activate',
    abilities: [
      {
        use: 'round-start',
        label: 'loose the blade',
        do: [
          { do: 'extra-attack', who: 'you' },
          {
            do: 'change',
            modifiers: [{ stat: 'roll', of: 'you', add: 1 }],
            for: 'round',
          },
        ],
      },
    ],
    text: 'Activate. At the start of a round of combat: in this round your Hero may attack once more, and its rolls are 1 higher.',
    flavor: 'It hangs in the air behind you and waits to be asked.',
  },
  {
    kind: 'item',
    name: 'Drowned Moon',
    cost: 4,
    class: 'ritual',
    type: 'moon',
    words: ['drowned', 'moon'],
    symbols: ['plains', 'road', 'river', 'river', 'swamp'],
    use: 'activate',
    abilities: [
      { use: 'escape', label: 'go under', do: [{ do: 'get-away' }] },
      { always: [{ stat: 'roll', add: 2 }], if: { roll: ['test'], attribute: ['mind'] } },
    ],
    text: 'Activate. Escape: your Hero gets away without a roll. While this card is face up, your tests of Mind are 2 higher.',
    flavor: 'Look for it in the well, never in the sky.',
  },
  {
    kind: 'item',
    name: 'Hollow Moon',
    cost: 7,
    class: 'ritual',
    type: 'moon',
    words: ['hollow', 'moon'],
    symbols: ['plains', 'road', 'river', 'swamp', 'mountain'],
    use: 'activate',
    abilities: [
      {
        use: 'harm',
        label: 'let it pass through',
        if: { harm: ['wounds', 'exhaustion'], whose: 'you' },
        do: [{ do: 'cancel', amount: 'all' }],
      },
    ],
    text: 'Activate. When your Hero is about to take wounds or exhaustion: cancel all of it.',
    flavor: 'For one breath there is nothing of you to be struck.',
  },
  {
    kind: 'item',
    name: 'Sleeping Giant',
    cost: 8,
    class: 'ritual',
    type: 'calling',
    words: ['sleeping', 'giant'],
    symbols: ['forest', 'hill', 'hill', 'mountain', 'mountain'],
    use: 'discard',
    abilities: [
      {
        use: 'before-combat',
        label: 'wake the giant',
        if: { color: ['green', 'yellow', 'blue'] },
        do: [{ do: 'defeat-enemy' }],
      },
    ],
    text: 'Discard. Before Combat with a green, yellow or blue Challenge: it is defeated.',
    flavor: 'It turns over once. That is usually enough.',
  },
  {
    kind: 'item',
    name: 'Veil of Rain',
    cost: 5,
    class: 'ritual',
    type: 'veil',
    words: ['veil', 'rain'],
    symbols: ['plains', 'river', 'river', 'swamp', 'forest'],
    use: 'activate',
    abilities: [
      {
        use: 'round-start',
        label: 'draw the veil',
        do: [
          {
            do: 'choose',
            options: [
              {
                id: 'no-bows',
                label: 'no ranged and no magic phase',
                do: [{ do: 'skip-phase', phases: ['ranged', 'magic'] }],
              },
              {
                id: 'no-blades',
                label: 'no melee phase',
                do: [{ do: 'skip-phase', phases: ['melee'] }],
              },
            ],
          },
        ],
      },
    ],
    text: 'Activate. At the start of a round of combat: this round has either no ranged and no magic phase, or no melee phase.',
    flavor: 'It falls upwards on your side of it.',
  },
  {
    kind: 'item',
    name: 'Kinship of Wolves',
    cost: 5,
    class: 'ritual',
    type: 'bond',
    words: ['kinship', 'wolves'],
    symbols: ['plains', 'plains', 'forest', 'forest', 'hill'],
    use: 'activate',
    abilities: [
      {
        use: 'after-roll',
        label: 'call the pack',
        if: { roll: ['attack', 'defend'], any: [{ whose: 'you' }, { whose: 'your-allies' }] },
        do: [
          { do: 'change', modifiers: [{ stat: 'roll', of: 'roller', add: 2 }], for: 'roll' },
          { do: 'reroll' },
        ],
      },
    ],
    text: 'Activate. After your Hero or one of your Allies has rolled to attack or defend: the dice are rolled again, and 2 is added.',
    flavor: 'You need not share the meat. You are expected to share the cold.',
  },
]);
