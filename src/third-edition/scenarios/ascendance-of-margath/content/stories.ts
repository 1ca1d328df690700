import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { StoryCard } from '../../../content/cards.js';

/** Five story events and five story quests. */
export const stories: readonly StoryCard[] = /* @__PURE__ */ filledIn<StoryCard>([
  {
    kind: 'story',
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
    name: 'The Sky Burns',
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
    name: 'Wings in the Night',
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
    name: 'Messengers Ride Out',
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
    name: 'Shadow over Tamalir',
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
        { label: 'Look Down', requires: ['plains'], do: [{ do: 'gain-story', amount: 2 }] },
        { label: 'Dive', requires: ['water'], do: [{ do: 'gain-story', amount: 3 }] },
        {
          label: 'Take the Drowned Crown',
          requires: ['water', 'water'],
          do: [{ do: 'gain-story', amount: 4 }],
        },
      ],
    },
  },
  {
    kind: 'story',
    name: 'The Eyrie',
    text: 'Story quest. Explore at Rogue Peak (1 action). Climb to the Ledge (mountain): gain 2 lore. Rob the Eyrie (mountain and hills): gain 3 lore and gain 1 gold.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { regions: ['rogue-peak'] },
      actions: 1,
      outcomes: [
        {
          label: 'Climb to the Ledge',
          requires: ['mountain'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
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
    name: 'Bones of the First Wyrm',
    text: 'Story quest. Explore at the Cursed Ruins (1 action). Measure the Bones (hills): gain 2 lore. Hear Them Speak (hills and wild): gain 3 lore and draw 1 skill card.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { regions: ['cursed-ruins'] },
      actions: 1,
      outcomes: [
        {
          label: 'Measure the Bones',
          requires: ['hills'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
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
    name: 'Hymn of the Five Shrines',
    text: 'Story quest. Explore at any shrine (1 action). Sing the First Verse (plains): gain 2 lore. Sing It to the End (plains and forest): gain 3 lore.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { kinds: ['shrine'] },
      actions: 1,
      outcomes: [
        {
          label: 'Sing the First Verse',
          requires: ['plains'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
          label: 'Sing It to the End',
          requires: ['plains', 'forest'],
          do: [{ do: 'gain-story', amount: 3 }],
        },
      ],
    },
  },
  {
    kind: 'story',
    name: "The Armorer's Vow",
    text: 'Story quest. Explore at any stronghold (1 action). Bring Iron (plains): gain 2 lore. Temper It in Dragon Blood (plains and mountain): gain 2 lore and gain the top card of the asset deck.',
    scenario: 'ascendance-of-margath',
    do: [],
    quest: {
      at: { kinds: ['stronghold'] },
      actions: 1,
      outcomes: [
        {
          label: 'Bring Iron',
          requires: ['plains'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
        {
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
]);
