import { describe, expect, it } from 'vitest';
import { learningGame } from '../../src/learning/index.js';
import { asserted } from '../asserted.js';
import { upTo } from '../depth.js';
import { aboard, first, sturdy } from '../second-edition/modules/island-of-dread/voyagers.js';
import { cases, choose, gameOf, oneOf, play, randomFrom } from './games.js';

/*
 * Chance is proved: what seeded games roll and draw falls as `chanceOutcomes` says. Each test of that asks Pearson's chi-square whether counts
 * differ from what is expected more than they would in one of a thousand runs of fair chance. Seeds are fixed, so what passes once passes always.
 */

// biome-ignore lint/suspicious/noExplicitAny: games of both editions are treated alike here
type Any = any;

/** Counts differ more than this from what is expected in one of a thousand runs: by the approximation of Wilson and Hilferty. */
function limit(free: number): number {
  const part = 2 / (9 * free);
  return free * (1 - part + 3.0902 * Math.sqrt(part)) ** 3;
}

const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0);

/** One answer of chance in a seeded game, and what it was one of. */
interface Fall {
  readonly kind: string;
  readonly outcomes: readonly { readonly action: { readonly type: string }; readonly probability: number }[];
  readonly index: number;
}

/** Every answer of chance in random games that the engine answers from its seed, with the outcomes that a game of manual chance names for it. */
function* falls(game: Any, options: object, seeds: number, length: number): Generator<Fall> {
  for (let seed = 0; seed < seeds; seed++) {
    const random = randomFrom(seed + 77);
    let told = game.newGame({ chance: 'manual' });
    const tell = function* (answers: readonly Any[]): Generator<Fall> {
      for (const answer of answers) {
        const index = game.actionIndex(answer, told);
        yield { kind: answer.type, outcomes: game.ruleset.chanceOutcomes(told), index };
        told = game.step(told, index);
      }
    };
    let { state, answers } = game.ruleset.startGame({ ...options, seed: `chance ${seed}` });
    yield* tell(answers);
    for (let step = 0; step < length && game.playerToMove(state) !== 'over'; step++) {
      const index = choose(game, state, game.playerToMove(state), random);
      ({ state, answers } = game.ruleset.transition(state, game.actionOf(index)));
      told = game.step(told, index);
      yield* tell(answers);
    }
  }
}

const CELLS = 20;

const seeded: readonly [string, object][] = [
  ['Second Edition', { players: 3 }],
  ['Second Edition with storms', { players: 3, modules: ['seven-scions', 'travel-hazards'] }],
  ['the Island of Dread', { players: 3, modules: ['island-of-dread'] }],
  ['The Cataclysm', { players: 3, modules: ['cataclysm'] }],
  ['Third Edition', { edition: 'third-edition', scenario: 'corpse-king', players: 3 }],
];

