import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { EventCard } from '../../cards.js';

/** Social: events among villagers and in the fields. */
export const villages: readonly EventCard[] = /* @__PURE__ */ filledIn<EventCard>([
  {
    kind: 'event',
    name: 'Desperate Peasant',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Drive Off the Wolves: test body; on a pass, draw 1 skill card and keep this card as a trophy. Lift the Cart: test body -1; on a pass, gain 1 gold and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Drive Off the Wolves',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'draw-skills', amount: 1 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
      {
        label: 'Lift the Cart',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -1,
            pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Devastated Village',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Plan the Rebuilding: test mind; on a pass, heal 2 damage and keep this card as a trophy. Raise the Beams: test body; on a pass, gain 1 gold and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Plan the Rebuilding',
        do: [{ do: 'test', attribute: 'mind', pass: [{ do: 'heal', amount: 2 }, { do: 'keep-as-trophy' }] }],
      },
      {
        label: 'Raise the Beams',
        do: [
          { do: 'test', attribute: 'body', pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }] },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Dirty Beggar',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, the modifier and the payment are known; the trophies, the skill cards and what the source counts as lore are ours',
    },
    text: 'Give and Ask (pay 1 gold): test mind; on a pass, draw 2 skill cards and keep this card as a trophy. Look into His Eyes: test spirit -1; on a pass, keep this card as a trophy and gain 1 social trophy.',
    deck: 'social',
    options: [
      {
        label: 'Give and Ask',
        cost: { gold: 1 },
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'draw-skills', amount: 2 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
      {
        label: 'Look into His Eyes',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-trophy', of: 'social' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Harvest Festival',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Toss the Sheaves: test body; on a pass, gain 1 gold and keep this card as a trophy. Judge the Pies: test mind; on a pass, gain 1 gold and keep this card as a trophy; on a fail, heal 1 damage.',
    deck: 'social',
    options: [
      {
        label: 'Toss the Sheaves',
        do: [
          { do: 'test', attribute: 'body', pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }] },
        ],
      },
      {
        label: 'Judge the Pies',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'heal', amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Strength Exercises',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Carry the Millstone: test body -1; on a pass, gain 1 gold, draw 1 skill card and keep this card as a trophy. Breathe through It: test spirit; on a pass, gain 1 gold and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Carry the Millstone',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -1,
            pass: [
              { do: 'gain-gold', amount: 1 },
              { do: 'draw-skills', amount: 1 },
              { do: 'keep-as-trophy' },
            ],
          },
        ],
      },
      {
        label: 'Breathe through It',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Significant Other',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested and the modifier are known; the trophies, the skill card and what the source counts as lore are ours',
    },
    text: 'Open Your Heart: test spirit -2; on a pass, keep this card as a trophy and gain 1 trophy. Write a Letter: test mind; on a pass, draw 1 skill card and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Open Your Heart',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: -2,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-trophy' }],
          },
        ],
      },
      {
        label: 'Write a Letter',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'draw-skills', amount: 1 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Ancient Burials',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Shift the Slab: test body -2; on a pass, gain the top card of the asset deck and keep this card as a trophy; on a fail, suffer 1 damage. Read the Lintel: test mind; on a pass, draw 1 skill card and keep this card as a trophy.',
    deck: 'social',
    options: [
      {
        label: 'Shift the Slab',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -2,
            pass: [{ do: 'gain-asset', from: 'deck' }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
      {
        label: 'Read the Lintel',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'draw-skills', amount: 1 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Coven of Necromancers',
    source: {
      document: 'published-facts',
      section:
        'Social events: the attributes tested, modifiers and gold are known; trophies and any other effect are ours',
    },
    text: 'Break the Circle: test body -2; on a pass, gain 2 gold and keep this card as a trophy; on a fail, suffer 2 damage. Unsay the Chant: test spirit; on a pass, gain 1 gold and keep this card as a trophy; on a fail, suffer 1 damage.',
    deck: 'social',
    options: [
      {
        label: 'Break the Circle',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -2,
            pass: [{ do: 'gain-gold', amount: 2 }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 2 }],
          },
        ],
      },
      {
        label: 'Unsay the Chant',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'suffer', amount: 1 }],
          },
        ],
      },
    ],
  },
]);
