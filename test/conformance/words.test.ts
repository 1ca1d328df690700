import { describe, expect, it } from 'vitest';
import { runVector, runVectors, type Vector } from '../../src/conformance/index.js';

/* Vectors that speak of what does not exist: none of them may pass, whatever it says of it. */

const escaping = {
  id: '2e.escape.fail/for-the-test',
  title: 'A failed escape',
  rules: ['2e.escape.fail'],
  game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
};

const expecting = (wanted: object, more: object = {}): Vector =>
  ({
    ...escaping,
    steps: [
      { do: { type: 'combat/escape' } },
      { chance: { type: 'chance/roll', dice: [1, 2] } },
      { expect: wanted },
    ],
    ...more,
  }) as unknown as Vector;

/** Where a vector speaks of nothing: the paths, and what is said there. */
const problemsOf = (vector: Vector): readonly string[] => {
  const verdict = runVector(vector);
  return verdict.status === 'fail'
    ? (verdict.problems ?? []).map(({ path, message }) => `${path}: ${message}`)
    : [];
};

describe('a name of nothing is an error of form in every place', () => {
  const last = 'steps/2/expect';
  const action = (more: object) => ({ type: 'ability/use', card: 'varikas-the-dead', ...more });
  it.each([
    ['event', { noEvents: [{ type: 'wound/taken' }] }, `${last}/noEvents/0/type`, '"wounds/taken"'],
    [
      'event that is not',
      { noEvents: [{ type: { $not: 'wound/taken' } }] },
      `${last}/noEvents/0/type/$not`,
      '',
    ],
    [
      'counted event',
      { eventCounts: [{ event: { type: 'x/y' }, count: 0 }] },
      `${last}/eventCounts/0/event/type`,
      '',
    ],
    [
      'part of an event',
      { noEvents: [{ type: 'wounds/taken', amuont: 1 }] },
      `${last}/noEvents/0/amuont`,
      '"amount"',
    ],
    ['part of any event', { noEvents: [{ amuont: 1 }] }, `${last}/noEvents/0/amuont`, '"amount"'],
    [
      'card in an event',
      { noEvents: [{ type: 'card/taken', card: 'soul-brun' }] },
      `${last}/noEvents/0/card`,
      '"soul-burn"',
    ],
    [
      'player in an event',
      { noEvents: [{ type: 'wounds/taken', player: 2 }] },
      `${last}/noEvents/0/player`,
      '0 to 1',
    ],
    [
      'rule in an event',
      { noEvents: [{ type: 'wounds/taken', rule: '2e.escape.fial' }] },
      `${last}/noEvents/0/rule`,
      '',
    ],
    [
      'type of value',
      { noEvents: [{ type: 'wounds/taken', amount: '1' }] },
      `${last}/noEvents/0/amount`,
      'whole number',
    ],
    ['action', { none: [{ type: 'combat/escpae' }] }, `${last}/none/0/type`, '"combat/escape"'],
    ['action of a module', { none: [{ type: 'doom/place' }] }, `${last}/none/0/type`, ''],
    ['parameter', { none: [{ type: 'combat/escape', by: 'mordrog' }] }, `${last}/none/0/by`, ''],
    ['space', { none: [{ type: 'move/adjacent', to: 'h9999' }] }, `${last}/none/0/to`, ''],
    ['word', { none: [{ type: 'market/heal', what: 'wounds' }] }, `${last}/none/0/what`, 'wound, exhaustion'],
    [
      'ability',
      { illegal: [{ action: action({ ability: 'strike' }) }] },
      `${last}/illegal/0/action/ability`,
      'strike-with-magic-first',
    ],
    [
      'needed parameter',
      { illegal: [{ action: { type: 'combat/attack' } }] },
      `${last}/illegal/0/action`,
      'nonsense',
    ],
    ['action at all', { illegal: [{ action: 'escape!' }] }, `${last}/illegal/0/action`, 'nonsense'],
    [
      'rule',
      { illegal: [{ action: { type: 'move/stay' }, rule: '2e.turn.stpes' }] },
      `${last}/illegal/0/rule`,
      '2e.turn.stpes',
    ],
    [
      'pointer',
      { state: { '/players/0/hero/wonds': { $absent: true } } },
      `${last}/state//players/0/hero/wonds`,
      '"wounds"',
    ],
    [
      'player in a pointer',
      { state: { '/players/2': { $absent: true } } },
      `${last}/state//players/2`,
      '0 to 1',
    ],
    [
      'town in a pointer',
      { state: { '/stacks/tamalri': { $absent: true } } },
      `${last}/state//stacks/tamalri`,
      '"tamalir"',
    ],
    ['deck', { state: { '/decks/grene': { $absent: true } } }, `${last}/state//decks/grene`, '"green"'],
    [
      'pointer into a module',
      { state: { '/ext/doom-track': { $absent: true } } },
      `${last}/state//ext/doom-track`,
      '',
    ],
    [
      'card in the state',
      { state: { '/removed': { $excludes: 'soul-brun' } } },
      `${last}/state//removed/$excludes`,
      '"soul-burn"',
    ],
    [
      'space in the state',
      { state: { '/players/0/hero/space': { $not: 'h9999' } } },
      `${last}/state//players/0/hero/space/$not`,
      '',
    ],
    [
      'test',
      { state: { '/removed': { $excldues: 'soul-burn' } } },
      `${last}/state//removed/$excldues`,
      '$excludes',
    ],
    [
      'test beside a value',
      { state: { '/players/0/hero': { $absent: false, wounds: 1 } } },
      `${last}/state//players/0/hero/$absent`,
      'alone',
    ],
    ['value', { values: { '/players/0/hero/lief': 5 } }, `${last}/values//players/0/hero/lief`, '"life"'],
    [
      'player in a value',
      { values: { '/players/2/hero/life': { $absent: true } } },
      `${last}/values//players/2/hero/life`,
      '0 to 1',
    ],
    [
      'card in a value',
      { values: { '/players/0/allies/loyal-huond/life': { $absent: true } } },
      `${last}/values//players/0/allies/loyal-huond/life`,
      '"loyal-hound"',
    ],
    [
      'type of a value',
      { values: { '/enemy/target/melee': '11' } },
      `${last}/values//enemy/target/melee`,
      'whole number',
    ],
    [
      'word of a value',
      { values: { '/players/0/uses/loyal-hound': { $not: 'itme' } } },
      `${last}/values//players/0/uses/loyal-hound/$not`,
      'ally, item',
    ],
    [
      'card in one of several tests',
      { state: { '/removed': { $all: [{ $excludes: 'soul-burn' }, { $excludes: 'soul-brun' }] } } },
      `${last}/state//removed/$all/1/$excludes`,
      '"soul-burn"',
    ],
    [
      'several tests that are no list',
      { state: { '/removed': { $all: {} } } },
      `${last}/state//removed/$all`,
      'list',
    ],
    ['choice among none', { state: { '/turn': { $any: [] } } }, `${last}/state//turn/$any`, 'list'],
    [
      'one of several rules',
      { illegal: [{ action: { type: 'move/stay' }, rule: ['2e.turn.steps', '2e.turn.stpes'] }] },
      `${last}/illegal/0/rule/1`,
      '2e.turn.stpes',
    ],
    [
      'card in a list of lists',
      { noEvents: [{ type: 'hero/exchanged', cards: [[], ['soul-brun']] }] },
      `${last}/noEvents/0/cards/1/0`,
      '"soul-burn"',
    ],
    [
      'list in a list of lists',
      { noEvents: [{ type: 'hero/exchanged', cards: ['soul-burn'] }] },
      `${last}/noEvents/0/cards/0`,
      'no list',
    ],
    [
      'list in a list',
      { noEvents: [{ type: 'dice/rolled', dice: [[1, 2]] }] },
      `${last}/noEvents/0/dice/0`,
      'whole number',
    ],
    [
      'end in an event',
      { noEvents: [{ type: 'game/won', how: 'dragon-rune' }] },
      `${last}/noEvents/0/how`,
      '"dragon-runes"',
    ],
    ['null', { state: { '/players/0/gold': { $not: null } } }, `${last}/state//players/0/gold/$not`, ''],
    [
      'pointer of a view',
      { views: [{ player: 1, state: { '/players/0/glod': { $absent: true } } }] },
      `${last}/views/0/state//players/0/glod`,
      '"gold"',
    ],
    [
      'decision',
      { decision: { kind: { $not: 'movment/choose' } } },
      `${last}/decision/kind/$not`,
      '"movement/choose"',
    ],
    ['part of a decision', { decision: { whose: { $not: 1 } } }, `${last}/decision/whose`, ''],
    ['end', { outcome: { how: { $not: 'dragon-rune' } } }, `${last}/outcome/how/$not`, '"dragon-runes"'],
    ['phase', { combat: { phase: { $not: 'escpae' } } }, `${last}/combat/phase/$not`, 'escape'],
    ['Challenge', { combat: { challenge: { $not: 'brood' } } }, `${last}/combat/challenge/$not`, ''],
  ])('%s', (_what, wanted, path, hint) => {
    const problems = problemsOf(expecting(wanted));
    expect(
      problems.filter((problem) => problem.startsWith(`${path}: `) && problem.includes(hint)),
    ).not.toEqual([]);
  });

  it.each([['dom-track'], ['doomtrack-by-another-name'], ['Doom-Track']])('module: %s', (id) => {
    const { given: _given, ...rest } = escaping;
    const vector = {
      ...rest,
      game: { ...escaping.game, modules: [id] },
      steps: [{ expect: { outcome: null } }],
    };
    expect(problemsOf(vector as unknown as Vector)).toEqual([expect.stringMatching(/^game\/modules\/0: /)]);
  });

  it('what the boxes hold may be said to be out of the game, and what a module brings where it is in force', () => {
    const fine = {
      state: { '/decks/sea': { $absent: true }, '/removed': { $excludes: 'the-patient-widow' } },
    };
    expect(runVector(expecting(fine))).toMatchObject({ status: 'pass' });
    const doom = expecting(
      { noEvents: [{ type: 'doom/placed' }], state: { '/ext/doom-track/endgame': null } },
      { game: { ...escaping.game, modules: ['doom-track'] } },
    );
    expect(runVector(doom)).toMatchObject({ status: 'pass' });
  });
});

