import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { IllegalActionError, InvalidArgumentError, InvalidOptionsError } from '../../src/index.js';
import { byRank, learningGame, winOrLose } from '../../src/learning/index.js';
import { asserted } from '../asserted.js';
import { upTo } from '../depth.js';
import { cases, choose, gameOf, oneOf, play, randomFrom, sameRow } from './games.js';

/*
 * What OpenSpiel asks of a game in its basic tests, and PettingZoo in those of its API and of seeds: copies, saves in the middle of a game, who
 * moves, what they may do, rewards in their bounds, and equal games from equal seeds.
 */

// biome-ignore lint/suspicious/noExplicitAny: games of both editions are treated alike here
type Any = any;

const LENGTH = upTo(50, 120);

describe.each(cases)('$name', (one) => {
  const game = gameOf(one);
  const manual = () => play(game, { chance: 'manual' }, LENGTH, randomFrom(5));

  it('says who moves: only that one, and those who may act at any time, have anything to do', () => {
    const movers = new Set<unknown>();
    for (const state of manual()) {
      const mover = game.playerToMove(state);
      movers.add(mover);
      expect(game.playerToMove(game.ruleset.viewFor(state, null))).toBe(mover);
      if (typeof mover === 'number') {
        expect(game.legalIndices(state, mover)).toEqual(game.legalIndices(state));
        expect(game.legalIndices(state).length).toBeGreaterThan(0);
        expect(game.chanceOutcomes(state)).toEqual([]);
      } else {
        for (const player of state.players.keys()) expect(game.legalIndices(state, player)).toEqual([]);
        expect(game.chanceOutcomes(state).length > 0).toBe(mover === 'chance');
      }
    }
    expect(movers).toContain('chance');
    expect(movers.size).toBeGreaterThan(1);
  });

  it('steps to the same state from a copy and from a save, and leaves the state before as it was', () => {
    let at = 0;
    for (const state of manual()) {
      // Each of the first, then fewer and fewer.
      if (++at > 10 && (at & (at - 1)) !== 0) continue;
      const mover = game.playerToMove(state);
      if (mover === 'over') continue;
      const index =
        mover === 'chance' ? game.sampleChance(state, 0.3) : choose(game, state, mover, randomFrom(at));
      const text = game.ruleset.serialize(state);
      const next = game.step(state, index);
      expect(game.ruleset.serialize(state)).toBe(text);
      const saved = game.ruleset.parseState(text);
      expect(game.step(saved, index)).toEqual(next);
      expect(game.step(structuredClone(state), index)).toEqual(next);
      expect(game.ruleset.hashState(game.step(saved, index))).toBe(game.ruleset.hashState(next));
      const whose = mover === 'chance' ? 0 : mover;
      const view = game.ruleset.viewFor(state, whose);
      const again = game.ruleset.viewFor(saved, whose);
      expect(sameRow(game.observation(again), game.observation(view))).toBe(true);
      expect(game.informationState(again)).toBe(game.informationState(view));
      expect(game.legalIndices(saved)).toEqual(game.legalIndices(state));
    }
    asserted(40);
  });

  it('gives each player 0 while it goes on, and a score between 0 and 1', () => {
    for (const state of manual()) {
      if (game.playerToMove(state) === 'over') continue;
      expect(game.returns(state)).toEqual(state.players.map(() => 0));
      for (const player of state.players.keys()) {
        const score = game.scoreOf(state, player);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThan(1);
        // What a player has lies open: others reckon the same.
        expect(game.scoreOf(game.ruleset.viewFor(state, null), player)).toBe(score);
      }
    }
    asserted(100);
  });

  it('plays the same game from the same seed and the same choices, and another one from another seed', () => {
    const trace = (seed: string) =>
      [...play(game, { seed }, upTo(25, 60), randomFrom(1))].map((state) => [
        game.playerToMove(state),
        game.legalIndices(state),
        [...state.players.keys()].map((player) => game.informationKey(game.ruleset.viewFor(state, player))),
      ]);
    expect(trace('one')).toEqual(trace('one'));
    expect(trace('one')).not.toEqual(trace('another'));
  });

  it('comes to the same by chance that is sampled and by chance that is manual', () => {
    const random = randomFrom(11);
    let sampled: Any = game.newGame({ seed: 'told' });
    const { answers } = game.ruleset.startGame({
      ...startOptions(one.options),
      seed: 'told',
    });
    const tell = (state: Any, list: readonly Any[]): Any =>
      list.reduce((at, answer) => game.step(at, game.actionIndex(answer, at)), state);
    let told = tell(game.newGame({ chance: 'manual' }), answers);
    for (let step = 0; step < upTo(20, 40) && game.playerToMove(sampled) !== 'over'; step++) {
      const index = oneOf(game.legalIndices(sampled) as number[], random);
      const moved = game.ruleset.transition(sampled, game.actionOf(index));
      sampled = moved.state;
      told = tell(game.step(told, index), moved.answers);
      const view = (state: never) => ({ ...game.ruleset.viewFor(state, 0), chance: null });
      expect(view(told as never)).toEqual(view(sampled as never));
    }
    asserted(10);
  });
});

