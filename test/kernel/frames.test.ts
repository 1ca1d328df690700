import { describe, expect, it } from 'vitest';
import { EngineError, type Frame } from '../../src/kernel/index.js';
import {
  act,
  auto,
  chance,
  decide,
  frame,
  go,
  manual,
  note,
  OTHER,
  RULE,
  rest,
  tinyGame,
  told,
  win,
} from './tiny-game.js';

/* Frames and their steps: how the machine goes from one decision to the next. */

const a = { kind: 'a' };
const b = { kind: 'b' };

describe('steps', () => {
  it('run in their order up to the first decision, and on from there', () => {
    const game = tinyGame({
      frames: [frame('main', auto('one'), auto('two'), decide('ask', [go]), auto('three'), rest)],
    });
    const state = manual(game);
    expect(state.notes).toEqual(['one', 'two']);
    expect(game.decision(state)).toEqual({ actor: 0, kind: 'main/ask', rule: RULE });
    expect(game.apply(state, { type: 'go' }).notes).toEqual(['one', 'two', 'go', 'three']);
  });

  it('a decision stays due until an action moves on, and is skipped when there is nothing to ask', () => {
    const stay = act('stay', (g) => note(g, 'stay'));
    const enough = { skip: (g: { state: { notes: string[] } }) => g.state.notes.length >= 2 };
    const game = tinyGame({ frames: [frame('main', decide('ask', [stay], enough), rest)] });
    let state = game.apply(manual(game), { type: 'stay' });
    expect(game.decision(state)?.kind).toBe('main/ask');
    state = game.apply(state, { type: 'stay' });
    expect(game.decision(state)?.kind).toBe('main/rest');
  });

  it('that are skipped may have done something all the same: what they called runs before the next step', () => {
    const calls = {
      skip: (g: { call(kind: { kind: string }, locals: object): void }) => {
        g.call(b, {});
        return true;
      },
    };
    const game = tinyGame({
      frames: [
        frame('main', decide('ask', [go], calls), decide('then', [go]), rest),
        frame('b', auto('inside')),
      ],
    });
    const state = manual(game);
    expect(state.notes).toEqual(['inside']);
    expect(game.decision(state)?.kind).toBe('main/then');
  });

  it('can make another step the due one, of any sort', () => {
    const again = act('again', (g, f) => g.goto(f, 'first'));
    const game = tinyGame({
      frames: [frame('main', auto('first'), decide('ask', [again, go]), rest)],
    });
    const state = game.apply(game.apply(manual(game), { type: 'again' }), { type: 'go' });
    expect(state.notes).toEqual(['first', 'first', 'go']);
  });

  it('of chance are passed over when nothing is asked', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          chance('none', null),
          chance('no dice', { kind: 'roll', die: 'd6', sides: 6, count: 0 }),
          rest,
        ),
      ],
    });
    const state = manual(game);
    expect(state.notes).toEqual(['no dice:[]']);
    expect(state.chance.answered).toBe(0);
  });

  it('a circle without a decision is an error, not an endless wait', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('round', (g, f) => g.goto(f, 'round')),
        ),
      ],
    });
    expect(() => manual(game)).toThrow(/circle at main\/round, a step of the module tiny/);
    expect(() => manual(game)).toThrow(expect.objectContaining({ code: 'endless' }));
  });

  it('may be many between two decisions', () => {
    let left = 0;
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('round', (g, f) => {
            if (--left > 0) g.goto(f, 'round');
          }),
          rest,
        ),
      ],
    });
    left = 90_000;
    expect(game.decision(manual(game))?.kind).toBe('main/rest');
  });

  it('a step or a frame that nobody defines is named in the error', () => {
    const nowhere = tinyGame({
      frames: [
        frame(
          'main',
          auto('x', (g, f) => g.goto(f, 'nowhere')),
        ),
      ],
    });
    expect(() => manual(nowhere)).toThrow(
      'The module tiny failed in the step main/x: The frame kind main has no step nowhere; its steps are x.',
    );
    const unknown = tinyGame({
      frames: [
        frame(
          'main',
          auto('x', (g) => g.call({ kind: 'ghost' }, {})),
        ),
      ],
    });
    expect(() => manual(unknown)).toThrow(
      'The module tiny failed in the step main/x: No module in force brings the frame kind ghost',
    );
    expect(() => manual(nowhere)).toThrow(expect.objectContaining({ code: 'rule-fault' }));
    expect(() => manual(unknown)).toThrow(expect.objectContaining({ code: 'rule-fault' }));
  });
});

