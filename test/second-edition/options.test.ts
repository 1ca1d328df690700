import { describe, expect, it } from 'vitest';
import {
  composeRuleset,
  createGame,
  decision,
  defineModule,
  type GameOptions,
  InvalidContentError,
  InvalidOptionsError,
  type Problem,
  UnknownRulesetError,
} from '../../src/index.js';
import { type ContentPack, riseOfTheDragonLords } from '../../src/second-edition/index.js';
import type { SecondEditionModuleId } from '../../src/second-edition/known-ids.js';

/** Everything that is wrong with these options. */
function problemsOf(
  options: unknown,
  create: (options: GameOptions) => unknown = createGame,
): readonly Problem[] {
  try {
    create(options as GameOptions);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidOptionsError);
    expect(error).toMatchObject({ code: 'invalid-options' });
    return (error as InvalidOptionsError).problems;
  }
  return [];
}
const pathsOf = (options: unknown) => problemsOf(options).map(({ path }) => path);
const heroes = riseOfTheDragonLords.heroes ?? [];

describe('the number of players', () => {
  it('2e.game.players: one to six', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      expect(createGame({ players, seed: 1 }).players).toHaveLength(players);
      const seats = Array.from({ length: players }, () => ({}));
      expect(createGame({ players: seats, seed: 1 }).players).toHaveLength(players);
    }
  });

  it.each([
    0,
    7,
    -1,
    2.5,
    1e21,
    Number.MAX_VALUE,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '3',
    true,
    null,
    undefined,
    {},
    3n,
  ])('2e.game.players: not %s', (players) => {
    expect(problemsOf({ players, seed: 1 })).toEqual([
      { path: 'players', message: expect.stringContaining('1 to 6'), rule: '2e.game.players' },
    ]);
  });

  it('2e.game.players: a list of none, of seven, or of a great many is refused at once', () => {
    for (const players of [[], Array.from({ length: 7 }, () => ({})), new Array(4e9)])
      expect(pathsOf({ players, seed: 1 })).toEqual(['players']);
  });
});

describe('the players', () => {
  it('takes the Heroes that are named, and checks that there are such Heroes', () => {
    expect(createGame({ players: [{ hero: 'mordrog' }], seed: 1 }).players[0]?.hero.card).toBe('mordrog');
    expect(
      pathsOf({
        players: [
          { hero: 'nobody' },
          { hero: 7 },
          { hero: null },
          { hero: '' },
          { hero: 'healing-draught' },
          { hero: '__proto__' },
        ],
        seed: 1,
      }),
    ).toEqual([0, 1, 2, 3, 4, 5].map((at) => `players/${at}/hero`));
    // What would be right is told.
    expect(problemsOf({ players: [{ hero: 'nobody' }], seed: 1 })[0]?.message).toContain('mordrog');
  });

  it('2e.setup.heroes-agreed: nobody plays a Hero that is played already', () => {
    expect(problemsOf({ players: [{ hero: 'mordrog' }, {}, { hero: 'mordrog' }], seed: 1 })).toEqual([
      { path: 'players/2/hero', message: expect.stringContaining('mordrog'), rule: '2e.setup.heroes-agreed' },
    ]);
  });

  it('names every invalid player', () => {
    expect(pathsOf({ players: ['mordrog', {}, null, ['mordrog']], seed: 1 })).toEqual([
      'players/0',
      'players/2',
      'players/3',
    ]);
    // The holes of a list are no players either.
    expect(pathsOf({ players: new Array(2), seed: 1 })).toEqual(['players/0', 'players/1']);
  });

  it('knows nothing but the Hero of a player', () => {
    expect(pathsOf({ players: [{ name: 'Brian', gold: 99 }], seed: 1 })).toEqual([
      'players/0/name',
      'players/0/gold',
    ]);
  });

  it('2e.cards.hero: as many Heroes as players are needed', () => {
    const two: ContentPack = { ...riseOfTheDragonLords, heroes: heroes.slice(0, 2) };
    const { createGame: create } = composeRuleset([], [two]);
    expect(
      create({ players: 2, seed: 1 })
        .players.map((p) => p.hero.card)
        .sort(),
    ).toEqual(
      heroes
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    );
    for (const players of [3, [{}, {}, {}]])
      expect(problemsOf({ players, seed: 1 }, create)).toEqual([
        { path: 'players', message: 'There are only 2 Heroes to play.', rule: '2e.cards.hero' },
      ]);
  });
});

describe('seed and chance', () => {
  it('a seed is a text or a number', () => {
    for (const seed of ['', 'tamalir', 0, -1, 1e300, 0.5])
      expect(createGame({ players: 1, seed }).chance.generator).toHaveLength(4);
    for (const seed of [null, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY, 7n])
      expect(pathsOf({ players: 1, seed })).toEqual(['seed']);
  });

  it('a seeded game needs a seed, and a manual one does not', () => {
    expect(pathsOf({ players: 1 })).toEqual(['seed']);
    expect(pathsOf({ players: 1, chance: 'seeded' })).toEqual(['seed']);
    expect(createGame({ players: 1, chance: 'manual' }).chance).toEqual({
      mode: 'manual',
      generator: null,
      answered: 0,
      trail: 0,
    });
    // A seed that is not needed does no harm, and rolls nothing.
    expect(decision(createGame({ players: 2, chance: 'manual', seed: 1 }))?.actor).toBe('chance');
  });

  it('chance is seeded or manual', () => {
    for (const chance of ['fair', 'Manual', null, 1, {}, ['manual']])
      expect(pathsOf({ players: 1, seed: 1, chance })).toEqual(['chance']);
  });
});

