import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../src/index.js';
import {
  type ChanceRequest,
  type DecideStep,
  type Frame,
  forbid,
  hook,
  override,
  type StepWrap,
  UnknownRulesetError,
} from '../../src/kernel/index.js';
import {
  act,
  auto,
  chance,
  decide,
  frame,
  type G,
  go,
  manual,
  note,
  OTHER,
  RULE,
  rest,
  type TinyDraft,
  type TinyModule,
  tinyGame,
  told,
} from './tiny-game.js';

/* What modules can change, and how several of them are put together. */

const module = (id: string, more: Partial<TinyModule> = {}): TinyModule => ({ id, title: id, ...more });
const main = { kind: 'main' };
type Decide = DecideStep<TinyDraft, readonly string[], Frame>;

describe('hooks', () => {
  const size = hook('how big', (_g: G, n: number) => n);
  const asking = frame(
    'main',
    auto('ask', (g) => note(g, String(size(g, 10)))),
    rest,
  );
  const plusOne = module('plus', { overrides: [override(size, (next) => (g, n) => next(g, n) + 1)] });
  const twice = module('twice', { overrides: [override(size, (next) => (g, n) => next(g, n) * 2)] });

  it('answer by themselves while nobody overrides them', () => {
    expect(manual(tinyGame({ frames: [asking] })).notes).toEqual(['10']);
  });

  it('are overridden by modules in their order, the last one outermost', () => {
    expect(manual(tinyGame({ frames: [asking], modules: [plusOne, twice] })).notes).toEqual(['22']);
    expect(manual(tinyGame({ frames: [asking], modules: [twice, plusOne] })).notes).toEqual(['21']);
  });

  it('may be answered without asking the next one, and pass other arguments on', () => {
    const deaf = module('deaf', { overrides: [override(size, () => () => 7)] });
    const louder = module('louder', { overrides: [override(size, (next) => (g, n) => next(g, n + 90))] });
    expect(manual(tinyGame({ frames: [asking], modules: [plusOne, deaf] })).notes).toEqual(['7']);
    expect(manual(tinyGame({ frames: [asking], modules: [louder, plusOne] })).notes).toEqual(['101']);
  });

  it('of one ruleset do not touch another', () => {
    const changed = tinyGame({ frames: [asking], modules: [twice] });
    expect(manual(tinyGame({ frames: [asking] })).notes).toEqual(['10']);
    expect(manual(changed).notes).toEqual(['20']);
  });

  it('change the draft like any rule, and pass on up to four arguments', () => {
    const many = hook('many', (_g: G, a: number, b: number, c: number, d: number) => [a, b, c, d].join());
    const verb = hook('note', (g: G, text: string) => note(g, text));
    const shout = module('shout', {
      overrides: [override(verb, (next) => (g, text) => next(g, `${text}!`))],
    });
    const game = tinyGame({
      frames: [
        frame(
          'main',
          auto('x', (g) => verb(g, many(g, 1, 2, 3, 4))),
          rest,
        ),
      ],
      modules: [shout],
    });
    expect(manual(game).notes).toEqual(['1,2,3,4!']);
  });
});

