import { describe, expect, it } from 'vitest';
import { ownLuck } from '../../src/bots/search/share.js';
import { thinking } from '../../src/bots/search/thinking.js';
import type { SearchedGame } from '../../src/bots/search/tree.js';
import {
  greedyBot,
  playGame,
  randomBot,
  searchBot,
  sensibleBot,
} from '../../src/bots/second-edition/index.js';
import { worthOfStanding } from '../../src/bots/second-edition/search/value.js';
import { tableOf } from '../../src/bots/second-edition/table.js';
import {
  playGame as playThird,
  greedyBot as thirdGreedy,
  searchBot as thirdSearch,
} from '../../src/bots/third-edition/index.js';
import { actionCode, InvalidArgumentError } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { secondEditionPlayers } from '../../tools/workshop/index.js';
import { upTo } from '../depth.js';

const quick = { budget: Number.POSITIVE_INFINITY, passes: 6, horizon: 1 };
/** A game of two steps, in which doors lead to what they are worth: `open` has to be followed by `enter`, or nothing comes of it. */
function doors(
  worths: Readonly<Record<string, number>>,
  courses: readonly (readonly string[])[],
  time = Number.POSITIVE_INFINITY,
) {
  const played: string[] = [];
  const said = { sense: 0 };
  const simulate = () => {
    const state = { turn: 1, done: [] as string[] };
    return {
      state,
      outcome: null,
      decision: () => ({ actor: 0, kind: 'door' }),
      legalActions: () =>
        state.done.length === 0
          ? courses.map(([first]) => ({ type: first }))
          : [{ type: 'enter' }, { type: 'wait' }],
      view: () => state,
      apply({ type }: { type: string }) {
        state.done.push(type);
        played.push(type);
        if (state.done.length === 2) state.turn = 2;
      },
    };
  };
  const game = {
    ruleset: { simulate },
    searched: new Set(['door']),
    courses: (_: unknown, { plain }: { plain: { type: string } }) => {
      const others = courses.filter(([first]) => first !== plain.type);
      return [[plain], ...others.map((course) => course.map((type) => ({ type })))];
    },
    judge:
      () =>
      ({ done }: { done: string[] }) =>
        worths[done.join()] ?? 0,
    keyOf: ({ done }: { done: string[] }) => done.join(),
    turnOf: ({ turn }: { turn: number }) => turn,
    sense: { choose: () => ({ type: courses[said.sense]?.[0] }) },
    mate: { choose: () => ({ type: 'wait' }) },
    rival: { choose: () => ({ type: 'wait' }) },
  } as unknown as SearchedGame<never>;
  const bot = thinking<never>(1, { budget: 1e9, passes: 200, horizon: 1 }, () => game);
  const legal = courses.map(([first]) => ({ type: first as string }));
  const helpers = {
    player: 0,
    ruleset: { rules: [] },
    decision: { actor: 0, kind: 'door' },
    clock: { remaining: () => time },
  } as never;
  const choose = (view: object, those: readonly object[] = legal) =>
    (bot.choose({ players: [{}], ...view } as never, those as never, helpers) as { type: string }).type;
  return { choose, played, said, begin: () => bot.begin() };
}

describe('a search', () => {
  const start = { turn: 1, done: [] };

  it('does what is plainly better than what sense says', () => {
    const { choose } = doors({ 'left,wait': 0.3, 'right,wait': 0.7 }, [['left'], ['right']]);
    expect(choose(start)).toBe('right');
  });

  it('stays with sense where nothing is better', () => {
    const { choose } = doors({ 'left,wait': 0.5, 'right,wait': 0.5 }, [['left'], ['right']]);
    expect(choose(start)).toBe('left');
  });

  it('stays with what sense says now, whatever it said before', () => {
    const { choose, said } = doors({ 'left,wait': 0.5, 'right,wait': 0.5 }, [['left'], ['right']]);
    expect(choose(start)).toBe('left');
    said.sense = 1;
    expect(choose(start)).toBe('right');
  });

  it('goes on with a course that it has chosen, without another thought', () => {
    const { choose, played } = doors({ 'open,enter': 1 }, [['left'], ['open', 'enter']]);
    expect(choose(start)).toBe('open');
    const thought = played.length;
    expect(choose({ turn: 1, done: ['open'] }, [{ type: 'wait' }, { type: 'enter' }])).toBe('enter');
    expect(played).toHaveLength(thought);
  });

  it('forgets its courses when a game begins', () => {
    const { choose, begin } = doors({ 'open,enter': 1 }, [['left'], ['open', 'enter']]);
    const all = [{ type: 'left' }, { type: 'open' }, { type: 'enter' }];
    expect(choose(start)).toBe('open');
    begin();
    expect(choose(start, all)).toBe('open');
    expect(choose(start, all)).toBe('enter');
  });

  it('says what sense says if there is no time', () => {
    const { choose, played } = doors({ 'left,wait': 0.3, 'right,wait': 0.7 }, [['left'], ['right']], 0);
    expect(choose(start)).toBe('left');
    expect(played).toEqual([]);
  });

  it('stops once one course is better beyond doubt', () => {
    const { choose, played } = doors({ 'left,wait': 0, 'right,wait': 1 }, [['left'], ['right']]);
    choose(start);
    expect(played.length).toBeLessThan(2 * 200);
  });
});

