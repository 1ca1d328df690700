import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { StoryCard } from '../../../content/cards.js';

/** Five story events and five story quests. */
export const stories: readonly StoryCard[] = /* @__PURE__ */ filledIn<StoryCard>([
  {
    kind: 'story',
    name: 'The Dead Walk',
    text: 'Place 2 zombies, each in any town.',
    scenario: 'corpse-king',
    do: [{ do: 'place-zombies', amount: 2, at: { kinds: ['town'] } }],
  },
  {
    kind: 'story',
    name: 'Barrows Break Open',
    text: 'Place 1 zombie in the Howling Vale. Place 1 zombie in the Bitter Lowlands. For each hero: draw 1 skill card.',
    scenario: 'corpse-king',
    do: [
      { do: 'place-zombies', amount: 1, at: { regions: ['howling-vale'] } },
      { do: 'place-zombies', amount: 1, at: { regions: ['bitter-lowlands'] } },
      { do: 'each-hero', effects: [{ do: 'draw-skills', amount: 1 }] },
    ],
  },
  {
    kind: 'story',
    name: 'March of Bones',
    text: 'Place 1 zombie in any stronghold. Place 1 zombie in any shrine.',
    scenario: 'corpse-king',
    do: [
      { do: 'place-zombies', amount: 1, at: { kinds: ['stronghold'] } },
      { do: 'place-zombies', amount: 1, at: { kinds: ['shrine'] } },
    ],
  },
  {
    kind: 'story',
    name: 'Night without Stars',
    text: 'For each hero: test spirit; on a fail, suffer 2 damage. Place 1 zombie in the Cursed Ruins.',
    scenario: 'corpse-king',
    do: [
      {
        do: 'each-hero',
        effects: [{ do: 'test', attribute: 'spirit', fail: [{ do: 'suffer', amount: 2 }] }],
      },
      { do: 'place-zombies', amount: 1, at: { regions: ['cursed-ruins'] } },
    ],
  },
  {
    kind: 'story',
    name: 'Torches Are Lit',
    text: 'For each hero: test body; on a pass, gain 1 companion.',
    scenario: 'corpse-king',
    do: [
      {
        do: 'each-hero',
        effects: [{ do: 'test', attribute: 'body', pass: [{ do: 'gain-story', amount: 1 }] }],
      },
    ],
  },
  {
    kind: 'story',
    name: "The Gravekeeper's Daughter",
    text: 'Story quest. Explore at any town (1 action). Ask Around (plains): gain 1 companion. Find Her in Time (plains, forest and forest): gain 1 companion and gain 2 gold.',
    scenario: 'corpse-king',
    do: [],
    quest: {
      at: { kinds: ['town'] },
      actions: 1,
      outcomes: [
        {
          label: 'Ask Around',
          requires: ['plains'],
          do: [{ do: 'gain-story', amount: 1 }],
        },
        {
          label: 'Find Her in Time',
          requires: ['plains', 'forest', 'forest'],
          do: [
            { do: 'gain-story', amount: 1 },
            { do: 'gain-gold', amount: 2 },
          ],
        },
      ],
    },
  },
  {
    kind: 'story',
    name: 'Hold the Crossing',
    text: 'Place 1 zombie in Zedrik Crossing. Story quest. Explore at Zedrik Crossing (1 action). Raise a Barricade (plains): gain 2 gold. Hold until Morning (plains and plains): gain 1 companion.',
    scenario: 'corpse-king',
    do: [{ do: 'place-zombies', amount: 1, at: { regions: ['zedrik-crossing'] } }],
    quest: {
      at: { regions: ['zedrik-crossing'] },
      actions: 1,
      outcomes: [
        {
          label: 'Raise a Barricade',
          requires: ['plains'],
          do: [{ do: 'gain-gold', amount: 2 }],
        },
        {
          label: 'Hold until Morning',
          requires: ['plains', 'plains'],
          do: [{ do: 'gain-story', amount: 1 }],
        },
      ],
    },
  },
  {
    kind: 'story',
    name: 'Relic of the Dawn',
    text: 'Story quest. Explore at the Gardens of Tarn (1 action). Uncover the Reliquary (plains): heal all damage. Wake Its Guardian (plains and forest): gain 1 companion. Bear It Away (plains, forest and wild): gain 2 companions.',
    scenario: 'corpse-king',
    do: [],
    quest: {
      at: { regions: ['gardens-of-tarn'] },
      actions: 1,
      outcomes: [
        {
          label: 'Uncover the Reliquary',
          requires: ['plains'],
          do: [{ do: 'heal', amount: 'all' }],
        },
        {
          label: 'Wake Its Guardian',
          requires: ['plains', 'forest'],
          do: [{ do: 'gain-story', amount: 1 }],
        },
        {
          label: 'Bear It Away',
          requires: ['plains', 'forest', 'wild'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
      ],
    },
  },
  {
    kind: 'story',
    name: 'Knights of Fort Rodric',
    text: 'Story quest. Explore at Fort Rodric (1 action). Share Their Watch (hills): draw 2 skill cards. Be Knighted (hills and plains): gain 1 companion and gain the top card of the asset deck.',
    scenario: 'corpse-king',
    do: [],
    quest: {
      at: { places: ['fort-rodric'] },
      actions: 1,
      outcomes: [
        {
          label: 'Share Their Watch',
          requires: ['hills'],
          do: [{ do: 'draw-skills', amount: 2 }],
        },
        {
          label: 'Be Knighted',
          requires: ['hills', 'plains'],
          do: [
            { do: 'gain-story', amount: 1 },
            { do: 'gain-asset', from: 'deck' },
          ],
        },
      ],
    },
  },
  {
    kind: 'story',
    name: 'Names of the Dead',
    text: 'Place 1 zombie in any shrine. Story quest. Explore at any shrine (1 action). Read the Roll (plains): gain 1 gold and draw 1 skill card. Call Them to Rest (plains and mountain): gain 2 companions.',
    scenario: 'corpse-king',
    do: [{ do: 'place-zombies', amount: 1, at: { kinds: ['shrine'] } }],
    quest: {
      at: { kinds: ['shrine'] },
      actions: 1,
      outcomes: [
        {
          label: 'Read the Roll',
          requires: ['plains'],
          do: [
            { do: 'gain-gold', amount: 1 },
            { do: 'draw-skills', amount: 1 },
          ],
        },
        {
          label: 'Call Them to Rest',
          requires: ['plains', 'mountain'],
          do: [{ do: 'gain-story', amount: 2 }],
        },
      ],
    },
  },
]);
