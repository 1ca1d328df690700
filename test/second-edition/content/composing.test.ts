import { describe, expect, it } from 'vitest';
import { InvalidContentError } from '../../../src/kernel/errors.js';
import {
  assertContent,
  type ContentPack,
  compileContent,
  composeRuleset,
  movementDice,
  riseOfTheDragonLords,
  type SecondEditionModule,
} from '../../../src/second-edition/index.js';
import { ally, good, hero, item } from './tiny-pack.js';

/* Composing looks at the shape of every pack: what is none is refused with its place, and nothing breaks. */

const compose = (pack: unknown) => () =>
  composeRuleset([], [riseOfTheDragonLords, pack as ContentPack]).createGame({ players: 1, seed: 1 });

const problemsOf = (run: () => unknown): InvalidContentError['problems'] => {
  try {
    run();
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
  return [];
};

const cycle: Record<string, unknown> = { id: 'a', name: 'A' };
cycle.market = [cycle];
let deep: unknown = 0;
for (let level = 0; level < 50_000; level++) deep = [deep];

const junk: readonly (readonly [what: string, pack: unknown, path: string])[] = [
  ['nothing', null, 'packs/1'],
  ['a number', 5, 'packs/1'],
  ['no id', { name: 'A' }, 'packs/1/id'],
  ['a cycle', cycle, 'packs/1/market/0'],
  ['a list of no end', Object.freeze({ id: 'a', name: 'A', market: deep }), 'packs/1/market'],
  ['cards that are no list', { ...good, market: {} }, 'packs/1/market'],
  ['a card that is none', { ...good, market: [null] }, 'packs/1/market/0'],
  ['a card of the wrong list', { ...good, market: [hero] }, 'packs/1/market/0/kind'],
  ['an Ally without Life', { ...good, market: [{ ...ally, life: undefined }] }, 'packs/1/market/0/life'],
  [
    'an Ally that equips as nothing',
    { ...good, market: [{ ...ally, equips: { use: 'always' } }] },
    'packs/1/market/0/equips',
  ],
  [
    'an Ally that equips with an ability of no sort',
    { ...good, market: [{ ...ally, equips: { use: 'always', abilities: [{ label: 'A' }] } }] },
    'packs/1/market/0/equips/abilities/0/use',
  ],
  [
    'an Item without abilities',
    { ...good, market: [{ ...item, abilities: 3 }] },
    'packs/1/market/0/abilities',
  ],
  [
    'an ability of no sort',
    { ...good, market: [{ ...item, abilities: [{ label: 'A' }] }] },
    'packs/1/market/0/abilities/0/use',
  ],
  [
    'an ability without an id',
    { ...good, market: [{ ...item, abilities: [{ ...item.abilities[0], id: undefined }] }] },
    'packs/1/market/0/abilities/0/id',
  ],
  [
    'two abilities of one id',
    { ...good, market: [{ ...item, abilities: [item.abilities[0], item.abilities[0]] }] },
    'packs/1/market/0/abilities/1/id',
  ],
  ['a board without spaces', { ...good, board: { name: 'B', towns: [] } }, 'packs/1/board/spaces'],
  [
    'a space that is nowhere',
    { ...good, board: { name: 'B', towns: [], spaces: [{ id: 'here' }] } },
    'packs/1/board/spaces/0/id',
  ],
  ['counters that are no numbers', { ...good, counters: { green: 'x' } }, 'packs/1/counters'],
];

describe('composing', () => {
  it.each(junk)('refuses %s', (_what, pack, path) => {
    const problems = problemsOf(compose(pack));
    expect(problems[0]?.path.startsWith(path), problems[0]?.path).toBe(true);
  });

  it('names the card', () =>
    expect(problemsOf(compose({ ...good, market: [{ ...ally, cost: 'much' }] }))[0]?.message).toContain(
      'bo: ',
    ));

  it('refuses packs that are no list, and compiles nothing else either', () => {
    for (const packs of [5, 'packs', [undefined]]) {
      expect(() => composeRuleset([], packs as unknown as ContentPack[])).toThrow(InvalidContentError);
      expect(() => compileContent(packs as unknown as ContentPack[], movementDice, 'tamalir')).toThrow(
        InvalidContentError,
      );
    }
  });

  it.each([[null], [5], ['pack'], [{ id: 'x' }], [{ ...good, heroes: 'many' }]])(
    'names the module whose content is invalid: %j',
    (content) => {
      const module = { id: 'house', title: 'House', content } as unknown as SecondEditionModule;
      const problems = problemsOf(() => composeRuleset([module]));
      expect(problems[0]?.path).toMatch(/^modules\/house\/content/);
    },
  );

  it('takes no notice of what is changed in a pack afterwards', () => {
    const pack = JSON.parse(JSON.stringify(good));
    const { rules } = composeRuleset([], [riseOfTheDragonLords, pack]);
    pack.heroes[0].life = 99;
    expect(rules.content.cards.ana).toMatchObject({ life: 4 });
  });
});

describe('$schema', () => {
  it('may stand in a pack, and changes no fingerprint', () => {
    const linked = assertContent({ $schema: './content.schema.json', ...good });
    const print = (pack: ContentPack) =>
      composeRuleset([], [riseOfTheDragonLords, pack]).rules.content.fingerprint;
    expect(print(linked)).toBe(print(assertContent(good)));
  });
});