describe('searching players', () => {
  it('play alike with equal seeds and a number of passes', () => {
    const played = () =>
      playGame({
        players: 2,
        seed: 'd0',
        bots: [searchBot('a', quick), sensibleBot('b')],
        maxTurns: upTo(2, 3),
      });
    expect(played().actions.map(actionCode)).toEqual(played().actions.map(actionCode));
  });

  it.each([
    ['advanced-runebound'],
    ['island-of-dread'],
    ['cataclysm'],
    ['seven-scions', 'seven-scions-cooperative'],
    [
      'rituals-and-runes',
      'weapons-of-legend',
      'traps-and-terrors',
      'beasts-and-bandits',
      'doom-track',
      'travel-hazards',
    ],
  ])('know their way with %s', (...modules) => {
    const bots = [searchBot('a', quick), greedyBot('b')];
    expect(playGame({ players: 2, modules, seed: 'd0', bots, maxTurns: 2 }).turns).toBe(5);
  });

  it('play Third Edition', () => {
    const bots = [thirdSearch('a', { ...quick, passes: 3 }), thirdGreedy('b')];
    const { state } = playThird({
      scenario: 'corpse-king',
      players: 2,
      seed: 'd0',
      bots,
      maxRounds: upTo(1, 2),
    });
    expect(state.round).toBe(upTo(2, 3));
  });

  it('refuse options that mean nothing', () => {
    for (const wrong of [
      null,
      { budget: 0 },
      { passes: 1.5 },
      { passes: -1 },
      { horizon: 'far' },
      { budget: Number.POSITIVE_INFINITY },
    ])
      expect(() => searchBot(1, wrong as never)).toThrow(InvalidArgumentError);
    expect(() => searchBot(Symbol('seed') as never)).toThrow(InvalidArgumentError);
  });

  it('say in their name how long they think', () => {
    expect(secondEditionPlayers.search?.('a', '250ms').name).toBe('search');
    expect(() => secondEditionPlayers.search?.('a', 'soon')).toThrow('such as 1s or 250ms');
  });
});

describe('a judgement', () => {
  const worths = (...modules: string[]) => {
    const ruleset = rulesetOf(modules);
    const { state } = playGame({
      players: 2,
      modules,
      seed: 'd0',
      bots: [sensibleBot(1), randomBot(2)],
      maxTurns: 10,
    });
    return [0, 1].map((player) => worthOfStanding(tableOf(ruleset, state as never), player));
  };

  it('divides one victory among rivals, by what they have', () => {
    const [better = 0, worse = 0] = worths();
    expect(better).toBeGreaterThan(worse);
    expect(better + worse).toBeCloseTo(1);
  });

  it('is the same for all who win or lose together', () => {
    const [one, other] = worths('seven-scions', 'seven-scions-cooperative');
    expect(one).toBe(other);
  });
});

describe('greedy players', () => {
  it('characterisation: beat a random one', () => {
    const { outcome } = playGame({
      players: 2,
      seed: 'r2',
      modules: ['shorter-game'],
      bots: [randomBot('a'), greedyBot('b')],
    });
    expect(outcome?.winners).toEqual([1]);
  });
});

describe('what becomes of others in a search', () => {
  it('counts for a quarter, what becomes of oneself in full', () => {
    expect(ownLuck([1, 2, 3], [5, 6, 7], 0)).toEqual([5, 3, 4]);
    expect(ownLuck([1, 2, 3], [1, 2, 3], 1)).toEqual([1, 2, 3]);
  });
});
