import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readVectors,
  runVector,
  runVectors,
  type Vector,
  vocabularyOf,
} from '../../src/conformance/index.js';
import { defineModule } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/third-edition/bundled.js';
import { asserted } from '../asserted.js';

/* Vectors of Third Edition: that they run, that a slip in one is told, and that nothing passes which is otherwise. */

const fighting = {
  id: '3e.combat.alternate/for-the-test',
  title: 'A combat in its second round',
  rules: ['3e.combat.alternate'],
  game: {
    edition: 'third-edition',
    scenario: 'corpse-king',
    players: [{ hero: 'corbin', damage: 2, hand: ['mountaineering'] }, { hero: 'lyssa' }],
    zombies: ['tamalir'],
  },
  given: {
    combat: {
      player: 0,
      enemy: 'razorwing',
      phase: 'act',
      round: 2,
      attacker: { tokens: { 'corbin-1': { face: 1 }, 'corbin-2': { at: 'spent' } } },
      foe: { damage: 1 },
    },
  },
};

const fight = (wanted: object, more: object = {}): Vector =>
  ({ ...fighting, steps: [{ expect: wanted }], ...more }) as unknown as Vector;

const created = (create: object, more: object = {}): Vector =>
  ({
    id: '3e.setup.first-player/for-the-test',
    title: 'A new game',
    rules: ['3e.setup.first-player'],
    create: { edition: 'third-edition', scenario: 'corpse-king', players: 2, ...create },
    steps: [{ expect: { decision: { actor: 'chance' } } }],
    ...more,
  }) as unknown as Vector;

/** Where a vector speaks of nothing: the paths, and what is said there. */
const problemsOf = (vector: Vector): readonly string[] => {
  const verdict = runVector(vector);
  return verdict.status === 'fail'
    ? (verdict.problems ?? []).map(({ path, message }) => `${path}: ${message}`)
    : [];
};
const messageOf = (vector: Vector): string => {
  const verdict = runVector(vector);
  return verdict.status === 'fail' ? verdict.message : verdict.status;
};

it('the position of the tests is one, and can be told in every part of it', () => {
  const right = fight({
    state: {
      '/players/0/hex': { $not: 'tamalir' },
      '/markets/tamalir': [],
      '/zombies': ['tamalir'],
      '/players/0/hand': { $includes: 'mountaineering' },
      '/decks/skills/top': [],
      '/time': { space: 1, act: 1, over: false },
    },
    combat: {
      player: 0,
      enemy: 'razorwing',
      phase: 'act',
      round: 2,
      acting: 'attacker',
      attacker: { controller: 0, tokens: { 'corbin-1': { face: 1, at: 'pool', on: null } } },
      foe: { controller: 1, damage: 1, used: [] },
    },
    decision: { actor: 0, kind: 'combat/act' },
    legal: [{ type: 'combat/surge', card: 'corbin', ability: 'brutal-assault', tokens: [0] }],
    views: [{ player: 1, state: { '/players/0/hand': [''] } }],
    outcome: null,
    perft: [{ depth: 1, nodes: 8 }],
  });
  expect(runVector(right)).toMatchObject({ status: 'pass' });
});

it('an ability that an enemy lends is a choice that can be named (3e.corpse-king.raise-dead)', () => {
  expect(messageOf(fight({ none: [{ type: 'effect/choose', choice: 'cold-bite' }] }))).toBe('pass');
  expect(problemsOf(fight({ none: [{ type: 'effect/choose', choice: 'brutal-assault' }] }))[0]).toContain(
    'choice',
  );
});