const startOptions = ({ ruleset: _, returns: __, score: ___, ...options }: Record<string, unknown>) =>
  options;

describe('a game that is over', () => {
  const { state, outcome } = playGame({ players: 3, seed: 'tamalir', modules: ['shorter-game'] });
  const options = { players: 3, modules: ['shorter-game'] } as const;
  const game = learningGame(options);

  it('has nobody to move, nothing to do, and returns within their bounds', () => {
    expect(outcome).not.toBeNull();
    expect(game.playerToMove(state)).toBe('over');
    expect(game.legalIndices(state)).toEqual([]);
    expect(game.legalMask(state).every((one) => one === 0)).toBe(true);
    expect(game.chanceOutcomes(state)).toEqual([]);
    expect(() => game.step(state, 0)).toThrow(IllegalActionError);
    const returns = game.returns(state);
    expect(returns.map((one, player) => [one, outcome?.winners.includes(player)])).toEqual(
      returns.map((one) => [one, one === 1]),
    );
    for (const player of [0, 1, 2]) expect(game.scoreOf(state, player)).toBe(returns[player]);
    const view = game.ruleset.viewFor(state, 0);
    expect(game.observation(view).length).toBe(game.layout.size);
    expect(game.returns(view)).toEqual(returns);
  });

  it('is worth what one says that it is', () => {
    const ranked = learningGame({ ...options, returns: byRank, score: () => -0.5 });
    expect(ranked.returns(state).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
    expect(Math.max(...ranked.returns(state))).toBe(ranked.returns(state)[outcome?.winners[0] ?? -1]);
    expect(ranked.scoreOf(ranked.newGame({ seed: 1 }), 0)).toBe(-0.5);
  });
});

describe('returns', () => {
  const ended = (winners: number[], ranking: number[][]) =>
    ({ winners, ranking, how: 'margath', rule: '2e.game.objective' }) as never;

  it('are won or lost, by all of them where all win or lose together', () => {
    expect(winOrLose(ended([1], [[1], [0, 2]]), 3)).toEqual([-1, 1, -1]);
    expect(winOrLose(ended([], [[0, 1, 2]]), 3)).toEqual([-1, -1, -1]);
    expect(winOrLose(ended([0, 1], [[0, 1]]), 2)).toEqual([1, 1]);
  });

  it('go by rank in even steps, and equals share', () => {
    expect(byRank(ended([1], [[1], [0], [2]]), 3)).toEqual([0, 1, -1]);
    expect(byRank(ended([1], [[1], [0, 2]]), 3)).toEqual([-0.5, 1, -0.5]);
    expect(byRank(ended([0], [[0]]), 1)).toEqual([0]);
  });
});

describe('a score', () => {
  const game = learningGame({ players: 2 });
  const start = game.newGame({ seed: 1 });
  const richer = (change: object) =>
    game.ruleset.parseState(
      JSON.stringify({
        ...start,
        players: start.players.map((p, at) => (at === 0 ? { ...p, ...change } : p)),
      }),
    );

  it('grows with what a player has, and with nobody else’s', () => {
    const plain = game.scoreOf(start, 0);
    expect(game.scoreOf(richer({ gold: 30 }), 0)).toBeGreaterThan(plain);
    expect(game.scoreOf(richer({ gold: 30 }), 1)).toBe(game.scoreOf(start, 1));
    expect(game.scoreOf(richer({ gold: 3000 }), 0)).toBeLessThan(1);
  });

  it.each([-1, 2, 0.5])('is nobody’s for player %s', (player) => {
    expect(() => game.scoreOf(start, player)).toThrow(InvalidArgumentError);
  });
});

describe('options', () => {
  it.each([
    [{ players: 9 }, InvalidOptionsError],
    [{ edition: 'fourth-edition', players: 2 }, InvalidOptionsError],
    [{ edition: 'third-edition', players: 2 }, InvalidOptionsError],
    [{ players: 2, moduls: [] }, InvalidOptionsError],
  ])('%j are refused at once', (options, error) => {
    expect(() => learningGame(options as never)).toThrow(error);
  });

  it('may bring rules of your own', () => {
    const { ruleset } = learningGame({ edition: 'third-edition', scenario: 'corpse-king', players: 3 });
    const game = learningGame({ edition: 'third-edition', scenario: 'corpse-king', players: 3, ruleset });
    expect(game.newGame({ seed: 2 }).modules).toEqual(['corpse-king']);
  });

  it('must be said of what is written to', () => {
    const game = learningGame({ players: 2 });
    const state = game.newGame({ seed: 1 });
    expect(() => game.legalMask(state, 0, new Uint8Array(3))).toThrow(/Uint8Array of/);
    expect(() => game.observation(game.ruleset.viewFor(state, 0), new Float32Array(3))).toThrow(
      /Float32Array of/,
    );
  });
});

describe('what belongs to another game', () => {
  const [two, three] = [learningGame({ players: 2 }), learningGame({ players: 3 })];
  const state = three.newGame({ seed: 1 });
  const view = three.ruleset.viewFor(state, 2);

  it.each<[string, () => unknown]>([
    ['legalIndices', () => two.legalIndices(state)],
    ['legalMask', () => two.legalMask(view)],
    ['step', () => two.step(state, 0)],
    ['playerToMove', () => two.playerToMove(state)],
    ['chanceOutcomes', () => two.chanceOutcomes(state)],
    ['sampleChance', () => two.sampleChance(state, 0.5)],
    ['returns', () => two.returns(state)],
    ['scoreOf', () => two.scoreOf(state, 0)],
    ['observation', () => two.observation(view)],
    ['informationKey', () => two.informationKey(view)],
    ['informationState', () => two.informationState(view)],
  ])('is refused by %s: there all numbers mean something else', (_name, ask) => {
    expect(ask).toThrow('This game to learn is one of 2 players, and this state has 3.');
  });

  it('is refused, too, as a player, a way of merging, an outcome, or returns', () => {
    const own = two.newGame({ seed: 1 });
    for (const player of ['x', null, 2, -1, 0.5])
      expect(() => two.legalIndices(own, player as never), String(player)).toThrow(/player/i);
    expect(() => two.chanceOutcomes(own, 'exakt' as never)).toThrow(/"alike" or as "exact"/);
    const end = { how: 'x', winners: [0], ranking: [[0], [1]], rule: null } as never;
    expect(byRank(end, 2)).toEqual([1, -1]);
    for (const returns of [byRank, winOrLose]) expect(() => returns(end, 3)).toThrow(/number of its players/);
    const wrong = { how: 'x', winners: [4], ranking: [[0], ['a']], rule: null } as never;
    expect(() => byRank(wrong, 2)).toThrow(InvalidArgumentError);
    const mine = learningGame({ players: 2, returns: () => [1] });
    const over = { ...own, outcome: end } as typeof own;
    expect(() => mine.returns(over)).toThrow(/a number for each of 2 players/);
  });
});
