import { describe, expect, it } from 'vitest';
import {
  forbid,
  freezeJson,
  type GameEvent,
  IllegalActionError,
  InvalidSaveError,
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
  type TinyState,
  tinyGame,
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
const current = (g: G): number => g.state.notes.length % 2;
function score(g: G, points: number): void {
  const player = current(g);
  g.state.points[player] = (g.state.points[player] ?? 0) + points;
  g.emit({ type: 'scored', rule: RULE, player, points });
  if ((g.state.points[player] ?? 0) >= 10) win(g);
}
const gamble = act('gamble', (g, f) => {
  g.emit({ type: 'gambled', rule: RULE });
  g.goto(f, 'dice');
});

const race = tinyGame({
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
    const loose = JSON.parse(JSON.stringify(state)) as TinyState;
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

  it('answer chance in a game where it is told, and go on where the game waits for it', () => {
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

  it('in a game where chance is told, too', () => {
    const asked = race.apply(manual(race), { type: 'gamble' });
    expect(race.canUndo(manual(race), asked)).toBe(true);
    expect(race.canUndo(asked, race.apply(asked, { type: 'chance/roll', dice: [1] }))).toBe(false);
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
    expect(() => [...race.replay(bent)]).toThrow(/drifts/);
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

  it('what is no record is told so, and where', () => {
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

  it('an action that is not legal any more stops the replay', () => {
    const record = race.createRecord({ seed: 'x' }, plan);
    const bent = { ...record, actions: [...record.actions.slice(0, 2), { type: 'chance/roll', dice: [1] }] };
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
});
