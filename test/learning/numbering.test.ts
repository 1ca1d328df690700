import { describe, expect, it } from 'vitest';
import { actionCode, InvalidArgumentError, InvalidOptionsError } from '../../src/index.js';
import { learningGame } from '../../src/learning/index.js';
import { composeRuleset } from '../../src/second-edition/index.js';
import { action } from '../../src/second-edition/rules.js';
import { asserted } from '../asserted.js';
import { cases, gameOf, play, randomFrom, sameRow } from './games.js';

/* Every action has a number of its own, and the mask says exactly which are legal. */

/** Few, as there are many cases. `LEARNING_GAMES=50` looks longer. */
const games = Number(process.env.LEARNING_GAMES ?? 1);
const LENGTH = 150;

describe.each(cases)('$name', (one) => {
  const game = gameOf(one);

  it('numbers every legal action, each otherwise, and reads it back', () => {
    let listed = 0;
    for (let seed = 0; seed < games; seed++)
      for (const state of play(game, { seed }, LENGTH, randomFrom(seed)))
        for (const player of state.players.keys()) {
          const legal = game.ruleset.legalActions(state, player);
          const numbers = legal.map((each: never) => game.actionIndex(each));
          expect(new Set(numbers).size).toBe(legal.length);
          expect(game.legalIndices(state, player)).toEqual([...numbers].sort((a, b) => a - b));
          const again = numbers.map((index: number) => game.actionOf(index));
          expect(again).toEqual(legal);
          // A code tells the order of parameters, too.
          expect(again.map(actionCode)).toEqual(legal.map(actionCode));
          listed += legal.length;
        }
    expect(listed).toBeGreaterThan(500);
  });

  it('has a mask of as many numbers as there are actions, 1 for the legal ones alone', () => {
    const into = new Uint8Array(game.numActions);
    for (const state of play(game, { seed: 'mask' }, 40, randomFrom(9))) {
      const mover = game.playerToMove(state);
      const mask: Uint8Array = game.legalMask(state);
      expect(mask.length).toBe(game.numActions);
      const ones: number[] = [];
      mask.forEach((one, index) => one === 0 || ones.push(index));
      expect(ones.every((index) => mask[index] === 1)).toBe(true);
      expect(ones).toEqual(game.legalIndices(state));
      expect(ones.length > 0).toBe(typeof mover === 'number');
      expect(game.legalMask(state, undefined, into)).toBe(into);
      expect(sameRow(into, mask)).toBe(true);
    }
    asserted(120);
  });

  it('leaves no number without a kind, and none without an action', () => {
    let next = 0;
    for (const { offset, size, axes } of game.kinds) {
      expect(offset).toBe(next);
      expect(size).toBe(axes.reduce((all: number, { values }: { values: [] }) => all * values.length, 1));
      next += size;
    }
    expect(next).toBe(game.numActions);
    const random = randomFrom(3);
    for (let time = 0; time < 200; time++) {
      const index = Math.floor(random() * game.numActions);
      expect(game.actionIndex(game.actionOf(index))).toBe(index);
    }
  });
});

describe('numbers', () => {
  const game = learningGame({ players: 2 });
  const third = learningGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2 });

  it('are the same each time, and others where there are other actions', () => {
    expect(learningGame({ players: 2 }).numbering).toBe(game.numbering);
    expect(learningGame({ players: 3 }).numbering).not.toBe(game.numbering);
    expect(learningGame({ players: 2, modules: ['ally-limits'] }).numbering).not.toBe(game.numbering);
    // A variant that only forbids something changes none.
    expect(learningGame({ players: 2, modules: ['item-limits'] }).numbering).toBe(game.numbering);
  });

  it.each([-1, 0.5, Number.NaN, 1e9])('refuse %s', (index) => {
    expect(() => game.actionOf(index)).toThrow(InvalidArgumentError);
    expect(() => game.step(game.newGame({ seed: 1 }), index)).toThrow(InvalidArgumentError);
  });

  it('are none for an action of other rules', () => {
    expect(() => game.actionIndex({ type: 'captain/call' } as never)).toThrow(
      /"captain\/call" is no kind of action/,
    );
    expect(() => game.actionIndex({ type: 'move/free', to: 'h9999' } as never)).toThrow(
      /move\/free to=h9999 has no number/,
    );
  });

  it('end where amounts are too large to be counted, and say so', () => {
    const offer = (amount: number) => ({ type: 'exchange/gold', player: 1, amount }) as const;
    expect(third.actionOf(third.actionIndex(offer(100)))).toEqual(offer(100));
    expect(() => third.actionIndex(offer(101))).toThrow(/exchange\/gold player=1 amount=101 has no number/);
  });

  it('tell tokens apart whatever is chosen of them', () => {
    const deal = (...tokens: number[]) => third.actionIndex({ type: 'combat/deal', tokens });
    expect(new Set([deal(0), deal(1), deal(0, 1), deal(0, 1, 2), deal(2)]).size).toBe(5);
    expect(third.actionOf(deal(0, 2))).toEqual({ type: 'combat/deal', tokens: [0, 2] });
  });

  it('go with what is refused like any other action', () => {
    const state = game.newGame({ seed: 1 });
    const index = game.actionIndex({ type: 'market/done' });
    expect(() => game.step(state, index)).toThrow(/market/i);
  });
});

describe('a module with an action of its own', () => {
  const whistle = (ranges: object) =>
    action()('bird/whistle', {
      parameters: { notes: 'integer' },
      moment: '2e.market.actions',
      candidates: (_g, _f, add) => add({ type: 'bird/whistle', notes: 2 }),
      run: () => {},
      ...ranges,
    });
  const withBird = (ranges: object) =>
    learningGame({
      players: 2,
      ruleset: composeRuleset([
        {
          id: 'bird',
          title: 'A bird',
          offers: [{ at: { frame: { kind: 'movement' }, step: 'choose' }, action: whistle(ranges) }],
        } as never,
      ]) as never,
    });

  it('is counted without being known', () => {
    const game = withBird({ ranges: [{ of: ['notes'], values: () => [[1], [2], [3]] }] });
    expect(game.numActions).toBe(learningGame({ players: 2 }).numActions + 3);
    const index = game.actionIndex({ type: 'bird/whistle', notes: 2 } as never);
    expect(actionCode(game.actionOf(index))).toBe('bird/whistle notes=2');
    expect(game.legalIndices(game.newGame({ seed: 1 }))).toContain(index);
  });

  it('is refused where it does not say what its parameters can be', () => {
    expect(() => withBird({})).toThrow(InvalidOptionsError);
    expect(() => withBird({})).toThrow(/"notes" of bird\/whistle .* the module bird brings/);
  });
});