describe('frames called', () => {
  const noting = (kind: string) => frame(kind, auto(kind));

  it('run once the calling step is through, in the order of the calls, before the next step', () => {
    const call = auto('call', (g) => {
      g.call(a, {});
      g.call(b, {});
      note(g, 'called');
    });
    const game = tinyGame({ frames: [frame('main', call, auto('after'), rest), noting('a'), noting('b')] });
    expect(manual(game).notes).toEqual(['called', 'a', 'b', 'after']);
  });

  it('what a called frame calls comes before what its caller called later', () => {
    const inner = frame(
      'a',
      auto('inner', (g) => g.call({ kind: 'c' }, {})),
      auto('rest of a'),
    );
    const outer = auto('outer', (g) => {
      g.call(a, {});
      g.call(b, {});
    });
    const game = tinyGame({ frames: [frame('main', outer, rest), inner, noting('b'), noting('c')] });
    expect(manual(game).notes).toEqual(['c', 'rest of a', 'b']);
  });

  it('may be called by an action, by an answer of chance, and by several of them in a row', () => {
    const calls = act('call', (g, f) => {
      g.call(a, {});
      g.next(f);
    });
    const asks = chance('draw lots', { kind: 'pick', from: ['x', 'y'] }, (g) => g.call(b, {}));
    const game = tinyGame({
      frames: [frame('main', decide('ask', [calls]), asks, rest), noting('a'), noting('b')],
    });
    let state = game.apply(manual(game), { type: 'call' });
    expect(state.notes).toEqual(['a']);
    state = game.apply(state, { type: 'chance/pick', choice: 'y' });
    expect(state.notes).toEqual(['a', 'b']);
    expect(game.decision(state)?.kind).toBe('main/rest');
  });

  it('above another frame wait until all that is under way there is through', () => {
    const deep = auto('deep', (g) => {
      g.callAbove(g.state.frames[0] as Frame, b, {});
      note(g, 'deep');
    });
    const inner = frame(
      'a',
      auto('inner', (g) => g.call({ kind: 'c' }, {})),
      auto('rest of a'),
    );
    const call = auto('call', (g) => {
      g.call(a, {});
      g.call({ kind: 'd' }, {});
    });
    const game = tinyGame({
      frames: [frame('main', call, auto('after'), rest), inner, noting('b'), frame('c', deep), noting('d')],
    });
    expect(manual(game).notes).toEqual(['deep', 'rest of a', 'd', 'b', 'after']);
  });

  it('above a frame that is left are left with it', () => {
    const leave = auto('leave', (g) => {
      g.callAbove(g.state.frames[1] as Frame, b, {});
      g.unwind({ kind: 'main' }, 'rest');
    });
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('call', (g) => g.call(a, {})),
          rest,
        ),
        frame('a', leave),
        noting('b'),
      ],
    });
    expect(manual(game).notes).toEqual([]);
  });

  it('carry values of their own, and hand back a result to their caller', () => {
    const inner = frame(
      'a',
      auto('work', (g, f) => g.finish({ sum: (f as unknown as { of: number[] }).of.length })),
      auto('never'),
    );
    const outer = frame(
      'main',
      auto('call', (g) =>
        g.call({ kind: 'a' } as { kind: string; shape?: never }, { of: [1, 2, 3] } as never),
      ),
      auto('read', (g, f) => note(g, JSON.stringify(f.result))),
      rest,
    );
    expect(manual(tinyGame({ frames: [outer, inner] })).notes).toEqual(['{"sum":3}']);
  });

  it('without a result leave the caller’s last one alone', () => {
    const first = frame(
      'a',
      auto('give', (g) => g.finish('first')),
    );
    const second = frame(
      'b',
      auto('give', (g) => g.finish()),
    );
    const outer = frame(
      'main',
      auto('x', (g) => g.call(a, {})),
      auto('y', (g) => g.call(b, {})),
      auto('read', (g, f) => note(g, String(f.result))),
      rest,
    );
    expect(manual(tinyGame({ frames: [outer, first, second] })).notes).toEqual(['first']);
  });

  it('without any step are over at once', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('call', (g) => g.call(a, {})),
          auto('after'),
          rest,
        ),
        frame('a'),
      ],
    });
    const state = manual(game);
    expect(state.notes).toEqual(['after']);
    expect(state.frames).toHaveLength(1);
  });

  it('are found by their kind: the innermost one, be it the outermost of all, or none', () => {
    const found = (g: Parameters<typeof note>[0]) =>
      [{ kind: 'main' }, a, b].map((kind) => (g.find(kind) as { deep?: number } | undefined)?.deep ?? 'none');
    const look = (name: string) => auto(name, (g) => note(g, found(g).join()));
    const deeper = auto('deeper', (g, f) => {
      const deep = (f as { deep?: number }).deep ?? 0;
      if (deep < 2) g.call({ kind: 'a' }, { deep: deep + 1 } as never);
    });
    const outer = auto('outer', (_g, f) => Object.assign(f, { deep: 0 }));
    const game = tinyGame({
      frames: [
        frame('main', outer, look('before'), deeper, look('after'), rest),
        frame('a', deeper, look('in')),
      ],
    });
    expect(manual(game).notes).toEqual(['0,none,none', '0,2,none', '0,1,none', '0,none,none']);
  });

  it('finish in a decision ends the frame with whatever steps were left', () => {
    const leave = act('leave', (g) => g.finish('left'));
    const inner = frame('a', decide('ask', [leave]), auto('never'));
    const outer = frame(
      'main',
      auto('call', (g) => g.call(a, {})),
      auto('read', (g, f) => note(g, String(f.result))),
      rest,
    );
    const game = tinyGame({ frames: [outer, inner] });
    expect(game.apply(manual(game), { type: 'leave' }).notes).toEqual(['left']);
  });
});

