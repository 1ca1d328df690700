import type { StoryCard } from '../../../content/cards.js';

/** The ten story cards of this scenario: five happenings and five story quests. */
export const stories: readonly StoryCard[] = [
  {
    kind: 'story',
    id: 'visions-of-dawn',
    name: 'Visions of Dawn',
    source: {
      document: 'published-facts',
      section: 'Story cards: two titles are known, not of which scenario; the rest is ours',
    },
    text: 'For each hero: test spirit; on a pass, gain 1 lore.',
    scenario: 'ascendance-of-margath',
    do: [
      {
        do: 'each-hero',
        effects: [{ do: 'test', attribute: 'spirit', pass: [{ do: 'gain-story', amount: 1 }] }],
      },
    ],
  },
  {
    kind: 'story',
    id: 'the-sky-burns',
    name: 'The Sky Burns',
    source: 'original',
    text: 'For each hero: test body; on a pass, gain 1 lore; on a fail, suffer 2 damage.',
    scenario: 'ascendance-of-margath',
    do: [
      {
        do: 'each-hero',
        effects: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'gain-story', amount: 1 }],
            fail: [{ do: 'suffer', amount: 2 }],
          },
        ],
      },
    ],
  },
  {
    kind: 'story',
    id: 'wings-in-the-night',
    name: 'Wings in the Night',
    source: 'original',
    text: 'For each hero: test mind; on a pass, gain 1 lore; on a fail, suffer 1 damage. If Margath is on the board, he moves 1 hex toward Tamalir.',
    scenario: 'ascendance-of-margath',
    do: [
      {
        do: 'each-hero',
        effects: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'gain-story', amount: 1 }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
      { do: 'move-villain', hexes: 1 },
    ],
  },
  {
    kind: 'story',
    id: 'messengers-ride-out',
    name: 'Messengers Ride Out',
    source: 'original',
    text: 'Turn all facedown social gems faceup. For each hero: gain 1 lore and gain 1 gold.',
    scenario: 'ascendance-of-margath',
    do: [
      { do: 'refresh-gems', of: ['social'] },
      {
        do: 'each-hero',
        effects: [
          { do: 'gain-story', amount: 1 },
          { do: 'gain-gold', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'story',
    id: 'shadow-over-tamalir',
    name: 'Shadow over Tamalir',
    source: 'original',
    text: 'For each hero: gain 2 gold and draw 1 skill card. If Margath is on the board, he moves 1 hex toward Tamalir.',
    scenario: 'ascendance-of-margath',
    do: [
      {
        do: 'each-hero',
        effects: [
          { do: 'gain-gold', amount: 2 },
          { do: 'draw-skills', amount: 1 },
        ],
      },
      { do: 'move-villain', hexes: 1 },
    ],
  },
  {
    kind: 'story',
    id: 'in-the-depths-of-the-lake-of-tears',
    name: 'In the Depths of the Lake of Tears',
    source: {
      document: 'published-facts',
      section: 'Story cards: two titles are known, not of which scenario; the rest is ours',
    },
    text: 'Story quest. Explore at the Lake of Tears (1 action). Look Down (plains): gain 2 lore. Dive (water): gain 3 lore. Take the Drowned Crown (water and water): gain 4 lore.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { regions: ['lake-of-tears'] },
      actions: 1,
      outcomes: [
        { id: 'look-down', label: 'Look Down', requires: ['plains'], do: [{ do: 'gain-story', amount: 2 }] },
        { id: 'dive', label: 'Dive', requires: ['water'], do: [{ do: 'gain-story', amount: 3 }] },
        {
          id: 'take-the-drowned-crown',
          label: 'Take the Drowned Crown',
          requires: ['water', 'water'],
          do: [{ do: 'gain-story', amount: 4 }],
        },
      ],
    },
  },
  {
    kind: 'story',
    id: 'the-eyrie',
    name: 'The Eyrie',
    source: 'original',
    text: 'Story quest. Explore at Rogue Peak (1 action). Climb to the Ledge (mountain): gain 2 lore. Rob the Eyrie (mountain and hills): gain 3 lore and gain 1 gold.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { regions: ['rogue-peak'] },
      actions: 1,
      outcomes: [
        {
          id: 'climb-to-the-ledge',
          label: 'Climb to the Ledge',
          requires: ['mountain'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
          id: 'rob-the-eyrie',
          label: 'Rob the Eyrie',
          requires: ['mountain', 'hills'],
          do: [
            { do: 'gain-story', amount: 3 },
            { do: 'gain-gold', amount: 1 },
          ],
        },
      ],
    },
  },
  {
    kind: 'story',
    id: 'bones-of-the-first-wyrm',
    name: 'Bones of the First Wyrm',
    source: 'original',
    text: 'Story quest. Explore at the Cursed Ruins (1 action). Measure the Bones (hills): gain 2 lore. Hear Them Speak (hills and wild): gain 3 lore and draw 1 skill card.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { regions: ['cursed-ruins'] },
      actions: 1,
      outcomes: [
        {
          id: 'measure-the-bones',
          label: 'Measure the Bones',
          requires: ['hills'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
          id: 'hear-them-speak',
          label: 'Hear Them Speak',
          requires: ['hills', 'wild'],
          do: [
            { do: 'gain-story', amount: 3 },
            { do: 'draw-skills', amount: 1 },
          ],
        },
      ],
    },
  },
  {
    kind: 'story',
    id: 'hymn-of-the-five-shrines',
    name: 'Hymn of the Five Shrines',
    source: 'original',
    text: 'Story quest. Explore at any shrine (1 action). Sing the First Verse (plains): gain 2 lore. Sing It to the End (plains and forest): gain 3 lore.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { kinds: ['shrine'] },
      actions: 1,
      outcomes: [
        {
          id: 'sing-the-first-verse',
          label: 'Sing the First Verse',
          requires: ['plains'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
          id: 'sing-it-to-the-end',
          label: 'Sing It to the End',
          requires: ['plains', 'forest'],
          do: [{ do: 'gain-story', amount: 3 }],
        },
      ],
    },
  },
  {
    kind: 'story',
    id: 'the-armorers-vow',
    name: "The Armorer's Vow",
    source: 'original',
    text: 'Story quest. Explore at any stronghold (1 action). Bring Iron (plains): gain 2 lore. Temper It in Dragon Blood (plains and mountain): gain 2 lore and gain the top card of the asset deck.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { kinds: ['stronghold'] },
      actions: 1,
      outcomes: [
        {
          id: 'bring-iron',
          label: 'Bring Iron',
          requires: ['plains'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
          id: 'temper-it-in-dragon-blood',
          label: 'Temper It in Dragon Blood',
          requires: ['plains', 'mountain'],
          do: [
            { do: 'gain-story', amount: 2 },
            { do: 'gain-asset', from: 'deck' },
          ],
        },
      ],
    },
  },
];
