import { describe, expect, it } from 'vitest';
import {
  assertRecord,
  type ChanceRequest,
  type CommonOptions,
  forbid,
  freezeJson,
  type GameEvent,
  IllegalActionError,
  InvalidSaveError,
  wordsOfSeed,
} from '../../src/kernel/index.js';
import {
  act,
  auto,
  chance,
  decide,
  frame,
  type G,
  manual,
  note,
  OTHER,
  RULE,
  type TinyDraft,
  type TinyState,
  tinyGame,
  told,
  win,
} from './tiny-game.js';

/* The public functions over a tiny game: two players race to ten points, with a die and a deck. */

const take = {
  ...act('take'),
  parameters: { count: 'integer', from: ['bag', 'box'], note: 'id', list: 'integers' },
} as const;

/** Take one or two points for sure, or roll a die with three faces; ten points win. */
const turn = (type: string, points: number) =>
  act(
    type,
    (g, f) => {
      score(g, points);
      g.goto(f, 'pass');
    },
    (g) => ((g.state.points[current(g)] ?? 0) + points > 10 ? forbid(OTHER, 'Ten is enough.') : null),
  );
const scored = told('scored', 'player', 'points');
const gambled = told('gambled');
const laid = told('laid', 'cards');
const current = (g: G): number => g.state.notes.length % 2;
function score(g: G, points: number): void {
  const player = current(g);
  g.state.points[player] = (g.state.points[player] ?? 0) + points;
  g.emit(scored, { rule: RULE, player, points });
  if ((g.state.points[player] ?? 0) >= 10) win(g);
}
const gamble = act('gamble', (g, f) => {
  g.emit(gambled, { rule: RULE });
  g.goto(f, 'dice');
});

const race = tinyGame({
  events: [scored, gambled],
  frames: [
    frame(
      'main',
      decide('turn', [turn('one', 1), turn('two', 2), gamble], { actor: (g) => current(g as G) }),
      chance('dice', { kind: 'roll', die: 'd3', sides: 3, count: 1 }, (g, _f, told) => {
        if (told.type === 'chance/roll') score(g, told.dice[0] ?? 0);
      }),
      auto('pass', (g, f) => {
        note(g, `turn ${g.state.notes.length}`);
        g.goto(f, 'turn');
      }),
    ),
  ],
});

/** Plays a seeded game by a fixed plan. */
const plan = ['gamble', 'two', 'gamble', 'gamble', 'one', 'gamble'].map((type) => ({ type }));
const played = (seed: string | number): TinyState =>
  plan.reduce((state, action) => race.apply(state, action), race.createGame({ seed }));