describe('names', () => {
  const ask = decide('ask', [go]);
  const base = frame('main', auto('one'), rest);
  const compose = (...modules: TinyModule[]) => tinyGame({ frames: [base], modules });

  it.each<[string, string, (text: string) => Partial<TinyModule>]>([
    [
      'step main/tide',
      'second-tide',
      () => ({ steps: [{ frame: main, before: 'one', insert: auto('tide') }] }),
    ],
    [
      'kind of action tide/go',
      'second/go',
      () => ({ offers: [{ at: { frame: main, step: 'rest' }, action: act('tide/go') }] }),
    ],
    ['kind of action tide/go', 'second/go', () => ({ offers: [{ at: 'any time', action: act('tide/go') }] })],
    ['kind of event tide/rose', 'second/rose', () => ({ events: [told('tide/rose')] })],
    ['frame kind surge', 'second-surge', () => ({ frames: [frame('surge', ask)] })],
    ['rule house.tide.rise', 'house.second.rise', (text) => ({ rules: [{ id: 'house.tide.rise', text }] })],
    ['end drowned', 'second-drowned', (text) => ({ ends: { drowned: text } })],
    ['key of words word.inn', 'word.second-inn', (text) => ({ words: { 'word.inn': text } })],
  ])(
    'that two modules bring are refused, with both modules and a better name: %s',
    (what, better, brings) => {
      const two = () => compose(module('first', brings('One.')), module('second', brings('Two.')));
      expect(two).toThrow(UnknownRulesetError);
      expect(two).toThrow(
        `The modules first and second both bring the ${what}, and these are two things. Call one of them otherwise: a name that begins with the id of its module, such as ${better}, is nobody else's.`,
      );
    },
  );

  it('of the base are taken as well', () => {
    expect(() => compose(module('mine', { frames: [frame('main', ask)] }))).toThrow(
      'The modules tiny and mine both bring the frame kind main',
    );
  });

  it('of one module are distinguished, too', () => {
    expect(() => compose(module('mine', { frames: [frame('x', ask), frame('x', ask)] }))).toThrow(
      'The module mine brings the frame kind x twice',
    );
  });

  it('may be brought by two that mean the same by them', () => {
    const shared: Partial<TinyModule> = {
      frames: [frame('surge', ask)],
      rules: [{ id: 'house.tide.rise', text: 'The tide rises.' }],
      ends: { drowned: 'Everybody drowns.' },
      words: { 'reason.It costs {0} gold.': 'It costs {0} gold.' },
      events: [told('tide/rose')],
    };
    expect(() => compose(module('first', shared), module('second', shared))).not.toThrow();
  });

  it('are replaced by a module that requires the one whose they are, in whatever order they are named', () => {
    const first = module('first', {
      frames: [frame('surge', auto('slow'))],
      steps: [{ frame: main, after: 'one', insert: auto('call', (g) => g.call({ kind: 'surge' }, {})) }],
      ends: { drowned: 'Slowly.' },
    });
    const second = module('second', {
      requires: ['first'],
      frames: [frame('surge', auto('fast'))],
      ends: { drowned: 'Fast.' },
    });
    for (const modules of [
      [first, second],
      [second, first],
    ]) {
      const game = compose(...modules);
      expect(manual(game).notes).toEqual(['one', 'fast']);
      expect(game.rules.ends).toEqual({ drowned: 'Fast.' });
    }
  });
});

describe('changes to steps', () => {
  const base = frame('main', auto('one'), auto('two'), rest);
  const notes = (...modules: TinyModule[]): readonly string[] =>
    manual(tinyGame({ frames: [base], modules })).notes;

  it('insert before and after, replace and remove, by name', () => {
    expect(notes(module('m', { steps: [{ frame: main, before: 'one', insert: auto('zero') }] }))).toEqual([
      'zero',
      'one',
      'two',
    ]);
    expect(notes(module('m', { steps: [{ frame: main, after: 'one', insert: auto('x') }] }))).toEqual([
      'one',
      'x',
      'two',
    ]);
    expect(notes(module('m', { steps: [{ frame: main, replace: 'one', by: auto('uno') }] }))).toEqual([
      'uno',
      'two',
    ]);
    expect(notes(module('m', { steps: [{ frame: main, remove: 'one' }] }))).toEqual(['two']);
  });

  it('are made in the order of the modules: a later one can name what an earlier one inserted', () => {
    const first = module('first', { steps: [{ frame: main, after: 'one', insert: auto('x') }] });
    const second = module('second', {
      steps: [
        { frame: main, before: 'x', insert: auto('y') },
        { frame: main, remove: 'two' },
      ],
    });
    expect(notes(first, second)).toEqual(['one', 'y', 'x']);
    expect(() => notes(second, first)).toThrow(/second changes main\/x, which does not exist/);
  });

  it('of a step that does not exist are an error that names it', () => {
    expect(() => notes(module('m', { steps: [{ frame: { kind: 'ghost' }, remove: 'one' }] }))).toThrow(
      UnknownRulesetError,
    );
    expect(() => notes(module('m', { steps: [{ frame: main, remove: 'ghost' }] }))).toThrow(/main\/ghost/);
    for (const change of [
      { frame: main, before: 'ghost', insert: auto('x') },
      { frame: main, after: 'ghost', insert: auto('x') },
      { frame: main, replace: 'ghost', by: auto('x') },
      { frame: main, remove: 'ghost' },
    ])
      expect(() => notes(module('m', { steps: [change] }))).toThrow(
        'The module m changes main/ghost, which does not exist.',
      );
    expect(() =>
      notes(module('m', { offers: [{ at: { frame: main, step: 'ghost' }, action: go }] })),
    ).toThrow('The module m changes main/ghost, which does not exist.');
  });

  it('say where they are made and what they do, or are refused with the ways to say it', () => {
    for (const change of [
      { frame: main, insert: auto('x') },
      { frame: main, after: 'one' },
      { frame: main, replace: 'one' },
      { frame: main },
      { after: 'one', insert: auto('x') },
    ])
      expect(() => notes(module('m', { steps: [change as never] }))).toThrow(
        /^The module m changes the steps of .* in no known way\. .*\{ frame, after, insert \}/,
      );
  });

  it('cannot bring a second step of one name into a frame kind: nobody could tell them apart', () => {
    const again = module('m', { steps: [{ frame: main, after: 'two', insert: auto('one') }] });
    expect(() => notes(again)).toThrow(UnknownRulesetError);
    expect(() => notes(again)).toThrow(
      'The modules tiny and m both bring the step main/one, and these are two things. Call one of them otherwise: a name that begins with the id of its module, such as m-one,',
    );
    const removed = module('n', {
      steps: [
        { frame: main, remove: 'one' },
        { frame: main, after: 'two', insert: auto('one') },
      ],
    });
    expect(notes(removed)).toEqual(['two', 'one']);
  });

  it('show in the order of steps that the rules tell', () => {
    const game = tinyGame({
      frames: [base],
      modules: [module('m', { steps: [{ frame: main, before: 'two', insert: auto('x') }] })],
    });
    expect(game.rules.frames.main).toMatchObject({ first: 'one', order: ['one', 'x', 'two', 'rest'] });
  });

  it('leave the frame kind as it was for other rulesets', () => {
    notes(module('m', { steps: [{ frame: main, remove: 'one' }] }));
    expect(notes()).toEqual(['one', 'two']);
  });

  it('a module brings frame kinds of its own, or another version of one of a module that it requires', () => {
    const other = frame('main', auto('other'), rest);
    expect(notes(module('m', { requires: ['tiny'], frames: [other] }))).toEqual(['other']);
  });
});