describe('unwinding', () => {
  const back = (step: string) => auto('back', (g) => g.unwind({ kind: 'main' }, step));

  it('leaves everything inside the frame named, and goes on there', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('call', (g) => g.call(a, {})),
          auto('never'),
          auto('here'),
          rest,
        ),
        frame(
          'a',
          auto('call', (g) => g.call(b, {})),
          auto('never in a'),
        ),
        frame('b', back('here'), auto('never in b')),
      ],
    });
    const state = manual(game);
    expect(state.notes).toEqual(['here']);
    expect(state.frames).toHaveLength(1);
  });

  it('drops the frames that the same step had called', () => {
    const mixed = auto('mixed', (g) => {
      g.call(b, {});
      g.unwind({ kind: 'main' }, 'here');
      g.call({ kind: 'c' }, {});
    });
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('call', (g) => g.call(a, {})),
          auto('here'),
          rest,
        ),
        frame('a', mixed),
        frame('b', auto('b')),
        frame('c', auto('c')),
      ],
    });
    // What is called after the unwinding runs, before the step that was named.
    expect(manual(game).notes).toEqual(['c', 'here']);
  });

  it('goes to the innermost of several frames of a kind', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('call', (g) => g.call(a, {})),
          auto('end of main'),
          rest,
        ),
        frame(
          'a',
          auto('deeper', (g, f) => {
            const depth = g.state.frames.filter(({ kind }) => kind === 'a').length;
            if (depth < 3) g.call(a, {});
            else g.unwind(a, 'left');
            note(g, `a${depth}:${f.kind}`);
          }),
          auto('passed'),
          auto('left'),
        ),
      ],
    });
    expect(manual(game).notes).toEqual([
      'a1:a',
      'a2:a',
      'a3:a',
      'left',
      'passed',
      'left',
      'passed',
      'left',
      'end of main',
    ]);
  });
});

