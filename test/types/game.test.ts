import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  apply,
  canUndo,
  chanceOutcomes,
  composeRuleset,
  createGame,
  type Decision,
  decision,
  defineModule,
  explain,
  type GameEvent,
  type GameState,
  type GameView,
  legalActions,
  mayAct,
  outcome,
  serialize,
  simulate,
  startGame,
  transition,
  viewFor,
} from '../../src/index.js';
import { type ChanceRequest, detail, type EventOf, eventKind, isEvent } from '../../src/kernel/index.js';
import { details, type goldPaid, woundsTaken } from '../../src/second-edition/base/event-kinds/index.js';
import type { CombatFrame } from '../../src/second-edition/rules.js';

/*
 * What the types promise. The compiler is the judge: a line below `@ts-expect-error` that compiles is an error itself. What is written
 * in functions is never run.
 */

const state = createGame({ players: 2, seed: 'types' });

describe('options', () => {
  it('name a seed, or say that the caller rolls', () => {
    expect(createGame({ players: 2, chance: 'manual' }).chance.mode).toBe('manual');
    // @ts-expect-error: neither a seed nor manual chance
    expect(() => createGame({ players: 2 })).toThrow(/seed/);
    // @ts-expect-error: misspelt
    expect(() => createGame({ players: 2, sed: 1 })).toThrow(/seed/);
  });

  it('of the root name modules, scenarios and heroes that come with the package', () => {
    // @ts-expect-error: misspelt
    expect(() => createGame({ players: 2, seed: 1, modules: ['doom-trak'] })).toThrow(/doom-trak/);
    // @ts-expect-error: misspelt
    expect(() => createGame({ players: [{ hero: 'mordrug' }], seed: 1 })).toThrow(/no such hero/);
    expect(() =>
      // @ts-expect-error: misspelt
      createGame({ edition: 'third-edition', scenario: 'corps-king', players: 2, seed: 1 }),
    ).toThrow(/corps-king/);
    // @ts-expect-error: Third Edition needs a scenario
    expect(() => createGame({ edition: 'third-edition', players: 2, seed: 1 })).toThrow(/scenario/);
  });

  it('of a ruleset may also name modules and heroes from elsewhere', () => {
    const ruleset = composeRuleset([]);
    const elsewhere = ['of-my-own'];
    expect(() => ruleset.createGame({ players: 2, seed: 1, modules: elsewhere })).toThrow(/modules/);
    // @ts-expect-error: neither a seed nor manual chance
    expect(() => ruleset.createGame({ players: 2 })).toThrow(/seed/);
  });
});