describe('wraps of steps', () => {
  type Run = (g: G, f: Frame) => void;
  const around = (name: string, wrap: (next: Run) => Run): StepWrap => ({
    frame: main,
    wrap: name,
    does: 'auto',
    around: ({ run }: { run: Run }) => ({ run: wrap(run) }),
  });
  const saying = (id: string, name = 'one'): TinyModule =>
    module(id, {
      steps: [
        around(name, (next) => (g, f) => {
          note(g, `${id}(`);
          next(g, f);
          note(g, ')');
        }),
      ],
    });
  const base = frame('main', auto('one'), auto('two'), rest);
  const notes = (...modules: TinyModule[]): string =>
    manual(tinyGame({ frames: [base], modules })).notes.join('');

  it('compose in the order of the modules, the last one outermost, and nobody’s is lost', () => {
    expect(notes(saying('a'))).toBe('a(one)two');
    expect(notes(saying('a'), saying('b'))).toBe('b(a(one))two');
    expect(notes(saying('b'), saying('a'))).toBe('a(b(one))two');
    expect(notes(saying('a'), saying('b', 'two'))).toBe('a(one)b(two)');
  });

  it('may leave the step out, and leave other rulesets alone', () => {
    expect(notes(module('deaf', { steps: [around('one', () => () => undefined)] }))).toBe('two');
    expect(notes()).toBe('onetwo');
  });

  it('hold a step that others insert or put in its place, whichever module is named first', () => {
    const replacing = module('r', {
      steps: [{ frame: main, replace: 'one', by: auto('one', (g) => note(g, 'uno')) }],
    });
    expect(notes(saying('a'), replacing)).toBe('a(uno)two');
    expect(notes(replacing, saying('a'))).toBe('a(uno)two');
    const inserting = module('i', { steps: [{ frame: main, after: 'one', insert: auto('x') }] });
    expect(notes(saying('a', 'x'), inserting)).toBe('onea(x)two');
  });

  it('of a step that another module takes away are an error that names both', () => {
    const wrong =
      'The module a wraps main/one, which the module gone takes away. Let gone wrap it instead, or say under conflicts that the two do not go together.';
    for (const change of [
      { frame: main, remove: 'one' },
      { frame: main, replace: 'one', by: auto('uno') },
    ]) {
      const gone = module('gone', { steps: [change] });
      expect(() => notes(saying('a'), gone)).toThrow(UnknownRulesetError);
      expect(() => notes(saying('a'), gone)).toThrow(wrong);
      expect(() => notes(gone, saying('a'))).toThrow(wrong);
    }
    const other = module('gone', { requires: ['tiny'], frames: [frame('main', auto('uno'), rest)] });
    expect(() => notes(saying('a'), other)).toThrow(wrong);
    expect(() => notes(saying('a', 'ghost'))).toThrow('The module a wraps main/ghost, which does not exist.');
    // Whoever inserts beside a step that is gone is told the same.
    const beside = module('b', { steps: [{ frame: main, after: 'one', insert: auto('x') }] });
    expect(() => notes(module('gone', { steps: [{ frame: main, remove: 'one' }] }), beside)).toThrow(
      'The module b changes main/one, which the module gone takes away.',
    );
  });

  it('must be of the sort that the step is', () => {
    expect(() => notes(saying('a', 'rest'))).toThrow(
      'The module a wraps main/rest as a step that is carried out by the rules; the one that the module tiny brings asks a player.',
    );
    const asking = module('asking', { steps: [{ frame: main, replace: 'one', by: decide('one', [go]) }] });
    expect(() => notes(saying('a'), asking)).toThrow('the one that the module asking brings asks a player');
  });

  it('change parts of a decision and leave the others, with what modules offer there', () => {
    const wave = act('wave');
    const game = (...modules: TinyModule[]) =>
      tinyGame({ frames: [frame('main', decide('ask', [go, wave]), rest)], modules });
    const wrapping = (id: string, parts: (step: Decide) => Partial<Decide>) =>
      module(id, { steps: [{ frame: main, wrap: 'ask', does: 'decide', around: parts }] });
    const noGoing = wrapping('sit', (step) => ({ offers: step.offers.filter(({ type }) => type !== 'go') }));
    const nod = module('nod', { offers: [{ at: { frame: main, step: 'ask' }, action: act('nod') }] });
    const seen = game(noGoing, nod);
    expect(seen.legalActions(manual(seen)).map(({ type }) => type)).toEqual(['wave', 'nod']);
    const second = game(
      wrapping('second', () => ({ actor: () => 1 })),
      wrapping('cited', () => ({ rule: OTHER })),
    );
    expect(second.decision(manual(second))).toMatchObject({ kind: 'main/ask', actor: 1, rule: OTHER });
    const skipping = game(wrapping('skip', () => ({ skip: () => true })));
    expect(skipping.decision(manual(skipping))?.kind).toBe('main/rest');
    // Its name and its sort stay, whatever a wrap says.
    const renamed = game(wrapping('renamed', () => ({ name: 'other', does: 'auto' }) as object));
    expect(renamed.decision(manual(renamed))?.kind).toBe('main/ask');
  });

  it('change what chance is asked, and what follows', () => {
    const draw = chance('draw', { type: 'chance/pick', from: ['a', 'b'] } as unknown as ChanceRequest);
    type Chance = typeof draw;
    const quiet = module('quiet', {
      steps: [
        {
          frame: main,
          wrap: 'draw',
          does: 'chance',
          around: (step: Chance) => ({
            ask: (g: G, f: Frame) => (g.state.points[0] ? step.ask(g, f) : null),
          }),
        },
      ],
    });
    const game = tinyGame({ frames: [frame('main', draw, rest)], modules: [quiet] });
    expect(game.decision(manual(game))?.kind).toBe('main/rest');
  });

  it('say whose fault it was: theirs, or that of the step within', () => {
    const fail = (): never => {
      throw new TypeError('mine');
    };
    const faulty = module('faulty', { steps: [around('one', () => fail)] });
    expect(() => notes(saying('a'), faulty, saying('b'))).toThrow(
      'The module faulty failed in its wrap of main/one: mine',
    );
    const broken = module('broken', { steps: [{ frame: main, replace: 'one', by: auto('one', fail) }] });
    expect(() => notes(saying('a'), broken)).toThrow('The module broken failed in the step main/one: mine');
  });
});