describe.each(seeded)('seeded play of %s', (_name, options) => {
  const all = [...falls(learningGame(options as never), options, upTo(12, 16), 300)];
  const kinds = [...new Set(all.map(({ kind }) => kind))];

  it.each(kinds)('answers %s as often as chanceOutcomes says', (kind) => {
    const some = all.filter((fall) => fall.kind === kind);
    const random = randomFrom(123);
    const counts = Array.from({ length: CELLS }, () => 0);
    // Where an answer falls among its outcomes, laid one after the other on a line, each as long as it is likely: anywhere, if chance is fair.
    for (const { outcomes, index } of some) {
      const before = outcomes.slice(0, index).reduce((sum, { probability }) => sum + probability, 0);
      const at = before + random() * (outcomes[index]?.probability ?? 0);
      const cell = Math.min(CELLS - 1, Math.floor(at * CELLS));
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    expect(some.length, 'answers').toBeGreaterThan(10);
    // With few answers there are cells in which less than five are expected: then fewer, larger cells.
    const width = some.length < 5 * CELLS ? 10 : 1;
    const larger = Array.from({ length: CELLS / width }, (_, cell) =>
      counts.slice(cell * width, (cell + 1) * width).reduce((sum, count) => sum + count, 0),
    );
    const expected = larger.map(() => some.length / larger.length);
    expect(chiSquare(larger, expected)).toBeLessThan(limit(larger.length - 1));
  });

  it('rolls each result of the most frequent roll as often as it is likely', () => {
    const rolls = new Map<string, Fall[]>();
    for (const fall of all.filter(({ kind }) => kind === 'chance/roll')) {
      const key = JSON.stringify(fall.outcomes);
      rolls.set(key, [...(rolls.get(key) ?? []), fall]);
    }
    const [most = []] = [...rolls.values()].sort((a, b) => b.length - a.length);
    const outcomes = most[0]?.outcomes ?? [];
    // Rare results together, so that at least five are expected in each cell.
    const cells: { expected: number; indexes: Set<number> }[] = [];
    let open = { expected: 0, indexes: new Set<number>() };
    outcomes.forEach(({ probability }, index) => {
      open.expected += probability * most.length;
      open.indexes.add(index);
      if (open.expected < 5) return;
      cells.push(open);
      open = { expected: 0, indexes: new Set() };
    });
    const last = cells.at(-1);
    if (last !== undefined) {
      last.expected += open.expected;
      for (const index of open.indexes) last.indexes.add(index);
    }
    const counts = cells.map(({ indexes }) => most.filter(({ index }) => indexes.has(index)).length);
    expect(cells.length).toBeGreaterThan(5);
    expect(
      chiSquare(
        counts,
        cells.map(({ expected }) => expected),
      ),
    ).toBeLessThan(limit(cells.length - 1));
  });

  it('has no answer depend on the one before', () => {
    const random = randomFrom(55);
    const halves = all.map(({ outcomes, index }) => {
      const before = outcomes.slice(0, index).reduce((sum, { probability }) => sum + probability, 0);
      return Math.min(3, Math.floor((before + random() * (outcomes[index]?.probability ?? 0)) * 4));
    });
    const counts = Array.from({ length: 16 }, () => 0);
    // Pairs that have nothing in common, so that each counts once.
    for (let at = 0; at + 1 < halves.length; at += 2) {
      const cell = 4 * (halves[at] ?? 0) + (halves[at + 1] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const pairs = Math.floor(halves.length / 2);
    expect(
      chiSquare(
        counts,
        counts.map(() => pairs / 16),
      ),
    ).toBeLessThan(limit(15));
  });
});

describe.each(cases)('$name', (one) => {
  const game = gameOf(one);

  it('names outcomes of chance whose probabilities add up to 1, each with a number that answers it', () => {
    let asked = 0;
    for (const state of play(game, { chance: 'manual' }, 50, randomFrom(12))) {
      if (game.playerToMove(state) !== 'chance') continue;
      asked++;
      const outcomes = game.chanceOutcomes(state);
      expect(outcomes.length).toBeLessThan(game.maxChanceOutcomes);
      expect(outcomes.reduce((sum: number, { probability }: Any) => sum + probability, 0)).toBeCloseTo(1, 10);
      expect(outcomes.every(({ probability }: Any) => probability > 0)).toBe(true);
      expect(new Set(outcomes.map(({ index }: Any) => index)).size).toBe(outcomes.length);
      const { index, action } = oneOf(outcomes as Any[], randomFrom(asked));
      expect(game.actionOf(index, state)).toEqual(action);
      expect(game.actionIndex(action, state)).toBe(index);
      expect(game.step(state, index)).toEqual(game.ruleset.apply(state, action));
    }
    expect(asked).toBeGreaterThan(2);
  });
});

describe('outcomes', () => {
  const game = learningGame({ players: 2 });
  const asked = (wanted: string, of: Any = game, merging?: 'exact') => {
    for (const state of play(of, { chance: 'manual' }, 2000, randomFrom(21)))
      if (of.ruleset.decision(state)?.request?.kind === wanted)
        return { state, outcomes: of.chanceOutcomes(state, merging) };
    throw new RangeError(wanted);
  };

  it('are one for dice that fell in another order, and that one is answered in any order', () => {
    const { state, outcomes } = asked('roll');
    const dice: number[][] = outcomes.map(({ action }: Any) => action.dice);
    expect(new Set(dice.map((roll) => [...roll].sort().join())).size).toBe(dice.length);
    const roll = dice.find(([first = 0, second = 0]) => first < second) as number[];
    const index = game.actionIndex({ type: 'chance/roll', dice: roll } as never, state);
    expect(game.actionIndex({ type: 'chance/roll', dice: [...roll].reverse() } as never, state)).toBe(index);
  });

  it('are one for counters of one color', () => {
    const island = learningGame({ players: 2, modules: ['island-of-dread'] });
    const { state } = aboard(
      { space: 'orris', experience: { mind: 2 } },
      {
        given: 'movement',
        with: { 'island-of-dread': { captains: [sturdy] } },
        decks: { sea: { top: ['maelstrom-eel'] } },
      },
    )
      .play(`voyage/sail to=${first}`, 'combat/stand', `combat/attack by=${sturdy}`)
      .roll(10, 10)
      .play('combat/attack by=steelhorns')
      .roll(10, 10);
    expect(island.ruleset.chanceOutcomes(state).length).toBe(12);
    const outcomes = island.chanceOutcomes(state);
    expect(outcomes.map(({ probability }) => probability)).toEqual([
      expect.closeTo(0.5, 10),
      expect.closeTo(0.5, 10),
    ]);
    const held = outcomes.map(
      ({ index }) => (island.step(state, index).ext['island-of-dread'] as Any).maps[0],
    );
    expect(held).toEqual([
      { blue: 1, green: 0 },
      { blue: 0, green: 1 },
    ]);
  });

  it('are fewer where all that comes to the same position is merged, and as likely together', () => {
    let fewer = 0;
    for (const state of play(game, { chance: 'manual' }, upTo(150, 400), randomFrom(31))) {
      if (game.playerToMove(state) !== 'chance') continue;
      const alike = game.chanceOutcomes(state);
      const exact = game.chanceOutcomes(state, 'exact');
      expect(exact.length).toBeLessThanOrEqual(alike.length);
      expect(exact.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
      const next = exact.map(({ index }) => JSON.stringify({ ...game.step(state, index), chance: null }));
      expect(new Set(next).size).toBe(exact.length);
      if (exact.length < alike.length) fewer++;
    }
    expect(fewer).toBeGreaterThan(0);
  });

  it('are all different cards: no two cards of a deck are the same to the rules', () => {
    for (const one of cases) {
      const { cards } = gameOf(one).ruleset.rules.content;
      const known = new Set<string>();
      for (const { id, name: _, text: __, flavor: ___, source: ____, ...card } of Object.values<Any>(cards))
        known.add(JSON.stringify(card).replaceAll(id, ''));
      expect(known.size, one.name).toBe(Object.keys(cards).length);
    }
  });

  const third = learningGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2 });
  it.each<[string, string, Any]>([
    ['roll', 'Second Edition', game],
    ['draw', 'Second Edition', game],
    ['roll', 'Third Edition', third],
    ['draw', 'Third Edition', third],
  ])('fall by a number as often as they are likely: a %s of %s', (kind, _edition, game) => {
    const { state, outcomes } = asked(kind, game);
    expect(outcomes.length).toBeGreaterThan(4);
    const random = randomFrom(99);
    const counts = new Map<number, number>();
    const times = 20_000;
    for (let time = 0; time < times; time++) {
      const index = game.sampleChance(state, random());
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    const met = outcomes.map(({ index }: Any) => counts.get(index) ?? 0);
    const expected = outcomes.map(({ probability }: Any) => probability * times);
    expect(chiSquare(met, expected)).toBeLessThan(limit(outcomes.length - 1));
    expect(game.sampleChance(state, 0)).toBe(outcomes[0].index);
  });

  it.each([-0.1, 1, Number.NaN])('do not fall by %s', (random) => {
    expect(() => game.sampleChance(asked('roll').state, random)).toThrow(/from 0 up to/);
  });

  it('are not there while a player is asked', () => {
    const state = game.newGame({ seed: 1 });
    expect(game.chanceOutcomes(state)).toEqual([]);
    expect(() => game.sampleChance(state, 0.5)).toThrow(/not asked/);
  });

  it('are refused by a number that there is not', () => {
    const { state, outcomes } = asked('roll');
    expect(() => game.step(state, outcomes.length)).toThrow(/there is no/);
    expect(() => game.actionIndex({ type: 'chance/roll', dice: [11, 11] } as never, state)).toThrow(
      /nothing that chance may answer/,
    );
  });
});

describe('the generator', () => {
  /** Everything in a value that could be a word of a generator, wherever it stands. */
  const numbersIn = (value: unknown, found = new Set<number>()): Set<number> => {
    if (typeof value === 'number') found.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) numbersIn(part, found);
    return found;
  };

  it.each(cases)('is in no view, event, answer or observation: $name', (one) => {
    const game = gameOf(one);
    const { ruleset: _, ...options } = one.options;
    let { state, events, answers } = game.ruleset.startGame({ ...options, seed: 'a seed of its own' });
    const random = randomFrom(41);
    for (let step = 0; step < upTo(15, 40) && game.playerToMove(state) !== 'over'; step++) {
      const words: readonly number[] = state.chance.generator;
      expect(words.length).toBe(4);
      const shown: unknown[] = [events, answers];
      for (const player of [null, ...state.players.keys()]) {
        const view = game.ruleset.viewFor(state, player);
        expect(view.chance.generator).toBeNull();
        shown.push(view, game.ruleset.eventsFor(events, player), [...game.observation(view)]);
        shown.push([game.informationKey(view), game.informationState(view)]);
      }
      const numbers = numbersIn(shown);
      expect(words.filter((word) => numbers.has(word))).toEqual([]);
      const texts = JSON.stringify(shown);
      expect(words.filter((word) => texts.includes(String(word)))).toEqual([]);
      expect(texts).not.toContain('a seed of its own');
      const index = choose(game, state, game.playerToMove(state), random);
      ({ state, events, answers } = game.ruleset.transition(state, game.actionOf(index)));
    }
    asserted(40);
  });

  it('is in no record of a game that began at its beginning: that has the seed', () => {
    const { ruleset, newGame, legalIndices, actionOf } = learningGame({ players: 2 });
    const state = newGame({ seed: 'a seed of its own' });
    const [index = 0] = legalIndices(state);
    const { options, ...rest } = ruleset.createRecord({ players: 2, seed: 'a seed of its own' }, [
      actionOf(index),
    ]);
    expect(options.seed).toBe('a seed of its own');
    const text = JSON.stringify(rest);
    const words = [state, ruleset.apply(state, actionOf(index))].flatMap(
      ({ chance }) => chance.generator ?? [],
    );
    expect(words.length).toBe(8);
    expect(words.filter((word) => text.includes(String(word)))).toEqual([]);
    expect(text).not.toContain('generator');
  });
});
