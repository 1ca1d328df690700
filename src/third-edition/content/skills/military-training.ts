import { filledIn } from '../../../kernel/content/filled-in.js';
import type { SkillCard } from '../cards.js';

/** Military Training: blows, drill and endurance; it asks for combat trophies. */
export const militaryTraining: readonly SkillCard[] = /* @__PURE__ */ filledIn<SkillCard>([
  {
    kind: 'skill',
    name: 'Marksmanship',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the ability is ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'First Shot (when you engage): deal 1 physical damage.',
    type: 'body',
    set: 'military-training',
    cost: { any: 1, combat: 1 },
    abilities: [
      {
        when: 'engage',
        label: 'First Shot',
        do: [{ do: 'deal', damage: 'physical', amount: 1 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Forced March',
    text: 'No Halt (once per turn; become delayed): move up to 3 hexes without dice.',
    type: 'body',
    set: 'military-training',
    cost: { any: 1, combat: 1 },
    success: true,
    abilities: [
      {
        use: 'turn',
        label: 'No Halt',
        cost: { delayed: true },
        limit: 'turn',
        do: [{ do: 'move', hexes: 3 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Shield Drill',
    text: 'Close Ranks (1 surge): until the end of the combat round, your shield symbols count double.',
    type: 'body',
    set: 'military-training',
    cost: { combat: 2 },
    success: true,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Close Ranks',
        do: [{ do: 'double', symbols: ['shield'] }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Ambidexterity',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the ability is ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'The Other Hand (once per combat, after a combat action of yours; exert): take another combat action.',
    type: 'body',
    set: 'military-training',
    cost: { any: 3 },
    abilities: [
      {
        use: 'after-combat-action',
        label: 'The Other Hand',
        cost: { exert: 1 },
        limit: 'combat',
        do: [{ do: 'act-again' }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Cleave',
    text: 'Great Swing (X surge): deal X physical damage.',
    type: 'body',
    set: 'military-training',
    cost: { any: 2, combat: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 'X',
        label: 'Great Swing',
        do: [{ do: 'deal', damage: 'physical', amount: { count: 'x' } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Steadfastness',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type, cost and bonus; its set and whether it bears a success symbol are our guess',
    },
    text: 'Health +3.',
    type: 'body',
    set: 'military-training',
    cost: { any: 3, combat: 1 },
    abilities: [{ always: 'bonus', stat: 'health', add: 3 }],
  },
  {
    kind: 'skill',
    name: 'Full Confidence',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the ability is ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'As I Meant It (once per combat round, a combat action; exert): flip 1 of your tokens.',
    type: 'mind',
    set: 'military-training',
    cost: { any: 1, combat: 1 },
    abilities: [
      {
        use: 'combat-action',
        label: 'As I Meant It',
        cost: { exert: 1 },
        limit: 'round',
        do: [{ do: 'flip', tokens: { whose: 'own', many: 1 } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Read the Foe',
    text: "Foreseen (1 surge): flip 1 of the foe's tokens.",
    type: 'mind',
    set: 'military-training',
    cost: { any: 1, combat: 1 },
    success: true,
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Foreseen',
        do: [{ do: 'flip', tokens: { whose: 'foe', many: 1 } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Ambush',
    text: 'From Cover (when you engage; exert): deal 2 physical damage.',
    type: 'mind',
    set: 'military-training',
    cost: { any: 1, combat: 1 },
    abilities: [
      {
        when: 'engage',
        label: 'From Cover',
        cost: { exert: 1 },
        do: [{ do: 'deal', damage: 'physical', amount: 2 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'War Aria',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type, cost and bonus; its set and whether it bears a success symbol are our guess',
    },
    text: 'Health +X, X being your spirit.',
    type: 'spirit',
    set: 'military-training',
    cost: { any: 1, combat: 1, social: 1 },
    success: true,
    abilities: [{ always: 'bonus', stat: 'health', add: { count: 'spirit' } }],
  },
]);
