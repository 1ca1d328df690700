import { describe, expect, it } from 'vitest';
import {
  actionKind,
  freezeJson,
  hook,
  InvalidArgumentError,
  InvalidSaveError,
  type Override,
  override,
  RuleFaultError,
  UnknownRulesetError,
} from '../../src/kernel/index.js';
import {
  act,
  auto,
  decide,
  frame,
  type G,
  go,
  manual,
  type TinyModule,
  type TinyState,
  tinyGame,
  told,
} from './tiny-game.js';

/* A fault in somebody's module says whose it is and where; a value that is no state of these rules says that, and not more. */

const luck = hook('how lucky is it', (_g: G, points: number) => points);
const asking = act('ask', (g, f) => {
  luck(g, 1);
  g.next(f);
});
const shaken = told('shaken');
const fail = (): never => {
  throw new TypeError('my own mistake');
};

const faulty = (module: Omit<TinyModule, 'id' | 'title'>) =>
  tinyGame({
    frames: [
      frame(
        'main',
        decide('ask', [asking, act('shake', (g) => g.emit(shaken, { rule: '2e.turn.end' }))]),
        auto('on'),
        decide('rest', [go]),
      ),
    ],
    events: [shaken],
    modules: [{ id: 'mine', title: '', ...module }],
  });

describe('a fault in the rule of a module', () => {
  it.each<[string, Omit<TinyModule, 'id' | 'title'>, string, string]>([
    ['a hook', { overrides: [override(luck, () => fail)] }, 'ask', 'the hook "how lucky is it"'],
    [
      'a step',
      { steps: [{ frame: { kind: 'main' }, after: 'ask', insert: auto('mine', fail) }] },
      'ask',
      'the step main/mine',
    ],
    ['a reaction', { reactions: [{ on: 'shaken', run: fail }] }, 'shake', 'a reaction to shaken'],
    ['a refusal', { refusals: [{ action: 'ask', refuse: fail }] }, 'ask', 'a refusal of ask'],
    [
      'an action',
      { offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: act('poke', fail) }] },
      'poke',
      'the action poke',
    ],
  ])('is reported with the module and the place: in %s', (_where, module, type, place) => {
    const game = faulty(module);
    const state = manual(game);
    const fault = expect.objectContaining({
      name: 'RuleFaultError',
      code: 'rule-fault',
      module: 'mine',
      place,
      message: `The module mine failed in ${place}: my own mistake`,
      cause: expect.any(TypeError),
    });
    expect(() => game.apply(state, { type })).toThrow(fault);
    expect(() => game.simulate(state).apply({ type })).toThrow(fault);
    expect(JSON.stringify(state)).toBe(JSON.stringify(manual(game)));
  });

  it('is reported so in an invariant, too', () => {
    const game = faulty({ invariants: [{ name: 'all is well', check: fail }] });
    expect(() => game.brokenInvariants(manual(game))).toThrow(
      'The module mine failed in its invariant "all is well": my own mistake',
    );
  });

  it('is not blamed on a state that somebody copied', () => {
    const game = faulty({ overrides: [override(luck, () => fail)] });
    const copy = JSON.parse(JSON.stringify(manual(game))) as TinyState;
    expect(() => game.apply(copy, { type: 'ask' })).toThrow(RuleFaultError);
  });
});

describe('a rule that writes the step of a frame by itself', () => {
  // In types it is read only: a module in JavaScript may try.
  const jump = (_g: G, f: object): void => {
    (f as { step: string }).step = 'rest';
  };

  it.each<[string, Omit<TinyModule, 'id' | 'title'>, string, string]>([
    [
      'a step',
      { steps: [{ frame: { kind: 'main' }, after: 'ask', insert: auto('mine', jump) }] },
      'ask',
      'the step main/mine',
    ],
    [
      'an action',
      { offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: act('poke', jump) }] },
      'poke',
      'the action poke',
    ],
  ])('fails where it does: %s', (_where, module, type, place) => {
    const game = faulty(module);
    expect(() => game.apply(manual(game), { type })).toThrow(
      `The module mine failed in ${place}: It writes "rest" to the step of a main frame: g.goto(f, step) makes another step the due one.`,
    );
  });
});

