import type { ContentPack } from '../../../src/third-edition/content/pack.js';

/* A pack of which everything is right, and ways to spoil it. */

const common = (id: string) => ({ id, name: id, source: 'original' }) as const;

export const hero = {
  kind: 'hero',
  ...common('ana'),
  speed: 3,
  health: 9,
  hand: 3,
  body: 3,
  mind: 2,
  spirit: 2,
  gold: 3,
  start: 'town',
  setup: [{ do: 'gain-gold', amount: 1 }],
  abilities: [
    { use: 'turn', id: 'trade', label: 'Trade', limit: 'turn', do: [{ do: 'gain-gold', amount: 1 }] },
    { when: 'rested', id: 'think', label: 'Think', do: [{ do: 'draw-skills', amount: 1 }] },
  ],
} as const;
export const asset = {
  kind: 'asset',
  ...common('long-bow'),
  type: 'weapon',
  set: 'A',
  cost: 4,
  token: 'long-bow-1',
  abilities: [
    {
      use: 'surge',
      surge: 'X',
      id: 'aim',
      label: 'Aim',
      do: [{ do: 'deal', damage: 'physical', amount: { count: 'x', plus: 1 } }],
    },
  ],
} as const;
export const goods = {
  kind: 'asset',
  ...common('wool'),
  type: 'goods',
  set: 'B',
  cost: 2,
  trade: { value: 4, at: { kinds: ['shrine'] }, actions: 1 },
} as const;
export const skill = {
  kind: 'skill',
  ...common('quick-feet'),
  type: 'body',
  set: 'force-of-nature',
  cost: { combat: 1 },
  success: true,
  abilities: [{ always: 'bonus', stat: 'speed', add: 1 }],
} as const;
export const enemy = {
  kind: 'enemy',
  ...common('hornet'),
  deck: 'combat',
  traits: ['Beast'],
  health: 3,
  abilities: [
    { use: 'surge', surge: 1, id: 'sting', label: 'Sting', do: [{ do: 'deal', damage: 'enemy', amount: 1 }] },
  ],
  rewards: [{ id: 'gold', label: 'Gold', do: [{ do: 'gain-gold', amount: 2 }] }],
} as const;
export const quest = {
  kind: 'quest',
  ...common('old-well'),
  deck: 'exploration',
  at: { regions: ['blackwing-swamp'] },
  actions: 1,
  outcomes: [{ id: 'water', label: 'Water', requires: ['water'], do: [{ do: 'gain-gold', amount: 3 }] }],
} as const;
export const event = {
  kind: 'event',
  ...common('wedding'),
  deck: 'social',
  options: [
    {
      id: 'dance',
      label: 'Dance',
      do: [
        {
          do: 'test',
          attribute: 'spirit',
          pass: [{ do: 'gain-gold', amount: { count: 'successes' } }],
          fail: [{ do: 'become-delayed' }],
        },
      ],
    },
    { id: 'leave', label: 'Leave', cost: { gold: 1 }, do: [{ do: 'keep-as-trophy' }] },
  ],
} as const;
export const story = {
  kind: 'story',
  ...common('the-graves'),
  scenario: 'corpse-king',
  do: [{ do: 'place-zombies', amount: 1, at: { kinds: ['town'] } }],
} as const;
export const villain = {
  kind: 'villain',
  ...common('vorakesh'),
  scenario: 'corpse-king',
  traits: ['Undead'],
  health: 9,
  healthPlus: { count: 'zombies', and: { count: 'story', times: -1 } },
  healthFloor: 5,
  abilities: [{ use: 'combat-action', id: 'hit', label: 'Hit', limit: 'round', do: [{ do: 'act-again' }] }],
  spawns: { regions: ['blackwing-swamp'] },
} as const;

const faces = [
  { symbol: 'physical', count: 2 },
  { symbol: 'surge', gold: true },
] as const;
const tokens = [
  { id: 'long-bow-1', of: 'asset', faces },
  { id: 'ana-1', of: { card: 'ana' }, faces },
  { id: 'ana-2', of: { card: 'ana' }, faces },
  { id: 'ana-3', of: { card: 'ana' }, faces },
] as const;

/** A pack with a card of each kind, for which the board of the box is known. */
export const good = {
  id: 'tiny',
  name: 'Tiny',
  tokens,
  heroes: [hero],
  assets: [asset, goods],
  skills: [skill],
  adventures: [enemy, quest, event],
  stories: [story],
  villains: [villain],
} as const satisfies ContentPack;

type List = 'heroes' | 'assets' | 'skills' | 'adventures' | 'stories' | 'villains' | 'tokens';

/** The good pack with one of its cards changed. */
export const changed = (list: List, at: number, change: object): unknown => ({
  ...good,
  [list]: (good[list] as readonly object[]).map((card, nth) => (nth === at ? { ...card, ...change } : card)),
});
/** The good pack with one more of a list. */
export const more = (list: List, item: unknown): unknown => ({ ...good, [list]: [...good[list], item] });
/** The good pack in which the event has its hero do this. */
export const inEvent = (...effects: unknown[]): unknown =>
  changed('adventures', 2, { options: [{ id: 'dance', label: 'Dance', do: effects }, event.options[1]] });
/** The good pack in which the skill has this ability. */
export const inSkill = (ability: unknown): unknown => changed('skills', 0, { abilities: [ability] });