describe('a name of nothing is an error of form in every place', () => {
  const last = 'steps/0/expect';
  it.each([
    [
      'rule',
      { noEvents: [{ type: 'combat/began', rule: '3e.combat.rounsd' }] },
      'noEvents/0/rule',
      'register',
    ],
    [
      'card',
      { state: { '/removed': { $excludes: 'mountianeering' } } },
      'state//removed/$excludes',
      '"mountaineering"',
    ],
    [
      'card of the other edition',
      { state: { '/removed': { $excludes: 'soul-burn' } } },
      'state//removed/$excludes',
      'no card',
    ],
    ['kind of action', { none: [{ type: 'combat/dael' }] }, 'none/0/type', '"combat/deal"'],
    ['parameter', { none: [{ type: 'combat/flip', tokne: 0 }] }, 'none/0/tokne', '"token"'],
    ['hex', { none: [{ type: 'move/go', to: 'h9999' }] }, 'none/0/to', 'hex or place'],
    [
      'ability',
      { none: [{ type: 'combat/surge', card: 'corbin', ability: 'brutal-asault' }] },
      'none/0/ability',
      'brutal-assault',
    ],
    ['choice', { none: [{ type: 'effect/choose', choice: 'player-4' }] }, 'none/0/choice', 'choice'],
    ['token chosen', { none: [{ type: 'effect/choose', choice: '40' }] }, 'none/0/choice', 'choice'],
    ['kind of event', { noEvents: [{ type: 'combat/begun' }] }, 'noEvents/0/type', '"combat/began"'],
    ['part of an event', { noEvents: [{ type: 'gold/gained', amuont: 1 }] }, 'noEvents/0/amuont', '"amount"'],
    ['player', { noEvents: [{ type: 'gold/gained', player: 2 }] }, 'noEvents/0/player', '0 to 1'],
    ['kind of decision', { decision: { kind: 'combat/atc' } }, 'decision/kind', '"combat/act"'],
    ['pointer', { state: { '/players/0/glod': { $absent: true } } }, 'state//players/0/glod', '"gold"'],
    ['pointer of the other edition', { state: { '/starting': { $not: 0 } } }, 'state//starting', ''],
    ['city', { state: { '/markets/tamalri': { $absent: true } } }, 'state//markets/tamalri', '"tamalir"'],
    ['deck', { state: { '/discards/skill': { $absent: true } } }, 'state//discards/skill', '"skills"'],
    ['memory', { state: { '/ext/corpse-king': { $absent: true } } }, 'state//ext/corpse-king', ''],
    [
      'used ability',
      { state: { '/players/0/used': { $excludes: 'corbin/bonty-hunter' } } },
      'state//players/0/used/$excludes',
      'corbin/bounty-hunter',
    ],
    [
      'token',
      { combat: { attacker: { tokens: { 'corbin-9': { $absent: true } } } } },
      'combat/attacker/tokens/corbin-9',
      'corbin-1',
    ],
    ['word of a combat', { combat: { challenge: 'razorwing' } }, 'combat/challenge', 'enemy'],
    ['phase', { combat: { phase: 'escape' } }, 'combat/phase', 'retreat'],
    ['end', { outcome: { how: 'margath-in-tamalir' } }, 'outcome/how', ''],
    [
      'thing tossed',
      { decision: { request: { kind: 'toss', things: ['corbin-0'] } } },
      'decision/request/things/0',
      'token',
    ],
  ])('%s', (_, wanted, path, hint) => {
    const problems = problemsOf(fight(wanted));
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain(`${last}/${path}: `);
    expect(problems[0]).toContain(hint);
  });

  it.each([
    ['an edition', { edition: 'thrid-edition' }, 'create/edition', '"third-edition"'],
    ['a scenario', { scenario: 'corpse-kign' }, 'create/scenario', '"corpse-king"'],
  ])('%s', (_, create, path, hint) => {
    const [problem = ''] = problemsOf(created(create));
    expect(problem).toContain(`${path}: `);
    expect(problem).toContain(hint);
  });

  it('what is wrong with a position is said in the words of its own edition', () => {
    const { game, given } = fighting;
    const slip = (more: object) => problemsOf(fight({ outcome: null }, more));
    expect(slip({ game: { ...game, starting: 0 } }).join()).toContain('"starting"');
    expect(slip({ game: { ...game, players: [{ heor: 'corbin' }, {}] } }).join()).toContain('game/players/0');
    expect(slip({ given: { combat: { ...given.combat, hero: 0 } } }).join()).toContain('given/combat');
    expect(slip({ game: { ...game, scenario: 'corpse-kign' } }).join()).toContain('"corpse-king"');
  });
});

