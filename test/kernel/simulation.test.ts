import { describe, expect, it } from 'vitest';
import {
  forbid,
  type GameEvent,
  IllegalActionError,
  InvalidArgumentError,
  type SimulationOptions,
  sourceFrom,
  wordsOfSeed,
} from '../../src/kernel/index.js';
import {
  act,
  auto,
  chance,
  decide,
  frame,
  manual,
  note,
  OTHER,
  RULE,
  tinyGame,
  told,
  win,
} from './tiny-game.js';

/* A simulation: whose dice it rolls, what it shares with its forks, and what it hands back. */

/** Throw a die with a hundred faces as often as you like; the notes are the faces. */
const shaken = told('shaken');
const fallen = told('fallen', 'face');
const game = tinyGame({
  events: [shaken, fallen],
  frames: [
    frame(
      'main',
      decide('turn', [
        act('throw', (g, f) => g.next(f)),
        act('stay', () => {}),
        act('quit', win),
        act(
          'forbidden',
          (g) => note(g, 'forbidden'),
          () => forbid(OTHER),
        ),
      ]),
      chance('die', { kind: 'roll', die: 'd100', sides: 100, count: 1 }, (g, _f, answer) => {
        if (answer.type !== 'chance/roll') return;
        note(g, String(answer.dice[0]));
        g.emit(shaken, { rule: RULE });
        g.emit(fallen, { rule: RULE, face: answer.dice[0] ?? 0 });
      }),
      auto('again', (g, f) => g.goto(f, 'turn')),
    ),
  ],
});
const seeded = game.createGame({ seed: 'the game' });
const start = (options?: SimulationOptions) => game.simulate(seeded, options);
type Played = ReturnType<typeof start>;

const faces = (simulation: Played, times: number): readonly string[] => {
  for (let i = 0; i < times; i++) simulation.apply({ type: 'throw' });
  return [...simulation.state.notes];
};
/** What a generator with this seed rolls, as the notes show it. */
const stream = (seed: string | number, times: number): readonly string[] => {
  const source = sourceFrom(wordsOfSeed(seed));
  return Array.from({ length: times }, () => String(source.below(100) + 1));
};

describe('forks', () => {
  it('without a seed have dice of their own, which follow from the seed of their origin', () => {
    const played = () => {
      const root = start({ seed: 1 });
      const forks = [root.fork(), root.fork()];
      return [root, ...forks].map((one) => faces(one, 6).join());
    };
    expect(played()).toEqual(played());
    expect(new Set(played()).size).toBe(3);
  });

  it('do not feel what is done in their origin, nor the other way round', () => {
    const root = start({ seed: 1 });
    const [one, other] = [root.fork(), start({ seed: 1 }).fork()];
    faces(root, 3);
    expect(faces(one, 3)).toEqual(faces(other, 3));
    expect(root.state.notes).toHaveLength(3);
  });

  it('of a game that runs on as it would go on with the same dice, each by itself', () => {
    const root = start({ chance: 'state' });
    root.apply({ type: 'throw' });
    const fork = root.fork();
    expect(faces(fork, 2)).toEqual(stream('the game', 3));
    expect(faces(root, 2)).toEqual(stream('the game', 3));
  });

  it('with a seed have a generator of their own, and leave that of their origin where it was', () => {
    const root = start({ seed: 1 });
    root.apply({ type: 'throw' });
    const fork = root.fork('x');
    expect(faces(fork, 3)).toEqual([...stream(1, 1), ...stream('x', 3)]);
    expect(faces(root, 2)).toEqual(stream(1, 3));
  });

  it('take even an empty text and a zero for a seed', () => {
    for (const seed of ['', 0]) expect(faces(start({ seed: 1 }).fork(seed), 2)).toEqual(stream(seed, 2));
  });

  it('of a simulation that leaves chance open leave it open, too, even with a seed', () => {
    const root = start({ chance: 'asked' });
    for (const fork of [root.fork(), root.fork('x')]) {
      fork.apply({ type: 'throw' });
      expect(fork.decision()?.actor).toBe('chance');
      fork.apply({ type: 'chance/roll', dice: [42] });
      expect(fork.state.notes).toEqual(['42']);
    }
    expect(root.state.notes).toEqual([]);
  });

  it('keep the options of their origin', () => {
    const heard: GameEvent[] = [];
    const root = start({ seed: 1, check: false, onEvents: (events) => heard.push(...events) });
    const fork = root.fork('x').apply({ type: 'forbidden' }).apply({ type: 'throw' });
    expect(fork.state.notes[0]).toBe('forbidden');
    expect(heard.map(({ type }) => type)).toEqual(['shaken', 'fallen']);
  });
});