describe('an action that is deliberately none says so', () => {
  const refusing = (action: unknown, more: object = {}) => expecting({ illegal: [{ action, ...more }] });
  it.each([
    ['escape!'],
    [{ type: 'combat/flee' }],
    [{ type: 'combat/attack' }],
    [{ type: 'combat/attack', by: 'nobody' }],
  ])('%j', (action) => {
    expect(runVector(refusing(action, { nonsense: true }))).toMatchObject({ status: 'pass' });
    expect(runVector(refusing(action))).toMatchObject({ status: 'fail' });
  });

  it('and a proper one may not be called so: its words would not be looked at', () => {
    const proper = { type: 'move/adjacent', to: 'h0713' };
    expect(problemsOf(refusing(proper, { nonsense: true }))).toEqual([
      expect.stringMatching(/^steps\/2\/expect\/illegal\/0\/nonsense: /),
    ]);
    expect(runVector(refusing(proper))).toMatchObject({ status: 'pass' });
  });
});

describe('the rule of a refusal is the one that decides', () => {
  const walking = (illegal: object) =>
    ({
      ...escaping,
      given: { turn: { player: 0, step: 'movement' } },
      steps: [{ expect: { illegal: [illegal] } }],
    }) as unknown as Vector;
  const action = { type: 'combat/escape' };
  it('not the one that asks the question that is due', () => {
    expect(runVector(walking({ action, rule: '2e.movement.optional' }))).toMatchObject({
      status: 'fail',
      message: 'This rule only asks the question that is due; another one decides',
      actual: { rule: '2e.combat.phases' },
    });
    expect(runVector(walking({ action, rule: '2e.combat.phases' }))).toMatchObject({ status: 'pass' });
  });

  it('unless nothing else speaks against it, and the vector says that', () => {
    const chance = { type: 'chance/roll', dice: [1, 2] };
    expect(runVector(walking({ action: chance, asked: '2e.movement.optional' }))).toMatchObject({
      status: 'pass',
    });
    expect(runVector(walking({ action, asked: '2e.movement.optional' }))).toMatchObject({ status: 'fail' });
  });
});

