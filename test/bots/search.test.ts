import { describe, expect, it } from 'vitest';
import { greedyBot, playGame, randomBot, searchBot, sensibleBot } from '../../src/bots/index.js';
import { thinking } from '../../src/bots/search/thinking.js';
import type { SearchedGame } from '../../src/bots/search/tree.js';
import {
  playGame as playThird,
  greedyBot as thirdGreedy,
  searchBot as thirdSearch,
  sensibleBot as thirdSensible,
} from '../../src/bots/third-edition/index.js';
import { actionCode, InvalidArgumentError } from '../../src/index.js';
import { secondEditionPlayers } from '../../src/workshop/index.js';

const quick = { budget: Number.POSITIVE_INFINITY, passes: 6, horizon: 1 };
/** A game of two steps, in which doors lead to what they are worth: `open` has to be followed by `enter`, or nothing comes of it. */
function doors(
  worths: Readonly<Record<string, number>>,
  courses: readonly (readonly string[])[],
  time = Number.POSITIVE_INFINITY,
) {
  const played: string[] = [];
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
    courses: () => courses.map((course) => course.map((type) => ({ type }))),
    worth: ({ done }: { done: string[] }) => worths[done.join()] ?? 0,
    keyOf: ({ done }: { done: string[] }) => done.join(),
    turnOf: ({ turn }: { turn: number }) => turn,
    sense: { choose: () => ({ type: courses[0]?.[0] }) },
    mate: { choose: () => ({ type: 'wait' }) },
  } as unknown as SearchedGame<never>;
  const bot = thinking<never>({
    name: 'search',
    seed: 1,
    search: { budget: 1e9, passes: 200, horizon: 1 },
    gameOf: () => game,
  });
  const legal = courses.map(([first]) => ({ type: first as string }));
  const helpers = {
    player: 0,
    ruleset: {},
    decision: { actor: 0, kind: 'door' },
    clock: { remaining: () => time },
  } as never;
  const choose = (view: object, those: readonly object[] = legal) =>
    (bot.choose(view as never, those as never, helpers) as { type: string }).type;
  return { choose, played, begin: () => bot.begin() };
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
      playGame({ players: 2, seed: 'd0', bots: [searchBot('a', quick), sensibleBot('b')], maxTurns: 3 });
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
    const { state } = playThird({ scenario: 'corpse-king', players: 2, seed: 'd0', bots, maxRounds: 2 });
    expect(state.round).toBe(3);
    const others = [thirdSensible('a'), thirdSensible('b')];
    expect(() =>
      playThird({ scenario: 'corpse-king', players: 2, seed: 'd0', bots: others, maxRounds: 1 }),
    ).not.toThrow();
  });

  it('refuse options that mean nothing', () => {
    for (const wrong of [
      { budget: 0 },
      { passes: -1 },
      { horizon: 'far' },
      { budget: Number.POSITIVE_INFINITY },
    ])
      expect(() => searchBot(1, wrong as never)).toThrow(InvalidArgumentError);
  });

  it('are told by name how long they think', () => {
    expect(secondEditionPlayers.search?.('a', '250ms').name).toBe('search');
    expect(() => secondEditionPlayers.search?.('a', 'soon')).toThrow('such as 1s, 250ms');
  });
});

describe('greedy players', () => {
  it('beat random ones', () => {
    const { outcome } = playGame({ players: 2, seed: 'r1', bots: [randomBot('a'), greedyBot('b')] });
    expect(outcome?.winners).toEqual([1]);
  });
});