describe('offers and refusals', () => {
  const wave = act('wave', (g) => note(g, 'wave'));

  it('an action can be added to a decision of somebody else’s', () => {
    const game = tinyGame({
      frames: [frame('main', decide('ask', [go]), rest)],
      modules: [module('m', { offers: [{ at: { frame: main, step: 'ask' }, action: wave }] })],
    });
    const state = manual(game);
    expect(game.legalActions(state).map(({ type }) => type)).toEqual(['go', 'wave']);
    expect(game.apply(state, { type: 'wave' }).notes).toEqual(['wave']);
    const later = game.apply(state, { type: 'go' });
    expect(game.explain(later, { type: 'wave' })).toMatchObject({ legal: false });
  });

  it('to an inserted step, too', () => {
    const inserted = decide('new', [go]);
    const game = tinyGame({
      frames: [frame('main', rest)],
      modules: [
        module('a', { steps: [{ frame: main, before: 'rest', insert: inserted }] }),
        module('b', { offers: [{ at: { frame: main, step: 'new' }, action: wave }] }),
      ],
    });
    expect(game.legalActions(manual(game)).map(({ type }) => type)).toEqual(['go', 'wave']);
  });

  it('an action for any time is offered in every open decision, and in no other', () => {
    const game = tinyGame({
      frames: [frame('main', decide('open', [go], { open: true }), decide('closed', [go]))],
      modules: [module('m', { offers: [{ at: 'any time', action: wave }] })],
    });
    const open = manual(game);
    expect(game.legalActions(open).map(({ type }) => type)).toEqual(['go', 'wave']);
    const closed = game.apply(open, { type: 'go' });
    expect(game.legalActions(closed).map(({ type }) => type)).toEqual(['go']);
    const ruling = game.explain(closed, { type: 'wave' });
    expect(ruling.legal).toBe(false);
    expect(ruling.rules.map(({ id }) => id)).toEqual([OTHER, RULE]);
    expect(() => game.apply(closed, { type: 'wave' })).toThrow(`The rule ${OTHER}.`);
    expect(game.apply(open, { type: 'wave' }).notes).toEqual(['wave']);
  });

  it('one that is done in the midst of things is offered in every decision, after what is asked there', () => {
    const game = tinyGame({
      frames: [frame('main', decide('open', [go], { open: true }), decide('closed', [go]))],
      modules: [module('m', { offers: [{ at: 'any time', inTheMidst: true, action: wave }] })],
    });
    const open = manual(game);
    expect(game.legalActions(open).map(({ type }) => type)).toEqual(['go', 'wave']);
    const closed = game.apply(open, { type: 'go' });
    expect(game.legalActions(closed).map(({ type }) => type)).toEqual(['go', 'wave']);
    expect(game.explain(closed, { type: 'wave' }).legal).toBe(true);
    expect(game.apply(closed, { type: 'wave' }).notes).toEqual(['go', 'wave']);
  });

  it('an open decision is open to actions for any time, not to those of other decisions', () => {
    const game = tinyGame({
      frames: [frame('main', decide('open', [go], { open: true }), decide('later', [act('later')]))],
      modules: [module('m', { offers: [{ at: 'any time', action: wave }] })],
    });
    expect(game.explain(manual(game), { type: 'later' }).legal).toBe(false);
    expect(() => game.apply(manual(game), { type: 'later' })).toThrow(`The rule ${OTHER}.`);
  });

  it('what is offered on an occasion is offered at every decision that has it, also one that a module brings', () => {
    const game = tinyGame({
      frames: [frame('main', decide('here', [go], { occasion: 'market' }), decide('elsewhere', [go]))],
      modules: [
        module('a', { offers: [{ at: { occasion: 'market' }, action: wave }] }),
        module('b', {
          steps: [{ frame: main, after: 'elsewhere', insert: decide('there', [go], { occasion: 'market' }) }],
        }),
      ],
    });
    const offered = (state: ReturnType<typeof manual>) => game.legalActions(state).map(({ type }) => type);
    const here = manual(game);
    expect(offered(here)).toEqual(['go', 'wave']);
    const elsewhere = game.apply(here, { type: 'go' });
    expect(offered(elsewhere)).toEqual(['go']);
    expect(offered(game.apply(elsewhere, { type: 'go' }))).toEqual(['go', 'wave']);
  });

  it('an occasion that no decision has is a slip', () => {
    expect(() =>
      tinyGame({
        frames: [frame('main', rest)],
        modules: [module('m', { offers: [{ at: { occasion: 'markte' }, action: wave }] })],
      }),
    ).toThrow('The module m offers something on the occasion "markte", which no decision has.');
  });

  it('an invalid place is refused, with what a place is', () => {
    for (const at of ['anytime', {}, null, { frame: main }, { step: 'rest' }])
      expect(() =>
        tinyGame({
          frames: [frame('main', rest)],
          modules: [module('m', { offers: [{ at: at as never, action: wave }] })],
        }),
      ).toThrow(
        `The module m offers wave at ${JSON.stringify(at)}, which is no place. A place is { frame, step }, { occasion } or 'any time'.`,
      );
  });

  it('an action cannot be offered where nobody decides', () => {
    for (const step of [auto('busy'), chance('busy', null)])
      expect(() =>
        tinyGame({
          frames: [frame('main', step, rest)],
          modules: [module('m', { offers: [{ at: { frame: main, step: 'busy' }, action: wave }] })],
        }),
      ).toThrow('The module m offers wave at main/busy, where nobody decides.');
  });

  it('two kinds of action cannot share a type, wherever they are offered; one kind may be offered twice', () => {
    const other = act('wave');
    const wrong = 'The modules tiny and m both bring the kind of action wave, and these are two things.';
    const compose = (offered: typeof wave, at: 'any time' | { frame: typeof main; step: string }) => () =>
      tinyGame({
        frames: [frame('main', decide('ask', [wave]), rest), frame('other', decide('x', [wave]))],
        modules: [module('m', { offers: [{ at, action: offered }] })],
      });
    for (const at of ['any time', { frame: main, step: 'rest' }] as const) {
      expect(compose(other, at)).toThrow(UnknownRulesetError);
      expect(compose(other, at)).toThrow(wrong);
      expect(compose(wave, at)).not.toThrow();
    }
  });

  it('every further reason to refuse counts, not only the first that a module gives', () => {
    const game = tinyGame({
      frames: [frame('main', decide('ask', [wave]))],
      modules: [
        module('lenient', { refusals: [{ action: wave, refuse: () => null }] }),
        module('strict', { refusals: [{ action: wave, refuse: () => forbid(RULE, 'Hands down.') }] }),
        module('late', { refusals: [{ action: wave, refuse: () => forbid(OTHER, 'Too late.') }] }),
      ],
    });
    expect(game.legalActions(manual(game))).toEqual([]);
    expect(game.explain(manual(game), { type: 'wave' })).toMatchObject({
      legal: false,
      reason: 'Hands down.',
    });
  });

  it('the action is named by its type where the kind itself is not at hand', () => {
    const never = module('never', { refusals: [{ action: 'wave', refuse: () => forbid(OTHER, 'Never.') }] });
    const frames = [frame('main', decide('ask', [wave, go]), rest)];
    const game = tinyGame({ frames, modules: [never] });
    expect(game.legalActions(manual(game))).toEqual([{ type: 'go' }]);
    expect(game.explain(manual(game), { type: 'wave' }).reason).toBe('Never.');
    // Offered by a module, or taken away by another one: there is such an action all the same.
    const offering = module('o', { offers: [{ at: { frame: main, step: 'rest' }, action: wave }] });
    const inserting = module('i', {
      steps: [{ frame: main, after: 'rest', insert: decide('more', [wave]) }],
    });
    for (const other of [offering, inserting])
      expect(() => tinyGame({ frames: [frame('main', rest)], modules: [never, other] })).not.toThrow();
    const gone = module('gone', { steps: [{ frame: main, remove: 'ask' }] });
    expect(() => tinyGame({ frames, modules: [never, gone] })).not.toThrow();
  });

  it('a type that no decision offers cannot be refused', () => {
    const never = module('never', { refusals: [{ action: 'wav', refuse: () => null }] });
    const compose = () => tinyGame({ frames: [frame('main', decide('ask', [wave]))], modules: [never] });
    expect(compose).toThrow(UnknownRulesetError);
    expect(compose).toThrow('The module never refuses wav, which no decision offers');
  });

  it('an action can be refused for a further reason; the first refusal is the one cited', () => {
    const refusing = act('go', undefined, (g) =>
      g.state.points[0] === 0 ? forbid(OTHER, 'no points') : null,
    );
    const scored = act('score', (g) => {
      g.state.points = [1, 0];
    });
    const never = module('never', { refusals: [{ action: refusing, refuse: () => forbid(RULE) }] });
    const game = tinyGame({ frames: [frame('main', decide('ask', [refusing, scored]))], modules: [never] });
    const state = manual(game);
    expect(game.legalActions(state)).toEqual([{ type: 'score' }]);
    expect(game.explain(state, { type: 'go' })).toMatchObject({ legal: false, reason: 'no points' });
    const later = game.apply(state, { type: 'score' });
    // A refusal without a reason is explained by the rule's own words.
    expect(game.explain(later, { type: 'go' }).reason).toBe(`The rule ${RULE}.`);
    expect(() => game.apply(later, { type: 'go' })).toThrow(`The rule ${RULE}. [${RULE}]`);
  });

  it('refusals without a reason of their own are shared', () => {
    expect(forbid(RULE)).toBe(forbid(RULE));
    expect(forbid(RULE, 'why')).toEqual({ rule: RULE, reason: 'why' });
  });

  it('a reason that must be put together is, only for a reader who asks', () => {
    let told = 0;
    const costly = act('costly', undefined, () => forbid(OTHER, () => `Told ${++told} times.`));
    const game = tinyGame({ frames: [frame('main', decide('ask', [costly, go]))] });
    expect(game.legalActions(manual(game))).toEqual([{ type: 'go' }]);
    expect(game.simulate(manual(game)).legalActions()).toEqual([{ type: 'go' }]);
    expect(told).toBe(0);
    expect(game.explain(manual(game), { type: 'costly' }).reason).toBe('Told 1 times.');
    expect(() => game.apply(manual(game), { type: 'costly' })).toThrow(`Told 2 times. [${OTHER}]`);
  });
});

