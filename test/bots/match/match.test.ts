import { describe, expect, it } from 'vitest';
import {
  type Bot,
  BotFaultError,
  type MatchOptions,
  type PlayedMatch,
  type Player,
  playGame,
  playMatch,
  randomBot,
  sensibleBot,
} from '../../../src/bots/second-edition/index.js';
import * as third from '../../../src/bots/third-edition/index.js';
import {
  createRecord,
  createTable,
  EngineError,
  eventsFor,
  hashState,
  replay,
  viewFor,
} from '../../../src/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import type { SecondEditionEvent } from '../../../src/second-edition/index.js';
import { HandClock } from './hand-clock.js';

/* Matches: games among players who may take time, and may fail. */

const short = { players: 2, seed: 'match', maxTurns: 3 } as const;
const two = (bot: Player): Player[] => [bot, randomBot(2)];

/** The last state that a record comes to. */
const lastOf = ({ record }: Pick<PlayedMatch, 'record'>): string => {
  let hash = '';
  for (const state of replay(record)) hash = hashState(state);
  return hash;
};

/** Plays at random, and fails at the decision of a number. */
function failing(at: number, fail: () => unknown, name = 'clumsy'): Bot {
  const fingers = randomBot(1);
  let decisions = 0;
  return {
    name,
    choose: (view, legal, helpers) =>
      ++decisions === at ? (fail() as never) : fingers.choose(view, legal, helpers),
  };
}

const caught = async (options: MatchOptions): Promise<BotFaultError> => {
  const error = await playMatch(options).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof BotFaultError) return error;
  throw new Error(`A fault was expected, and this came: ${String(error)}`);
};

describe('a match', () => {
  it('of bots is the game that they play without one', async () => {
    const bots = () => [sensibleBot(1), randomBot(2)];
    const played = await playMatch({ ...short, bots: bots() });
    const game = playGame({ ...short, bots: bots() });
    expect(played.actions).toEqual(game.actions);
    expect(hashState(played.state)).toBe(hashState(game.state));
    expect([played.ended, played.outcome, played.turns, played.faults, played.forfeited]).toEqual([
      'bound',
      null,
      7,
      [],
      [],
    ]);
  });

  it('waits for those who answer later, in any of their functions', async () => {
    const heard: string[] = [];
    const later = <R>(value: R): Promise<R> => new Promise((resolve) => setTimeout(() => resolve(value), 0));
    const fingers = randomBot(1);
    const slow: Player = {
      name: 'slow',
      begin: () => later(void heard.push('begin')),
      observe: async () => void (await later(heard.push('observe'))),
      choose: (view, legal, helpers) => later(fingers.choose(view, legal, helpers)),
      end: () => later(void heard.push('end')),
    };
    const played = await playMatch({ ...short, bots: two(slow) });
    expect(played.actions).toEqual(playGame({ ...short, bots: [randomBot(1), randomBot(2)] }).actions);
    expect([heard[0], heard.at(-1), heard.length]).toEqual(['begin', 'end', played.actions.length + 2]);
  });

  it('comes back with the record that createRecord makes of it', async () => {
    const played = await playMatch({ ...short, maxTurns: 8 });
    expect(played.record).toEqual(createRecord({ players: 2, seed: 'match' }, [...played.actions]));
    expect(played.record.checkpoints.length).toBeGreaterThan(1);
    expect(lastOf(played)).toBe(hashState(played.state));
  });

  it('goes on from any position, and its record does, too, also as text and at a table', async () => {
    const from = fromScenario({
      game: { players: [{ items: ['iron-buckler'] }, { items: ['yew-longbow'] }], seed: 1 },
      given: { turn: { player: 1, step: 'movement' } },
    });
    const played = await playMatch({ from, seed: 5, maxTurns: 2 });
    expect(played.record.options).toEqual({ players: 2, seed: 5 });
    const record = JSON.parse(JSON.stringify(played.record));
    expect(lastOf({ record })).toBe(hashState(played.state));
    const table = createTable({ from: record });
    expect(hashState(table.getSnapshot().state)).toBe(hashState(played.state));
    expect(() => table.record()).toThrow('begun from a state');
    expect(() => [...replay({ ...record, from: { ...record.from, turn: 40 } })]).toThrow('drifts');
    expect(() => [...replay({ ...record, from: 'here' })]).toThrow('from: The position');
  });

  it('stops when its signal says so, and gives what was played by then', async () => {
    const controller = new AbortController();
    const aborted: boolean[] = [];
    const waiting: Player = {
      name: 'waiting',
      choose: (_view, _legal, { clock }) => {
        clock.signal.addEventListener('abort', () => aborted.push(clock.signal.aborted));
        queueMicrotask(() => controller.abort());
        return new Promise(() => {});
      },
    };
    const played = await playMatch({ ...short, bots: [randomBot(1), waiting], signal: controller.signal });
    expect([played.ended, played.faults, aborted]).toEqual(['stopped', [], [true]]);
    expect(lastOf(played)).toBe(hashState(played.state));
  });

  it.each([
    [{ budget: 0 }, 'A budget is a number of milliseconds above 0, or null.'],
    [{ gameBudget: Number.NaN }, 'A gameBudget is'],
    [{ onFault: 'shrug' }, 'What follows a fault is'],
    [{ standIn: 'me' }, 'standIn is a function'],
    [{ bots: [randomBot(1)] }, 'give as many bots'],
  ])('is not begun with %o', async (wrong, message) => {
    await expect(playMatch({ ...short, ...wrong } as MatchOptions)).rejects.toThrow(message);
  });
});

