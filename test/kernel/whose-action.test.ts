import { describe, expect, it } from 'vitest';
import {
  type ActionKind,
  type AnyAction,
  type Frame,
  forbid,
  IllegalActionError,
  InvalidArgumentError,
} from '../../src/kernel/index.js';
import {
  act,
  chance,
  decide,
  frame,
  type G,
  go,
  manual,
  note,
  OTHER,
  RULE,
  type TinyDraft,
  type TinyState,
  tinyGame,
} from './tiny-game.js';

/* Each action is somebody's: of the player who is asked or, where an action names its player itself, of that one. */

type Shout = { readonly type: 'shout'; readonly who: number; readonly at: number };

/** May be done at any time, by either player: `who` shouts at `at`, but not at itself. */
const shout: ActionKind<TinyDraft, readonly string[], Frame, Shout> = {
  type: 'shout',
  parameters: { who: 'integer', at: 'integer' },
  moment: OTHER,
  by: (_g, _f, { who }) => who,
  candidates: (_g, _f, add, player) => {
    for (const at of [0, 1]) add({ type: 'shout', who: player, at });
  },
  refuse: (_g, _f, { who, at }) => (who === at ? forbid(OTHER, 'Nobody shouts at itself.') : null),
  run: (g, _f, { who, at }) => note(g, `${who} shouts at ${at}`),
};

const game = tinyGame({
  frames: [
    frame(
      'main',
      decide('first', [go], { open: true }),
      decide('second', [act('answer')], { actor: () => 1, open: true }),
      decide('quiet', [act('nod')], { actor: () => 1 }),
      chance('die', { kind: 'roll', die: 'd6', sides: 6, count: 1 }),
      decide('last', [
        act('end', (g: G) => g.end({ winners: [0], ranking: [[0], [1]], how: 'test', rule: RULE })),
      ]),
    ),
  ],
  offers: [{ at: 'any time', action: shout }],
});
const first = manual(game);
const second = game.apply(first, { type: 'go' });
const quiet = game.apply(second, { type: 'answer' });
const asked = game.apply(quiet, { type: 'nod' });
const last = game.apply(asked, { type: 'chance/roll', dice: [3] });
const over = game.apply(last, { type: 'end' });

const zero = { type: 'shout', who: 0, at: 1 };
const one = { type: 'shout', who: 1, at: 0 };