describe('what is expected of events', () => {
  it('can be what happens while a position is laid out', () => {
    const turn = (wanted: object) =>
      ({
        ...escaping,
        given: { turn: { player: 0, step: 'start' } },
        steps: [{ expect: wanted }],
      }) as unknown as Vector;
    expect(runVector(turn({ events: [{ type: 'turn/began', player: 0 }] }))).toMatchObject({
      status: 'pass',
    });
    expect(runVector(turn({ noEvents: [{ type: 'turn/began' }] }))).toMatchObject({ status: 'fail' });
  });

  it('names the event that was not met, and the nearest one whole', () => {
    const missing = { events: [{ type: 'dice/rolled' }, { type: 'wounds/taken', amount: 2, player: 0 }] };
    expect(runVector(expecting(missing))).toMatchObject({
      status: 'fail',
      message: 'events/1 did not happen; the nearest differs at /amount',
      expected: { type: 'wounds/taken', amount: 2 },
      actual: {
        type: 'wounds/taken',
        amount: 1,
        player: 0,
        character: 'varikas-the-dead',
        rule: '2e.escape.fail',
      },
    });
    const early = { events: [{ type: 'wounds/taken' }, { type: 'dice/rolled' }] };
    expect(runVector(expecting(early))).toMatchObject({
      message: 'events/1 did not happen after those named before it; it happened earlier',
      actual: { type: 'dice/rolled', dice: [1, 2] },
    });
    expect(runVector(expecting({ events: [{ type: 'hero/escaped', by: null }] }))).toMatchObject({
      status: 'fail',
    });
  });

  it('can be how often: the message says how often it was', () => {
    const twice = { eventCounts: [{ event: { type: 'wounds/taken' }, count: 2 }] };
    expect(runVector(expecting(twice))).toMatchObject({
      message: 'This happened once, not 2 times',
      actual: [{ type: 'wounds/taken' }],
    });
  });
});