describe('what a player learns', () => {
  it('is its seat at the beginning, what it may see after every action, and how it ended', async () => {
    const views: boolean[] = [];
    const seen: unknown[] = [];
    const told: string[] = [];
    const all: unknown[] = [];
    let fingers = randomBot(1);
    const watcher: Bot = {
      name: 'watcher',
      begin({ player, view, names, ruleset }) {
        fingers = randomBot(1);
        views.push(Object.isFrozen(view), view.viewer === 0);
        told.push(`begin ${player} ${names.join(' ')} ${ruleset.rules.edition}`);
      },
      observe(events, { player, view }) {
        seen.push(...events);
        views.push(view().viewer === player, Object.isFrozen(events), events.every(Object.isFrozen));
      },
      choose: (view, legal, helpers) => fingers.choose(view, legal, helpers),
      end: ({ outcome, view }) => void told.push(`end ${outcome} ${view.turn}`),
    };
    const run = () => ({ ...short, bots: [watcher, randomBot(2)] });
    const onEvents: MatchOptions['onEvents'] = (events) =>
      void all.push(...eventsFor(events as readonly SecondEditionEvent[], 0));
    await playMatch({ ...run(), onEvents });
    expect(told).toEqual(['begin 0 watcher random second-edition', 'end null 7']);
    expect(seen).toEqual(all);
    expect(views).not.toContain(false);
    const before = seen.splice(0);
    playGame(run());
    expect(seen).toEqual(before);
    expect(told.slice(2)).toEqual(told.slice(0, 2));
  });

  it('hides from each what is another’s', async () => {
    const secrets: Record<number, string[]> = { 0: [], 1: [] };
    const spy = (seat: number): third.Bot => ({
      ...third.sensibleBot(seat),
      observe: (events) => void secrets[seat]?.push(...events.map((event) => JSON.stringify(event))),
    });
    const options = { scenario: 'corpse-king', players: 2, seed: 'spies', maxRounds: 3 } as const;
    const all: string[] = [];
    await third.playMatch({
      ...options,
      bots: [spy(0), spy(1)],
      onEvents: (events) => all.push(...events.map((event) => JSON.stringify(event))),
    });
    for (const seat of [0, 1]) {
      expect(secrets[seat]?.length).toBeGreaterThan(0);
      expect(secrets[seat]).not.toEqual(all);
    }
    expect(secrets[0]).not.toEqual(secrets[1]);
  });

  it('cannot be changed so that it hurts the game', async () => {
    const attempts: boolean[] = [];
    const tamper = (target: unknown, change: object): void => {
      try {
        Object.assign(target as object, change);
        attempts.push(true);
      } catch {
        attempts.push(false);
      }
    };
    let fingers = randomBot(1);
    const vandal: Bot = {
      name: 'vandal',
      begin(start) {
        fingers = randomBot(1);
        tamper(start.view.players[0], { gold: 99 });
      },
      observe(events) {
        for (const event of events) tamper(event, { type: 'nothing' });
      },
      choose(view, legal, helpers) {
        tamper(view.players[0]?.hero, { wounds: 0 });
        for (const action of legal) tamper(action, { type: 'market/buy' });
        tamper(legal, [{ type: 'market/buy', card: 'dragonscale-coat' }]);
        tamper(helpers.decision, { actor: 1 });
        tamper(helpers.clock, { budget: 1e9 });
        return fingers.choose(view, legal, helpers);
      },
    };
    const quiet = await playMatch({ ...short, bots: [randomBot(1), randomBot(2)] });
    const played = await playMatch({ ...short, bots: [vandal, randomBot(2)] });
    expect(attempts).not.toContain(true);
    expect(hashState(played.state)).toBe(hashState(quiet.state));
    expect(hashState(playGame({ ...short, bots: [vandal, randomBot(2)] }).state)).toBe(
      hashState(quiet.state),
    );
    expect(attempts).not.toContain(true);
  });

  it('is a view that simulates and never carries the generator', async () => {
    const words: unknown[] = [];
    const fingers = randomBot(1);
    const curious: Bot = {
      name: 'curious',
      observe: (_events, { view }) => void words.push(view().chance.generator),
      choose: (view, legal, helpers) => fingers.choose(view, legal, helpers),
    };
    await playMatch({ ...short, bots: two(curious) });
    expect(new Set(words)).toEqual(new Set([null]));
  });
});