describe('the form of a module', () => {
  it.each([
    ['frames', null, 'list at frames'],
    ['frames', 'main', 'list at frames'],
    ['frames', [null], 'object at frames/0'],
    ['frames', [{ kind: 'main' }], 'value at frames/0/steps'],
    ['steps', [null], 'object at steps/0'],
    ['offers', [{}], 'value at offers/0/action'],
    ['rules', [7], 'object at rules/0'],
    ['invariants', [null], 'object at invariants/0'],
    ['events', [null], 'object at events/0'],
    ['requires', 'other', 'list at requires'],
    ['requires', [7], 'text at requires/0'],
    ['ends', { flood: 5 }, 'text at ends/flood'],
    ['words', null, 'object with texts at words'],
  ])('%s: %j is reported with its place', (part, given, told) => {
    const broken = module('broken', { [part]: given } as Partial<TinyModule>);
    expect(() => tinyGame({ frames: [frame('main', rest)], modules: [broken] })).toThrow(
      new UnknownRulesetError(`The module broken has no ${told}.`),
    );
  });
});

describe('what a module says', () => {
  it.each([
    ['overides', 'overrides'],
    ['stepps', 'steps'],
    ['ofers', 'offers'],
    ['invarinats', 'invariants'],
    ['rulez', 'rules'],
    ['reactons', 'reactions'],
    ['hides', 'hide'],
  ])('%s is not read: it was meant to be %s', (slip, meant) => {
    const slipped = { ...module('broken', {}), [slip]: [] } as TinyModule;
    expect(() => tinyGame({ frames: [frame('main', rest)], modules: [slipped] })).toThrow(
      new UnknownRulesetError(`The module broken says ${slip}, which is not read; did you mean ${meant}?`),
    );
  });

  it.each(['changes', 'follow', 'reactions'])(
    'a %s that does nothing, or by no event, is refused',
    (list) => {
      const withEntry = (entry: object) => () =>
        tinyGame({
          frames: [frame('main', rest)],
          modules: [{ ...module('broken', {}), [list]: [entry] } as TinyModule],
        });
      expect(withEntry({ on: 'anything' })).toThrow(
        new UnknownRulesetError(`The module broken has no value at ${list}/0/run.`),
      );
      expect(withEntry({ run: () => {} })).toThrow(
        new UnknownRulesetError(`The module broken has no value at ${list}/0/on.`),
      );
    },
  );

  it('may be more than is read, for others who read it', () => {
    const more = { ...module('more', {}), author: 'somebody', understands: {} } as TinyModule;
    expect(() => tinyGame({ frames: [frame('main', rest)], modules: [more] })).not.toThrow();
  });
});

