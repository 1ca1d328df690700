import { describe, expect, it, vi } from 'vitest';
import { readVectors, runVector, type Vector } from '../../src/conformance/index.js';
import { difference, matches } from '../../src/conformance/match.js';
import { InvalidVectorError, type RuleId } from '../../src/index.js';
import { Game } from '../../src/kernel/index.js';

/** A failed escape, with what is expected left to the test. */
const escaping = (expected: object, more: object = {}): Vector => {
  const [vector] = readVectors({
    id: '2e.escape.fail/for-the-test',
    title: 'A failed escape',
    rules: ['2e.escape.fail'],
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
    steps: [
      { do: { type: 'combat/escape' } },
      { chance: { type: 'chance/roll', dice: [1, 2] } },
      { expect: expected },
    ],
    ...more,
  });
  if (!vector) throw new Error('no vector');
  return vector;
};

const messageOf = (vector: Vector): string => {
  const verdict = runVector(vector);
  return verdict.status === 'fail' ? verdict.message : verdict.status;
};

describe('a vector passes if everything is as it expects, and fails with the difference if anything is not', () => {
  const attack = { type: 'combat/attack', by: 'varikas-the-dead' };
  it.each([
    ['state', { '/players/0/hero/wounds': 1 }, { '/players/0/hero/wounds': 2 }],
    ['state', { '/track/6': { $absent: true } }, { '/players/0/gold': { $absent: true } }],
    ['state', { '/players/0/gold': { $any: [1, 3] } }, { '/players/0/gold': { $any: [1, 2] } }],
    ['values', { '/players/0/hero/life': 5, '/enemy/target/melee': 11 }, { '/players/0/hero/life': 6 }],
    ['values', { '/players/0/hero/woundsLeft': 4, '/roll': null }, { '/players/0/hero/woundsLeft': 5 }],
    ['decision', { actor: 0, kind: 'combat/escape' }, { actor: 1 }],
    ['decision', { rule: { $not: '2e.turn.steps' } }, null],
    ['legal', [{ type: 'combat/stand' }], [{ type: 'combat/attack' }]],
    ['only', [{ type: 'combat/stand' }, { type: 'combat/escape' }], [{ type: 'combat/stand' }]],
    ['none', [{ type: 'combat/attack' }], [{ type: 'combat/stand' }]],
    ['illegal', [{ action: attack, rule: '2e.combat.phases' }], [{ action: attack, rule: '2e.escape.fail' }]],
    [
      'illegal',
      [{ action: attack, rule: ['2e.escape.fail', '2e.combat.phases'] }],
      [{ action: attack, rule: ['2e.escape.fail', '2e.turn.steps'] }],
    ],
    ['illegal', [{ action: 'nonsense', nonsense: true }], [{ action: { type: 'combat/stand' } }]],
    [
      'combat',
      { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape', round: 1, wounds: 0 },
      { phase: 'ranged' },
    ],
    ['combat', { from: 'deck', attacked: [], activated: [] }, null],
    [
      'eventCounts',
      [
        { event: { type: 'wounds/taken' }, count: 1 },
        { event: { type: 'hero/escaped' }, count: 0 },
      ],
      [{ event: { type: 'wounds/taken' }, count: 2 }],
    ],
    [
      'events',
      [{ type: 'dice/rolled' }, { type: 'wounds/taken', amount: 1 }],
      [{ type: 'wounds/taken' }, { type: 'dice/rolled' }],
    ],
    ['noEvents', [{ type: 'hero/escaped' }], [{ type: 'wounds/taken' }]],
    ['outcome', null, { winners: [0] }],
    [
      'views',
      [{ player: 1, state: { '/players/0/hero/wounds': 1 } }],
      [{ player: 1, state: { '/turn': 9 } }],
    ],
    ['perft', [{ depth: 1, nodes: 2 }], [{ depth: 1, nodes: 3 }]],
  ])('%s', (part, right, wrong) => {
    expect(messageOf(escaping({ [part]: right }))).toBe('pass');
    expect(runVector(escaping({ [part]: wrong }))).toMatchObject({ status: 'fail', step: 2 });
  });

  it('chances, with exact fractions', () => {
    const chances = (probability: string) =>
      escaping(
        {},
        {
          steps: [
            { do: { type: 'combat/escape' } },
            {
              expect: {
                chances: {
                  count: 55,
                  some: [{ action: { type: 'chance/roll', dice: [1, 2] }, probability }],
                },
              },
            },
          ],
        },
      );
    expect(messageOf(chances('2/100'))).toBe('pass');
    expect(messageOf(chances('1/100'))).toBe('This answer of chance has another probability');
  });

  it('events are counted from the last expectation', () => {
    const twice = escaping(
      {},
      {
        steps: [
          { do: { type: 'combat/escape' } },
          { chance: { type: 'chance/roll', dice: [1, 2] } },
          { expect: { events: [{ type: 'wounds/taken' }] } },
          { expect: { events: [{ type: 'wounds/taken' }] } },
        ],
      },
    );
    expect(runVector(twice)).toMatchObject({ status: 'fail', step: 3 });
  });
});

describe('what cannot be played', () => {
  it('a refused action names the step and lists what is legal', () => {
    const steps = [{ do: { type: 'combat/attack', by: 'varikas-the-dead' } }, { expect: { outcome: null } }];
    expect(runVector(escaping({}, { steps }))).toMatchObject({
      status: 'fail',
      step: 0,
      actual: [{ type: 'combat/escape' }, { type: 'combat/stand' }],
    });
  });

  it('a failure tells what the game waits for, unless nothing was begun', () => {
    expect(runVector(escaping({ outcome: { winners: [0] } }))).toMatchObject({
      status: 'fail',
      waiting: { actor: 0, kind: 'combat/escape' },
    });
    const nowhere = escaping({ outcome: null }, { game: { players: [{ hero: 'nobody' }] } });
    expect(runVector(nowhere)).not.toHaveProperty('waiting');
  });

  it('an event without a rule fails whatever the vector is about', () => {
    const silent = vi.spyOn(Game.prototype, 'cited').mockReturnValue('' as RuleId);
    expect(runVector(escaping({ outcome: null }))).toMatchObject({
      status: 'fail',
      message: 'This event cites no rule',
    });
    silent.mockRestore();
    expect(runVector(escaping({ outcome: null }))).toMatchObject({ status: 'pass' });
  });

  it('a player does not answer for chance, nor chance for a player', () => {
    const chance = { type: 'chance/roll', dice: [1, 2] };
    expect(messageOf(escaping({}, { steps: [{ chance }, { expect: { outcome: null } }] }))).toContain(
      'Player 0 is asked',
    );
    const asDeed = [{ do: { type: 'combat/escape' } }, { do: chance }, { expect: { outcome: null } }];
    expect(messageOf(escaping({}, { steps: asDeed }))).toContain('Chance is asked');
  });

  it('an edition or a module that is not there is not applicable', () => {
    const of = (create: object, more: object = {}) =>
      runVector(
        escaping(
          {},
          {
            game: undefined,
            given: undefined,
            create,
            steps: [{ expect: { outcome: null } }],
            ...more,
          },
        ),
      );
    // There is such an edition, though not here.
    expect(of({ players: 2, edition: 'first-edition' })).toMatchObject({ status: 'not-applicable' });
    // Of any other the vector itself says that it is somebody's own.
    const chess = { players: 2, edition: 'chess', modules: ['of-a-stranger'] };
    expect(of(chess, { foreign: ['chess', 'of-a-stranger'] })).toMatchObject({
      status: 'not-applicable',
      reason: 'This engine does not have the edition chess, nor the module of-a-stranger.',
    });
    expect(() => of(chess, { foreign: ['chess'] })).toThrow('There is no module "of-a-stranger"');
    expect(() => of({ players: 2 }, { foreign: ['of-a-stranger'] })).toThrow('foreign/0');
    expect(of({ players: 2 })).toMatchObject({ status: 'pass' });
  });

  it('a position that must be refused, is refused for the rule that is named', () => {
    const seven = (refused: object) =>
      escaping({}, { game: undefined, given: undefined, create: { players: 7 }, steps: undefined, refused });
    expect(messageOf(seven({ rule: '2e.game.players', path: 'players' }))).toBe('pass');
    expect(messageOf(seven({ rule: ['2e.turn.steps', '2e.game.players'] }))).toBe('pass');
    for (const rule of ['2e.turn.steps', ['2e.turn.steps', '2e.turn.whole']])
      expect(messageOf(seven({ rule }))).toBe('It is refused for another reason');
    expect(messageOf(escaping({}, { steps: undefined, refused: {} }))).toBe('It should be refused');
  });

  it('modules that cannot be in force together are refused where they are named', () => {
    const modules = ['longer-game', 'shorter-game'];
    const rule = '2e.longer.purpose';
    const none = { given: undefined, steps: undefined };
    const create = escaping(
      {},
      { ...none, game: undefined, create: { players: 2, modules }, refused: { rule, path: 'modules' } },
    );
    expect(messageOf(create)).toBe('pass');
    const game = escaping(
      {},
      { ...none, game: { players: 2, modules }, refused: { rule, path: 'game/modules' } },
    );
    expect(messageOf(game)).toBe('pass');
  });

  it.each(['doom-track', null, [7]])('modules that are no list of ids are refused as such: %j', (modules) => {
    const create = { players: 2, modules };
    const vector = (more: object) =>
      escaping({}, { game: undefined, given: undefined, create, steps: undefined, ...more });
    expect(messageOf(vector({ refused: { path: 'modules' } }))).toBe('pass');
    const expected = vector({ steps: [{ expect: { outcome: null } }] });
    expect(messageOf(expected)).toContain('Modules are a list of module ids.');
  });

  it('a vector may bring cards of its own', () => {
    const content = {
      id: 'tiny',
      name: 'Tiny',
      market: [
        {
          id: 'tiny-lantern',
          name: 'Tiny Lantern',
          kind: 'item',
          source: 'original',
          cost: 1,
          class: 'artifact',
          type: 'lantern',
          use: 'always',
          abilities: [],
        },
      ],
    };
    const own = escaping({ state: { '/decks/market/pool': { $includes: 'tiny-lantern' } } }, { content });
    expect(messageOf(own)).toBe('pass');
  });

  it('invalid cards of its own are refused, and a vector may say at which place', () => {
    const content = { id: 'tiny', name: 'Tiny', heroes: [{ id: 'tiny-hero' }] };
    const of = (path: string) => escaping({}, { content, steps: undefined, refused: { path } });
    expect(messageOf(of('heroes/0/kind'))).toBe('pass');
    expect(messageOf(of('heroes/0/id'))).toBe('It is refused for another reason');
  });
});

describe('files that are no vectors say what is wrong, and where', () => {
  const good = { id: '2e.turn.steps/x', title: 'x', rules: ['2e.turn.steps'], create: { players: 1 } };
  const steps = [{ expect: { outcome: null } }];
  it.each([
    ['nothing', null, ''],
    ['an empty list', { vectors: [] }, 'vectors'],
    ['no position', { ...good, create: undefined, steps }, ''],
    ['two positions', { ...good, game: { players: 1 }, steps }, ''],
    ['neither steps nor refused', good, ''],
    ['no expectation at the end', { ...good, steps: [...steps, { do: { type: 'x' } }] }, 'steps'],
    ['a rule that is not there', { ...good, steps, rules: ['2e.turn.stepz'] }, 'rules/0'],
    ['an expectation of nothing', { ...good, steps: [{ expect: {} }] }, 'steps/0/expect'],
    [
      'values of a state, and none is named',
      { ...good, steps: [{ expect: { state: {}, outcome: null } }] },
      'steps/0/expect/state',
    ],
    [
      'refusals, and none is named',
      { ...good, steps: [{ expect: { only: [], illegal: [] } }] },
      'steps/0/expect/illegal',
    ],
    [
      'answers of chance, and none is named',
      { ...good, steps: [{ expect: { chances: { count: 1, some: [] } } }] },
      'steps/0/expect/chances/some',
    ],
    [
      'a view of which nothing is named',
      { ...good, steps: [{ expect: { views: [{ player: 0, state: {} }] } }] },
      'steps/0/expect/views/0/state',
    ],
    ['a word nobody knows', { ...good, steps: [{ expect: { stat: {} } }] }, 'steps/0/expect'],
    [
      'the same id twice',
      {
        vectors: [
          { ...good, steps },
          { ...good, steps },
        ],
      },
      'vectors/1/id',
    ],
  ])('%s', (_what, value, path) => {
    let problems: readonly { path: string }[] = [];
    try {
      readVectors(JSON.parse(JSON.stringify(value)));
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidVectorError);
      problems = (error as InvalidVectorError).problems;
    }
    expect(problems.map((problem) => problem.path)).toContain(path);
  });

  const problemsOf = (value: object): readonly string[] => {
    try {
      readVectors(JSON.parse(JSON.stringify(value)));
      return [];
    } catch (error) {
      return (error as InvalidVectorError).problems.map(({ path, message }) => `${path}: ${message}`);
    }
  };

  it('and what would be right, once for each mistake', () => {
    const counters = {
      ...good,
      create: undefined,
      game: { players: 1, counters: { h0105: 'green' } },
      steps,
    };
    expect(problemsOf(counters)).toEqual(['game/counters/h0105: a list of colors such as ["green"]']);
    const chances = (some: unknown) => ({ ...good, steps: [{ expect: { chances: { some } } }] });
    expect(problemsOf(chances({ 'chance/roll': '1/100' }))).toEqual([
      'steps/0/expect/chances/some: a list of answers and how likely they are: { "action", "probability" }',
    ]);
    expect(problemsOf(chances([{ action: { dice: [1, 1] }, probability: 0.01 }]))).toEqual([
      'steps/0/expect/chances/some/0/probability: a fraction in quotes, such as "3/100"',
    ]);
    expect(problemsOf({ ...good, steps: [{ say: {} }] })[0]).toContain('a step has one key');
  });
});

