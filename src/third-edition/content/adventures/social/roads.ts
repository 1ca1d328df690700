import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EventCard } from '../../cards.js';

/** Social: events with merchants, smiths and travellers. */
export const roads: readonly EventCard[] = /* @__PURE__ */ filledIn<EventCard>([
  {
    kind: 'event',
    name: 'Faster than the Wind',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested are known; the trophies, the moves and what the source counts as lore are ours',
    },
    text: 'Race the Courier: test body; on a pass, move up to 2 hexes without dice and keep this card as a trophy. Calm the Horse: test spirit; on a pass, roll 3 terrain dice and move with them if you wish and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Race the Courier',
        do: [{ do: 'test', attribute: 'body', pass: [{ do: 'move', hexes: 2 }, { do: 'keep-as-trophy' }] }],
      },
      {
        label: 'Calm the Horse',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'move-by-dice', dice: 3 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Hidden Gift',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Follow the Dream: test spirit; on a pass, draw 2 skill cards and keep this card as a trophy. Solve the Box: test mind; on a pass, gain 1 gold and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Follow the Dream',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'draw-skills', amount: 2 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
      {
        label: 'Solve the Box',
        do: [
          { do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }] },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Legends of Antiquity',
    source: {
      document: 'published-facts',
      section:
        'Social events: the tests, the gold and the trophy for the mind are known; the skill card is ours',
    },
    text: 'Recall the Verse: test mind; on a pass, gain 1 gold and keep this card as a trophy. Dig Where It Says: test body; on a pass, gain 1 gold and draw 1 skill card.',
    deck: 'social',
    options: [
      {
        label: 'Recall the Verse',
        do: [
          { do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }] },
        ],
      },
      {
        label: 'Dig Where It Says',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [
              { do: 'gain-gold', amount: 1 },
              { do: 'draw-skills', amount: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Runesmith',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Appraise Her Work: test mind -1; on a pass, gain 3 gold. Hold the Rune: test spirit; on a pass, draw 1 skill card and keep this card as a trophy; on a fail, suffer 1 damage.',
    deck: 'social',
    options: [
      {
        label: 'Appraise Her Work',
        do: [{ do: 'test', attribute: 'mind', modifier: -1, pass: [{ do: 'gain-gold', amount: 3 }] }],
      },
      {
        label: 'Hold the Rune',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'draw-skills', amount: 1 }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Shadows of the Past',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested and the gold are known; the trophy, the delay and what the source counts as lore are ours',
    },
    text: 'Name the Ghost: test mind; on a pass, gain 1 exploration trophy. Chase the Shadow: test body; on a pass, gain 2 gold; on a fail, become delayed.',
    deck: 'social',
    options: [
      {
        label: 'Name the Ghost',
        do: [{ do: 'test', attribute: 'mind', pass: [{ do: 'gain-trophy', of: 'exploration' }] }],
      },
      {
        label: 'Chase the Shadow',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'gain-gold', amount: 2 }],
            fail: [{ do: 'become-delayed' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Smuggling',
    source: {
      document: 'published-facts',
      section:
        'Social events: that one option is a delivery to Burrow Town for an action, for gold and a trophy, is known; how much gold and the other option are ours',
    },
    text: 'Carry the Crate (rumor; 1 action at Burrow Town): gain 2 gold and keep this card as a trophy. Tip Off the Guard: test mind; on a pass, gain 2 gold.',
    deck: 'social',
    options: [
      {
        label: 'Carry the Crate',
        do: [],
        rumor: {
          at: { places: ['burrow-town'] },
          actions: 1,
          do: [{ do: 'gain-gold', amount: 2 }, { do: 'keep-as-trophy' }],
        },
      },
      {
        label: 'Tip Off the Guard',
        do: [{ do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: 2 }] }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Wandering Trader',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, the gold and the payment are known; the skill cards and the trophy are ours',
    },
    text: 'Guard His Wagon: test body; on a pass, gain 2 gold. Buy a Charm (pay 1 gold): test spirit; on a pass, draw 2 skill cards and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Guard His Wagon',
        do: [{ do: 'test', attribute: 'body', pass: [{ do: 'gain-gold', amount: 2 }] }],
      },
      {
        label: 'Buy a Charm',
        cost: { gold: 1 },
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'draw-skills', amount: 2 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
]);