describe('events', () => {
  it('are told apart by their type, and then their details are known', () => {
    const read = (event: GameEvent) => {
      if (event.type === 'wounds/taken') {
        expectTypeOf(event.amount).toEqualTypeOf<number>();
        // @ts-expect-error: wounds are no gold
        event.price;
      }
      if (event.type === 'movement/rolled') expectTypeOf(event.dice).toExtend<readonly number[]>();
      // @ts-expect-error: there is no such kind of event
      if (event.type === 'wound/taken') return;
      // @ts-expect-error: not every event has an amount
      event.amount;
      // @ts-expect-error: what has happened is not rewritten
      event.rule = '2e.turn.end';
    };
    expect(startGame({ players: 1, seed: 1 }).events.forEach(read)).toBeUndefined();
  });

  it('of the modules are among them, and what a card is called is a text', () => {
    expectTypeOf<Extract<GameEvent, { type: 'doom/placed' }>['place']>().toEqualTypeOf<number | null>();
    expectTypeOf<Extract<GameEvent, { type: 'captain/hired' }>['loan']>().toEqualTypeOf<boolean>();
    expectTypeOf<Extract<GameEvent, { type: 'market/bought' }>['card']>().toEqualTypeOf<string>();
    expectTypeOf<Extract<GameEvent, { type: 'gold/paid' }>['card']>().toEqualTypeOf<string | undefined>();
    const bought: GameEvent['type'] = 'market/bought';
    expect(composeRuleset([]).rules.events).toHaveProperty([bought]);
  });

  it('can be gone through to the last', () => {
    type Gold = Extract<GameEvent, { type: `gold/${string}` }>;
    const worth = (event: Gold): number => {
      switch (event.type) {
        case 'gold/gained':
        case 'gold/taken':
          return event.amount;
        case 'gold/paid':
        case 'gold/lost':
          return -event.amount;
        default:
          return event satisfies never;
      }
    };
    expect(worth({ type: 'gold/lost', player: 0, amount: 2, rule: '2e.knockout.gold' })).toBe(-2);
    const forgetful = (event: Gold): number => {
      switch (event.type) {
        case 'gold/gained':
          return event.amount;
        default:
          // @ts-expect-error: there are three more
          return event satisfies never;
      }
    };
    expect(forgetful).toBeTypeOf('function');
  });

  it('are emitted with what their kind declares, and nothing else', () => {
    type Paid = EventOf<typeof goldPaid>;
    expectTypeOf<Paid>().toExtend<GameEvent>();
    // @ts-expect-error: an amount is a number
    const wrong: Paid = { type: 'gold/paid', player: 0, amount: '3', rule: '2e.bank.spending' };
    expect(wrong).toBeTruthy();
  });

  it('of a module in another package are known to the ruleset that is composed of it', () => {
    const slept = eventKind('inn/slept', {
      meaning: 'A Hero spent the night.',
      details: { player: details.player('Whose Hero.') },
    });
    const inns = defineModule({ id: 'inns', title: 'Inns', events: [slept] });
    const { events } = composeRuleset([inns]).startGame({ players: 1, seed: 1 });
    for (const event of events) {
      if (event.type === 'inn/slept') expectTypeOf(event.player).toEqualTypeOf<number>();
      if (event.type === 'gold/paid') expectTypeOf(event.amount).toEqualTypeOf<number>();
      // @ts-expect-error: nobody declares it
      if (event.type === 'inn/sleeps') expect.fail();
      if (isEvent(woundsTaken, event)) expectTypeOf(event.amount).toEqualTypeOf<number>();
    }
    expect(composeRuleset([inns]).rules.events['inn/slept']).toBe(slept);
  });

  it('of a module that does not say which are any event, narrowed by its kind', () => {
    const rained = eventKind('sky/rained', {
      meaning: 'It rained.',
      details: { hours: detail<number>('integer')('How long.') },
    });
    const modules = [{ id: 'sky', title: 'Sky', events: [rained] }];
    for (const event of composeRuleset<(typeof modules)[number]>(modules).startGame({ players: 1, seed: 1 })
      .events)
      if (isEvent(rained, event)) expectTypeOf(event.hours).toEqualTypeOf<number>();
    expect(isEvent(rained, { type: 'sky/rained', hours: 2, rule: 'house.sky.rain' })).toBe(true);
  });
});

describe('decisions and frames', () => {
  it('are told apart by their kind', () => {
    const asked = decision(state);
    if (asked?.kind === 'combat/escape') expectTypeOf(asked.actor).toEqualTypeOf<number>();
    if (asked?.kind === 'roll/dice') {
      expectTypeOf(asked.actor).toEqualTypeOf<'chance'>();
      expectTypeOf(asked.request).toEqualTypeOf<ChanceRequest | undefined>();
    }
    // @ts-expect-error: nothing asks for that
    if (asked?.kind === 'combat/flee') expect.fail();
    // Steps that modules add to somebody else's frame are among them.
    expectTypeOf<'market/upkeep' | 'experience/recover' | 'game/endgame-order'>().toExtend<
      Decision['kind']
    >();
    // Steps that ask nobody are not.
    expectTypeOf<'turn/refresh'>().not.toExtend<Decision['kind']>();
    expect(asked?.kind).toBe('movement/choose');
  });

  it('know their fields', () => {
    const read = (frame: GameState['frames'][number]) => {
      if (frame.kind === 'combat') {
        expectTypeOf(frame.round).toEqualTypeOf<number>();
        expectTypeOf(frame.opponent.is).toEqualTypeOf<CombatFrame['opponent']['is']>();
        // @ts-expect-error: nobody writes to a state
        frame.round = 2;
      }
      if (frame.kind === 'hiring') expectTypeOf(frame.town).toEqualTypeOf<string>();
      // @ts-expect-error: there is no such frame
      if (frame.kind === 'fight') return;
    };
    expect(state.frames.forEach(read)).toBeUndefined();
  });
});