describe('the end of the game', () => {
  it('comes at that very moment, in the middle of a step', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('end', (g) => {
            g.call(a, {});
            win(g);
            note(g, 'the step runs to its end');
            g.call(b, {});
          }),
          auto('never'),
        ),
        frame('a', auto('never')),
        frame('b', auto('never')),
      ],
    });
    const state = manual(game);
    expect(state.notes).toEqual(['the step runs to its end']);
    expect(state.frames).toEqual([]);
    expect(game.outcome(state)).toMatchObject({ winners: [0], how: 'test' });
  });

  it('is not undone by an unwinding, and leaves nothing to do', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          decide('ask', [
            act('end', (g) => {
              win(g);
              g.unwind({ kind: 'main' }, 'ask');
            }),
          ]),
        ),
      ],
    });
    const state = game.apply(manual(game), { type: 'end' });
    expect(state.frames).toEqual([]);
    expect(game.legalActions(state)).toEqual([]);
    expect(game.decision(state)).toBeNull();
    expect(game.chanceOutcomes(state)).toEqual([]);
    const ruling = game.explain(state, { type: 'end' });
    expect(ruling).toMatchObject({ legal: false, reason: 'The game is over.', waiting: null });
    expect(ruling.rules[0]?.id).toBe(RULE);
  });

  it('comes with the answer of chance, too', () => {
    const game = tinyGame({
      frames: [frame('main', chance('x', { kind: 'pick', from: ['a', 'b'] }, win), rest)],
    });
    expect(game.apply(manual(game), { type: 'chance/pick', choice: 'a' }).outcome?.rule).toBe(RULE);
  });

  it('a stack that runs empty without an outcome is a fault of the rules, and said so', () => {
    const game = tinyGame({ frames: [frame('main', auto('x'))] });
    expect(() => manual(game)).toThrow(EngineError);
    for (const last of [
      auto('runs out'),
      auto('finishes', (g) => g.finish('a result for nobody')),
      auto('unwinds', (g) => g.unwind({ kind: 'other' }, 'x')),
    ])
      expect(
        () => manual(tinyGame({ frames: [frame('main', last), frame('other', auto('x'))] })),
        last.name,
      ).toThrow(
        expect.objectContaining({
          code: 'game-over',
          message: 'The game is over: nothing is being resolved.',
        }),
      );
  });
});

describe('reactions to events', () => {
  const shouted = told('shouted', 'words');
  const echoed = told('echoed');
  const shout = auto('shout', (g) => g.emit(shouted, { rule: RULE, words: 'hey' }));

  it('are set off by the event, may call frames, and see what it says', () => {
    const module = {
      id: 'echo',
      title: '',
      frames: [frame('a', auto('answered'))],
      reactions: [
        {
          on: 'shouted',
          run: (g: Parameters<typeof note>[0], event: { type: string }) => {
            note(g, `heard ${JSON.stringify(event)}`);
            g.call(a, {});
          },
        },
      ],
    };
    const game = tinyGame({
      frames: [frame('main', shout, auto('after'), rest)],
      modules: [module],
      events: [shouted],
    });
    expect(manual(game).notes).toEqual([
      `heard {"type":"shouted","rule":"${RULE}","words":"hey"}`,
      'answered',
      'after',
    ]);
  });

  it('run in the order of their modules, and an event of a reaction sets off others', () => {
    const say = (id: string, on: string, more?: typeof echoed) => ({
      id,
      title: '',
      reactions: [
        {
          on,
          run(g: Parameters<typeof note>[0]) {
            note(g, id);
            if (more) g.emit(more, { rule: OTHER });
          },
        },
      ],
    });
    const modules = [say('first', 'shouted', echoed), say('second', 'shouted'), say('third', 'echoed')];
    const game = tinyGame({
      frames: [
        frame(
          'main',
          decide('ask', [
            act('shout', (g, f) => {
              g.emit(shouted, { rule: RULE, words: 'hey' });
              g.next(f);
            }),
          ]),
          rest,
        ),
      ],
      modules,
      events: [shouted, echoed],
    });
    const { state, events } = game.transition(manual(game), { type: 'shout' });
    expect(state.notes).toEqual(['first', 'third', 'second']);
    expect(events.map(({ type }) => type)).toEqual(['shouted', 'echoed']);
  });
});