describe('numbers for choosing at random', () => {
  it('come from the generator that rolls the dice, each once', () => {
    const simulation = start({ seed: 1 });
    const [first, second, third] = stream(1, 3);
    expect(String(simulation.below(100) + 1)).toBe(first);
    expect(faces(simulation, 1)).toEqual([second]);
    expect(String(simulation.below(100) + 1)).toBe(third);
  });

  it('are always the first where the simulation has no generator', () => {
    const simulation = start({ chance: 'asked' });
    expect([simulation.below(100), simulation.below(100), simulation.below(7)]).toEqual([0, 0, 0]);
  });
});

describe('checking actions', () => {
  it('happens unless it is switched off', () => {
    for (const options of [{}, { check: true }, { check: undefined }]) {
      const simulation = start(options);
      expect(() => simulation.apply({ type: 'forbidden' })).toThrow(IllegalActionError);
      expect(simulation.state.notes).toEqual([]);
    }
    expect(start({ check: false }).apply({ type: 'forbidden' }).state.notes).toEqual(['forbidden']);
  });

  it('names the action, the rule, and some reason even where the rule gives none of its own', () => {
    const action = { type: 'forbidden' };
    expect(() => start().apply(action)).toThrow(
      expect.objectContaining({
        action,
        rule: OTHER,
        reason: `The rule ${OTHER}.`,
        message: `The rule ${OTHER}. [${OTHER}]`,
      }),
    );
  });
});

describe('where chance comes from', () => {
  it('is a generator of its own: the dice of the game are not those of the simulation', () => {
    expect(faces(start({ seed: 'mine' }), 5)).toEqual(stream('mine', 5));
    expect(faces(start({ seed: 'mine', chance: 'own' }), 5)).toEqual(stream('mine', 5));
    expect(faces(start({ chance: 'state' }), 5)).toEqual(stream('the game', 5));
    // The game's own generator is not asked for a seed.
    expect(faces(start({ chance: 'state', seed: 'mine' }), 5)).toEqual(stream('the game', 5));
  });

  it('is nowhere if the state’s generator is wanted and the state has none', () => {
    const told = game.simulate(manual(game), { chance: 'state' }).apply({ type: 'throw' });
    expect(told.decision()?.actor).toBe('chance');
    expect(told.below(9)).toBe(0);
    expect(told.snapshot()).toEqual(game.apply(manual(game), { type: 'throw' }));
  });

  it('shows in the position: it answers by itself or waits to be told', () => {
    expect(start({ seed: 1 }).state.chance.mode).toBe('seeded');
    expect(game.simulate(manual(game), { seed: 1 }).state.chance.mode).toBe('seeded');
    expect(start({ chance: 'asked' }).state.chance.mode).toBe('manual');
    expect(game.simulate(manual(game), { chance: 'state' }).state.chance.mode).toBe('manual');
  });
});

describe('the answers chance may give', () => {
  it('are listed while it is asked, and at no other time', () => {
    const simulation = start({ chance: 'asked' });
    expect(simulation.chanceOutcomes()).toEqual([]);
    simulation.apply({ type: 'throw' });
    expect(simulation.chanceOutcomes()).toHaveLength(100);
    expect(simulation.chanceOutcomes()[41]).toEqual({
      action: { type: 'chance/roll', dice: [42] },
      probability: 1 / 100,
    });
    simulation.apply({ type: 'chance/roll', dice: [42] });
    expect(simulation.chanceOutcomes()).toEqual([]);
    simulation.apply({ type: 'quit' });
    expect(simulation.chanceOutcomes()).toEqual([]);
  });
});

describe('snapshots', () => {
  it('answer chance as the game would have, whatever the simulation rolled', () => {
    const simulation = start({ seed: 1 });
    faces(simulation, 3);
    const snapshot = simulation.snapshot();
    expect(snapshot.chance).toMatchObject({
      mode: 'seeded',
      generator: wordsOfSeed('the game'),
      answered: 3,
    });
    expect(game.apply(snapshot, { type: 'throw' }).notes).toEqual([
      ...stream(1, 3),
      ...stream('the game', 1),
    ]);
    expect(seeded.chance).toMatchObject({ mode: 'seeded', generator: wordsOfSeed('the game'), answered: 0 });
  });

  it('have moved on as far as the simulation drew on the game’s own generator, not its forks', () => {
    const root = start({ chance: 'state' });
    root.apply({ type: 'throw' });
    root.fork().apply({ type: 'throw' });
    expect(game.apply(root.snapshot(), { type: 'throw' }).notes).toEqual(stream('the game', 2));
  });

  it('go on with the game’s generator where the simulation was told the answers', () => {
    const simulation = start({ chance: 'asked' }).apply({ type: 'throw' });
    simulation.apply({ type: 'chance/roll', dice: [42] });
    const snapshot = simulation.snapshot();
    expect(snapshot.chance).toMatchObject({
      mode: 'seeded',
      generator: wordsOfSeed('the game'),
      answered: 1,
    });
    expect(game.apply(snapshot, { type: 'throw' }).notes).toEqual(['42', ...stream('the game', 1)]);
  });

  it('of a game in which chance is manual wait for it again, though the simulation rolled', () => {
    const simulation = game.simulate(manual(game), { seed: 1 });
    faces(simulation, 2);
    const snapshot = simulation.snapshot();
    expect(snapshot.chance).toMatchObject({ mode: 'manual', generator: null, answered: 2 });
    expect(game.decision(game.apply(snapshot, { type: 'throw' }))?.actor).toBe('chance');
    expect(simulation.fork('x').snapshot()).toEqual(snapshot);
  });
});