describe('a fault that the kernel sees', () => {
  const ghost = { kind: 'ghost' };
  it.each<[string, Parameters<typeof auto>[1], string]>([
    ['a frame kind that nobody brings is called', (g) => g.call(ghost, {}), 'the frame kind ghost'],
    [
      'a step is gone to that is none',
      (g, f) => g.goto(f, 'nap'),
      'has no step nap; its steps are ask, on, rest',
    ],
    [
      'a step is gone back to that is none',
      (g) => g.unwind({ kind: 'main' }, 'nap'),
      'The frame kind main has no step nap',
    ],
    ['a frame kind is gone back to that nobody brings', (g) => g.unwind(ghost, 'x'), 'the frame kind ghost'],
    [
      'an event is told that nobody declares',
      (g) => g.emit(told('sung'), { rule: '2e.turn.end' }),
      "No module in force declares the event sung: add its kind to the module's events.",
    ],
    [
      'the game ends by a rule that nobody brings',
      (g) => g.end({ winners: [0], ranking: [[0], [1]], how: 'test', rule: 'house.mine.luck' }),
      'It cites house.mine.luck, a rule that no module in force brings',
    ],
  ])('is reported with the module, whether or not events are heard: %s', (_what, run, message) => {
    const game = faulty({
      offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: act('poke', run) }],
    });
    const state = manual(game);
    for (const poke of [
      () => game.apply(state, { type: 'poke' }),
      () => game.transition(state, { type: 'poke' }),
      () => game.simulate(state).apply({ type: 'poke' }),
    ]) {
      expect(poke).toThrow('The module mine failed in the action poke: ');
      expect(poke).toThrow(message);
    }
  });

  it('is an empty answer to where the rules go on, but for the end of a frame', () => {
    const leave = act('leave', (g, f) => g.goto(f, ''));
    const game = faulty({ offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: leave }] });
    expect(() => game.apply(manual(game), { type: 'leave' })).toThrow('nothing is being resolved');
  });

  it.each<[string, unknown, string]>([
    ['true', true, 'A refusal is null where nothing is refused, or what forbid(rule) gives.'],
    ['nothing', undefined, 'A refusal is null where nothing is refused, or what forbid(rule) gives.'],
    ['a text', 'no', 'A refusal is null where nothing is refused, or what forbid(rule) gives.'],
    [
      'a rule that nobody brings',
      { rule: 'house.mine.no' },
      'It cites house.mine.no, a rule that no module in force brings: give its text under rules.',
    ],
  ])(
    'is a refusal that cannot be told, of an action or of what others offer: %s',
    (_what, answer, message) => {
      const refuse = () => answer as never;
      const poke = act('poke', undefined, refuse);
      const own = faulty({ offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: poke }] });
      expect(() => own.explain(manual(own), { type: 'poke' })).toThrow(
        `The module mine failed in the action poke: ${message}`,
      );
      const added = faulty({
        refusals: [
          { action: 'shake', refuse: () => null },
          { action: 'ask', refuse },
        ],
      });
      expect(() => added.explain(manual(added), { type: 'ask' })).toThrow(
        `The module mine failed in a refusal of ask: ${message}`,
      );
      expect(added.explain(manual(added), { type: 'shake' }).legal).toBe(true);
    },
  );

  it('is a question to a player who does not exist, no matter who asks for the decision', () => {
    const asks = decide('whom', [go], { actor: () => 7 });
    const game = faulty({ steps: [{ frame: { kind: 'main' }, before: 'ask', insert: asks }] });
    const state = manual(game);
    for (const ask of [
      () => game.decision(state),
      () => game.legalActions(state),
      () => game.mayAct(state),
      () => game.simulate(state).random(),
    ])
      expect(ask).toThrow(
        'The module mine failed in the step main/whom: It asks the player 7; players are 0 to 1.',
      );
  });
});

