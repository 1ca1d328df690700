import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { QuestCard } from '../../cards.js';

/** Exploration: quests in swamps, woods, towns and shrines. */
export const lowlands: readonly QuestCard[] = /* @__PURE__ */ filledIn<QuestCard>([
  {
    kind: 'quest',
    name: 'Blood Stone',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: "Explore at Suvar's Haven (1 action). Wash the Altar (water): no bonus. Read the Veins (water and water): draw 2 skill cards. Drink from the Stone (water, water and water): learn a skill from your hand without its cost.",
    deck: 'exploration',
    at: { places: ['suvars-haven'] },
    actions: 1,
    outcomes: [
      { label: 'Wash the Altar', requires: ['water'], do: [] },
      {
        label: 'Read the Veins',
        requires: ['water', 'water'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        label: 'Drink from the Stone',
        requires: ['water', 'water', 'water'],
        do: [{ do: 'learn-skill' }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Marvelous People',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Moonlight Marsh (1 action). Share Their Fire (forest): heal 5 damage. Trade Stories (forest and forest): gain 1 social trophy. Dance until Morning (forest, forest and forest): learn a skill from your hand without its cost.',
    deck: 'exploration',
    at: { regions: ['moonlight-marsh'] },
    actions: 1,
    outcomes: [
      {
        label: 'Share Their Fire',
        requires: ['forest'],
        do: [{ do: 'heal', amount: 5 }],
      },
      {
        label: 'Trade Stories',
        requires: ['forest', 'forest'],
        do: [{ do: 'gain-trophy', of: 'social' }],
      },
      {
        label: 'Dance until Morning',
        requires: ['forest', 'forest', 'forest'],
        do: [{ do: 'learn-skill' }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Moonlight',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Moonlight Marsh (1 action). Pick Pale Flowers (water): gain 1 gold. Follow the Lights (water and plains): draw 2 skill cards. Dive for the Moon (water and water): gain 1 exploration trophy.',
    deck: 'exploration',
    at: { regions: ['moonlight-marsh'] },
    actions: 1,
    outcomes: [
      {
        label: 'Pick Pale Flowers',
        requires: ['water'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Follow the Lights',
        requires: ['water', 'plains'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        label: 'Dive for the Moon',
        requires: ['water', 'water'],
        do: [{ do: 'gain-trophy', of: 'exploration' }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Prince of Thieves',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Outlaw Glade (1 action). Pay Respect (forest): gain 1 gold. Sleep under His Roof (forest and water): heal 3 damage. Share the Loot (forest, mountain and water): gain 3 gold.',
    deck: 'exploration',
    at: { regions: ['outlaw-glade'] },
    actions: 1,
    outcomes: [
      { label: 'Pay Respect', requires: ['forest'], do: [{ do: 'gain-gold', amount: 1 }] },
      {
        label: 'Sleep under His Roof',
        requires: ['forest', 'water'],
        do: [{ do: 'heal', amount: 3 }],
      },
      {
        label: 'Share the Loot',
        requires: ['forest', 'mountain', 'water'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Swamp Tales',
    source: {
      document: 'published-facts',
      section: 'Exploration quests: place, symbols and rewards are known; the names of the outcomes are ours',
    },
    text: 'Explore at the Blackwing Swamp (1 action). Wade In (water): no bonus. Find the Sunken Cart (water and wild): gain 3 gold. Listen to the End (water, water and plains): become delayed to learn a skill from your hand without its cost, then discard this card.',
    deck: 'exploration',
    at: { regions: ['blackwing-swamp'] },
    actions: 1,
    outcomes: [
      { label: 'Wade In', requires: ['water'], do: [] },
      {
        label: 'Find the Sunken Cart',
        requires: ['water', 'wild'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
      {
        label: 'Listen to the End',
        requires: ['water', 'water', 'plains'],
        do: [
          {
            do: 'choose',
            options: [{ label: 'Stay', cost: { delayed: true }, do: [{ do: 'learn-skill' }] }],
          },
        ],
        discard: true,
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Spring Festival',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Brightvale (1 action). Join the Dance (plains): no bonus. Crown the Queen of May (plains, plains and water): heal all damage and draw 1 skill card. Win the Foot Race (plains and hills): gain 2 gold.',
    deck: 'exploration',
    at: { places: ['brightvale'] },
    actions: 1,
    outcomes: [
      { label: 'Join the Dance', requires: ['plains'], do: [] },
      {
        label: 'Crown the Queen of May',
        requires: ['plains', 'plains', 'water'],
        do: [
          { do: 'heal', amount: 'all' },
          { do: 'draw-skills', amount: 1 },
        ],
      },
      {
        label: 'Win the Foot Race',
        requires: ['plains', 'hills'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Winding Path',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at the Green Forest (1 action). Turn Back in Time (forest): gain 1 gold. Trust the Brook (forest and water): move up to 3 hexes without dice. Come to the Heart of the Wood (water, water and forest): gain 3 gold.',
    deck: 'exploration',
    at: { regions: ['green-forest'] },
    actions: 1,
    outcomes: [
      {
        label: 'Turn Back in Time',
        requires: ['forest'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Trust the Brook',
        requires: ['forest', 'water'],
        do: [{ do: 'move', hexes: 3 }],
      },
      {
        label: 'Come to the Heart of the Wood',
        requires: ['water', 'water', 'forest'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
]);
