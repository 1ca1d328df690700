import { filledIn } from '../../../kernel/content/filled-in.js';
import type { SkillCard } from '../cards.js';

/** Rune Magic: what surges and magic damage can do. */
export const runeMagic: readonly SkillCard[] = /* @__PURE__ */ filledIn<SkillCard>([
  {
    kind: 'skill',
    name: 'Rune-Carved Skin',
    text: "Health +1. Thorned Runes (2 surge): until the end of the combat round, damage that you suffer from the foe's attacks is dealt back as physical damage.",
    type: 'body',
    set: 'rune-magic',
    cost: { any: 2, combat: 1 },
    success: true,
    abilities: [
      { always: 'bonus', stat: 'health', add: 1 },
      {
        use: 'surge',
        surge: 2,
        label: 'Thorned Runes',
        do: [{ do: 'reflect', damage: 'physical' }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Rune of Silence',
    text: 'Hush (1 surge): the foe cannot use surge abilities until the end of the combat round.',
    type: 'mind',
    set: 'rune-magic',
    cost: { any: 1, social: 1 },
    abilities: [{ use: 'surge', surge: 1, label: 'Hush', do: [{ do: 'no-surge' }] }],
  },
  {
    kind: 'skill',
    name: 'Rune of Reversal',
    text: 'Turn About (2 surge): flip any number of your tokens.',
    type: 'mind',
    set: 'rune-magic',
    cost: { any: 2, combat: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 2,
        label: 'Turn About',
        do: [{ do: 'flip', tokens: { whose: 'own', many: 'any' } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Rune Scholar',
    text: 'Mind +1 and spirit +1.',
    type: 'mind',
    set: 'rune-magic',
    cost: { any: 3 },
    success: true,
    abilities: [
      { always: 'bonus', stat: 'mind', add: 1 },
      { always: 'bonus', stat: 'spirit', add: 1 },
    ],
  },
  {
    kind: 'skill',
    name: 'Lust for Magic',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type, cost and bonuses; its set and whether it bears a success symbol are our guess',
    },
    text: 'Spirit +2 and mind -1.',
    type: 'spirit',
    set: 'rune-magic',
    cost: { any: 2 },
    abilities: [
      { always: 'bonus', stat: 'spirit', add: 2 },
      { always: 'bonus', stat: 'mind', add: -1 },
    ],
  },
  {
    kind: 'skill',
    name: 'Siphon',
    text: 'Drink Deep (2 surge): deal 1 magic damage and heal 1 damage.',
    type: 'spirit',
    set: 'rune-magic',
    cost: { any: 2 },
    abilities: [
      {
        use: 'surge',
        surge: 2,
        label: 'Drink Deep',
        do: [
          { do: 'deal', damage: 'magic', amount: 1 },
          { do: 'heal', amount: 1 },
        ],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Blink',
    text: 'Here and Gone (once per turn; exert): move 1 hex without dice.',
    type: 'spirit',
    set: 'rune-magic',
    cost: { any: 1, exploration: 1 },
    success: true,
    abilities: [
      {
        use: 'turn',
        label: 'Here and Gone',
        cost: { exert: 1 },
        limit: 'turn',
        do: [{ do: 'move', hexes: 1 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Twin Runes',
    text: 'Rune upon Rune (2 surge): until the end of the combat round, your magic damage symbols count double.',
    type: 'spirit',
    set: 'rune-magic',
    cost: { any: 1, combat: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 2,
        label: 'Rune upon Rune',
        do: [{ do: 'double', symbols: ['magic'] }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Spell Protection',
    source: {
      document: 'published-facts',
      section:
        'Skills in the Rules Reference: name (translated back), and that its damage is no combat action; all else is ours',
    },
    text: 'The Ward Sparks (once per combat round, after a combat action of yours; exert): deal 1 magic damage.',
    type: 'spirit',
    set: 'rune-magic',
    cost: { any: 1, combat: 1 },
    abilities: [
      {
        use: 'after-combat-action',
        label: 'The Ward Sparks',
        cost: { exert: 1 },
        limit: 'round',
        do: [{ do: 'deal', damage: 'magic', amount: 1 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Rune Bolt',
    text: 'Let Fly (X surge): deal X magic damage.',
    type: 'spirit',
    set: 'rune-magic',
    cost: { any: 2, combat: 1 },
    success: true,
    abilities: [
      {
        use: 'surge',
        surge: 'X',
        label: 'Let Fly',
        do: [{ do: 'deal', damage: 'magic', amount: { count: 'x' } }],
      },
    ],
  },
]);
