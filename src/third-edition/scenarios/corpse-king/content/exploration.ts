import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

export const exploration: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Opened Barrows',
    text: 'Explore at the Howling Vale (1 action). Fill In the Earth (hills): no bonus. Lift the Grave Goods (hills and plains): gain 2 gold. Settle the Old King (hills, hills and wild): gain 1 companion and gain 1 exploration trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['howling-vale'] },
    actions: 1,
    outcomes: [
      { label: 'Fill In the Earth', requires: ['hills'], do: [] },
      {
        label: 'Lift the Grave Goods',
        requires: ['hills', 'plains'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
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
    name: 'The Silver Bell',
    text: 'Explore at Lake Kernan (1 action). Hear It Ring (water): heal 2 damage. Row Out (water and plains): draw 2 skill cards. Bring Up the Bell (water and water): gain 2 gold and gain 1 exploration trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['lake-kernan'] },
    actions: 1,
    outcomes: [
      { label: 'Hear It Ring', requires: ['water'], do: [{ do: 'heal', amount: 2 }] },
      {
        label: 'Row Out',
        requires: ['water', 'plains'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
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
    name: 'Survivors in the Hedge',
    text: 'Explore at the Hedge (1 action). Leave Bread (forest): no bonus. Find Their Tracks (forest and plains): gain 1 gold and heal 2 damage. Lead Them Out (forest and forest): gain 1 companion.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['the-hedge'] },
    actions: 1,
    outcomes: [
      { label: 'Leave Bread', requires: ['forest'], do: [] },
      {
        label: 'Find Their Tracks',
        requires: ['forest', 'plains'],
        do: [
          { do: 'gain-gold', amount: 1 },
          { do: 'heal', amount: 2 },
        ],
      },
      {
        label: 'Lead Them Out',
        requires: ['forest', 'forest'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Salt and Iron',
    text: 'Explore at Zedrik Crossing (1 action). Strew Salt (plains): gain 1 gold. Chain the Bridge (plains and plains): gain the top card of the asset deck. Swear the Ferrymen In (plains, plains and water): gain 1 companion and draw 1 skill card.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['zedrik-crossing'] },
    actions: 1,
    outcomes: [
      { label: 'Strew Salt', requires: ['plains'], do: [{ do: 'gain-gold', amount: 1 }] },
      {
        label: 'Chain the Bridge',
        requires: ['plains', 'plains'],
        do: [{ do: 'gain-asset', from: 'deck' }],
      },
      {
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
    name: 'Lanterns on the Plain',
    text: 'Explore at the Misty Plains (1 action). Keep Away (plains): no bonus. Carry a Lantern (plains and plains): draw 2 skill cards. Gather the Lost (plains, plains and plains): gain 1 companion and heal 2 damage.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['misty-plains'] },
    actions: 1,
    outcomes: [
      { label: 'Keep Away', requires: ['plains'], do: [] },
      {
        label: 'Carry a Lantern',
        requires: ['plains', 'plains'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
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
    name: 'The Last Watchtower',
    text: 'Explore at the Blue Haze Hills (1 action). Take the Stores (hills): gain 2 gold. Man the Walls (hills and plains): gain 1 combat trophy. Light the Signal (hills, hills and mountain): gain 1 companion and gain 1 gold.',
    deck: 'exploration',
    scenario: 'corpse-king',
    at: { regions: ['blue-haze-hills'] },
    actions: 1,
    outcomes: [
      {
        label: 'Take the Stores',
        requires: ['hills'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Man the Walls',
        requires: ['hills', 'plains'],
        do: [{ do: 'gain-trophy', of: 'combat' }],
      },
      {
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
    name: 'Empty Village',
    text: 'Search the Cellars: test mind; on a pass, keep this card as a trophy and gain 1 companion; on a fail, suffer 1 damage. Take What Is Left: gain 2 gold.',
    deck: 'exploration',
    scenario: 'corpse-king',
    options: [
      {
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
      { label: 'Take What Is Left', do: [{ do: 'gain-gold', amount: 2 }] },
    ],
  },
  {
    kind: 'event',
    name: 'Freshly Dug',
    text: 'Dig: test body; on a pass, gain 2 gold and keep this card as a trophy; on a fail, suffer 2 damage. Bless the Ground: test spirit; on a pass, heal 2 damage and keep this card as a trophy.',
    deck: 'exploration',
    scenario: 'corpse-king',
    options: [
      {
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
        label: 'Bless the Ground',
        do: [
          { do: 'test', attribute: 'spirit', pass: [{ do: 'heal', amount: 2 }, { do: 'keep-as-trophy' }] },
        ],
      },
    ],
  },
]);