describe('whatever a vector expects, it fails where that is otherwise', () => {
  const text = readFileSync(new URL('../../conformance/third-edition/setup.json', import.meta.url), 'utf8');
  // Three that expect something of each sort.
  const vectors = readVectors(JSON.parse(text)).slice(0, 3);

  /** What is otherwise, where "anything but that" would be true of something else. */
  const wrong: readonly (readonly [RegExp, unknown])[] = [
    [/\/probability$/, '1/7'],
    [/illegal\/\d+\/rule$/, '3e.setup.markets'],
    [/(?:illegal\/\d+\/action|none\/\d+)\/card$/, 'lyssa'],
    [/(?:illegal\/\d+\/action|none\/\d+)\/type$/, 'setup/hreo'],
    [/legal\/\d+\/card$/, 'corbin'],
    [/some\/\d+\/action\/choice$/, 'player-3'],
    [/eventCounts\/\d+\/event\/type$/, 'hero/chosen'],
  ];

  /** Other values for the plain ones in an expectation, each by itself: what none of them may pass with. */
  function otherwise(value: unknown, path: string): readonly (readonly [string, unknown])[] {
    if (path.endsWith('/count')) return [[path, (value as number) + 1]];
    const known = wrong.find(([place]) => place.test(path));
    if (known) return [[path, known[1]]];
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
      return [[path, { $not: value }]];
    const change = (key: string, other: unknown): unknown =>
      Array.isArray(value)
        ? value.map((item, at) => (String(at) === key ? other : item))
        : { ...value, [key]: other };
    return Object.entries(value).flatMap(([key, inner]) =>
      otherwise(inner, `${path}/${key}`).map(([at, other]) => [at, change(key, other)] as const),
    );
  }

  it.each(vectors.map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expect(runVector(vector)).toMatchObject({ status: 'pass' });
    const passing: string[] = [];
    let tried = 0;
    for (const [at, step] of (vector.steps ?? []).entries())
      for (const [path, other] of otherwise('expect' in step ? step.expect : {}, `steps/${at}`)) {
        if (!('expect' in step)) continue;
        const steps = (vector.steps ?? []).map((one, n) => (n === at ? { expect: other } : one));
        tried += 1;
        if (messageOf({ ...vector, steps } as Vector) === 'pass') passing.push(path);
      }
    expect(tried).toBeGreaterThan(5);
    expect(passing).toEqual([]);
  });

  it('a combat in another phase, a token that lies otherwise, a view of what is hidden', () => {
    for (const wanted of [
      { combat: { phase: 'retreat' } },
      { combat: { attacker: { tokens: { 'corbin-2': { at: 'pool' } } } } },
      { combat: { acting: 'foe' } },
      { combat: null },
      { views: [{ player: 1, state: { '/players/0/hand': ['mountaineering'] } }] },
      { views: [{ player: 0, state: { '/players/0/hand': [''] } }] },
      { state: { '/zombies': ['forge'] } },
      { perft: [{ depth: 1, nodes: 7 }] },
    ])
      expect(runVector(fight(wanted))).toMatchObject({ status: 'fail', step: 0 });
  });
});

