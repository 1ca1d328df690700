import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

export const social: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Council of Captains',
    text: 'Explore at any stronghold (1 action). Bring the Summons (plains): gain 1 gold. Draw the Battle Lines (plains and hills): gain 1 lore. Win Them Over (plains, plains and forest): gain 1 lore and gain 1 combat trophy.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    at: { kinds: ['stronghold'] },
    actions: 1,
    outcomes: [
      {
        label: 'Bring the Summons',
        requires: ['plains'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Draw the Battle Lines',
        requires: ['plains', 'hills'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'Win Them Over',
        requires: ['plains', 'plains', 'forest'],
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'gain-trophy', of: 'combat' },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    name: "Pilgrim's Warning",
    text: 'Explore at any shrine (1 action). Hear Him Out (plains): draw 1 skill card. Light the Beacon (plains and mountain): gain 1 lore. See What He Saw (plains, forest and wild): gain 2 lore.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    at: { kinds: ['shrine'] },
    actions: 1,
    outcomes: [
      {
        label: 'Hear Him Out',
        requires: ['plains'],
        do: [{ do: 'draw-skills', amount: 1 }],
      },
      {
        label: 'Light the Beacon',
        requires: ['plains', 'mountain'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
      {
        label: 'See What He Saw',
        requires: ['plains', 'forest', 'wild'],
        do: [{ do: 'gain-story', amount: 2 }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Dragon Scholar',
    text: 'Debate: test mind -1; on a pass, keep this card as a trophy and gain 1 lore. Copy Her Notes (pay 1 gold): test spirit; on a pass, gain 1 lore and draw 2 skill cards.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Debate',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
          },
        ],
      },
      {
        label: 'Copy Her Notes',
        cost: { gold: 1 },
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [
              { do: 'gain-story', amount: 1 },
              { do: 'draw-skills', amount: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Tribute Collectors',
    text: 'Refuse: test body -1; on a pass, keep this card as a trophy and gain 2 gold; on a fail, suffer 2 damage. Learn Where It Goes (pay 2 gold): gain 1 lore and draw 1 skill card.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Refuse',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-gold', amount: 2 }],
            fail: [{ do: 'suffer', amount: 2 }],
          },
        ],
      },
      {
        label: 'Learn Where It Goes',
        cost: { gold: 2 },
        do: [
          { do: 'gain-story', amount: 1 },
          { do: 'draw-skills', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Refugees from Skydown',
    text: 'Take In a Family: test spirit; on a pass, keep this card as a trophy and gain 1 lore. Lead Them to Safety (rumor; 1 action at Everton): gain 2 gold and keep this card as a trophy.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Take In a Family',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
          },
        ],
      },
      {
        label: 'Lead Them to Safety',
        do: [],
        rumor: {
          at: { places: ['everton'] },
          actions: 1,
          do: [{ do: 'gain-gold', amount: 2 }, { do: 'keep-as-trophy' }],
        },
      },
    ],
  },
  {
    kind: 'event',
    name: 'Drunken Dragonslayer',
    text: 'Match Him Cup for Cup: test body; on a pass, keep this card as a trophy and gain 1 lore; on a fail, become delayed. Doubt His Tale: test mind; on a pass, gain 2 gold.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Match Him Cup for Cup',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
            fail: [{ do: 'become-delayed' }],
          },
        ],
      },
      {
        label: 'Doubt His Tale',
        do: [{ do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 2 }] }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Prophecies for Sale',
    text: 'Burn the Forgeries: test spirit; on a pass, keep this card as a trophy and gain 1 gold. Take Them to the Scribes (rumor; 1 action at Dawnsmoor): gain 1 lore and keep this card as a trophy.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Burn the Forgeries',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-gold', amount: 1 }],
          },
        ],
      },
      {
        label: 'Take Them to the Scribes',
        do: [],
        rumor: {
          at: { places: ['dawnsmoor'] },
          actions: 1,
          do: [{ do: 'gain-story', amount: 1 }, { do: 'keep-as-trophy' }],
        },
      },
    ],
  },
  {
    kind: 'event',
    name: 'Bard of the Burning',
    text: 'Learn the Ballad: test spirit -1; on a pass, keep this card as a trophy, gain 1 lore and heal 1 damage. Play Along: test mind; on a pass, gain 1 gold and keep this card as a trophy.',
    deck: 'social',
    scenario: 'ascendance-of-margath',
    options: [
      {
        label: 'Learn the Ballad',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }, { do: 'heal', amount: 1 }],
          },
        ],
      },
      {
        label: 'Play Along',
        do: [
          { do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }] },
        ],
      },
    ],
  },
]);
