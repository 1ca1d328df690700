import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../cards.js';

/** Social: the enemies and quests of a deck that is mostly events. */
export const company: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'enemy',
    name: 'Swindler',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the social deck; the kind of card and the rest are ours',
    },
    text: 'Light Fingers (1 surge): the foe loses 1 gold. Vanish in the Crowd (2 surge): recast any number of its tokens. Reward: gain 2 gold, or gain 1 social trophy.',
    deck: 'social',
    traits: ['Humanoid'],
    health: 3,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Light Fingers',
        do: [{ do: 'lose-gold', amount: 1 }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Vanish in the Crowd',
        do: [{ do: 'recast', tokens: { whose: 'own', many: 'any' } }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'trophy', label: 'An additional social trophy', do: [{ do: 'gain-trophy', of: 'social' }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Tavern Champion',
    text: 'Stool across the Back (1 surge): deal 2 enemy damage. One for the Road (2 surge): heal 2 damage. Reward: gain 2 gold, or draw 2 skill cards.',
    deck: 'social',
    traits: ['Warrior', 'Humanoid'],
    health: 4,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Stool across the Back',
        do: [{ do: 'deal', damage: 'enemy', amount: 2 }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'One for the Road',
        do: [{ do: 'heal', amount: 2 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '2 gold', do: [{ do: 'gain-gold', amount: 2 }] },
      { id: 'skills', label: '2 skill cards', do: [{ do: 'draw-skills', amount: 2 }] },
    ],
  },
  {
    kind: 'enemy',
    name: 'Hired Blade',
    text: "Feint (1 surge): flip 1 of the foe's tokens that show shield. Paid by the Wound (2 surge): deal 3 enemy damage. Reward: gain 3 gold, or gain 1 social trophy.",
    deck: 'social',
    traits: ['Warrior', 'Humanoid'],
    health: 6,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Feint',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1, showing: ['shield'] } }],
      },
      {
        use: 'surge',
        surge: 2,
        label: 'Paid by the Wound',
        do: [{ do: 'deal', damage: 'enemy', amount: 3 }],
      },
    ],
    rewards: [
      { id: 'gold', label: '3 gold', do: [{ do: 'gain-gold', amount: 3 }] },
      { id: 'trophy', label: 'An additional social trophy', do: [{ do: 'gain-trophy', of: 'social' }] },
    ],
  },
  {
    kind: 'quest',
    name: 'Family Matters',
    source: {
      document: 'published-facts',
      section: 'Titles: this one is known, in the social deck; the kind of card and the rest are ours',
    },
    text: 'Explore at any town (1 action). Settle the Quarrel (plains): gain 1 gold. Find the Runaway (forest and plains): gain 1 social trophy. Restore the Heir (plains, plains and hills): gain 3 gold.',
    deck: 'social',
    at: { kinds: ['town'] },
    actions: 1,
    outcomes: [
      {
        label: 'Settle the Quarrel',
        requires: ['plains'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Find the Runaway',
        requires: ['forest', 'plains'],
        do: [{ do: 'gain-trophy', of: 'social' }],
      },
      {
        label: 'Restore the Heir',
        requires: ['plains', 'plains', 'hills'],
        do: [{ do: 'gain-gold', amount: 3 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'The Long Pilgrimage',
    text: 'Explore at any shrine (1 action). Light a Candle (plains): no bonus. Keep the Vigil (plains and forest): heal 3 damage. Walk the Last Mile (plains, hills and mountain): learn a skill from your hand without its cost.',
    deck: 'social',
    at: { kinds: ['shrine'] },
    actions: 1,
    outcomes: [
      { label: 'Light a Candle', requires: ['plains'], do: [] },
      {
        label: 'Keep the Vigil',
        requires: ['plains', 'forest'],
        do: [{ do: 'heal', amount: 3 }],
      },
      {
        label: 'Walk the Last Mile',
        requires: ['plains', 'hills', 'mountain'],
        do: [{ do: 'learn-skill' }],
      },
    ],
  },
]);