describe('a rule of its own that a module cites', () => {
  const cited = 'house.mine.rule' as const;
  const poke = { ...act('poke'), moment: cited };
  it.each<[string, Omit<TinyModule, 'id' | 'title'>]>([
    ['as the moment of poke', { offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: poke }] }],
    ['as the moment of poke', { offers: [{ at: 'any time', action: poke }] }],
    [
      'in the step main/mine',
      { steps: [{ frame: { kind: 'main' }, after: 'on', insert: decide('mine', [go], { rule: cited }) }] },
    ],
    ['under conflicts', { conflicts: [{ module: 'other', rule: cited }] }],
    ['under citesInstead', { citesInstead: { '2e.turn.end': cited } }],
    ['under citesInstead', { citesInstead: { [cited]: '2e.turn.end' } }],
    ['under cites', { cites: [{ event: shaken, rules: ['2e.turn.end', cited] }] }],
    ['under seats', { seats: { atLeast: 1, atMost: 2, rule: cited } }],
  ])('is one that it brings, or is refused with its place: %s', (place, module) => {
    expect(() => faulty(module)).toThrow(UnknownRulesetError);
    expect(() => faulty(module)).toThrow(
      `The module mine cites house.mine.rule ${place}, a rule that no module in force brings: give its text under rules.`,
    );
    expect(() => faulty({ ...module, rules: [{ id: cited, text: 'Mine.' }] })).not.toThrow();
  });
});

describe('what a module cites', () => {
  it.each<[string, object, string]>([
    [
      'a text in place of a list',
      { cites: [{ event: shaken, rules: 'house.mine.rule' }] },
      'cites null under cites',
    ],
    ['a number in place of a list', { cites: [{ event: shaken, rules: 5 }] }, 'cites null under cites'],
    ['a symbol', { cites: [{ event: shaken, rules: [Symbol('s')] }] }, 'cites Symbol(s) under cites'],
    ['no rules in place of others', { citesInstead: null }, 'has no object with texts at citesInstead'],
    ['a text in place of others', { citesInstead: 'abc' }, 'has no object with texts at citesInstead'],
    ['no seats', { seats: null }, 'cites undefined under seats'],
  ])('is refused with its place where it is %s', (_, module, message) => {
    expect(() => faulty(module as never)).toThrow(UnknownRulesetError);
    expect(() => faulty(module as never)).toThrow(message);
  });
});

describe('an action with parameters', () => {
  it('has candidates, or is refused when rules are composed', () => {
    const said = { parameters: { card: 'id' }, moment: '2e.turn.end', run() {} } as never;
    const poke = actionKind('poke', said);
    expect(() =>
      faulty({ offers: [{ at: { frame: { kind: 'main' }, step: 'ask' }, action: poke as never }] }),
    ).toThrow(
      'The module mine brings the action poke, which has parameters, without candidates: let it add what could be tried.',
    );
  });
});

describe('an override of another copy of the package', () => {
  it('is refused: its place would mean another rule here', () => {
    const real = override(luck, (next) => next);
    const foreign: Override = {
      ...real,
      hook: Object.assign(() => 0, { slot: real.hook.slot, title: 'how lucky is it', base: () => 0 }),
    };
    expect(() => faulty({ overrides: [foreign] })).toThrow(
      expect.objectContaining({
        name: 'UnknownRulesetError',
        reason: expect.stringContaining(
          'The module mine overrides "how lucky is it", which is no hook of this copy',
        ),
      }),
    );
    for (const junk of [{}, { hook: null }, { hook: 5, wrap: 1 }])
      expect(() => faulty({ overrides: [junk as never] })).toThrow(UnknownRulesetError);
  });
});

