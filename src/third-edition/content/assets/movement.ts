import { filledIn } from '../../../kernel/content/filled-in.js';
import type { AssetCard } from '../cards.js';

/** The 6 means of movement, set by set, the cheapest first: two in each set. */
export const movement: readonly AssetCard[] = /* @__PURE__ */ filledIn<AssetCard>([
  {
    kind: 'asset',
    name: 'Winged Boots',
    source: {
      document: 'published-facts',
      section: 'Assets without a token: name (translated back), cost and bonus',
    },
    text: 'Speed +1.',
    type: 'movement',
    set: 'A',
    cost: 3,
    abilities: [{ always: 'bonus', stat: 'speed', add: 1 }],
  },
  {
    kind: 'asset',
    name: 'Sure-Footed Mule',
    text: 'Maximum hand size +1. Once per turn, you may spend any terrain die as hills.',
    type: 'movement',
    set: 'A',
    cost: 4,
    abilities: [
      { always: 'bonus', stat: 'hand', add: 1 },
      { always: 'die-as', terrain: 'hills' },
    ],
  },
  {
    kind: 'asset',
    name: 'Reed Skiff',
    text: 'Once per turn, you may spend any terrain die as water.',
    type: 'movement',
    set: 'B',
    cost: 2,
    abilities: [{ always: 'die-as', terrain: 'water' }],
  },
  {
    kind: 'asset',
    name: 'Thoroughbred Stallion',
    source: {
      document: 'published-facts',
      section: 'Assets without a token: name (translated back), cost and bonus',
    },
    text: 'Speed +2.',
    type: 'movement',
    set: 'B',
    cost: 7,
    abilities: [{ always: 'bonus', stat: 'speed', add: 2 }],
  },
  {
    kind: 'asset',
    name: "Pilgrim's Wagon",
    text: 'Maximum hand size +1. Night Under Canvas (after you rest): draw 1 skill card.',
    type: 'movement',
    set: 'C',
    cost: 5,
    abilities: [
      { always: 'bonus', stat: 'hand', add: 1 },
      {
        when: 'rested',
        label: 'Night Under Canvas',
        do: [{ do: 'draw-skills', amount: 1 }],
      },
    ],
  },
  {
    kind: 'asset',
    name: 'Half-Tame Griffin',
    text: 'Speed +1. A Short Flight (once per turn; exert): move up to 2 hexes without dice.',
    type: 'movement',
    set: 'C',
    cost: 8,
    abilities: [
      { always: 'bonus', stat: 'speed', add: 1 },
      {
        use: 'turn',
        label: 'A Short Flight',
        cost: { exert: 1 },
        limit: 'turn',
        do: [{ do: 'move', hexes: 2 }],
      },
    ],
  },
]);
