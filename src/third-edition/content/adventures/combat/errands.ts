import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../cards.js';

/** Combat: the quests and events of a deck that is mostly enemies. */
export const combatErrands: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Smoke in the Distance',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the combat deck; the kind of card and the rest are ours',
    },
    text: 'Explore at the Bitter Lowlands (1 action). Follow the Column (plains): gain 1 gold. Circle the Camp (hills and plains): gain 1 combat trophy. Strike at Dawn (hills, hills and plains): gain 2 gold and gain 1 combat trophy.',
    deck: 'combat',
    at: { regions: ['bitter-lowlands'] },
    actions: 1,
    outcomes: [
      {
        label: 'Follow the Column',
        requires: ['plains'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Circle the Camp',
        requires: ['hills', 'plains'],
        do: [{ do: 'gain-trophy', of: 'combat' }],
      },
      {
        label: 'Strike at Dawn',
        requires: ['hills', 'hills', 'plains'],
        do: [
          { do: 'gain-gold', amount: 2 },
          { do: 'gain-trophy', of: 'combat' },
        ],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Hunting Party',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the combat deck; the kind of card and the rest are ours',
    },
    text: 'Explore at the Thicket of Despondency (1 action). Drive the Game (forest): draw 1 skill card. Track the Boar (forest and forest): gain 2 gold. Corner the White Stag (forest, forest and wild): gain 1 gold and learn a skill from your hand without its cost.',
    deck: 'combat',
    at: { regions: ['thicket-of-despondency'] },
    actions: 1,
    outcomes: [
      {
        label: 'Drive the Game',
        requires: ['forest'],
        do: [{ do: 'draw-skills', amount: 1 }],
      },
      {
        label: 'Track the Boar',
        requires: ['forest', 'forest'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Corner the White Stag',
        requires: ['forest', 'forest', 'wild'],
        do: [{ do: 'gain-gold', amount: 1 }, { do: 'learn-skill' }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Blood of the Strong',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the combat deck; the kind of card and the rest are ours',
    },
    text: 'Explore at any stronghold (1 action). Watch the Drill (plains): no bonus. Spar with the Captain (plains and plains): suffer 1 damage and draw 2 skill cards. Face the Champion (plains, plains and hills): suffer 2 damage and learn a skill from your hand without its cost.',
    deck: 'combat',
    at: { kinds: ['stronghold'] },
    actions: 1,
    outcomes: [
      { label: 'Watch the Drill', requires: ['plains'], do: [] },
      {
        label: 'Spar with the Captain',
        requires: ['plains', 'plains'],
        do: [
          { do: 'suffer', amount: 1 },
          { do: 'draw-skills', amount: 2 },
        ],
      },
      {
        label: 'Face the Champion',
        requires: ['plains', 'plains', 'hills'],
        do: [{ do: 'suffer', amount: 2 }, { do: 'learn-skill' }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Robbery Attempt',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the combat deck; the kind of card and the rest are ours',
    },
    text: 'Draw Steel: test body; on a pass, gain 2 gold and keep this card as a trophy; on a fail, suffer 2 damage. Throw Them the Purse (pay 1 gold): draw 1 skill card and move up to 2 hexes without dice.',
    deck: 'combat',
    options: [
      {
        label: 'Draw Steel',
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
        label: 'Throw Them the Purse',
        cost: { gold: 1 },
        do: [
          { do: 'draw-skills', amount: 1 },
          { do: 'move', hexes: 2 },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Big Trouble',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the combat deck; the kind of card and the rest are ours',
    },
    text: 'Stand and Fight: test body -1; on a pass, keep this card as a trophy and gain 1 combat trophy; on a fail, suffer 3 damage. Talk Fast: test mind; on a pass, keep this card as a trophy; on a fail, lose 1 gold.',
    deck: 'combat',
    options: [
      {
        label: 'Stand and Fight',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-trophy', of: 'combat' }],
            fail: [{ do: 'suffer', amount: 3 }],
          },
        ],
      },
      {
        label: 'Talk Fast',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'keep-as-trophy' }],
            fail: [{ do: 'lose-gold', amount: 1 }],
          },
        ],
      },
    ],
  },
]);