describe('how values are compared', () => {
  it('exactly in states: a key too many is a difference; in part elsewhere', () => {
    expect(matches({ a: 1 }, { a: 1, b: 2 }, true)).toBe(true);
    expect(difference({ a: 1 }, { a: 1, b: 2 }, false, '/x')).toMatchObject({ path: '/x' });
    expect(difference({ a: { 'b/c': 1 } }, { a: { 'b/c': 2 } }, true, '')).toEqual({
      path: '/a/b~1c',
      expected: 1,
      actual: 2,
    });
  });

  it('lists item by item, in their order', () => {
    expect(matches([1, 2], [2, 1], true)).toBe(false);
    expect(matches([1], [1, 2], true)).toBe(false);
  });

  it.each([
    [{ $length: 2 }, [1, 2], [1]],
    [{ $length: 2 }, 'ab', 7],
    [{ $length: 1 }, { a: 1 }, {}],
    [{ $includes: { a: 1 } }, [{ a: 1, b: 2 }], [{ a: 2 }]],
    [{ $excludes: 1 }, [2], [1]],
    [{ $excludes: 1 }, [], 'no list'],
    [{ $all: [{ $includes: 1 }, { $includes: 2 }] }, [2, 1], [1, 3]],
    [{ $all: [{ $includes: 1 }, { $length: 2 }] }, [1, 1], [1]],
    [{ $any: [1, { $absent: true }] }, undefined, 2],
    [{ $not: 1 }, 2, 1],
    [{ $absent: true }, undefined, null],
  ])('%j', (expected, right, wrong) => {
    expect(matches(expected, right, false)).toBe(true);
    expect(matches(expected, wrong, false)).toBe(false);
  });
});