describe('judging', () => {
  const game = tinyGame({ frames: [frame('main', decide('ask', [take]))] });
  const state = manual(game);
  const good = { type: 'take', count: 1, from: 'bag', note: 'x', list: [1, 2] };

  it('accepts a plain action whose parameters fit, and one without a prototype', () => {
    expect(game.explain(state, good).legal).toBe(true);
    expect(game.explain(state, Object.assign(Object.create(null), good)).legal).toBe(true);
  });

  const circular: Record<string, unknown> = { ...good };
  circular.more = circular;
  class Action {
    readonly type = 'take';
  }
  const junk: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'take'],
    ['a number', 7],
    ['a function', () => good],
    ['a list', [good]],
    ['an empty object', {}],
    ['a type that is no text', { type: 7 }],
    ['a type nobody knows', { ...good, type: 'x' }],
    ['a huge type', { ...good, type: 'x'.repeat(1_000_000) }],
    ['an instance of a class', new Action()],
    ['an instance of a class with all parameters', Object.assign(new Action(), good)],
    ['a date', new Date(0)],
    ['a map', new Map([['type', 'take']])],
    ['an inherited type', Object.create({ type: 'take' })],
    ['the type __proto__', { ...good, type: '__proto__' }],
    ['the type constructor', { ...good, type: 'constructor' }],
    ['the type toString', { ...good, type: 'toString' }],
    [
      'a parameter __proto__',
      JSON.parse('{"type":"take","count":1,"from":"bag","note":"x","list":[],"__proto__":{"x":1}}'),
    ],
    ['a parameter too many', { ...good, extra: 1 }],
    ['a parameter too few', { type: 'take', count: 1, from: 'bag', note: 'x' }],
    ['itself inside itself', circular],
    ['a fraction', { ...good, count: 1.5 }],
    ['not a number', { ...good, count: Number.NaN }],
    ['an infinite number', { ...good, count: Number.POSITIVE_INFINITY }],
    ['a number too large', { ...good, count: 2 ** 60 }],
    ['a number as a text', { ...good, count: '1' }],
    ['a number in a list', { ...good, count: [1] }],
    ['a word that is none of the words', { ...good, from: 'sack' }],
    ['an id with a space', { ...good, note: 'a b' }],
    ['an empty id', { ...good, note: '' }],
    ['a huge id', { ...good, note: 'x'.repeat(1_000_000) }],
    ['an id that is an object', { ...good, note: { toString: () => 'x' } }],
    ['a text object as an id', { ...good, note: Object('x') }],
    ['a huge list', { ...good, list: Array.from({ length: 100_000 }, () => 1) }],
    ['a list of texts', { ...good, list: ['1'] }],
    ['something like a list', { ...good, list: { 0: 1, length: 1 } }],
  ];

  it.each(junk)('refuses %s, with a sentence, and never stumbles', (_what, value) => {
    const ruling = game.explain(state, value);
    expect(ruling.legal).toBe(false);
    expect(ruling.reason.length).toBeGreaterThan(5);
    expect(ruling.reason.length).toBeLessThan(300);
    expect(() => game.apply(state, value as never)).toThrow(IllegalActionError);
    expect(() => game.simulate(state).apply(value as never)).toThrow(IllegalActionError);
  });

  it('says what the game waits for, and what kind of action has its moment when', () => {
    const other = tinyGame({
      frames: [frame('main', decide('ask', [act('one')])), frame('later', decide('x', [act('two')]))],
    });
    const ruling = other.explain(manual(other), { type: 'two' });
    expect(ruling.rules.map(({ id }) => id)).toEqual([OTHER, RULE]);
    expect(ruling.waiting).toEqual({ actor: 0, kind: 'main/ask', rule: RULE });
  });

  it('says when an action has its time and what time it is, as far as the steps have words for it', () => {
    const [one, two, three] = [act('one'), act('two'), act('three')];
    const extra = act('extra');
    const timed = (now?: string) =>
      tinyGame({
        frames: [
          frame('main', decide('ask', [one], now === undefined ? {} : { time: now })),
          frame('later', decide('a', [two, extra], { time: 'noon' }), decide('b', [two], { time: 'noon' })),
          frame('last', decide('a', [two], { time: 'dusk' }), decide('b', [two], { time: 'night' })),
          frame('never', decide('x', [three])),
        ],
      });
    const reason = (type: string, now?: string, more: object = {}) =>
      timed(now).explain(manual(timed(now)), { type, ...more }).reason;
    expect(reason('two', 'dawn')).toBe('The time for that is noon, dusk or night; now it is dawn.');
    expect(reason('extra', 'dawn')).toBe('The time for that is noon; now it is dawn.');
    expect(reason('extra')).toBe('The time for that is noon.');
    // What is badly written has no other time than what is well written.
    expect(reason('extra', 'dawn', { x: 1 })).toBe('The time for that is noon; now it is dawn.');
    // Without words the rule speaks for itself.
    expect(reason('three', 'dawn')).toBe(`The rule ${OTHER}.`);
  });

  it('a step may say more exactly what time it is, and by which rule it asks just now', () => {
    const exact = decide('ask', [act('one')], {
      time: 'day',
      timeNow: ({ step }) => `day of ${step}`,
      ruleNow: (g) => (g.state.points[0] === 0 ? OTHER : RULE),
    });
    const tiny = tinyGame({
      frames: [frame('main', exact), frame('later', decide('a', [act('two')], { time: 'noon' }))],
    });
    const begun = manual(tiny);
    const late = { ...begun, points: [1, 0] };
    expect(tiny.explain(begun, { type: 'two' })).toMatchObject({
      reason: 'The time for that is noon; now it is day of ask.',
      waiting: { rule: OTHER },
    });
    expect([tiny.decision(begun)?.rule, tiny.decision(late)?.rule]).toEqual([OTHER, RULE]);
    const answer = { type: 'chance/roll', dice: [1] };
    expect(tiny.explain(begun, answer).rules.map(({ id }) => id)).toEqual([OTHER]);
    expect(tiny.explain(late, answer).rules.map(({ id }) => id)).toEqual([RULE]);
  });

  it('an action that something else forbids at another time is refused for that', () => {
    const barred = {
      ...act('barred'),
      parameters: { why: ['this', 'that'] },
      untimely: (_g: unknown, { why }: { readonly why?: unknown }) =>
        why === 'this' ? forbid(RULE, () => 'Because of this.') : null,
    };
    const other = tinyGame({
      frames: [
        frame('main', decide('ask', [act('one')])),
        frame('later', decide('x', [barred], { time: 'noon' })),
      ],
    });
    const told = (action: object) => {
      const { rules, reason } = other.explain(manual(other), { type: 'barred', ...action });
      return [rules[0]?.id, reason];
    };
    expect(told({ why: 'this' })).toEqual([RULE, 'Because of this.']);
    expect(told({ why: 'that' })).toEqual([OTHER, 'The time for that is noon.']);
    // It is not asked about what has not its form.
    expect(told({ why: 'neither' })).toEqual([OTHER, 'The time for that is noon.']);
  });

  it('what is tried while chance is asked has to wait for it', () => {
    const first = (request: ChanceRequest) => {
      const tiny = tinyGame({
        frames: [frame('main', chance('ask', request), decide('x', [act('one')]))],
        decks: { bag: { top: [], pool: ['a', 'b'], bottom: [] } },
      });
      return tiny.explain(manual(tiny), { type: 'one' }).reason;
    };
    expect(first({ kind: 'roll', die: 'd10', sides: 10, count: 2 })).toBe(
      'This waits for the roll of the dice.',
    );
    expect(first({ kind: 'draw', deck: 'bag' })).toBe('This waits for a card from the bag deck.');
    expect(first({ kind: 'pick', from: ['a', 'b'] })).toBe('This waits for what chance picks.');
  });

  it('cites for a legal action its moment and what was asked, each rule once', () => {
    const legal = (moment: typeof RULE | typeof OTHER) => {
      const tiny = tinyGame({ frames: [frame('main', decide('ask', [{ ...act('one'), moment }]))] });
      const { rules, ...ruling } = tiny.explain(manual(tiny), { type: 'one' });
      expect(ruling).toEqual({
        legal: true,
        reason: 'This is allowed now.',
        why: { text: 'This is allowed now.', values: [] },
        waiting: { actor: 0, kind: 'main/ask', rule: RULE },
      });
      return rules.map(({ id, text }) => [id, text]);
    };
    expect(legal(OTHER)).toEqual([
      [OTHER, `The rule ${OTHER}.`],
      [RULE, `The rule ${RULE}.`],
    ]);
    expect(legal(RULE)).toEqual([[RULE, `The rule ${RULE}.`]]);
  });

  it('cites for a legal answer of chance only the rule that asks', () => {
    const asked = race.apply(manual(race), { type: 'gamble' });
    const ruling = race.explain(asked, { type: 'chance/roll', dice: [2] });
    expect([ruling.legal, ruling.rules.map(({ id }) => id)]).toEqual([true, [RULE]]);
  });

  it('cites for what is no action only the rule that asks, and for any action the end once the game is over', () => {
    expect(game.explain(state, 7).rules.map(({ id }) => id)).toEqual([RULE]);
    const over = race.apply({ ...manual(race), points: [9, 0] }, { type: 'one' });
    const late = race.explain(over, { type: 'one' });
    expect([late.reason, late.rules.map(({ id }) => id)]).toEqual(['The game is over.', [RULE]]);
    expect(race.explain(over, 7)).toMatchObject({ legal: false, rules: [], waiting: null });
  });

  it('names what is missing and what is wrong, and cites the rule of the action’s moment', () => {
    const said = (change: Record<string, unknown>) => game.explain(state, { ...good, ...change }).reason;
    expect(said({ count: 'x' })).toBe('"count" of take must be a whole number.');
    expect(said({ list: [0.5] })).toBe('"list" of take must be a list of whole numbers.');
    expect(said({ from: 7 })).toBe('"from" of take must be one of bag, box.');
    expect(said({ more: 7 })).toBe('take has no parameter "more".');
    expect(game.explain(state, { type: 'take' }).reason).toBe('take needs "count", a whole number.');
    expect(game.explain(state, { type: 'take' }).rules.map(({ id }) => id)).toEqual([OTHER, RULE]);
  });
});

