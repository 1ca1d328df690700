import { describe, expect, it } from 'vitest';
import { type IllegalActionError, InvalidArgumentError } from '../../src/index.js';
import { learningGame } from '../../src/learning/index.js';
import { asserted } from '../asserted.js';
import { upTo } from '../depth.js';
import { cases, choose, gameOf, play, randomFrom, sameRow, thirdEdition } from './games.js';

/* Observations, information states and keys: what a player knows, all of it that counts, and nothing else. */

// biome-ignore lint/suspicious/noExplicitAny: views of both editions are treated alike here
type Any = any;

describe.each(cases)('$name', (one) => {
  const game = gameOf(one);

  it('observes in as many finite numbers as the layout says, each within the bounds of its block', () => {
    let all = 0;
    let unequal = 0;
    let before: Float32Array | null = null;
    for (const state of play(game, { seed: 'layout' }, upTo(8, 40), randomFrom(2)))
      for (const player of [null, ...state.players.keys()]) {
        const seen: Float32Array = game.observation(game.ruleset.viewFor(state, player));
        expect(seen.length).toBe(game.layout.size);
        for (const { name, offset, length, low, high } of game.layout.blocks) {
          const out = seen
            .subarray(offset, offset + length)
            .find((value) => !(value >= low && value <= high));
          expect(out, name).toBeUndefined();
        }
        all++;
        if (before !== null && seen.some((value, at) => value !== before?.[at])) unequal++;
        before = seen;
      }
    expect(unequal).toBeGreaterThan(all / 3);
  });

  it('has a layout without gaps, each part of which has a name and as many labels as numbers', () => {
    let next = 0;
    for (const { offset, length, axes } of game.layout.blocks) {
      expect(offset).toBe(next);
      expect(length).toBe(axes.reduce((product: number, axis: []) => product * axis.length, 1));
      for (const axis of axes) expect(new Set(axis).size).toBe(axis.length);
      next += length;
    }
    expect(next).toBe(game.layout.size);
    expect(new Set(game.layout.blocks.map(({ name }: Any) => name)).size).toBe(game.layout.blocks.length);
  });

  it('says nothing of the generator, nor of what only others may know', () => {
    for (const state of play(game, { seed: 'secret' }, upTo(6, 30), randomFrom(4)))
      for (const player of state.players.keys()) {
        const view = game.ruleset.viewFor(state, player);
        // Another state that this player cannot tell from this one: other hidden cards, another generator.
        const other = game.ruleset.simulate(view, { seed: 'other', chance: 'asked' }).snapshot();
        const same = game.ruleset.viewFor(other, player);
        expect(sameRow(game.observation(same), game.observation(view))).toBe(true);
        expect(game.informationKey(same)).toBe(game.informationKey(view));
        expect(game.legalIndices(other, player)).toEqual(game.legalIndices(state, player));
        expect(game.legalIndices(view, player)).toEqual(game.legalIndices(state, player));
      }
    asserted(10);
  });

  it('steps by no number of a player that tells it what chance may answer, or what others hold', () => {
    let refused = 0;
    const refusal = (state: Any, index: number, player: number) => {
      try {
        game.step(state, index, player);
        return 'legal';
      } catch (error) {
        const { name, message, action } = error as IllegalActionError;
        return { name, message, action };
      }
    };
    for (const state of play(game, { chance: 'manual' }, upTo(6, 30), randomFrom(6)))
      for (const player of state.players.keys()) {
        const view = game.ruleset.viewFor(state, player);
        const other = game.ruleset.simulate(view, { seed: 'other', chance: 'asked' }).snapshot();
        for (let index = 0; index < game.numActions; index += 1 + Math.floor(game.numActions / 40)) {
          const told = refusal(state, index, player);
          expect(refusal(other, index, player)).toEqual(told);
          if (told === 'legal') continue;
          expect(told).toMatchObject({ name: 'IllegalActionError', action: game.actionOf(index) });
          refused++;
        }
      }
    expect(refused).toBeGreaterThan(upTo(60, 300));
  });

  it('has a key in which nothing is missing that rules of play read', () => {
    const random = randomFrom(8);
    for (const state of play(game, { chance: 'manual' }, upTo(8, 20), randomFrom(6))) {
      if (random() < 0.7 || game.playerToMove(state) === 'over') continue;
      // The same position later in the game, after more answers of chance.
      const later = game.ruleset.parseState(JSON.stringify(later100(state)));
      let [a, b]: [Any, Any] = [state, later];
      for (let step = 0; step < 25; step++) {
        for (const player of state.players.keys())
          expect(game.informationKey(game.ruleset.viewFor(b, player))).toBe(
            game.informationKey(game.ruleset.viewFor(a, player)),
          );
        const mover = game.playerToMove(a);
        expect(game.playerToMove(b)).toBe(mover);
        if (mover === 'over') break;
        expect(game.legalIndices(b)).toEqual(game.legalIndices(a));
        const index = mover === 'chance' ? game.sampleChance(a, random()) : choose(game, a, mover, random);
        [a, b] = [game.step(a, index), game.step(b, index)];
      }
    }
    asserted(150);
  });
});

