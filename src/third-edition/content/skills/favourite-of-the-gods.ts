import { filledIn } from '../../../kernel/content/filled-in.js';
import type { SkillCard } from '../cards.js';

/** Favourite of the Gods: healing, second lives and wrath from above. */
export const favouriteOfTheGods: readonly SkillCard[] = /* @__PURE__ */ filledIn<SkillCard>([
  {
    kind: 'skill',
    name: "Martyr's Rest",
    text: 'Not Yet (after you are defeated; discard a trophy): heal 4 damage.',
    type: 'body',
    set: 'favourite-of-the-gods',
    cost: { any: 1, social: 1 },
    abilities: [
      {
        when: 'defeated',
        label: 'Not Yet',
        cost: { trophies: 1 },
        do: [{ do: 'heal', amount: 4 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Temple Guard',
    text: 'Health +1 and spirit +1.',
    type: 'body',
    set: 'favourite-of-the-gods',
    cost: { any: 1, combat: 1, social: 1 },
    success: true,
    abilities: [
      { always: 'bonus', stat: 'health', add: 1 },
      { always: 'bonus', stat: 'spirit', add: 1 },
    ],
  },
  {
    kind: 'skill',
    name: 'Omens',
    text: 'As It Was Foretold (when you engage): draw 1 skill card.',
    type: 'mind',
    set: 'favourite-of-the-gods',
    cost: { social: 1 },
    success: true,
    abilities: [
      {
        when: 'engage',
        label: 'As It Was Foretold',
        do: [{ do: 'draw-skills', amount: 1 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Almsgiver',
    text: 'A Coin for the Bowl (once per turn; pay 1 gold): draw 1 skill card.',
    type: 'mind',
    set: 'favourite-of-the-gods',
    cost: { social: 1 },
    abilities: [
      {
        use: 'turn',
        label: 'A Coin for the Bowl',
        cost: { gold: 1 },
        limit: 'turn',
        do: [{ do: 'draw-skills', amount: 1 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Guardian Spirit',
    text: 'Health +1.',
    type: 'spirit',
    set: 'favourite-of-the-gods',
    cost: { social: 1 },
    abilities: [{ always: 'bonus', stat: 'health', add: 1 }],
  },
  {
    kind: 'skill',
    name: 'Healing Touch',
    source: {
      document: 'published-facts',
      section:
        'Skills: name (translated back), type and cost; the ability is ours; its set and whether it bears a success symbol are our guess',
    },
    text: 'Lay On Hands (once per turn; exert): heal 2 damage.',
    type: 'spirit',
    set: 'favourite-of-the-gods',
    cost: { any: 2 },
    success: true,
    abilities: [
      {
        use: 'turn',
        label: 'Lay On Hands',
        cost: { exert: 1 },
        limit: 'turn',
        do: [{ do: 'heal', amount: 2 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Pilgrimage',
    text: 'Kneel (2 actions at a shrine; exert): gain 1 social trophy.',
    type: 'spirit',
    set: 'favourite-of-the-gods',
    cost: { any: 1, social: 1 },
    abilities: [
      {
        use: 'action',
        label: 'Kneel',
        actions: 2,
        at: { kinds: ['shrine'] },
        cost: { exert: 1 },
        do: [{ do: 'gain-trophy', of: 'social' }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Serenity',
    text: 'Maximum hand size +1 and spirit +1.',
    type: 'spirit',
    set: 'favourite-of-the-gods',
    cost: { any: 3 },
    abilities: [
      { always: 'bonus', stat: 'hand', add: 1 },
      { always: 'bonus', stat: 'spirit', add: 1 },
    ],
  },
  {
    kind: 'skill',
    name: 'Wrath of the Heavens',
    text: 'Thunderbolt (2 surge): deal 3 magic damage.',
    type: 'spirit',
    set: 'favourite-of-the-gods',
    cost: { any: 1, combat: 1, social: 1 },
    abilities: [
      {
        use: 'surge',
        surge: 2,
        label: 'Thunderbolt',
        do: [{ do: 'deal', damage: 'magic', amount: 3 }],
      },
    ],
  },
  {
    kind: 'skill',
    name: 'Halo',
    text: 'The foe cannot use surge abilities.',
    type: 'spirit',
    set: 'favourite-of-the-gods',
    cost: { any: 2, combat: 1, social: 1 },
    success: true,
    abilities: [{ always: 'no-surge' }],
  },
]);