describe('modules of any shape', () => {
  it.each([
    null,
    5,
    {},
    { id: '' },
    { id: 'Mine' },
    { id: 'a b' },
    { id: '__proto__' },
    { id: 'x'.repeat(61) },
  ])('without a proper id are refused: %j', (module) => {
    expect(() =>
      tinyGame({ frames: [frame('main', decide('x', [go]))], modules: [module as never] }),
    ).toThrow('A module is an object with an id of lower-case letters');
  });

  it('bring rules under ids of their own', () => {
    for (const id of ['2e.turn.end', 'mine.rule', 'house.', '', 5])
      expect(() => faulty({ rules: [{ id: id as never, text: '' }] })).toThrow(/brings a rule/);
    expect(() => faulty({ rules: [{ id: 'house.mine.one', text: '' }] })).not.toThrow();
  });
});

describe('values that are no states of these rules', () => {
  const game = faulty({});
  const state = manual(game);
  const asks = (value: never): (() => unknown)[] => [
    () => game.legalActions(value),
    () => game.mayAct(value),
    () => game.actorOf(value, { type: 'ask' }),
    () => game.apply(value, { type: 'ask' }),
    () => game.transition(value, { type: 'ask' }),
    () => game.decision(value),
    () => game.outcome(value),
    () => game.explain(value, { type: 'ask' }),
    () => game.chanceOutcomes(value),
    () => game.viewFor(value, 0),
    () => game.simulate(value),
    () => game.serialize(value),
    () => game.hashState(value),
    () => game.canUndo(value, value),
    () => game.perft(value, 1),
    () => game.brokenInvariants(value),
  ];
  const cyclic: Record<string, unknown> = { ...state };
  cyclic.notes = cyclic;
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];

  it.each<[string, unknown, RegExp]>([
    ['nothing', null, /This is no game state/],
    ['a number', 5, /This is no game state/],
    ['a text', 'state', /This is no game state/],
    ['a list', [], /This is no game state/],
    ['an empty object', {}, /This is no game state/],
    ['another edition', { ...state, edition: 'chess' }, /This is a game of chess/],
    [
      'other modules',
      { ...state, modules: [] },
      /played with the modules \(none\); these are the rules with mine/,
    ],
    ['other content', { ...state, content: 'x' }, /other content than these rules/],
    ['a circle', cyclic, /nested deeper than 40 levels, or without end/],
    ['a deep list', { ...state, notes: deep }, /nested deeper than 40/],
    ['a function', { ...state, notes: () => 1 }, /A function is no data/],
    ['a thrower', new Proxy({ players: [] }, { ownKeys: () => fail() }), /This cannot be read/],
  ])('are refused by every function: %s', (_what, value, message) => {
    for (const ask of asks(value as never)) {
      expect(ask).toThrow(InvalidSaveError);
      expect(ask).toThrow(message);
    }
  });

  it('a copy of a state is one, no matter who froze it', () => {
    const copy = freezeJson(JSON.parse(JSON.stringify(state)) as TinyState);
    expect(game.legalActions(copy)).toEqual(game.legalActions(state));
    expect(game.legalActions(copy)).toBe(game.legalActions(copy));
    expect(game.apply(copy, { type: 'ask' })).toEqual(game.apply(state, { type: 'ask' }));
  });

  it.each([-1, 0.5, Number.NaN, '1', undefined, Number.POSITIVE_INFINITY])(
    'perft to the depth %j is refused',
    (depth) => {
      expect(() => game.perft(state, depth as number)).toThrow(InvalidArgumentError);
    },
  );

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31 + 1, '3'])('a random number below %j is refused', (n) => {
    expect(() => game.simulate(state).below(n as number)).toThrow(InvalidArgumentError);
  });

  it('options of a simulation that mean nothing are refused', () => {
    expect(() => game.simulate(state, { chance: 'mine' as never })).toThrow(/"own", "state" or "asked"/);
    expect(() => game.simulate(state, { seed: Number.NaN })).toThrow(/A seed is a text or a number/);
  });
});