describe('creating', () => {
  it('needs a seed or told chance, and says so', () => {
    expect(() => race.createGame({ chance: 'seeded' } as CommonOptions)).toThrow(
      expect.objectContaining({
        code: 'invalid-options',
        problems: [
          {
            path: 'seed',
            message: 'Give a seed (a text or a number), or chance: "manual" to tell the dice yourself.',
          },
        ],
      }),
    );
    expect(() => race.startGame({} as CommonOptions)).toThrow(
      /^These game options cannot be used: seed: Give a seed/,
    );
  });

  it('says in the state how chance is answered', () => {
    const game = tinyGame({ frames: [frame('main', decide('ask', [act('x')]))] });
    expect(game.createGame({ chance: 'manual' }).chance).toEqual({
      mode: 'manual',
      generator: null,
      answered: 0,
      trail: 0,
    });
    // Told chance wins over a seed.
    expect(game.createGame({ chance: 'manual', seed: 1 }).chance.generator).toBeNull();
    expect(game.createGame({ seed: 1 }).chance).toEqual({
      mode: 'seeded',
      generator: wordsOfSeed(1),
      answered: 0,
      trail: 0,
    });
  });

  it('tells the facts of the setup, and none where nothing happens', () => {
    const quiet = tinyGame({ frames: [frame('main', decide('ask', [act('x')]))] });
    expect(quiet.startGame({ seed: 1 })).toEqual({
      state: quiet.createGame({ seed: 1 }),
      events: [],
      answers: [],
    });
    const loud = tinyGame({
      events: [laid],
      frames: [
        frame(
          'main',
          auto('set up', (g) => g.emit(laid, { rule: RULE, cards: 3 })),
          decide('ask', [act('x')]),
        ),
      ],
    });
    expect(loud.startGame({ seed: 1 }).events).toEqual([{ type: 'laid', rule: RULE, cards: 3 }]);
  });
});