describe('the combat that is going on can be expected', () => {
  const at = (phase: string, wanted: object, more: object = {}) =>
    ({
      ...escaping,
      given: { combat: { ...escaping.given.combat, wounds: 1, phase, ...more } },
      steps: [{ expect: { combat: wanted } }],
    }) as unknown as Vector;
  it.each([['escape'], ['ranged'], ['melee'], ['magic']])(
    'with its phase: %s, and the wounds of the Challenge',
    (phase) => {
      expect(runVector(at(phase, { phase, wounds: 1, round: 1 }))).toMatchObject({ status: 'pass' });
      expect(runVector(at(phase, { wounds: 0 }))).toMatchObject({ status: 'fail' });
    },
  );

  it('between Heroes it has no wounds of its own', () => {
    const duel = {
      ...escaping,
      game: { players: [{ space: 'h0714' }, { space: 'h0714' }] },
      given: { combat: { hero: 0, against: 1, phase: 'melee', round: 2 } },
      steps: [
        // In the second round the other one attacks (2e.hero-combat.swap).
        { expect: { combat: { hero: 1, against: 0, phase: 'melee', round: 2, wounds: { $absent: true } } } },
      ],
    } as unknown as Vector;
    expect(runVector(duel)).toMatchObject({ status: 'pass' });
  });
});

it('a town and its space are the same wherever one of them stands', () => {
  const vector = (space: string, stack: string) =>
    ({
      ...escaping,
      game: { players: [{ space: 'h0608' }, {}] },
      given: { turn: { player: 0, step: 'movement' } },
      steps: [
        { expect: { legal: [{ type: 'move/adjacent', to: space }] } },
        { do: { type: 'move/adjacent', to: space } },
        {
          expect: {
            state: { '/players/0/hero/space': space, [`/stacks/${stack}`]: { $length: 0 } },
            events: [{ type: 'hero/moved', to: space }],
          },
        },
      ],
    }) as unknown as Vector;
  for (const [space, stack] of [
    ['tamalir', 'tamalir'],
    ['h0708', 'h0708'],
  ] as const)
    expect(runVector(vector(space, stack))).toMatchObject({ status: 'pass' });
});

it('the stack of a town is described by its id or by its space, and only once', () => {
  const vector = (stacks: object) =>
    ({
      ...escaping,
      game: { players: 2, stacks },
      given: { turn: { player: 0, step: 'movement' } },
      steps: [{ expect: { state: { '/stacks/tamalir': ['soul-burn'] } } }],
    }) as unknown as Vector;
  for (const town of ['tamalir', 'h0708'])
    expect(runVector(vector({ [town]: ['soul-burn'] })), town).toMatchObject({ status: 'pass' });
  expect(runVector(vector({ tamalir: ['soul-burn'], h0708: ['black-dagger'] }))).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('game/stacks/h0708'),
  });
  expect(runVector(vector({ h0707: ['soul-burn'] }))).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('There is no town "h0707"'),
  });
});

it('an invalid vector fails alone, by its id', () => {
  const good = expecting({ outcome: null });
  const verdicts = runVectors({
    vectors: [
      { ...good, id: '2e.escape.fail/first' },
      { ...good, id: '2e.escape.fail/misspelt', stpes: [] },
      { ...expecting({ noEvents: [{ type: 'wound/taken' }] }), id: '2e.escape.fail/of-nothing' },
      { ...good, id: '2e.escape.fail/first' },
      7,
    ],
  });
  expect(verdicts.map(({ id, status }) => [id, status])).toEqual([
    ['2e.escape.fail/first', 'pass'],
    ['2e.escape.fail/misspelt', 'fail'],
    ['2e.escape.fail/of-nothing', 'fail'],
    ['2e.escape.fail/first', 'fail'],
    ['vectors/4', 'fail'],
  ]);
});