/** The same position, had the game lasted longer. */
function later100(state: Any): Any {
  const { chance, track, turn, round } = state;
  return {
    ...state,
    chance: { ...chance, answered: chance.answered + 100, trail: (chance.trail + 12345) % 2 ** 32 },
    ...(turn === undefined ? {} : { turn: turn === 0 ? 0 : turn + 100 * state.players.length }),
    ...(round === undefined ? {} : { round: round === 0 ? 0 : round + 100 }),
    ...(track === undefined
      ? {}
      : { track: track.map((entry: Any) => entry && { ...entry, order: entry.order * 2 + 7 }) }),
  };
}

describe('a key', () => {
  const game = learningGame({ players: 2 });
  const start = game.newGame({ chance: 'manual' });
  const keyOf = (state: Any) => game.informationKey(game.ruleset.viewFor(state, 0));
  const changed = (change: (state: Any) => void) => {
    const copy = structuredClone(start) as Any;
    change(copy);
    return game.ruleset.parseState(JSON.stringify(copy));
  };

  it('is 16 hex digits, and the same for the same position', () => {
    expect(keyOf(start)).toMatch(/^[0-9a-f]{16}$/);
    expect(keyOf(changed(() => {}))).toBe(keyOf(start));
  });

  it.each<[string, (state: Any) => void]>([
    ['gold', (state) => (state.players[1].gold += 1)],
    ['a card on the top of a deck', (state) => state.decks.market.top.push(state.decks.market.pool.pop())],
    ['a starting player', (state) => (state.starting = 1 - state.starting)],
  ])('is another with other %s', (_what, change) => {
    expect(keyOf(changed(change))).not.toBe(keyOf(start));
  });

  it('is another for each player, as each knows something else', () => {
    const third = gameOf(thirdEdition[0] as never);
    const states = [...play(third, { seed: 3 }, 40, randomFrom(1))];
    const state = states.at(-1);
    const keys = [0, 1].map((player) => third.informationKey(third.ruleset.viewFor(state, player)));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what is reported of a whole state', () => {
  const game = learningGame({ players: 2 });
  const state = game.newGame({ seed: 1 }) as never;

  it.each(['observation', 'informationState', 'informationKey'] as const)('is nothing, by %s', (name) => {
    expect(() => game[name](state)).toThrow(InvalidArgumentError);
  });
});

describe('an observation', () => {
  const game = learningGame({ players: 3 });
  const block = (name: string) => {
    const found = game.layout.blocks.find((one) => one.name === name);
    if (found === undefined) throw new RangeError(name);
    return found;
  };
  const numbersOf = (seen: Float32Array, name: string) => {
    const { offset, length } = block(name);
    return [...seen.subarray(offset, offset + length)];
  };
  const start = game.newGame({ seed: 'tamalir' });
  const seenBy = (player: number, state: Any = start) =>
    game.observation(game.ruleset.viewFor(state, player));

  it('sees the viewer first and the others clockwise', () => {
    const mover = game.playerToMove(start) as number;
    for (const player of [0, 1, 2]) {
      const moverSeat = (mover - player + 3) % 3;
      expect(numbersOf(seenBy(player), 'mover')).toEqual(
        [0, 1, 2, 3, 4].map((at) => Number(at === moverSeat)),
      );
    }
  });

  it('holds gold, wounds and places where the layout says', () => {
    const richer = game.ruleset.parseState(
      JSON.stringify({ ...start, players: start.players.map((p, at) => ({ ...p, gold: 5 * at })) }),
    );
    const { axes } = block('players');
    const gold = axes[1]?.indexOf('gold') ?? -1;
    const numbers = numbersOf(seenBy(1, richer), 'players');
    expect([0, 1, 2].map((seat) => (numbers[seat * (axes[1]?.length ?? 0) + gold] ?? 0) * 50)).toEqual([
      expect.closeTo(5),
      expect.closeTo(10),
      expect.closeTo(0),
    ]);
  });

  it('is written to what it is given, over what stood there', () => {
    const into = new Float32Array(game.layout.size).fill(0.5);
    const view = game.ruleset.viewFor(start, 0);
    expect(game.observation(view, into)).toBe(into);
    expect(sameRow(into, game.observation(view))).toBe(true);
  });

  it('has a version for each layout', () => {
    const versions = [
      game,
      learningGame({ players: 2 }),
      learningGame({ players: 3, modules: ['doom-track'] }),
      learningGame({ edition: 'third-edition', scenario: 'corpse-king', players: 3 }),
    ].map(({ layout }) => layout.version);
    expect(new Set(versions).size).toBe(4);
    expect(learningGame({ players: 3 }).layout.version).toBe(game.layout.version);
  });
});