describe('by which rules', () => {
  const refused = (create: object, wanted: object) => created(create, { steps: undefined, refused: wanted });

  it('options and positions that must be refused, are refused for the rule that is named', () => {
    const players = { rule: '3e.game.players', path: 'players' };
    expect(messageOf(refused({ players: 7 }, players))).toBe('pass');
    expect(messageOf(refused({ players: 7 }, { rule: '3e.setup.markets' }))).toBe(
      'It is refused for another reason',
    );
    expect(messageOf(refused({}, {}))).toBe('It should be refused');
    const none = { rule: '3e.game.scenario-governs', path: 'scenario' };
    expect(messageOf(refused({ scenario: undefined }, none))).toBe('pass');
    const dead = { ...fighting.game, players: [{ hero: 'corbin', damage: 99 }, {}] };
    const position = { game: dead, given: undefined, steps: undefined };
    expect(messageOf(fight({}, { ...position, refused: { path: 'game/players/0/damage' } }))).toBe('pass');
    const nowhere = { game: { edition: 'third-edition', players: 2 }, given: undefined, steps: undefined };
    expect(messageOf(fight({}, { ...nowhere, refused: { ...none, path: 'game/scenario' } }))).toBe('pass');
  });

  it('a ruleset of its own edition, or the vector is not applicable', () => {
    const margath = rulesetOf('ascendance-of-margath');
    const both = [created({}), created({ scenario: 'ascendance-of-margath' })].map(
      (vector) => runVector(vector, { ruleset: margath }).status,
    );
    expect(both).toEqual(['not-applicable', 'pass']);
    const second = { ...created({}), create: { players: 2 }, rules: ['2e.turn.whole'] };
    expect(runVector(second, { ruleset: margath })).toMatchObject({
      status: 'not-applicable',
      reason: 'This engine does not have the edition second-edition.',
    });
  });

  it('a scenario of the author’s own goes with the box', () => {
    const walk = defineModule({ id: 'a-walk', title: 'A walk', edition: 'third-edition', ends: {} });
    const vector = created({ scenario: 'a-walk' });
    expect(runVector(vector, { modules: [walk] })).toMatchObject({ status: 'pass' });
    expect(problemsOf(vector)[0]).toContain('There is no scenario "a-walk"');
    expect(runVector({ ...vector, foreign: ['a-walk'] })).toMatchObject({ status: 'not-applicable' });
  });

  it('cards of a vector’s own are in the game, and what is no content is reported', () => {
    const box = rulesetOf('corpse-king').rules.content;
    const id = 'corbin-the-younger';
    const tokens = Object.values(box.tokens).flatMap((token) =>
      typeof token.of === 'object' && token.of.card === 'corbin'
        ? [{ ...token, id: `${token.id}-younger`, of: { card: id } }]
        : [],
    );
    const content = { id: 'more', name: 'More', heroes: [{ ...box.cards.corbin, id }], tokens };
    const steps = [
      { chance: { type: 'chance/pick', choice: 'player-0' } },
      { do: { type: 'setup/hero', card: 'corbin-the-younger' } },
      { expect: { state: { '/players/0/hero': 'corbin-the-younger' } } },
    ];
    expect(messageOf(created({}, { content, steps }))).toBe('pass');
    expect(messageOf(created({}, { steps }))).toBe('This is no vector that can be run');
    expect(messageOf(created({}, { content: { id: 'more', heroes: ['corbin'] } }))).toContain('heroes/0');
  });

  it('a misspelt edition is reported as that and nothing else, and a rule of the other game is none of this vector', () => {
    const { create: _, ...plain } = created({});
    const game = { edition: 'third-editon', scenario: 'corpse-king', players: 2 };
    const misspelt = { ...plain, game } as unknown as Vector;
    expect(problemsOf(misspelt)).toEqual([
      'game/edition: Positions are of second-edition or third-edition, and this is neither. Did you mean "third-edition"?',
    ]);
    expect(problemsOf({ ...created({}), rules: ['2e.turn.whole'] })[0]).toContain(
      'is a rule of the other game',
    );
  });

  it('vectors of both editions stand in one file', () => {
    const second = {
      id: '2e.turn.whole/x',
      title: 'A game',
      rules: ['2e.turn.whole'],
      create: { players: 1 },
    };
    const steps = [{ expect: { outcome: null } }];
    const file = { vectors: [created({}), { ...second, steps }, fight({ outcome: null })] };
    expect(runVectors(file).map(({ status }) => status)).toEqual(['pass', 'pass', 'pass']);
  });
});

describe('the words of a scenario', () => {
  const words = vocabularyOf(rulesetOf('corpse-king'));

  it('are those of the edition, with its own', () => {
    expect(words.actions).toHaveProperty(['zombie/kill']);
    expect(words.how).toHaveProperty(['vorakesh-stands']);
    expect(vocabularyOf(rulesetOf('ascendance-of-margath')).actions).not.toHaveProperty(['zombie/kill']);
  });

  it('say what each event means, and what it tells', () => {
    for (const [type, { meaning, details }] of Object.entries(words.events)) {
      expect(meaning, type).toMatch(/\.$/);
      for (const [name, told] of Object.entries(details))
        expect(told.meaning, `${type}/${name}`).not.toBe('');
    }
    asserted(240);
  });
});
