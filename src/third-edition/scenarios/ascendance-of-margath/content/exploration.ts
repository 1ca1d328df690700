import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

export const exploration: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Shed Scales',
    text: 'Explore at Rogue Peak (1 action). Sell What You Find (mountain): gain 2 gold. Fit a Scale (mountain and hills): gain the top card of the asset deck. Read the Rings (mountain and mountain): gain 2 lore.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    at: { regions: ['rogue-peak'] },
    actions: 1,
    outcomes: [
      {
        label: 'Sell What You Find',
        requires: ['mountain'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Fit a Scale',
        requires: ['mountain', 'hills'],
        do: [{ do: 'gain-asset', from: 'deck' }],
      },
      {
        label: 'Read the Rings',
        requires: ['mountain', 'mountain'],
        do: [{ do: 'gain-story', amount: 2 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'The Sunken Archive',
    text: 'Explore at Echo Lake (1 action). Save a Scroll (water): draw 1 skill card. Raise the Chest (water and plains): gain 3 gold. Read under Water (water and water): gain 2 lore.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    at: { regions: ['echo-lake'] },
    actions: 1,
    outcomes: [
      {
        label: 'Save a Scroll',
        requires: ['water'],
        do: [{ do: 'draw-skills', amount: 1 }],
      },
      {
        label: 'Raise the Chest',
        requires: ['water', 'plains'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
      {
        label: 'Read under Water',
        requires: ['water', 'water'],
        do: [{ do: 'gain-story', amount: 2 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Eggs in the Cliffs',
    text: 'Explore at the Sharp Cliffs (1 action). Take a Shell (mountain): gain 1 gold. Watch the Brood (mountain and plains): gain 1 lore. Steal an Egg (mountain, mountain and hills): gain 1 lore and gain 3 gold.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    at: { regions: ['sharp-cliffs'] },
    actions: 1,
    outcomes: [
      {
        label: 'Take a Shell',
        requires: ['mountain'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Watch the Brood',
        requires: ['mountain', 'plains'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'Steal an Egg',
        requires: ['mountain', 'mountain', 'hills'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'gain-gold', amount: 3 },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Old Dragon Road',
    text: 'Explore at the Mountains of Despair (1 action). Clear the Stones (mountain): draw 1 skill card. Follow the Claw Marks (mountain and hills): gain 1 lore. Open the Gate of Teeth (mountain, mountain and wild): gain 2 lore and gain 1 exploration trophy.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    at: { regions: ['mountains-of-despair'] },
    actions: 1,
    outcomes: [
      {
        label: 'Clear the Stones',
        requires: ['mountain'],
        do: [{ do: 'draw-skills', amount: 1 }],
      },
      {
        label: 'Follow the Claw Marks',
        requires: ['mountain', 'hills'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'Open the Gate of Teeth',
        requires: ['mountain', 'mountain', 'wild'],
        do: [
          { do: 'gain-story', amount: 2 },
          { do: 'gain-trophy', of: 'exploration' },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Songs of the Slain',
    text: 'Explore at the Telsvanian Plains (1 action). Bury a Soldier (plains): no bonus. Write Down the Names (plains and plains): gain 1 lore. Sing with Them (plains, plains and plains): heal all damage and gain 1 lore.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    at: { regions: ['telsvanian-plains'] },
    actions: 1,
    outcomes: [
      { label: 'Bury a Soldier', requires: ['plains'], do: [] },
      {
        label: 'Write Down the Names',
        requires: ['plains', 'plains'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'Sing with Them',
        requires: ['plains', 'plains', 'plains'],
        do: [
          { do: 'heal', amount: 'all' },
          { do: 'gain-story', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Nest of Roots',
    text: 'Explore at Wyrmwood (1 action). Gather Resin (forest): heal 3 damage. Listen to the Roots (forest and forest): gain 1 lore. Speak with the Green Wyrm (forest, forest and water): gain 2 lore and draw 1 skill card.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    at: { regions: ['wyrmwood'] },
    actions: 1,
    outcomes: [
      { label: 'Gather Resin', requires: ['forest'], do: [{ do: 'heal', amount: 3 }] },
      {
        label: 'Listen to the Roots',
        requires: ['forest', 'forest'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'Speak with the Green Wyrm',
        requires: ['forest', 'forest', 'water'],
        do: [
          { do: 'gain-story', amount: 2 },
          { do: 'draw-skills', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Scorched Map',
    text: 'Piece It Together: test mind; on a pass, keep this card as a trophy and gain 1 lore. Follow the Unburnt Half: test body; on a pass, move up to 3 hexes without dice and keep this card as a trophy.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Piece It Together',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
          },
        ],
      },
      {
        label: 'Follow the Unburnt Half',
        do: [{ do: 'test', attribute: 'body', pass: [{ do: 'move', hexes: 3 }, { do: 'keep-as-trophy' }] }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Hermit of the Peaks',
    text: 'Share His Silence: test spirit -1; on a pass, keep this card as a trophy, gain 1 lore and draw 1 skill card. Chop His Wood: test body; on a pass, heal 3 damage and keep this card as a trophy.',
    deck: 'exploration',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Share His Silence',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: -1,
            pass: [
              { do: 'keep-as-trophy' },
              { do: 'gain-story', amount: 1 },
              { do: 'draw-skills', amount: 1 },
            ],
          },
        ],
      },
      {
        label: 'Chop His Wood',
        do: [{ do: 'test', attribute: 'body', pass: [{ do: 'heal', amount: 3 }, { do: 'keep-as-trophy' }] }],
      },
    ],
  },
]);