describe('states and views', () => {
  it('are not written to, however deep', () => {
    const write = (s: GameState) => {
      // @ts-expect-error: a field
      s.turn = 3;
      // @ts-expect-error: a field of a player
      if (s.players[0]) s.players[0].gold = 100;
      // @ts-expect-error: a list
      s.players.push(s.players[0]);
      // @ts-expect-error: a list in a record
      s.stacks.tamalir?.push('longsword');
      // @ts-expect-error: a frame
      s.frames.pop();
    };
    expect(() => write(state)).toThrow(TypeError);
  });

  it('are two types: what plays on takes no view', () => {
    const view = viewFor(state, 0);
    expectTypeOf(view).toEqualTypeOf<GameView>();
    expectTypeOf(view.viewer).toEqualTypeOf<number | null>();
    expectTypeOf(view.chance.generator).toEqualTypeOf<null>();
    // The text is what the compiler quotes; no state has a viewer.
    expectTypeOf(state.viewer).toEqualTypeOf<'this is a view, not a state' | undefined>();
    // @ts-expect-error: a view is not played on
    expect(() => apply(view, { type: 'move/stay' })).toThrow(/^This is a view, /);
    // @ts-expect-error: a view is not played on
    expect(() => transition(view, { type: 'move/stay' })).toThrow(/^This is a view, /);
    // @ts-expect-error: a view is no save
    expect(() => serialize(view)).toThrow(/^This is a view, /);
    // @ts-expect-error: nothing is taken back in a view
    expect(() => canUndo(view, view)).toThrow(/^This is a view, /);
    // @ts-expect-error: of a view there is no view
    expect(() => viewFor(view, 1)).toThrow(/^This is a view, /);
    // @ts-expect-error: a state is not passed for a view
    const passed: GameView = state;
    expect(passed).toBe(state);
  });

  it('are looked at alike', () => {
    const view = viewFor(state, 0);
    expect(legalActions(view)).toEqual(legalActions(state));
    expect(mayAct(view)).toEqual(mayAct(state));
    expect(decision(view)).toEqual(decision(state));
    expect(outcome(view)).toBeNull();
    expect(chanceOutcomes(view)).toEqual([]);
    expect(explain(view, { type: 'move/stay' })).toEqual(explain(state, { type: 'move/stay' }));
    const ahead = simulate(view, { seed: 1 });
    expectTypeOf(ahead.snapshot()).toEqualTypeOf<GameState>();
    expectTypeOf(ahead.view(0)).toEqualTypeOf<GameView>();
    expect(ahead.state.players).toEqual(state.players);
  });

  it('are listened to with events of known types', () => {
    let heard = 0;
    const sim = simulate(state, {
      seed: 1,
      onEvents(events) {
        heard += events.length;
        for (const event of events)
          if (event.type === 'hero/moved') expectTypeOf(event.to).toEqualTypeOf<string>();
      },
    });
    sim.apply(sim.legalActions()[0] ?? expect.fail('nothing is legal'));
    expect(heard).toBeGreaterThan(0);
    expectTypeOf(transition<GameState>)
      .returns.toHaveProperty('events')
      .toEqualTypeOf<readonly GameEvent[]>();
  });
});
