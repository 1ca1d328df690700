import { describe, expect, expectTypeOf, it } from 'vitest';
import { createEngine } from '../src/engine.js';
import * as root from '../src/index.js';
import {
  bindRuleset,
  type CommonOptions,
  composeRules,
  type Envelope,
  type Frame,
  type GameTypes,
  type RuleModule,
  type RulesContext,
  type Ruleset,
  type StateOf,
  type ViewOf,
} from '../src/kernel/index.js';
import { secondEdition } from '../src/second-edition/bundled.js';

/* A door with two editions: Second Edition, and one so small that it is played out by counting to three. */

interface CountState extends Envelope {
  edition: 'counting';
  said: number;
}
type Says = { readonly type: 'count/say'; readonly number: number };
interface Counting extends GameTypes {
  draft: CountState;
  state: StateOf<CountState>;
  view: ViewOf<CountState>;
  action: Says;
  event: { readonly type: 'count/said'; readonly rule: root.RuleId; readonly number: number };
  options: CommonOptions & { readonly edition: 'counting'; readonly from: number };
  content: null;
}

const rule: root.RuleId = '2e.turn.whole';
type G = RulesContext<CountState, null>;

const counting: Ruleset<Counting> = (() => {
  const say = {
    type: 'count/say',
    parameters: { number: 'integer' },
    moment: rule,
    candidates: (g: G, _f: Frame, add: (action: Says) => void) =>
      add({ type: 'count/say', number: g.state.said + 1 }),
    refuse: (g: G, _f: Frame, { number }: Says) =>
      number === g.state.said + 1
        ? null
        : root.forbid(rule, `After ${g.state.said} comes ${g.state.said + 1}.`),
    run(g: G, _f: Frame, { number }: Says) {
      g.state.said = number;
      if (number === 3) g.end({ winners: [0], ranking: [[0]], how: 'three', rule });
    },
  };
  const main = {
    kind: 'main',
    steps: [{ does: 'decide', name: 'count', rule, actor: () => 0, offers: [say] }],
  };
  const base = { id: 'counting', title: 'Counting', frames: [main] } as unknown as RuleModule<
    CountState,
    null
  >;
  const rules = composeRules(base, [], null, 'nothing');
  return bindRuleset<Counting>({
    rules,
    open: ({ from }) => ({
      schema: 1,
      edition: 'counting',
      modules: [],
      content: 'nothing',
      chance: { mode: 'seeded', generator: null, answered: 0, trail: 0 },
      frames: [{ kind: 'main', step: 'count' }],
      decks: {},
      outcome: null,
      players: [{}],
      ext: {},
      said: from,
    }),
    problemsOf: () => [],
  });
})();

const countingEdition = { id: 'counting', rulesetOf: (_modules: readonly string[]) => counting } as const;
const door = createEngine([secondEdition, countingEdition]);