describe('events', () => {
  it('are reported action by action, each once, and only when something happened', () => {
    const reports: string[][] = [];
    const simulation = start({
      seed: 1,
      onEvents: (events) => reports.push(events.map(({ type }) => type)),
    });
    expect(reports).toEqual([]);
    simulation.apply({ type: 'stay' });
    expect(reports).toEqual([]);
    simulation.apply({ type: 'throw' }).apply({ type: 'stay' }).apply({ type: 'throw' });
    expect(reports).toEqual([
      ['shaken', 'fallen'],
      ['shaken', 'fallen'],
    ]);
  });

  it('of what the simulation does before anybody decides are reported, too', () => {
    const waiting = game.apply(manual(game), { type: 'throw' });
    const reports: string[][] = [];
    const simulation = game.simulate(waiting, {
      seed: 1,
      onEvents: (events) => reports.push(events.map(({ type }) => type)),
    });
    expect(simulation.state.notes).toEqual(stream(1, 1));
    expect(reports).toEqual([['shaken', 'fallen']]);
  });
});

describe('a game that is over', () => {
  it('stays as it is when it is simulated', () => {
    const over = game.apply(manual(game), { type: 'quit' });
    const simulation = game.simulate(over, { seed: 1 });
    expect(simulation.state).toEqual(over);
    expect(simulation.snapshot()).toEqual(over);
    expect(simulation.outcome).toEqual(over.outcome);
    expect(() => simulation.apply({ type: 'stay' })).toThrow('The game is over.');
    expect(simulation.fork('x').outcome).toEqual(over.outcome);
  });
});

describe('random play', () => {
  /** A turn offers four things, of which one is forbidden. */
  const types = ['throw', 'stay', 'quit'];

  it('chooses among the legal actions, each as likely as the others, and as from their list', () => {
    const [one, other] = [start({ seed: 3 }), start({ seed: 3 })];
    const counts = new Map(types.map((type) => [type, 0]));
    for (let times = 0; times < 3000; times++) {
      const chosen = one.random();
      const listed = other.legalActions();
      expect(chosen).toEqual(listed[other.below(listed.length)]);
      counts.set(chosen?.type ?? '', (counts.get(chosen?.type ?? '') ?? Number.NaN) + 1);
    }
    // Chi-square with two degrees of freedom: above 18.4 once in ten thousand.
    const deviation = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(deviation).toBeLessThan(18.4);
    expect([...counts.keys()]).toEqual(types);
  });

  it('chooses nothing once the game is over, nor while chance is asked', () => {
    const asked = start({ chance: 'asked' });
    asked.apply({ type: 'throw' });
    expect(asked.random()).toBeNull();
    expect(asked.playout()).toBe(0);
    expect(start().apply({ type: 'quit' }).random()).toBeNull();
  });

  it('plays on to the end, as choosing and applying does', () => {
    const [one, other] = [start({ seed: 5, check: false }), start({ seed: 5 })];
    const taken = one.playout();
    let steps = 0;
    for (let action = other.random(); action !== null; action = other.random(), steps++) other.apply(action);
    expect(taken).toBe(steps);
    expect(one.snapshot()).toEqual(other.snapshot());
    expect(one.outcome).not.toBeNull();
  });

  it('stops where its options say', () => {
    const thrice = start({ seed: 5 });
    const throws = () => ({ type: 'throw' });
    expect(thrice.playout(throws, { until: ({ notes }) => notes.length === 3 })).toBe(3);
    expect(thrice.playout(throws, { most: 2 })).toBe(2);
    expect(thrice.state.notes).toHaveLength(5);
  });

  it('applies what a policy chooses like any other action', () => {
    expect(() => start().playout(() => ({ type: 'forbidden' }))).toThrow(IllegalActionError);
  });

  it.each([
    ['a policy', ['best']],
    ['a number of actions', ['random', { most: -1 }]],
    ['a number of actions', ['random', { most: 1.5 }]],
    ['end', ['random', { until: 5 }]],
    ['options', ['random', 7]],
  ])('refuses what is no %s', (_what, args) => {
    expect(() => start().playout(...(args as never[]))).toThrow(InvalidArgumentError);
  });

  it('does not take an action of an earlier position for a listed one', () => {
    const unchecked = start({ seed: 1, check: false });
    const [first] = unchecked.legalActions();
    unchecked.apply({ type: 'quit' });
    expect(() => unchecked.apply(first as { type: string })).toThrow('The game is over.');
  });
});