describe('options as a whole', () => {
  it.each([null, undefined, 3, 'three', [], () => 3, [{ players: 3 }]])('%s are no options', (options) => {
    expect(pathsOf(options)).toEqual(['']);
  });

  it('names everything that is wrong at once', () => {
    expect(pathsOf({ players: [{ hero: 'x' }, 1], chance: 'no', colour: 'red' }).sort()).toEqual(
      ['chance', 'colour', 'players/0/hero', 'players/1', 'seed'].sort(),
    );
    expect(() => createGame({ players: 9, chance: 'no' } as never)).toThrow(/players: .*; |chance: .*; /);
  });

  it('takes no word for more than it is: __proto__ and its kin are keys that do not exist', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect(pathsOf(JSON.parse(`{"players":1,"seed":1,"${key}":{"chance":"manual"}}`))).toEqual([key]);
      expect(pathsOf(JSON.parse(`{"players":[{"${key}":{"hero":"mordrog"}}],"seed":1}`))).toEqual([
        `players/0/${key}`,
      ]);
    }
    expect(({} as Record<string, unknown>).chance).toBeUndefined();
  });

  it('cuts a long key short', () => {
    expect(pathsOf({ players: 1, seed: 1, ['x'.repeat(1e6)]: 1 })[0]?.length).toBeLessThan(100);
  });

  it('does not change the options, frozen or not', () => {
    const options: GameOptions = Object.freeze({ players: Object.freeze([Object.freeze({})]), seed: 1 });
    expect(createGame(options).players).toHaveLength(1);
    expect(options).toEqual({ players: [{}], seed: 1 });
  });
});

describe('editions and modules', () => {
  it('an unknown edition is named', () => {
    for (const edition of ['first-edition', '', null, 2])
      expect(() => createGame({ players: 1, seed: 1, edition } as never)).toThrow(UnknownRulesetError);
  });

  it.each(['no-such-module', '', 'second-edition', '__proto__', 'constructor', 'x'.repeat(1e5)])(
    'an unknown module is named: %.20s',
    (module) => {
      createGame({ players: 1, seed: 1 });
      expect(() => createGame({ players: 1, seed: 1, modules: [module as SecondEditionModuleId] })).toThrow(
        UnknownRulesetError,
      );
    },
  );

  it('modules are a list of words', () => {
    for (const modules of ['doom-track', {}, 1, [1], [null]])
      expect(pathsOf({ players: 1, seed: 1, modules })).toEqual(['modules']);
  });

  it('2e.game.variants-optional: no variant is in force that was not chosen', () => {
    expect(createGame({ players: 1, seed: 1 })).toMatchObject({ modules: [], ext: {} });
    expect(createGame({ players: 1, seed: 1, modules: [] }).modules).toEqual([]);
    const variant = defineModule({
      id: 'house-rule',
      title: 'A house rule',
      moduleState: (players) => players * 2,
    });
    const chosen = composeRuleset([variant]).createGame({ players: 3, seed: 1 });
    expect(chosen).toMatchObject({ modules: ['house-rule'], ext: { 'house-rule': 6 } });
    expect(createGame({ players: 3, seed: 1 })).toMatchObject({ modules: [], ext: {} });
  });

  it('a ruleset of your own refuses other editions and modules than its own', () => {
    const variant = defineModule({ id: 'house-rule', title: 'A house rule' });
    const { createGame: create } = composeRuleset([variant]);
    expect(
      create({ players: 1, seed: 1, edition: 'second-edition', modules: ['house-rule'] }).modules,
    ).toEqual(['house-rule']);
    const paths = (more: object) =>
      problemsOf({ players: 1, seed: 1, ...more }, create).map(({ path }) => path);
    expect(paths({ modules: [] })).toEqual(['modules']);
    expect(paths({ modules: ['other'] })).toEqual(['modules']);
    expect(paths({ modules: ['house-rule', 'house-rule'] })).toEqual(['modules']);
    expect(paths({ modules: 'house-rule' })).toEqual(['modules']);
    expect(paths({ edition: 'third-edition' })).toEqual(['edition']);
  });

  it('a module cannot be chosen twice', () => {
    const variant = defineModule({ id: 'house-rule', title: 'A house rule' });
    expect(() => composeRuleset([variant, variant])).toThrow(UnknownRulesetError);
  });

  it('2e.movement.start-tamalir: a board without the town where Heroes begin is refused', () => {
    const { board } = riseOfTheDragonLords;
    if (!board) throw new Error('The bundled content has a board.');
    const lost = { ...board, towns: board.towns.filter(({ id }) => id !== 'tamalir') };
    expect(() => composeRuleset([], [{ ...riseOfTheDragonLords, board: lost }])).toThrow(InvalidContentError);
    expect(() => composeRuleset([], [{ id: 'empty', name: 'Empty' }])).toThrow(InvalidContentError);
  });
});