it('a choice is an action with the same parts, in whatever order they are written', async () => {
  const turnedRound: Bot = {
    ...randomBot(1),
    choose: (view, legal, helpers) =>
      Object.fromEntries(Object.entries(randomBot(1).choose(view, legal, helpers)).reverse()) as never,
  };
  const played = await playMatch({ ...short, bots: two(turnedRound) });
  expect(played.faults).toEqual([]);
  expect(played.actions.some((action) => Object.keys(action).length > 2)).toBe(true);
  const more: Bot = { ...turnedRound, choose: (_view, legal) => ({ ...legal[0], more: 1 }) as never };
  await expect(playMatch({ ...short, bots: two(more) })).rejects.toThrow('did not choose one');
});

describe('a fault', () => {
  const foreign = { type: 'card/discard', player: 1, card: 'yew-longbow' };
  const from = fromScenario({
    game: { players: [{ items: ['iron-buckler'] }, { items: ['yew-longbow'] }], seed: 1 },
    given: { turn: { player: 0, step: 'movement' } },
  });

  it.each<[string, () => unknown, object]>([
    [
      'that is thrown',
      () => {
        throw new RangeError('too far');
      },
      { kind: 'error', action: null },
    ],
    ['that comes later', () => Promise.reject(new Error('lost')), { kind: 'error', action: null }],
    ['of no answer', () => undefined, { kind: 'illegal-choice', action: null }],
    [
      'of a dream',
      () => ({ type: 'market/buy', card: 'x' }),
      { kind: 'illegal-choice', action: 'market/buy card=x' },
    ],
    [
      'of a stranger',
      () => foreign,
      { kind: 'foreign-choice', action: 'card/discard player=1 card=yew-longbow' },
    ],
  ])('%s names bot, player, turn, decision and action', async (_what, fail, parts) => {
    const error = await caught({ from, seed: 1, bots: two(failing(1, fail)) });
    expect(error).toBeInstanceOf(EngineError);
    expect(error.code).toBe('bot-fault');
    expect(error.fault).toMatchObject({
      bot: 'clumsy',
      player: 0,
      turn: 1,
      during: 'choose',
      decision: 'movement/choose',
      ...parts,
    });
    expect(error.message).toMatch(/^The bot clumsy, player 0, .* at movement\/choose in turn 1/);
  });

  it('keeps the game up to there as a record, and the cause', async () => {
    const boom = new Error('boom');
    const bots = two(
      failing(6, () => {
        throw boom;
      }),
    );
    const error = await caught({ ...short, bots });
    expect(error.cause).toBe(boom);
    expect(error.record.actions.length).toBeGreaterThanOrEqual(5);
    expect(() => [...replay(error.record as PlayedMatch['record'])]).not.toThrow();
  });

  it('forfeits the seat: somebody else plays on, and it ranks last even in victory', async () => {
    const bots = two(failing(3, () => null));
    const played = await playMatch({ ...short, bots, onFault: 'forfeit-seat', standIn: () => randomBot(7) });
    expect([played.ended, played.forfeited, played.places, played.turns]).toEqual(['bound', [0], [2, 1], 7]);
    expect(played.faults.map(({ bot, kind, player }) => [bot, kind, player])).toEqual([
      ['clumsy', 'illegal-choice', 0],
    ]);
    expect(lastOf(played)).toBe(hashState(played.state));
  });

  it('forfeits the game: it stops where it stands', async () => {
    const bots = [randomBot(1), failing(3, () => null)];
    const played = await playMatch({ ...short, bots, onFault: 'forfeit-game' });
    expect([played.ended, played.outcome, played.forfeited, played.places]).toEqual([
      'forfeit',
      null,
      [1],
      [1, 2],
    ]);
    expect(played.turns).toBeLessThan(7);
    expect(lastOf(played)).toBe(hashState(played.state));
  });

  it('of a stand-in is the host’s', async () => {
    const bots = two(failing(1, () => null));
    const standIn = () => failing(1, () => null, 'second choice');
    await expect(playMatch({ ...short, bots, onFault: 'forfeit-seat', standIn })).rejects.toThrow(
      'The bot second choice, player 0,',
    );
  });

  it.each(['begin', 'observe', 'end'] as const)('in %s is one, too', async (during) => {
    const bot: Player = { ...randomBot(1), [during]: () => Promise.reject(new Error('lost')) };
    const error = await caught({ ...short, bots: two(bot) });
    expect(error.fault).toMatchObject({ kind: 'error', during, bot: 'random', player: 0 });
    expect(error.message).toContain(`in its function ${during}`);
    const played = await playMatch({ ...short, bots: two(bot), onFault: 'forfeit-seat' });
    // After the last action there is nothing left to forfeit.
    expect([played.faults.length, played.forfeited]).toEqual([1, during === 'end' ? [] : [0]]);
  });

  it('is to go round in circles', { timeout: 30_000 }, async () => {
    const fingers = randomBot(9, { weights: { 'hero/negotiate': 100, 'move/stay': 100 } });
    const talker: Bot = {
      name: 'talker',
      choose: (view, legal, helpers) =>
        legal.find(({ type }) => type === 'offer/withdraw-gold') ??
        legal.find(({ type }) => type === 'offer/add-gold') ??
        fingers.choose(view, legal, helpers),
    };
    const error = await caught({ players: 2, seed: 4, bots: [talker, talker], maxTurns: 30 });
    expect(error.fault).toMatchObject({ kind: 'endless-turn', bot: 'talker' });
  });

  it('of Third Edition counts rounds', async () => {
    const silent: third.Player = { name: 'silent', choose: async () => null as never };
    const run = third.playMatch({ scenario: 'corpse-king', players: 2, seed: 1, bots: [silent, silent] });
    await expect(run).rejects.toThrow(/^The bot silent, player \d, did not choose .* in round 0: null\.$/);
  });
});

