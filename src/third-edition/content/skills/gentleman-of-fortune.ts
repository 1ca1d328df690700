import { filledIn } from '../../../kernel/content/filled-in.js';
import type { SkillCard } from '../cards.js';

/** Gentleman of Fortune: money, tongue and tricks; it asks for social trophies. */
export const gentlemanOfFortune: readonly SkillCard[] = /* @__PURE__ */ filledIn<SkillCard>([
  {
    kind: 'skill',
    name: 'Light Fingers',
    text: 'A Brush in the Crowd (after you shop): gain 1 gold.',
    type: 'body',
    set: 'gentleman-of-fortune',
    cost: { social: 1 },
    abilities: [
      {
        when: 'shopped',
        label: 'A Brush in the Crowd',
        do: [{ do: 'gain-gold', amount: 1 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Dirty Fighting',
    text: "Sand in the Eyes (once per combat, a combat action; exert): remove 1 of the foe's tokens that shows shield or agility.",
    type: 'body',
    set: 'gentleman-of-fortune',
    cost: { any: 1, social: 1 },
    success: true,
    abilities: [
      {
        use: 'combat-action',
        label: 'Sand in the Eyes',
        cost: { exert: 1 },
        limit: 'combat',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1, showing: ['shield', 'agility'] } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Fencing Master',
    text: "Riposte (1 surge): deal 1 physical damage and recast 1 of the foe's tokens.",
    type: 'body',
    set: 'gentleman-of-fortune',
    cost: { any: 2, social: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 1,
        label: 'Riposte',
        do: [
          { do: 'deal', damage: 'physical', amount: 1 },
          { do: 'recast', tokens: { whose: 'foe', many: 1 } },
        ],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Delusions of Grandeur',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the bonuses are ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'Maximum hand size +2 and health -1.',
    type: 'mind',
    set: 'gentleman-of-fortune',
    cost: { any: 1 },
    success: true,
    abilities: [
      { always: 'bonus', stat: 'hand', add: 2 },
      { always: 'bonus', stat: 'health', add: -1 },
    ],
  },
  {
    kind: 'skill',
    name: 'Loaded Dice',
    text: 'Throw Again (once per turn; pay 1 gold): reroll all of your terrain dice.',
    type: 'mind',
    set: 'gentleman-of-fortune',
    cost: { any: 1 },
    success: true,
    abilities: [{ use: 'reroll-terrain', label: 'Throw Again', cost: { gold: 1 }, limit: 'turn' }],
  },
  {
    kind: 'skill',
    name: 'Silver Tongue',
    text: 'Tell a Tale (1 action at a city or a town): test mind; on a pass, gain 1 gold for each success.',
    type: 'mind',
    set: 'gentleman-of-fortune',
    cost: { social: 1 },
    abilities: [
      {
        use: 'action',
        label: 'Tell a Tale',
        actions: 1,
        at: { kinds: ['city', 'town'] },
        do: [{ do: 'test', attribute: 'mind', pass: [{ do: 'gain-gold', amount: { count: 'successes' } }] }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Moneylender',
    text: 'Interest (after you train): gain 1 gold.',
    type: 'mind',
    set: 'gentleman-of-fortune',
    cost: { any: 1, social: 1 },
    abilities: [{ when: 'trained', label: 'Interest', do: [{ do: 'gain-gold', amount: 1 }] }],
  },
  {
    kind: 'skill',
    name: 'Bribery',
    text: "A Purse Let Fall (once per combat round, a combat action; pay 1 gold): remove 1 of the foe's tokens.",
    type: 'mind',
    set: 'gentleman-of-fortune',
    cost: { any: 2, social: 1 },
    abilities: [
      {
        use: 'combat-action',
        label: 'A Purse Let Fall',
        cost: { gold: 1 },
        limit: 'round',
        do: [{ do: 'remove', tokens: { whose: 'foe', many: 1 } }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Cunning',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type, cost and bonus; its set and whether it bears a success symbol are our guess',
    },
    text: 'Mind +2.',
    type: 'mind',
    set: 'gentleman-of-fortune',
    cost: { any: 3 },
    abilities: [{ always: 'bonus', stat: 'mind', add: 2 }],
  },
  {
    kind: 'skill',
    name: 'Charmed Life',
    text: 'Never a Scratch (after you are defeated; pay 3 gold): heal all damage.',
    type: 'spirit',
    set: 'gentleman-of-fortune',
    cost: { any: 2, social: 1 },
    success: true,
    abilities: [
      {
        when: 'defeated',
        label: 'Never a Scratch',
        cost: { gold: 3 },
        do: [{ do: 'heal', amount: 'all' }],
      },
    ],
  },
]);