describe('what a player may do', () => {
  it('is listed for the player who is asked, and for any one player', () => {
    expect(game.legalActions(first)).toEqual([{ type: 'go' }, zero]);
    expect(game.legalActions(first, 0)).toEqual([{ type: 'go' }, zero]);
    expect(game.legalActions(first, 1)).toEqual([one]);
    expect(game.legalActions(second)).toEqual([{ type: 'answer' }, one]);
    expect(game.legalActions(second, 0)).toEqual([zero]);
    expect([game.legalActions(quiet, 0), game.legalActions(quiet, 1)]).toEqual([[], [{ type: 'nod' }]]);
  });

  it('is nothing while chance is asked, whose answers are in the list of nobody', () => {
    expect(game.legalActions(asked)).toHaveLength(6);
    expect([game.legalActions(asked, 0), game.legalActions(asked, 1), game.mayAct(asked)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(game.mayAct(over)).toEqual([]);
  });

  it('is reported of all who may do anything, in the order of their seats', () => {
    expect([first, second, quiet].map(game.mayAct)).toEqual([[0, 1], [0, 1], [1]]);
  });

  it('is computed once for a frozen state, and cannot be changed', () => {
    expect(game.legalActions(first, 1)).toBe(game.legalActions(first, 1));
    expect(Object.isFrozen(game.legalActions(first)[1])).toBe(true);
    expect(Object.isFrozen(game.mayAct(first))).toBe(true);
  });

  it.each([2, -1, 0.5, Number.NaN, '0', null] as never[])(
    'is nothing of player %j, who is not there',
    (player) => {
      for (const ask of [
        () => game.legalActions(first, player),
        () => game.apply(first, { type: 'go' }, { by: player }),
        () => game.explain(first, { type: 'go' }, { by: player }),
        () => game.simulate(first).legalActions(player),
        () => game.simulate(first).apply({ type: 'go' }, { by: player }),
        ...(player === null
          ? []
          : [() => game.viewFor(first, player), () => game.simulate(first).view(player)]),
      ])
        expect(ask).toThrow(InvalidArgumentError);
    },
  );
});

describe('whose an action is', () => {
  it('is the asked player’s, unless it names its player; legal or not', () => {
    const actors = (state: TinyState, ...actions: AnyAction[]) =>
      actions.map((action) => game.actorOf(state, action));
    expect(actors(first, { type: 'go' }, zero, one, { type: 'shout', who: 1, at: 1 })).toEqual([0, 0, 1, 1]);
    expect(actors(second, { type: 'answer' }, zero)).toEqual([1, 0]);
    expect(actors(asked, { type: 'chance/roll', dice: [1] })).toEqual(['chance']);
    expect(game.simulate(second).actorOf({ type: 'answer' })).toBe(1);
  });

  it('is nobody’s if it is not offered, or has the wrong form', () => {
    for (const action of [{ type: 'answer' }, { type: 'shout' }, { type: 'nonsense' }, null, 5])
      expect(() => game.actorOf(first, action as AnyAction)).toThrow(IllegalActionError);
    expect(() => game.actorOf(over, { type: 'go' })).toThrow('The game is over.');
    expect(() => game.simulate(first).actorOf({ type: 'answer' })).toThrow(IllegalActionError);
  });

  it('decides, where somebody says who acts; nothing is changed by who it is not', () => {
    expect(game.apply(first, one, { by: 1 }).notes).toEqual(['1 shouts at 0']);
    expect(game.apply(first, one).notes).toEqual(['1 shouts at 0']);
    const no = expect.objectContaining({
      name: 'IllegalActionError',
      rule: RULE,
      reason: 'This is for player 0 to do, not for player 1.',
    });
    expect(() => game.apply(first, { type: 'go' }, { by: 1 })).toThrow(no);
    expect(() => game.transition(first, { type: 'go' }, { by: 1 })).toThrow(no);
    // What may be done at any time is refused for its own rule.
    expect(() => game.apply(first, zero, { by: 1 })).toThrow(expect.objectContaining({ rule: OTHER }));
    const simulation = game.simulate(first, { check: false });
    expect(() => simulation.apply({ type: 'go' }, { by: 1 })).toThrow(no);
    expect(simulation.apply(one, { by: 1 }).state.notes).toEqual(['1 shouts at 0']);
  });

  it('of an answer is chance’s alone', () => {
    const roll = { type: 'chance/roll', dice: [2] };
    expect(() => game.apply(asked, roll, { by: 0 })).toThrow(
      'This is for chance to answer, not for player 0.',
    );
    expect(game.apply(asked, roll, { by: 'chance' }).chance.answered).toBe(1);
    expect(() => game.apply(first, { type: 'go' }, { by: 'chance' })).toThrow('not for chance.');
  });

  it('is part of the ruling, before anything that the rules say of the action itself', () => {
    expect(game.explain(first, one, { by: 1 }).legal).toBe(true);
    expect(game.explain(first, one, { by: 0 })).toMatchObject({
      legal: false,
      reason: 'This is for player 1 to do, not for player 0.',
    });
    const atItself = { type: 'shout', who: 1, at: 1 };
    expect(game.explain(first, atItself, { by: 1 }).reason).toBe('Nobody shouts at itself.');
    expect(game.explain(first, atItself).reason).toBe('Nobody shouts at itself.');
    for (const by of [0, 'chance'] as const)
      expect(game.explain(first, atItself, { by }).reason).toMatch(/^This is for player 1 to do, not for /);
    const nobodys = { type: 'shout', who: 7, at: 7 };
    expect(game.explain(first, nobodys, { by: 0 }).reason).toBe('Nobody shouts at itself.');
    expect(game.explain(first, { ...nobodys, at: 0 }, { by: 0 }).legal).toBe(false);
    const wrongRoll = { type: 'chance/roll', dice: [7] };
    expect(game.explain(asked, wrongRoll, { by: 0 }).reason).toBe(
      'This is for chance to answer, not for player 0.',
    );
    expect(game.explain(asked, wrongRoll, { by: 'chance' }).reason).toMatch(/^Tell 1 d6 dice/);
    expect(game.actorOf(asked, wrongRoll)).toBe('chance');
    expect(() => game.actorOf(asked, { type: 'chance/draw', card: 'x' })).toThrow(IllegalActionError);
  });
});

describe('a value offered as an action', () => {
  it('is read once: what was judged is what happens', () => {
    let reads = 0;
    const sly = {
      type: 'shout',
      who: 0,
      get at() {
        reads += 1;
        return reads === 1 ? 1 : 0;
      },
    };
    expect(game.apply(first, sly).notes).toEqual(['0 shouts at 1']);
    expect(reads).toBe(1);
    const dice: number[] = [];
    Object.defineProperty(dice, 0, { get: () => (reads += 1), enumerable: true });
    reads = 5;
    expect(game.apply(asked, { type: 'chance/roll', dice }).notes.at(-1)).toBe('die:[6]');
  });

  it('has one zero', () => {
    expect(JSON.stringify(game.apply(first, { type: 'shout', who: -0, at: 1 }).notes)).toBe(
      '["0 shouts at 1"]',
    );
    expect(Object.is(game.actorOf(first, { type: 'shout', who: -0, at: 1 }), 0)).toBe(true);
  });

  it('that cannot be read is refused, and never blames the state', () => {
    const thrower = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('mine');
        },
      },
    );
    const cyclic: Record<string, unknown> = { type: 'go' };
    cyclic.self = cyclic;
    const getter = {
      get type() {
        throw new Error('mine');
      },
    };
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, at]));
    for (const value of [
      thrower,
      cyclic,
      getter,
      { type: 'go', ...many },
      JSON.parse('{"type":"go","__proto__":1}'),
      () => 1,
      Symbol('x'),
      10n,
    ]) {
      const ruling = game.explain(first, value);
      expect([ruling.legal, ruling.waiting?.kind]).toEqual([false, 'main/first']);
      expect(() => game.apply(first, value as AnyAction)).toThrow(IllegalActionError);
      expect(() => game.simulate(first, { check: false }).apply(value as AnyAction)).toThrow(
        IllegalActionError,
      );
    }
  });

  it('that is garbage is an error in a simulation that asks no rules, too', () => {
    for (const action of [
      { type: 'nonsense' },
      { type: 'answer' },
      { type: 'shout', who: 'x', at: 1 },
      { type: 'chance/roll', dice: [1] },
    ]) {
      const simulation = game.simulate(first, { check: false });
      expect(() => simulation.apply(action as AnyAction)).toThrow(IllegalActionError);
      expect(simulation.snapshot()).toEqual(first);
    }
  });
});
