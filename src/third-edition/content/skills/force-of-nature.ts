import { filledIn } from '../../../kernel/content/filled-in.js';
import type { SkillCard } from '../cards.js';

/** Force of Nature: at home out of doors, and the land helps. */
export const forceOfNature: readonly SkillCard[] = /* @__PURE__ */ filledIn<SkillCard>([
  {
    kind: 'skill',
    name: 'Mountaineering',
    source: {
      document: 'published-facts',
      section: 'Skills: name, type, cost, bonus and success symbol; the set is our guess',
    },
    text: 'Once per turn, you may spend any terrain die as mountain.',
    type: 'body',
    set: 'force-of-nature',
    cost: { any: 1 },
    success: true,
    abilities: [{ always: 'die-as', terrain: 'mountain' }],
  },
  {
    kind: 'skill',
    name: 'Deer Paths',
    text: 'Once per turn, you may spend any terrain die as forest.',
    type: 'body',
    set: 'force-of-nature',
    cost: { exploration: 1 },
    abilities: [{ always: 'die-as', terrain: 'forest' }],
  },
  {
    kind: 'skill',
    name: 'Taxidermist',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the ability is ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'A Fine Pelt (when you win a combat): gain 1 gold.',
    type: 'body',
    set: 'force-of-nature',
    cost: { any: 1 },
    success: true,
    abilities: [{ when: 'combat-won', label: 'A Fine Pelt', do: [{ do: 'gain-gold', amount: 1 }] }],
  },
  {
    kind: 'skill',
    name: "Bear's Heart",
    text: 'Health +2.',
    type: 'body',
    set: 'force-of-nature',
    cost: { any: 1, combat: 1, exploration: 1 },
    abilities: [{ always: 'bonus', stat: 'health', add: 2 }],
  },
  {
    kind: 'skill',
    name: 'Weather Sense',
    text: 'Wait Out the Rain (once per turn; exert): reroll all of your terrain dice.',
    type: 'mind',
    set: 'force-of-nature',
    cost: { any: 1 },
    success: true,
    abilities: [
      {
        use: 'reroll-terrain',
        label: 'Wait Out the Rain',
        cost: { exert: 1 },
        limit: 'turn',
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Herb Lore',
    text: 'Gather Simples (1 action in a forest): heal all damage.',
    type: 'mind',
    set: 'force-of-nature',
    cost: { any: 1, exploration: 1 },
    abilities: [
      {
        use: 'action',
        label: 'Gather Simples',
        actions: 1,
        at: { terrains: ['forest'] },
        do: [{ do: 'heal', amount: 'all' }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Water Walking',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the ability is ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'Once per turn, you may spend any terrain die as water.',
    type: 'spirit',
    set: 'force-of-nature',
    cost: { exploration: 1 },
    success: true,
    abilities: [{ always: 'die-as', terrain: 'water' }],
  },
  {
    kind: 'skill',
    name: 'Entangling Roots',
    text: "Entangle (1 surge): remove all of the foe's tokens that show agility.",
    type: 'spirit',
    set: 'force-of-nature',
    cost: { exploration: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Entangle',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['agility'] } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Spring Rain',
    text: 'Let It Rain (1 action): draw 2 skill cards and each hero heals 1 damage.',
    type: 'spirit',
    set: 'force-of-nature',
    cost: { any: 2 },
    abilities: [
      {
        use: 'action',
        label: 'Let It Rain',
        actions: 1,
        do: [
          { do: 'draw-skills', amount: 2 },
          { do: 'each-hero', effects: [{ do: 'heal', amount: 1 }] },
        ],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Call of the Wild',
    text: 'The Land Strikes (1 surge): explore and deal 1 magic damage for each die that matches your hex.',
    type: 'spirit',
    set: 'force-of-nature',
    cost: { any: 2, exploration: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'The Land Strikes',
        do: [{ do: 'explore' }, { do: 'deal', damage: 'magic', amount: { count: 'matches' } }],
      },
    ],
  },
]);