describe('combinations', () => {
  const frames = [frame('main', rest)];
  const compose = (...modules: TinyModule[]) => tinyGame({ frames, modules });

  it('a module that needs another is refused without it, in whatever order they are named', () => {
    const needs = module('needs', { requires: ['other'] });
    expect(() => compose(needs)).toThrow(/needs needs other/);
    for (const named of [[needs, module('other')] as const, [module('other'), needs] as const])
      expect(compose(...named, module('last')).rules.moduleIds).toEqual(['other', 'needs', 'last']);
    const circle = [module('a', { requires: ['b'] }), module('b', { requires: ['a'] })];
    expect(() => compose(...circle)).toThrow('The modules a, b, a require each other in a circle.');
    expect(() => compose(module('fine', { requires: ['tiny'] }))).not.toThrow();
  });

  it('modules in conflict are refused, whichever of them says so, and the rule is cited', () => {
    const hostile = module('hostile', { conflicts: [{ module: 'other', rule: OTHER }] });
    for (const order of [
      [hostile, module('other')],
      [module('other'), hostile],
    ]) {
      let error: unknown;
      try {
        compose(...order);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(UnknownRulesetError);
      expect((error as UnknownRulesetError).rule).toBe(OTHER);
      expect((error as UnknownRulesetError).message).toBe(
        `The modules hostile and other cannot be in force together. [${OTHER}]`,
      );
    }
    expect(() => compose(hostile)).not.toThrow();
  });

  it('a module is named once', () => {
    expect(() => compose(module('m'), module('m'))).toThrow(/named twice/);
  });

  it('what a module remembers is in the state under its id, and its invariants are checked', () => {
    const remembers = module('memory', {
      moduleState: (players) => ({ players }),
      invariants: [
        {
          name: 'no notes',
          rule: RULE,
          check: (g) => (g.state.notes.length > 0 ? `${g.state.notes.length} notes` : null),
        },
      ],
    });
    const game = compose(remembers);
    const state = manual(game);
    expect(state.ext).toEqual({ memory: { players: 2 } });
    expect(game.brokenInvariants(state)).toEqual([]);
    expect(game.brokenInvariants({ ...state, notes: ['x'] })).toEqual([
      { path: 'no notes', message: '1 notes', rule: RULE, at: 'ext/memory' },
    ]);
  });

  it('an invariant may name the rule that is broken, and a module speaks for the rules of invariants, too', () => {
    const strict = module('strict', {
      invariants: [
        {
          name: 'few notes',
          rule: RULE,
          check: ({ state: { notes } }) =>
            notes.length > 1 ? { message: 'many', rule: OTHER } : notes.length > 0 ? 'some' : null,
        },
      ],
    });
    const broken = (notes: string[], ...more: TinyModule[]) => {
      const game = compose(strict, ...more);
      return game.brokenInvariants({ ...manual(game), notes });
    };
    expect(broken([])).toEqual([]);
    expect(broken(['x'])).toEqual([{ path: 'few notes', message: 'some', rule: RULE }]);
    expect(broken(['x', 'y'])).toEqual([{ path: 'few notes', message: 'many', rule: OTHER }]);
    const speaker = module('speaker', { citesInstead: { [RULE]: OTHER } });
    expect(broken(['x'], speaker)).toEqual([{ path: 'few notes', message: 'some', rule: OTHER }]);
  });

  it('a module without invariants, memory or anything else is in force all the same', () => {
    const game = compose(module('quiet'));
    const state = manual(game);
    expect(state.modules).toEqual(['quiet']);
    expect(state.ext).toEqual({});
    expect(game.brokenInvariants(state)).toEqual([]);
  });

  it('actions of every frame and module can be read from their codes', () => {
    const game = tinyGame({
      frames: [frame('main', rest), frame('other', chance('x', null), decide('y', [act('hidden')]))],
    });
    expect(game.parseActionCode('hidden')).toEqual({ type: 'hidden' });
    expect(() => game.parseActionCode('unknown')).toThrow(/no kind of action/);
  });
});

describe('rules that speak in the place of others', () => {
  const telling = told('told');
  const silent = act('silent', undefined, () => forbid(RULE, 'Not now.'));
  const tell = act('tell', (g, f) => {
    g.emit(telling, { rule: OTHER });
    g.next(f);
  });
  const end = auto('end', (g) => g.end({ winners: [0], ranking: [[0], [1]], how: 'test', rule: RULE }));
  const frames = [frame('main', decide('ask', [tell, silent]), end)];
  const INSTEAD: RuleId = '2e.turn.clockwise';
  const speaker = module('speaker', { citesInstead: { [RULE]: INSTEAD } });

  it('are cited by decisions, refusals, rulings and endings; all others are unchanged', () => {
    const game = tinyGame({ frames, modules: [speaker], events: [telling] });
    const state = manual(game);
    expect(game.decision(state)?.rule).toBe(INSTEAD);
    const no = game.explain(state, { type: 'silent' });
    expect(no.rules.map(({ id }) => id)).toEqual([INSTEAD]);
    expect(no.reason).toBe('Not now.');
    expect(() => game.apply(state, { type: 'silent' })).toThrow(expect.objectContaining({ rule: INSTEAD }));
    expect(game.explain(state, { type: 'tell' }).rules.map(({ id }) => id)).toEqual([OTHER, INSTEAD]);
    const { state: over, events } = game.transition(state, { type: 'tell' });
    expect(events).toEqual([{ type: 'told', rule: OTHER }]);
    expect(game.outcome(over)?.rule).toBe(INSTEAD);
  });

  it('are cited by events, and reactions hear of the fact as before', () => {
    const heard: string[] = [];
    const listens = module('listens', {
      citesInstead: { [OTHER]: INSTEAD },
      reactions: [{ on: 'told', run: (_g, event) => heard.push(event.rule) }],
    });
    const game = tinyGame({ frames, modules: [listens], events: [telling] });
    const { events } = game.transition(manual(game), { type: 'tell' });
    expect(events).toEqual([{ type: 'told', rule: INSTEAD }]);
    expect(heard).toEqual([OTHER]);
  });

  it('do not speak where their module is not in force', () => {
    expect(tinyGame({ frames }).decision(manual(tinyGame({ frames })))?.rule).toBe(RULE);
  });
});

describe('rules that a module brings in its own words', () => {
  const MINE: RuleId = 'house.tiny.quiet';
  const quiet = module('quiet', {
    rules: [{ id: MINE, text: 'Nobody speaks.', section: 'Manners' }],
    citesInstead: { [RULE]: MINE },
  });
  const silent = act('silent', undefined, () => forbid(RULE));
  const frames = [frame('main', decide('ask', [silent, act('go')]))];

  it('are quoted by rulings, with the module they come from', () => {
    const game = tinyGame({ frames, modules: [quiet] });
    const ruling = game.explain(manual(game), { type: 'silent' });
    expect(ruling.reason).toBe('Nobody speaks.');
    expect(ruling.rules[0]).toEqual({
      id: MINE,
      document: 'quiet',
      edition: 'tiny',
      section: 'Manners',
      text: 'Nobody speaks.',
    });
  });

  it('have an empty section where the module names none', () => {
    const plain = module('plain', { rules: [{ id: MINE, text: 'Hush.' }], citesInstead: { [RULE]: MINE } });
    const game = tinyGame({ frames, modules: [plain] });
    const [cited] = game.explain(manual(game), { type: 'silent' }).rules;
    expect(cited).toMatchObject({ document: 'plain', section: '', text: 'Hush.' });
  });

  it('are not known where their module is not in force', () =>
    expect(tinyGame({ frames }).rules.moduleRules[MINE]).toBeUndefined());
});