describe('chance', () => {
  it('is manual where the state says so, though it holds a generator', () => {
    const state = manual(race);
    const odd: TinyState = { ...state, chance: { ...state.chance, generator: wordsOfSeed(1) } };
    expect(race.decision(race.apply(odd, { type: 'gamble' }))?.actor).toBe('chance');
  });

  it('is nothing that a view knows: it can be looked at and simulated, but not played on', () => {
    const view = race.viewFor(race.createGame({ seed: 1 }), 0);
    // What the types refuse, JavaScript may pass.
    const passed = view as unknown as TinyState;
    expect(view).toMatchObject({ viewer: 0, chance: { generator: null, trail: 0 } });
    expect(race.legalActions(view)).toEqual(race.legalActions(race.createGame({ seed: 1 })));
    for (const use of [
      () => race.apply(passed, { type: 'gamble' }),
      () => race.transition(passed, { type: 'gamble' }),
      () => race.serialize(passed),
      () => race.viewFor(passed, 1),
      () => race.canUndo(passed, passed),
      () => race.perft(passed, 1),
    ])
      expect(use).toThrow(/^This is a view, /);
    expect(() => race.simulate(view, { chance: 'state' })).toThrow(/does not know the generator/);
    const told = race.simulate(view, { chance: 'asked' }).apply({ type: 'gamble' }).snapshot();
    expect(told.viewer).toBeUndefined();
    expect(race.apply(told, { type: 'chance/roll', dice: [3] }).points).toEqual([3, 0]);
  });

  it('moves the generator on only where it decided something', () => {
    const state = race.createGame({ seed: 1 });
    expect(race.apply(state, { type: 'one' }).chance).toBe(state.chance);
    const gambled = race.apply(state, { type: 'gamble' });
    expect(gambled.chance.answered).toBe(1);
    expect(gambled.chance.generator).not.toEqual(state.chance.generator);
  });
});

describe('states that no game comes to', () => {
  const game = () =>
    tinyGame({
      frames: [
        frame(
          'main',
          auto('busy'),
          chance('silent', null),
          decide('ask', [act('x')], { skip: (g) => g.state.notes.length > 9 }),
        ),
      ],
    });
  const at = (kind: string, step: string): TinyState => ({ ...manual(game()), frames: [{ kind, step }] });

  it('with a step of the rules due wait for nobody', () => {
    const busy = at('main', 'busy');
    expect(game().decision(busy)).toBeNull();
    expect(game().legalActions(busy)).toEqual([]);
    expect(game().chanceOutcomes(busy)).toEqual([]);
    expect(game().explain(busy, { type: 'x' })).toEqual({
      legal: false,
      rules: [],
      reason: 'The game has not come to a decision.',
      why: { text: 'The game has not come to a decision.', values: [] },
      waiting: null,
    });
    expect(() => game().apply(busy, { type: 'x' })).toThrow('The game has not come to a decision.');
    expect(game().perft(busy, 1)).toEqual({ nodes: 0, outcomes: 0 });
    // A simulation carries out what is due.
    expect(game().simulate(busy).decision()?.kind).toBe('main/ask');
  });

  it('with a step of chance due that asks nothing offer nothing', () => {
    const silent = at('main', 'silent');
    expect(game().legalActions(silent)).toEqual([]);
    expect(game().chanceOutcomes(silent)).toEqual([]);
    expect(game().decision(silent)).toEqual({ actor: 'chance', kind: 'main/silent', rule: RULE });
    for (const answer of [{ type: 'chance/roll', dice: [1] }, { type: 'x' }])
      expect(game().explain(silent, answer)).toMatchObject({ legal: false, reason: `The rule ${RULE}.` });
  });

  it('with a frame or a step that nobody defines are reported by its name', () => {
    for (const [state, message] of [
      [at('ghost', 'x'), 'No rules for the step ghost/x.'],
      [at('main', 'ghost'), 'No rules for the step main/ghost.'],
    ] as const)
      for (const use of [
        () => game().apply(state, { type: 'x' }),
        () => game().legalActions(state),
        () => game().decision(state),
        () => game().explain(state, { type: 'x' }),
        () => game().simulate(state),
      ])
        expect(use).toThrow(expect.objectContaining({ code: 'unknown-step', message }));
  });

  it('that make the rules stumble are reported as no state of ours, with the fault as the cause', () => {
    const broken = { ...manual(race), points: null as never };
    for (const use of [
      () => race.legalActions(broken),
      () => race.apply(broken, { type: 'one' }),
      () => race.explain(broken, { type: 'one' }),
    ])
      expect(use).toThrow(
        expect.objectContaining({
          name: 'InvalidSaveError',
          code: 'invalid-save',
          problems: [{ path: 'points', message: 'They are a list.' }],
          cause: expect.any(TypeError),
        }),
      );
  });
});

