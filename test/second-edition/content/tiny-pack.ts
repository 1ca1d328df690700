import { expect } from 'vitest';
import type { Problem } from '../../../src/kernel/errors.js';
import { checkContent } from '../../../src/second-edition/content/check.js';
import type { KnownContent } from '../../../src/second-edition/content/check-known.js';

const source = 'original';
export const fighter = { value: 3, damage: 2 };
const character = { life: 4, stamina: 4, mind: fighter, body: fighter, spirit: fighter };

export const hero = {
  kind: 'hero',
  id: 'ana',
  name: 'Ana',
  source,
  ...character,
  skills: { swim: 2 },
  abilities: [
    {
      use: 'before-roll',
      id: 'try-hard',
      label: 'Try hard',
      cost: { exhaustion: 1 },
      do: [{ do: 'succeed' }],
    },
  ],
};
export const item = {
  kind: 'item',
  id: 'shield',
  name: 'Shield',
  source,
  cost: 3,
  class: 'armor',
  type: 'shield',
  use: 'activate',
  abilities: [{ use: 'harm', id: 'block', label: 'Block', do: [{ do: 'cancel', amount: 1 }] }],
};
export const ring = {
  ...item,
  id: 'ring',
  class: 'artifact',
  type: 'ring',
  use: 'always',
  abilities: [{ always: [{ stat: 'mind', add: { count: 'your-allies', plus: 1 } }] }],
};
export const ally = { kind: 'ally', id: 'bo', name: 'Bo', source, cost: 5, ...character };
export const challenge = {
  kind: 'challenge',
  id: 'rat',
  name: 'Rat',
  source: { document: 'rulebook-2e', section: 'Combat' },
  color: 'green',
  life: 2,
  mind: fighter,
  body: fighter,
  spirit: fighter,
  reward: [{ do: 'gain-gold', amount: 2 }, { do: 'take-card' }],
  becomes: { as: 'kept' },
};
export const event = {
  kind: 'event',
  id: 'fog',
  name: 'Fog',
  source,
  color: 'blue',
  number: 2,
  abilities: [{ on: 'enters', do: [{ do: 'replenish', colors: ['green'] }] }],
};
export const encounter = {
  kind: 'encounter',
  id: 'ferry',
  name: 'Ferry',
  source,
  color: 'yellow',
  effects: [
    {
      do: 'test',
      attribute: 'body',
      skill: 'swim',
      target: 14,
      success: [{ do: 'stay-open' }],
      failure: [
        { do: 'wounds', to: 'you', amount: 1 },
        { do: 'teleport', to: 'town:forge' },
      ],
    },
    {
      do: 'choose',
      options: [
        { id: 'go', label: 'Go', if: { space: ['town', 'h0714'], any: [{ doubles: true }] }, do: [] },
      ],
    },
    { do: 'face', card: 'rat' },
  ],
  abilities: [
    { on: 'turn-start', if: { progress: { atMost: 2 } }, do: [{ do: 'progress', add: 1 }] },
    { on: 'turn-end', if: { progress: { atLeast: 3 } }, do: [{ do: 'finish' }] },
  ],
};
/** A pack with a card of each kind, in which nothing is wrong. */
export const good = {
  id: 'tiny',
  name: 'Tiny',
  heroes: [hero],
  adventures: [challenge, event, encounter],
  market: [ally, item, ring],
};

export const inPack = (list: string, card: unknown) => ({ id: 'tiny', name: 'Tiny', [list]: [card] });
export const inMarket = (changed: object) => inPack('market', { ...item, ...changed });
export const inItem = (...effects: unknown[]) =>
  inMarket({ abilities: [{ use: 'any', id: 'go', label: 'Go', do: effects }] });
export const inHero = (...abilities: unknown[]) => inPack('heroes', { ...hero, abilities });
export const inEncounter = (...effects: unknown[]) => inPack('adventures', { ...encounter, effects });
/** The problem of a pack that has exactly one. */
export const only = (pack: unknown, known?: KnownContent): Problem => {
  const problems = checkContent(pack, known);
  expect(problems).toHaveLength(1);
  return problems[0] as Problem;
};

/** An effect that depends on a condition. */
export const when = (condition: unknown, ...then: unknown[]) => ({ do: 'when', if: condition, then });

/** A foe that has these abilities. */
export const foe = (...abilities: unknown[]) => ({
  name: 'X',
  life: 3,
  mind: fighter,
  body: fighter,
  spirit: fighter,
  abilities,
});

/** What is wrong, a pack in which it is, and where and with which words it is said. */
export type BadPack = readonly [what: string, pack: unknown, path: string, words: string];

/** A pack must have one problem only, at this place and with these words. */
export function expectProblem(pack: unknown, path: string, words: string, known?: KnownContent): void {
  const problem = only(pack, known);
  expect(problem.path).toBe(path);
  expect(problem.message).toContain(words);
}
