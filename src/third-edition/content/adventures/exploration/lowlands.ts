import type { QuestCard } from '../../cards.js';

/** Exploration: quests in swamps, woods, towns and shrines. */
export const lowlands: readonly QuestCard[] = [
  {
    kind: 'quest',
    id: 'blood-stone',
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
      { id: 'wash-the-altar', label: 'Wash the Altar', requires: ['water'], do: [] },
      {
        id: 'read-the-veins',
        label: 'Read the Veins',
        requires: ['water', 'water'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        id: 'drink-from-the-stone',
        label: 'Drink from the Stone',
        requires: ['water', 'water', 'water'],
        do: [{ do: 'learn-skill' }],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'marvelous-people',
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
        id: 'share-their-fire',
        label: 'Share Their Fire',
        requires: ['forest'],
        do: [{ do: 'heal', amount: 5 }],
      },
      {
        id: 'trade-stories',
        label: 'Trade Stories',
        requires: ['forest', 'forest'],
        do: [{ do: 'gain-trophy', of: 'social' }],
      },
      {
        id: 'dance-until-morning',
        label: 'Dance until Morning',
        requires: ['forest', 'forest', 'forest'],
        do: [{ do: 'learn-skill' }],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'moonlight',
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
        id: 'pick-pale-flowers',
        label: 'Pick Pale Flowers',
        requires: ['water'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        id: 'follow-the-lights',
        label: 'Follow the Lights',
        requires: ['water', 'plains'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        id: 'dive-for-the-moon',
        label: 'Dive for the Moon',
        requires: ['water', 'water'],
        do: [{ do: 'gain-trophy', of: 'exploration' }],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'prince-of-thieves',
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
      { id: 'pay-respect', label: 'Pay Respect', requires: ['forest'], do: [{ do: 'gain-gold', amount: 1 }] },
      {
        id: 'sleep-under-his-roof',
        label: 'Sleep under His Roof',
        requires: ['forest', 'water'],
        do: [{ do: 'heal', amount: 3 }],
      },
      {
        id: 'share-the-loot',
        label: 'Share the Loot',
        requires: ['forest', 'mountain', 'water'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'swamp-tales',
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
      { id: 'wade-in', label: 'Wade In', requires: ['water'], do: [] },
      {
        id: 'find-the-sunken-cart',
        label: 'Find the Sunken Cart',
        requires: ['water', 'wild'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
      {
        id: 'listen-to-the-end',
        label: 'Listen to the End',
        requires: ['water', 'water', 'plains'],
        do: [
          {
            do: 'choose',
            options: [{ id: 'stay', label: 'Stay', cost: { delayed: true }, do: [{ do: 'learn-skill' }] }],
          },
        ],
        discard: true,
      },
    ],
  },
  {
    kind: 'quest',
    id: 'spring-festival',
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
      { id: 'join-the-dance', label: 'Join the Dance', requires: ['plains'], do: [] },
      {
        id: 'crown-the-queen-of-may',
        label: 'Crown the Queen of May',
        requires: ['plains', 'plains', 'water'],
        do: [
          { do: 'heal', amount: 'all' },
          { do: 'draw-skills', amount: 1 },
        ],
      },
      {
        id: 'win-the-foot-race',
        label: 'Win the Foot Race',
        requires: ['plains', 'hills'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
    ],
  },
  {
    kind: 'quest',
    id: 'winding-path',
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
        id: 'turn-back-in-time',
        label: 'Turn Back in Time',
        requires: ['forest'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        id: 'trust-the-brook',
        label: 'Trust the Brook',
        requires: ['forest', 'water'],
        do: [{ do: 'move', hexes: 3 }],
      },
      {
        id: 'come-to-the-heart-of-the-wood',
        label: 'Come to the Heart of the Wood',
        requires: ['water', 'water', 'forest'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
];
