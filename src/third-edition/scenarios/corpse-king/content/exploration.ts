import type { AdventureCard } from '../../../content/cards.js';

/** Quests and events in the exploration deck of this scenario: a country that empties. */
export const exploration: readonly AdventureCard[] = [
  {
    kind: 'quest',
    id: 'opened-barrows',
    name: 'Opened Barrows',
    source: 'original',
    text: 'Explore at the Howling Vale (1 action). Fill In the Earth (hills): no bonus. Lift the Grave Goods (hills and plains): gain 2 gold. Settle the Old King (hills, hills and wild): gain 1 companion and gain 1 exploration trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['howling-vale'] },
    actions: 1,
    outcomes: [
      { id: 'fill-in-the-earth', label: 'Fill In the Earth', requires: ['hills'], do: [] },
      {
        id: 'lift-the-grave-goods',
        label: 'Lift the Grave Goods',
        requires: ['hills', 'plains'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        id: 'settle-the-old-king',
        label: 'Settle the Old King',
        requires: ['hills', 'hills', 'wild'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'gain-trophy', of: 'exploration' },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'the-silver-bell',
    name: 'The Silver Bell',
    source: 'original',
    text: 'Explore at Lake Kernan (1 action). Hear It Ring (water): heal 2 damage. Row Out (water and plains): draw 2 skill cards. Bring Up the Bell (water and water): gain 2 gold and gain 1 exploration trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['lake-kernan'] },
    actions: 1,
    outcomes: [
      { id: 'hear-it-ring', label: 'Hear It Ring', requires: ['water'], do: [{ do: 'heal', amount: 2 }] },
      {
        id: 'row-out',
        label: 'Row Out',
        requires: ['water', 'plains'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        id: 'bring-up-the-bell',
        label: 'Bring Up the Bell',
        requires: ['water', 'water'],
        do: [
          { do: 'gain-gold', amount: 2 },
          { do: 'gain-trophy', of: 'exploration' },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'survivors-in-the-hedge',
    name: 'Survivors in the Hedge',
    source: 'original',
    text: 'Explore at the Hedge (1 action). Leave Bread (forest): no bonus. Find Their Tracks (forest and plains): gain 1 gold and heal 2 damage. Lead Them Out (forest and forest): gain 1 companion.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['the-hedge'] },
    actions: 1,
    outcomes: [
      { id: 'leave-bread', label: 'Leave Bread', requires: ['forest'], do: [] },
      {
        id: 'find-their-tracks',
        label: 'Find Their Tracks',
        requires: ['forest', 'plains'],
        do: [
          { do: 'gain-gold', amount: 1 },
          { do: 'heal', amount: 2 },
        ],
      },
      {
        id: 'lead-them-out',
        label: 'Lead Them Out',
        requires: ['forest', 'forest'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'salt-and-iron',
    name: 'Salt and Iron',
    source: 'original',
    text: 'Explore at Zedrik Crossing (1 action). Strew Salt (plains): gain 1 gold. Chain the Bridge (plains and plains): gain the top card of the asset deck. Swear the Ferrymen In (plains, plains and water): gain 1 companion and draw 1 skill card.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['zedrik-crossing'] },
    actions: 1,
    outcomes: [
      { id: 'strew-salt', label: 'Strew Salt', requires: ['plains'], do: [{ do: 'gain-gold', amount: 1 }] },
      {
        id: 'chain-the-bridge',
        label: 'Chain the Bridge',
        requires: ['plains', 'plains'],
        do: [{ do: 'gain-asset', from: 'deck' }],
      },
      {
        id: 'swear-the-ferrymen-in',
        label: 'Swear the Ferrymen In',
        requires: ['plains', 'plains', 'water'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'draw-skills', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'lanterns-on-the-plain',
    name: 'Lanterns on the Plain',
    source: 'original',
    text: 'Explore at the Misty Plains (1 action). Keep Away (plains): no bonus. Carry a Lantern (plains and plains): draw 2 skill cards. Gather the Lost (plains, plains and plains): gain 1 companion and heal 2 damage.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['misty-plains'] },
    actions: 1,
    outcomes: [
      { id: 'keep-away', label: 'Keep Away', requires: ['plains'], do: [] },
      {
        id: 'carry-a-lantern',
        label: 'Carry a Lantern',
        requires: ['plains', 'plains'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        id: 'gather-the-lost',
        label: 'Gather the Lost',
        requires: ['plains', 'plains', 'plains'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'heal', amount: 2 },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'the-last-watchtower',
    name: 'The Last Watchtower',
    source: 'original',
    text: 'Explore at the Blue Haze Hills (1 action). Take the Stores (hills): gain 2 gold. Man the Walls (hills and plains): gain 1 combat trophy. Light the Signal (hills, hills and mountain): gain 1 companion and gain 1 gold.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['blue-haze-hills'] },
    actions: 1,
    outcomes: [
      {
        id: 'take-the-stores',
        label: 'Take the Stores',
        requires: ['hills'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        id: 'man-the-walls',
        label: 'Man the Walls',
        requires: ['hills', 'plains'],
        do: [{ do: 'gain-trophy', of: 'combat' }],
      },
      {
        id: 'light-the-signal',
        label: 'Light the Signal',
        requires: ['hills', 'hills', 'mountain'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'gain-gold', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'event',
    id: 'empty-village',
    name: 'Empty Village',
    source: 'original',
    text: 'Search the Cellars: test mind; on a pass, keep this card as a trophy and gain 1 companion; on a fail, suffer 1 damage. Take What Is Left: gain 2 gold.',
    deck: 'exploration',
    scenario: 'corpse-king',
    options: [
      {
        id: 'search-the-cellars',
        label: 'Search the Cellars',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
      { id: 'take-what-is-left', label: 'Take What Is Left', do: [{ do: 'gain-gold', amount: 2 }] },
    ],
  },
  {
    kind: 'event',
    id: 'freshly-dug',
    name: 'Freshly Dug',
    source: 'original',
    text: 'Dig: test body; on a pass, gain 2 gold and keep this card as a trophy; on a fail, suffer 2 damage. Bless the Ground: test spirit; on a pass, heal 2 damage and keep this card as a trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    options: [
      {
        id: 'dig',
        label: 'Dig',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'gain-gold', amount: 2 }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 2 }],
          },
        ],
      },
      {
        id: 'bless-the-ground',
        label: 'Bless the Ground',
        do: [
          { do: 'test', attribute: 'spirit', pass: [{ do: 'heal', amount: 2 }, { do: 'keep-as-trophy' }] },
        ],
      },
    ],
  },
];
