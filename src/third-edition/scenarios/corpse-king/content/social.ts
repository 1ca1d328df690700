import { filledIn } from '../../../../kernel/content/filled-in.js';
import type { AdventureCard } from '../../../content/cards.js';

export const social: readonly AdventureCard[] = /* @__PURE__ */ filledIn<AdventureCard>([
  {
    kind: 'quest',
    name: 'Bury the Dead',
    text: 'Explore at any shrine (1 action). Dig One Grave (plains): no bonus. Say the Words (plains and hills): draw 2 skill cards. Stay until Dawn (plains, plains and forest): gain 1 companion.',
    deck: 'social',
    scenario: 'corpse-king',
    at: { kinds: ['shrine'] },
    actions: 1,
    outcomes: [
      { label: 'Dig One Grave', requires: ['plains'], do: [] },
      {
        label: 'Say the Words',
        requires: ['plains', 'hills'],
        do: [{ do: 'draw-skills', amount: 2 }],
      },
      {
        label: 'Stay until Dawn',
        requires: ['plains', 'plains', 'forest'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
    ],
  },
  {
    kind: 'quest',
    name: 'Muster at the Walls',
    text: 'Explore at any stronghold (1 action). Sharpen Spears (plains): gain 1 gold. Train the Levy (plains and plains): gain 1 combat trophy. Choose a Shieldmate (plains, plains and hills): gain 1 companion.',
    deck: 'social',
    scenario: 'corpse-king',
    at: { kinds: ['stronghold'] },
    actions: 1,
    outcomes: [
      {
        label: 'Sharpen Spears',
        requires: ['plains'],
        do: [{ do: 'gain-gold', amount: 1 }],
      },
      {
        label: 'Train the Levy',
        requires: ['plains', 'plains'],
        do: [{ do: 'gain-trophy', of: 'combat' }],
      },
      {
        label: 'Choose a Shieldmate',
        requires: ['plains', 'plains', 'hills'],
        do: [{ do: 'gain-story', amount: 1 }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Veteran of the Last War',
    text: 'Best Him at Arms: test body -1; on a pass, keep this card as a trophy and gain 1 companion. Ask What He Knows: test mind; on a pass, draw 2 skill cards and keep this card as a trophy.',
    deck: 'social',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Best Him at Arms',
        do: [
          {
            do: 'test',
            attribute: 'body',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
          },
        ],
      },
      {
        label: 'Ask What He Knows',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            pass: [{ do: 'draw-skills', amount: 2 }, { do: 'keep-as-trophy' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: "Gravediggers' Guild",
    text: 'Buy a Round (pay 1 gold): test spirit; on a pass, keep this card as a trophy and gain 1 companion. Lend a Hand: test body; on a pass, gain 2 gold.',
    deck: 'social',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Buy a Round',
        cost: { gold: 1 },
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
          },
        ],
      },
      {
        label: 'Lend a Hand',
        do: [{ do: 'test', attribute: 'body', pass: [{ do: 'gain-gold', amount: 2 }] }],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Mourning Widow',
    text: 'Sit with Her: test spirit; on a pass, keep this card as a trophy and heal 3 damage. Find Her Son (rumor; 1 action at the Vale of Souls): gain 1 companion and keep this card as a trophy.',
    deck: 'social',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Sit with Her',
        do: [
          { do: 'test', attribute: 'spirit', pass: [{ do: 'keep-as-trophy' }, { do: 'heal', amount: 3 }] },
        ],
      },
      {
        label: 'Find Her Son',
        do: [],
        rumor: {
          at: { regions: ['vale-of-souls'] },
          actions: 1,
          do: [{ do: 'gain-story', amount: 1 }, { do: 'keep-as-trophy' }],
        },
      },
    ],
  },
  {
    kind: 'event',
    name: 'Bonesetter',
    text: 'Grit Your Teeth: test body; on a pass, heal all damage and keep this card as a trophy; on a fail, heal 1 damage. Apprentice for a Day: test mind -1; on a pass, learn a skill from your hand without its cost; on a fail, become delayed.',
    deck: 'social',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Grit Your Teeth',
        do: [
          {
            do: 'test',
            attribute: 'body',
            pass: [{ do: 'heal', amount: 'all' }, { do: 'keep-as-trophy' }],
            fail: [{ do: 'heal', amount: 1 }],
          },
        ],
      },
      {
        label: 'Apprentice for a Day',
        do: [
          {
            do: 'test',
            attribute: 'mind',
            modifier: -1,
            pass: [{ do: 'learn-skill' }],
            fail: [{ do: 'become-delayed' }],
          },
        ],
      },
    ],
  },
  {
    kind: 'event',
    name: 'Word of a Cure',
    text: "Argue with the Crowd: test mind; on a pass, keep this card as a trophy and gain 1 gold. Fetch the Recipe (rumor; 1 action at Itraitova's Forge): heal 3 damage, gain 1 gold and keep this card as a trophy.",
    deck: 'social',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Argue with the Crowd',
        do: [
          { do: 'test', attribute: 'mind', pass: [{ do: 'keep-as-trophy' }, { do: 'gain-gold', amount: 1 }] },
        ],
      },
      {
        label: 'Fetch the Recipe',
        do: [],
        rumor: {
          at: { places: ['itraitovas-forge'] },
          actions: 1,
          do: [{ do: 'heal', amount: 3 }, { do: 'gain-gold', amount: 1 }, { do: 'keep-as-trophy' }],
        },
      },
    ],
  },
  {
    kind: 'event',
    name: 'The Stowaway',
    text: 'Keep the Secret: test spirit -1; on a pass, keep this card as a trophy and gain 1 companion; on a fail, lose 1 gold. Hand the Boy Over: gain 2 gold.',
    deck: 'social',
    scenario: 'corpse-king',
    options: [
      {
        label: 'Keep the Secret',
        do: [
          {
            do: 'test',
            attribute: 'spirit',
            modifier: -1,
            pass: [{ do: 'keep-as-trophy' }, { do: 'gain-story', amount: 1 }],
            fail: [{ do: 'lose-gold', amount: 1 }],
          },
        ],
      },
      { label: 'Hand the Boy Over', do: [{ do: 'gain-gold', amount: 2 }] },
    ],
  },
]);