describe('the time of a player', () => {
  it('is measured by its clock, and running out of it is a fault', async () => {
    const time = new HandClock();
    const left: number[] = [];
    const aborted: boolean[] = [];
    const dreamer: Player = {
      name: 'dreamer',
      choose(_view, _legal, { clock }) {
        left.push(clock.remaining());
        time.pass(60);
        left.push(clock.remaining());
        queueMicrotask(() => {
          time.pass(60);
          left.push(clock.remaining());
          aborted.push(clock.signal.aborted);
        });
        return new Promise(() => {});
      },
    };
    const error = await caught({ ...short, bots: [dreamer, dreamer], budget: 100, time });
    expect(error.fault).toMatchObject({ kind: 'out-of-time', bot: 'dreamer', turn: 1 });
    expect([left, aborted]).toEqual([[100, 40, 0], [true]]);
  });

  it('is measured of what it computes in one go, too', async () => {
    const time = new HandClock();
    const bots = [failing(2, () => time.pass(101)), randomBot(2)];
    const played = await playMatch({ ...short, bots, budget: 100, time, onFault: 'forfeit-seat' });
    expect(played.faults).toMatchObject([{ kind: 'out-of-time', player: 0 }]);
  });

  it('of a whole game is its own, and nobody else’s', async () => {
    const time = new HandClock();
    const bots = [1, 2].map((seed): Player => {
      const fingers = randomBot(seed);
      return {
        name: `slow ${seed}`,
        choose(view, legal, helpers) {
          time.pass(seed === 1 ? 1 : 4);
          return fingers.choose(view, legal, helpers);
        },
      };
    });
    const played = await playMatch({ ...short, bots, gameBudget: 15, time, onFault: 'forfeit-game' });
    expect(played.faults).toMatchObject([{ kind: 'out-of-time', bot: 'slow 2', player: 1 }]);
  });

  it('is endless where nobody counts it', () => {
    const clocks: unknown[] = [];
    const fingers = randomBot(1);
    const bot: Bot = {
      name: 'calm',
      choose(view, legal, helpers) {
        const { clock } = helpers;
        clocks.push([clock?.budget, clock?.remaining(), clock?.signal.aborted]);
        return fingers.choose(view, legal, helpers);
      },
    };
    playGame({ ...short, bots: [bot, randomBot(2)] });
    expect(clocks[0]).toEqual([null, Number.POSITIVE_INFINITY, false]);
  });
});

describe('playGame', () => {
  it.each(['begin', 'observe', 'choose', 'end'] as const)('refuses a promise in %s', (during) => {
    const bot = { ...randomBot(1), [during]: async () => undefined } as unknown as Bot;
    expect(() => playGame({ ...short, bots: [bot, randomBot(2)] })).toThrow(
      `The bot random answers with a promise in its function ${during}, and playGame waits for nobody: use playMatch.`,
    );
  });

  it('of Third Edition goes on from a state, and not from what one player knows', async () => {
    const options = { scenario: 'corpse-king', players: 2, seed: 3 } as const;
    const { state } = third.playGame({ ...options, maxRounds: 2 });
    const played = await third.playMatch({ from: state, seed: 8, maxRounds: 1 });
    expect(hashState(played.state)).toBe(
      hashState(third.playGame({ from: state, seed: 8, maxRounds: 1 }).state),
    );
    let last = state;
    for (const each of replay<'third-edition'>(played.record)) last = each;
    expect(hashState(last)).toBe(hashState(played.state));
    const view = viewFor(state, 0) as never;
    expect(() => third.playGame({ from: view, seed: 8 })).toThrow('a view does not say what the others hold');
  });
});
