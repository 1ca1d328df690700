import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { QuestCard } from '../../cards.js';

/** Exploration: quests in hills, mountains and strongholds. */
export const heights: readonly QuestCard[] = /* @__PURE__ */ filledIn<QuestCard>([
  {
    kind: 'quest',
    name: 'Dragon Bones',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at the Cursed Ruins (1 action). Gather Splinters (hills): gain 1 gold. Free the Skull (hills and hills): gain 1 exploration trophy. Open the Ribcage (hills, hills and water): gain the top card of the asset deck.',
    deck: 'exploration',
    at: { regions: ['cursed-ruins'] },
    actions: 1,
    outcomes: [
      {
        label: 'Gather Splinters',
        requires: ['hills'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Free the Skull',
        requires: ['hills', 'hills'],
        do: [{ do: 'gain-trophy', of: 'exploration' }],
      },
      {
        label: 'Open the Ribcage',
        requires: ['hills', 'hills', 'water'],
        do: [{ do: 'gain-asset', from: 'deck' }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Goblin Raids',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at the Howling Vale (1 action). Empty a Cache (hills): gain 1 gold. Rest behind the Ridge (hills and mountain): heal 2 damage. Raid the Raiders (hills, hills and water): gain 3 gold.',
    deck: 'exploration',
    at: { regions: ['howling-vale'] },
    actions: 1,
    outcomes: [
      {
        label: 'Empty a Cache',
        requires: ['hills'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Rest behind the Ridge',
        requires: ['hills', 'mountain'],
        do: [{ do: 'heal', amount: 2 }],
      },
      {
        label: 'Raid the Raiders',
        requires: ['hills', 'hills', 'water'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Love You',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Castle Talis (1 action). Deliver the Ring (forest): gain 2 gold. Climb the Garden Wall (forest and water): gain 1 social trophy. Stay for the Wedding (plains and forest): heal 5 damage.',
    deck: 'exploration',
    at: { places: ['castle-talis'] },
    actions: 1,
    outcomes: [
      {
        label: 'Deliver the Ring',
        requires: ['forest'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Climb the Garden Wall',
        requires: ['forest', 'water'],
        do: [{ do: 'gain-trophy', of: 'social' }],
      },
      {
        label: 'Stay for the Wedding',
        requires: ['plains', 'forest'],
        do: [{ do: 'heal', amount: 5 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Magical Storm',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: "Explore at Mennara's Teeth (1 action). Be Caught in It (forest): suffer 2 damage. Ride It Out (forest and water): draw 2 skill cards. Bottle the Lightning (forest, mountain and water): gain 4 gold.",
    deck: 'exploration',
    at: { regions: ['mennaras-teeth'] },
    actions: 1,
    outcomes: [
      {
        label: 'Be Caught in It',
        requires: ['forest'],
        do: [{ do: 'suffer', amount: 2 }],
      },
      {
        label: 'Ride It Out',
        requires: ['forest', 'water'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        label: 'Bottle the Lightning',
        requires: ['forest', 'mountain', 'water'],
        do: [{ do: 'gain-gold', amount: 4 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'My Kitty',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: "Explore at Itraitova's Forge (1 action). Shake the Bowl (plains): gain 1 gold. Nap in the Sun (forest and mountain): heal 3 damage. Fetch It from the Cliff (water, mountain and forest): gain 3 gold.",
    deck: 'exploration',
    at: { places: ['itraitovas-forge'] },
    actions: 1,
    outcomes: [
      {
        label: 'Shake the Bowl',
        requires: ['plains'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Nap in the Sun',
        requires: ['forest', 'mountain'],
        do: [{ do: 'heal', amount: 3 }],
      },
      {
        label: 'Fetch It from the Cliff',
        requires: ['water', 'mountain', 'forest'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Narrow Ledge',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Madness Pass (1 action). Cross on Hands and Knees (plains and mountain): gain 1 gold. Rope the Gap (hills and mountain): gain 2 gold. Reach the Eagle Nest (plains, mountain and mountain): gain 4 gold.',
    deck: 'exploration',
    at: { places: ['madness-pass'] },
    actions: 1,
    outcomes: [
      {
        label: 'Cross on Hands and Knees',
        requires: ['plains', 'mountain'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Rope the Gap',
        requires: ['hills', 'mountain'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Reach the Eagle Nest',
        requires: ['plains', 'mountain', 'mountain'],
        do: [{ do: 'gain-gold', amount: 4 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Orc Renegades',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at Fort Rodric (1 action). Report Their Camp (hills): gain 1 gold. Take Their Chest (hills and forest): gain 2 gold. Drive Them into the River (water and water): gain 1 combat trophy.',
    deck: 'exploration',
    at: { places: ['fort-rodric'] },
    actions: 1,
    outcomes: [
      {
        label: 'Report Their Camp',
        requires: ['hills'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Take Their Chest',
        requires: ['hills', 'forest'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Drive Them into the River',
        requires: ['water', 'water'],
        do: [{ do: 'gain-trophy', of: 'combat' }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Prowess of the Dwarves',
    source: {
      document: 'published-facts',
      section:
        'Exploration quests: place, symbols, gold, healing and damage are known; where the source has lore, a reward that is not known stands: that is ours',
    },
    text: 'Explore at the Vale of Souls (1 action). Carry Ore (hills): gain 1 gold. Work the Bellows (hills and hills): gain 2 gold. Win the Hammer Match (hills and mountain): gain the top card of the asset deck.',
    deck: 'exploration',
    at: { regions: ['vale-of-souls'] },
    actions: 1,
    outcomes: [
      { label: 'Carry Ore', requires: ['hills'], do: [{ do: 'gain-gold', amount: 1 }] },
      {
        label: 'Work the Bellows',
        requires: ['hills', 'hills'],
        do: [{ do: 'gain-gold', amount: 2 }],
      },
      {
        label: 'Win the Hammer Match',
        requires: ['hills', 'mountain'],
        do: [{ do: 'gain-asset', from: 'deck' }],
      },
    ],
  },
]);