describe('a door with two editions', () => {
  it('creates a game of the edition that the options name, Second Edition if they name none', () => {
    const other = door.createGame({ edition: 'counting', from: 1, seed: 7 });
    expect(other.edition).toBe('counting');
    expect(other.said).toBe(1);
    expectTypeOf(other).toEqualTypeOf<StateOf<CountState>>();
    const usual = door.createGame({ players: 2, seed: 7 });
    expect(usual).toEqual(root.createGame({ players: 2, seed: 7 }));
    expectTypeOf(usual).toEqualTypeOf<root.GameState>();
    expect(door.createGame({ edition: 'second-edition', players: 2, seed: 7 })).toEqual(usual);
  });

  it('plays each state by its own rules', () => {
    let state = door.createGame({ edition: 'counting', from: 1, seed: 7 });
    expect(door.legalActions(state)).toEqual([{ type: 'count/say', number: 2 }]);
    expect(door.legalActions(door.viewFor(state, 0))).toEqual([{ type: 'count/say', number: 2 }]);
    state = door.apply(state, { type: 'count/say', number: 2 });
    expect(() => door.apply(state, { type: 'count/say', number: 4 })).toThrow(/After 2 comes 3/);
    const before = state;
    state = door.apply(state, door.parseActionCode('count/say number=3', state));
    expect(door.outcome(state)?.how).toBe('three');
    expect(door.canUndo(before, state)).toBe(true);
    const saved = door.parseState(door.serialize(before));
    expect(saved).toEqual(before);
    const usual = door.createGame({ players: 1, seed: 3 });
    expect(door.legalActions(usual)).toEqual(root.legalActions(usual));
  });

  it('replays a record by the rules of its options', () => {
    const record = door.createRecord({ edition: 'counting', from: 2, seed: 1 }, [
      { type: 'count/say', number: 3 },
    ]);
    const states = [...door.replay(record)];
    expect(states.map(({ said }) => said)).toEqual([2, 3]);
  });

  it('has the types of a state follow from it', () => {
    const state = door.createGame({ edition: 'counting', from: 1, seed: 7 });
    const usual = door.createGame({ players: 1, seed: 3 });
    expectTypeOf(door.legalActions(state)).toEqualTypeOf<readonly Says[]>();
    expectTypeOf(door.legalActions(usual)).toEqualTypeOf<readonly root.Action[]>();
    expectTypeOf(door.viewFor(state, 0)).toEqualTypeOf<ViewOf<CountState>>();
    expectTypeOf<ReturnType<typeof door.transition<typeof usual>>['events']>().toEqualTypeOf<
      readonly root.GameEvent[]
    >();
    expectTypeOf(door.decision(usual)).toEqualTypeOf<root.Decision | null>();
    const nobody = () => {
      // @ts-expect-error: an action of the other edition
      door.apply(usual, { type: 'count/say', number: 2 });
      // @ts-expect-error: an action of the other edition
      door.apply(state, { type: 'market/done' });
      // @ts-expect-error: no edition of this name
      door.createGame({ edition: 'fourth-edition', players: 2, seed: 1 });
      // @ts-expect-error: options of the other edition
      door.createGame({ edition: 'counting', players: 2, seed: 1 });
      // @ts-expect-error: no such option
      door.createGame({ players: 2, sed: 1 });
      // @ts-expect-error: a view is not played on
      door.apply(door.viewFor(state, 0), { type: 'count/say', number: 2 });
    };
    expect(nobody).toBeTypeOf('function');
  });

  it('tells nobody what one of two editions hides that have an event of one name', () => {
    const told = [{ type: 'secret/told', rule, player: 0 }] as never;
    const kind = (knownTo?: () => number[]) => ({ type: 'secret/told', details: {}, knownTo });
    const withKinds = (id: string, kinds: unknown[]) => ({ ...countingEdition, id, eventKinds: () => kinds });
    const open = (...kinds: unknown[][]) =>
      createEngine(kinds.map((each, at) => withKinds(`edition-${at}`, each)) as never);
    expect(open([kind()], [kind()]).eventsFor(told, 1)).toEqual(told);
    expect(open([kind(() => [0])]).eventsFor(told, 1)).toEqual([]);
    for (const both of [
      [[kind(() => [0])], [kind()]],
      [[kind()], [kind(() => [0])]],
    ])
      expect(() => open(...both).eventsFor(told, 1)).toThrow('have an event secret/told');
  });

  it('names both editions where another is asked for', () => {
    const fourth = { edition: 'fourth-edition', players: 2, seed: 1 } as never;
    expect(() => door.createGame(fourth)).toThrow(
      'There is no edition "fourth-edition"; there are second-edition, counting.',
    );
    expect(() => root.createGame(fourth)).toThrow(
      'There is no edition "fourth-edition"; there are second-edition, third-edition.',
    );
    const state = { ...root.createGame({ players: 1, seed: 1 }), edition: 'fourth-edition' } as never;
    expect(() => door.legalActions(state)).toThrow(root.UnknownRulesetError);
  });

  it.each([
    ['no edition', []],
    ['two of one id', [countingEdition, countingEdition]],
    ['no list', 7],
    ['no editions', [null, 3]],
    [
      'what cannot be read',
      [
        new Proxy(
          {},
          {
            get: () => {
              throw new TypeError('no');
            },
          },
        ),
      ],
    ],
  ])('does not open to %s', (_, editions) => {
    expect(() => createEngine(editions as never)).toThrow(root.InvalidArgumentError);
  });
});

describe('the root', () => {
  it('takes the edition as a parameter of its types', () => {
    expectTypeOf<root.GameState<'second-edition'>>().toEqualTypeOf<root.GameState>();
    expectTypeOf<root.Action<'second-edition'>>().toEqualTypeOf<root.Action>();
    expectTypeOf<root.GameEvent<'second-edition'>>().toEqualTypeOf<root.GameEvent>();
    const game = root.createGame({ edition: 'second-edition', players: 1, seed: 1 });
    expectTypeOf(game).toEqualTypeOf<root.GameState>();
    const applied = root.apply(game, root.legalActions(game)[0] ?? expect.fail('nothing is legal'));
    expectTypeOf(applied).toEqualTypeOf<root.GameState>();
    expect(applied.edition).toBe('second-edition');
  });
});