describe('applying', () => {
  it('never changes its arguments, and gives a frozen state', () => {
    const state = race.createGame({ seed: 1 });
    const text = JSON.stringify(state);
    const action = freezeJson({ type: 'gamble' });
    const next = race.apply(state, action);
    expect(JSON.stringify(state)).toBe(text);
    expect(next).not.toEqual(state);
    for (const part of [state, state.points, state.frames, next, next.points, next.frames[0], next.chance])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('works on a state that is not frozen, and leaves what is in it as it was', () => {
    const state = JSON.parse(JSON.stringify(race.createGame({ seed: 1 }))) as TinyState;
    const text = JSON.stringify(state);
    expect(race.apply(state, { type: 'gamble' })).toEqual(
      race.apply(race.createGame({ seed: 1 }), { type: 'gamble' }),
    );
    expect(JSON.stringify(state)).toBe(text);
  });

  it('shares the parts that did not change', () => {
    const state = manual(race);
    const next = race.apply(state, { type: 'gamble' });
    expect(next.points).toBe(state.points);
    expect(next.decks).toBe(state.decks);
  });

  it('lists actions once for a frozen state, and frozen', () => {
    const state = manual(race);
    expect(race.legalActions(state)).toBe(race.legalActions(state));
    expect(Object.isFrozen(race.legalActions(state))).toBe(true);
    const loose = JSON.parse(JSON.stringify(state)) as TinyDraft;
    expect(race.legalActions(loose)).toHaveLength(3);
    loose.points = [10, 10];
    expect(race.legalActions(loose)).toEqual([{ type: 'gamble' }]);
  });

  it('a state that the rules never made is refused as such', () => {
    const broken = { ...manual(race), frames: [{ kind: 'main', step: 'ghost' }] };
    expect(() => race.apply(broken, { type: 'one' })).toThrow(/main\/ghost/);
    const without = { ...manual(race), points: null as never };
    expect(() => race.legalActions(without)).toThrow(InvalidSaveError);
    expect(() => race.parseState('{"notes"')).toThrow(InvalidSaveError);
    expect(() => race.parseState('{}')).toThrow(/There are none/);
  });

  it('a saved state is read back equal, frozen, with the same hash', () => {
    const state = played('x');
    const read = race.parseState(race.serialize(state));
    expect(read).toEqual(state);
    expect(Object.isFrozen(read.points)).toBe(true);
    expect(race.hashState(read)).toBe(race.hashState(state));
    expect(race.hashState(race.apply(state, { type: 'one' }))).not.toBe(race.hashState(state));
  });

  it('a saved state is plain JSON text of the state', () => {
    const game = tinyGame({ frames: [frame('main', decide('ask', [act('x')]))] });
    const state = manual(game);
    expect(game.serialize(state)).toBe(JSON.stringify(state));
    expect(game.parseState(game.serialize(state))).toEqual(state);
  });

  it.each(['', '{"notes"', 'undefined', '{} {}'])('the text %j is refused: it is no JSON', (text) => {
    expect(() => race.parseState(text)).toThrow(
      expect.objectContaining({
        code: 'invalid-save',
        problems: [{ path: '', message: 'The text is not JSON.' }],
        message: 'This is no state that can be played on: The text is not JSON.',
        cause: expect.any(SyntaxError),
      }),
    );
  });

  it('JSON that is no state is refused for what the edition says is wrong', () => {
    for (const text of ['{}', 'null', '7', '[]'])
      expect(() => race.parseState(text)).toThrow(
        expect.objectContaining({ problems: [{ path: 'notes', message: 'There are none.' }] }),
      );
  });
});

describe('simulations', () => {
  it('go through the same states with the same events as the game, on its generator', () => {
    let state = race.createGame({ seed: 'same' });
    const heard: GameEvent[] = [];
    const simulation = race.simulate(state, { chance: 'state', onEvents: (events) => heard.push(...events) });
    const told: GameEvent[] = [];
    for (const action of plan) {
      const step = race.transition(state, action);
      state = step.state;
      told.push(...step.events);
      simulation.apply(action);
      expect(simulation.snapshot()).toEqual(state);
    }
    expect(heard).toEqual(told);
    expect(told.map(({ type }) => type)).toContain('scored');
  });

  it('have dice of their own unless told otherwise, the same for the same seed', () => {
    const state = race.createGame({ seed: 'game' });
    const points = (seed: number): string => {
      const simulation = race.simulate(state, { seed });
      for (let i = 0; i < 4; i++) simulation.apply({ type: 'gamble' });
      return simulation.state.points.join();
    };
    expect(points(1)).toBe(points(1));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(points)).size).toBeGreaterThan(1);
    expect(state).toEqual(race.createGame({ seed: 'game' }));
  });

  it('answer chance in a game where it is manual, and go on where the game waits for it', () => {
    const waiting = race.apply(manual(race), { type: 'gamble' });
    const simulation = race.simulate(waiting, { seed: 1 });
    expect(simulation.decision()?.kind).toBe('main/turn');
    expect(simulation.state.points[0]).toBeGreaterThan(0);
  });

  it('may leave chance open, with its outcomes', () => {
    const simulation = race
      .simulate(race.createGame({ seed: 1 }), { chance: 'asked' })
      .apply({ type: 'gamble' });
    expect(simulation.decision()?.actor).toBe('chance');
    expect(simulation.legalActions()).toEqual(simulation.chanceOutcomes().map(({ action }) => action));
    expect(simulation.chanceOutcomes().map(({ probability }) => probability)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    simulation.apply({ type: 'chance/roll', dice: [3] });
    expect(simulation.state.points).toEqual([3, 0]);
  });

  it('fork into games that know nothing of each other', () => {
    const first = race.simulate(manual(race), { seed: 1 });
    const second = first.fork();
    first.apply({ type: 'two' });
    expect([first.state.points, second.state.points]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    second.apply({ type: 'one' });
    expect([first.state.points, second.state.points]).toEqual([
      [2, 0],
      [1, 0],
    ]);
    const snapshot = first.snapshot();
    first.apply({ type: 'one' });
    expect(snapshot.points).toEqual([2, 0]);
    expect(Object.isFrozen(snapshot.points)).toBe(true);
  });

  it('forks with seeds of their own roll dice of their own', () => {
    const line = (fork: ReturnType<typeof race.simulate>): string => {
      for (let i = 0; i < 6 && fork.outcome === null; i++) fork.apply({ type: 'gamble' });
      return fork.state.points.join();
    };
    const root = race.simulate(manual(race), { seed: 1 });
    expect(line(root.fork('a'))).toBe(line(root.fork('a')));
    expect(new Set('abcdefgh'.split('').map((seed) => line(root.fork(seed)))).size).toBeGreaterThan(1);
  });

  it('refuse what the game refuses, and change nothing by it', () => {
    const simulation = race.simulate({ ...manual(race), points: [9, 0] });
    expect(() => simulation.apply({ type: 'two' })).toThrow('Ten is enough.');
    expect(simulation.state.points).toEqual([9, 0]);
    expect(simulation.legalActions()).toEqual([{ type: 'one' }, { type: 'gamble' }]);
    simulation.apply({ type: 'one' });
    expect(simulation.outcome?.winners).toEqual([0]);
    expect(simulation.legalActions()).toEqual([]);
    expect(simulation.decision()).toBeNull();
  });
});

describe('views', () => {
  it('never carry the generator, and offer the same actions', () => {
    const state = race.createGame({ seed: 1 });
    const view = race.viewFor(state, 0);
    expect(view.chance.generator).toBeNull();
    expect(race.legalActions(view)).toEqual(race.legalActions(state));
    expect(race.viewFor({ ...state, chance: { ...state.chance, generator: [9, 9, 9, 9] } }, 0)).toEqual(view);
  });
});

describe('going back', () => {
  it('is fair until chance has decided something', () => {
    const start = race.createGame({ seed: 1 });
    const one = race.apply(start, { type: 'one' });
    const gambled = race.apply(one, { type: 'gamble' });
    expect([race.canUndo(start, one), race.canUndo(start, gambled), race.canUndo(one, gambled)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('does not lead forward: the earlier state comes first', () => {
    const start = race.createGame({ seed: 1 });
    const one = race.apply(start, { type: 'one' });
    const two = race.apply(one, { type: 'one' });
    expect([race.canUndo(start, two), race.canUndo(two, start), race.canUndo(two, one)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(race.canUndo(two, two)).toBe(true);
  });

  it('in a game where chance is manual, too', () => {
    const asked = race.apply(manual(race), { type: 'gamble' });
    expect(race.canUndo(manual(race), asked)).toBe(true);
    expect(race.canUndo(asked, race.apply(asked, { type: 'chance/roll', dice: [1] }))).toBe(false);
  });

  it('is not possible to a state of another edition or of other content', () => {
    const game = tinyGame({ frames: [frame('main', decide('ask', [act('x')]))] });
    const state = manual(game);
    expect(game.canUndo(state, { ...state })).toBe(true);
    expect(game.canUndo({ ...state, edition: 'other' }, state)).toBe(false);
    expect(game.canUndo({ ...state, content: 'other' }, state)).toBe(false);
    expect(game.canUndo({ ...state, edition: 'other', content: 'other' }, state)).toBe(false);
    expect(game.canUndo(state, { ...state, chance: { ...state.chance, answered: 1 } })).toBe(false);
    expect(game.canUndo(state, { ...state, chance: { ...state.chance, trail: 1 } })).toBe(false);
    expect(() => game.canUndo(null as never, state)).toThrow(InvalidSaveError);
    expect(() => game.canUndo(state, null as never)).toThrow(InvalidSaveError);
  });

  it('is not possible between two games', () => {
    const [one, other] = [race.createGame({ seed: 1 }), race.createGame({ seed: 2 })];
    expect(race.canUndo(one, race.apply(other, { type: 'one' }))).toBe(false);
    const rolled = (face: number) =>
      race.apply(race.apply(manual(race), { type: 'gamble' }), { type: 'chance/roll', dice: [face] });
    expect(race.canUndo(rolled(1), rolled(2))).toBe(false);
    expect(race.canUndo(rolled(2), race.apply(rolled(2), { type: 'one' }))).toBe(true);
  });
});

describe('records', () => {
  it('replay state by state, to the same end', () => {
    const record = race.createRecord({ seed: 'x' }, plan);
    const states = [...race.replay(record)];
    expect(states).toHaveLength(plan.length + 1);
    expect(states[states.length - 1]).toEqual(played('x'));
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  it('notice when the game they are replayed with drifts', () => {
    const record = race.createRecord({ seed: 'x' }, plan);
    const bent = { ...record, checkpoints: record.checkpoints.map((c) => ({ ...c, hash: '0'.repeat(16) })) };
    expect(() => [...race.replay(bent)]).toThrow(/^This is no record that can be played again: .* drifts/);
    const other = { ...record, options: { seed: 'y' } };
    expect(() => [...race.replay(other)]).toThrow();
  });

  it('of a long game have fingerprints on the way', () => {
    const wait = act('wait', (g) => {
      g.state.points = [(g.state.points[0] ?? 0) + 1, 0];
    });
    const game = tinyGame({ frames: [frame('main', decide('ask', [wait]))] });
    const record = game.createRecord(
      { seed: 1 },
      Array.from({ length: 120 }, () => ({ type: 'wait' })),
    );
    expect(record.checkpoints.map(({ after }) => after)).toEqual([50, 100, 120]);
    const bent = {
      ...record,
      checkpoints: record.checkpoints.map((c, at) => (at === 1 ? { ...c, hash: 'x' } : c)),
    };
    let seen = 0;
    expect(() => {
      for (const _ of game.replay(bent)) seen++;
    }).toThrow(/actions\/99/);
    expect(seen).toBe(100);
  });

  it('what is no record is refused, with the place', () => {
    const record = race.createRecord({ chance: 'manual' }, []);
    for (const [path, bad] of [
      ['options', { ...record, options: null }],
      ['actions', { ...record, actions: 'move' }],
      ['checkpoints', { ...record, checkpoints: {} }],
      ['checkpoints/0', { ...record, checkpoints: [{ after: '1', hash: 'x' }] }],
      ['options', null],
    ] as const) {
      const play = () => [...race.replay(bad as never)];
      expect(play).toThrow(InvalidSaveError);
      expect(play).toThrow(`${path}: `);
    }
  });

  it('every part of them that is wrong is reported at once, with what would be right', () => {
    const message = 'A checkpoint says after how many actions which fingerprint was found.';
    const check = (record: unknown): unknown => {
      try {
        assertRecord(record);
      } catch (error) {
        return (error as InvalidSaveError).problems;
      }
      return [];
    };
    for (const nothing of [null, undefined, {}, 7])
      expect(check(nothing)).toEqual([
        { path: 'options', message: 'A record begins with the options of its game.' },
        { path: 'actions', message: 'The actions of a record are a list.' },
        { path: 'checkpoints', message: 'The checkpoints of a record are a list.' },
      ]);
    const good = { after: 1, hash: 'x' };
    const bad = [
      null,
      undefined,
      {},
      { after: 1 },
      { hash: 'x' },
      { after: 1.5, hash: 'x' },
      { after: 1, hash: 7 },
    ];
    for (const point of bad)
      expect(check({ options: {}, actions: [{}], checkpoints: [good, point] })).toEqual([
        { path: 'checkpoints/1', message },
      ]);
    expect(check({ options: {}, actions: [{}], checkpoints: [good] })).toEqual([]);
    for (const after of [-1, 2, 1e9])
      expect(check({ options: {}, actions: [{}], checkpoints: [{ after, hash: 'x' }] })).toEqual([
        {
          path: 'checkpoints/0/after',
          message: `The record has 1 actions: nothing was found after ${after}.`,
        },
      ]);
    expect(check({ options: {}, actions: [{}], checkpoints: [good, good] })).toEqual([
      {
        path: 'checkpoints/1/after',
        message: 'There is another checkpoint after 1 actions: one is enough.',
      },
    ]);
    const first = { ...race.createRecord({ seed: 'x' }, plan), checkpoints: [{ after: 0, hash: 'other' }] };
    expect(() => race.replay(first).next()).toThrow(/options: The replay drifts/);
  });

  it('an action that is not legal any more stops the replay', () => {
    const record = race.createRecord({ seed: 'x' }, plan);
    const actions = [...record.actions.slice(0, 2), { type: 'chance/roll', dice: [1] }];
    const bent = { ...record, actions, checkpoints: [] };
    expect(() => [...race.replay(bent)]).toThrow(IllegalActionError);
  });
});

describe('perft', () => {
  it('counts the leaves of the tree, and the answers of chance met', () => {
    const start = manual(race);
    expect(race.perft(start, 0)).toEqual({ nodes: 1, outcomes: 0 });
    // One, two, gamble.
    expect(race.perft(start, 1)).toEqual({ nodes: 3, outcomes: 0 });
    // Three each after one and two, three faces after the gamble.
    expect(race.perft(start, 2)).toEqual({ nodes: 9, outcomes: 3 });
    // After one and two: one, two and three faces each; after each face three actions: 2 * (3 + 3 + 3) + 3 * 3.
    expect(race.perft(start, 3)).toEqual({ nodes: 27, outcomes: 3 + 2 * 3 });
  });

  it('counts a game that is over as one leaf, and a seeded game like a told one', () => {
    const near = { ...manual(race), points: [9, 9] };
    // One wins; two is refused; a gamble asks chance, and each of its three faces wins.
    expect(race.perft(near, 1)).toEqual({ nodes: 2, outcomes: 0 });
    expect(race.perft(near, 5)).toEqual({ nodes: 1 + 3, outcomes: 3 });
    const seeded = race.createGame({ seed: 1 });
    expect(race.perft(seeded, 3)).toEqual(race.perft(manual(race), 3));
  });

  it('shows the rules a game in which chance is manual, and goes on counting its answers', () => {
    const seen = new Set<string>();
    const peek = act('peek', undefined, (g) => {
      const { mode, generator, answered } = g.state.chance;
      seen.add(JSON.stringify({ mode, generator, answered }));
      return null;
    });
    const lot = (name: string) => chance(name, { kind: 'pick', from: ['a', 'b'] });
    const game = tinyGame({
      frames: [
        frame(
          'main',
          lot('first lot'),
          decide('first', [peek]),
          lot('second lot'),
          decide('second', [peek]),
          auto('end', win),
        ),
      ],
    });
    const state = game.createGame({ seed: 1 });
    expect(game.perft(state, 3)).toEqual({ nodes: 2, outcomes: 2 });
    expect([...seen]).toEqual([
      '{"mode":"manual","generator":null,"answered":1}',
      '{"mode":"manual","generator":null,"answered":2}',
    ]);
  });
});
