import { describe, expect, it } from 'vitest';
import {
  type ChanceRequest,
  type CommonOptions,
  certainAnswer,
  certainCard,
  type Deck,
  drawable,
  freshDeck,
  outcomesOf,
  putUnder,
  shuffleDeck,
  sourceFrom,
  takeCard,
  textOf,
  uncertainCards,
  wordsOfSeed,
  wrongAnswer,
} from '../../src/kernel/index.js';
import { auto, chance, frame, manual, note, rest, tinyGame } from './tiny-game.js';

/* Chance as a player: what it is asked, what it may answer, and how likely that is. */

const roll = (count: number, sides = 6): ChanceRequest => ({ kind: 'roll', die: `d${sides}`, sides, count });
/** What is wrong with an answer, in English. */
const wrong = (...given: Parameters<typeof wrongAnswer>): string | null => {
  const reason = wrongAnswer(...given);
  return reason && textOf(reason);
};

const asking = (request: ChanceRequest, decks: Readonly<Record<string, Deck>> = {}) =>
  tinyGame({ frames: [frame('main', chance('ask', request), rest)], decks });
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('outcomes', () => {
  it.each([
    [1, 6],
    [2, 6],
    [2, 10],
    [3, 4],
    [5, 6],
  ])('of %i dice with %i faces are as likely as counting all rolls says', (count, sides) => {
    const brute = new Map<string, number>();
    for (let n = 0; n < sides ** count; n++) {
      const dice = Array.from({ length: count }, (_, i) => (Math.floor(n / sides ** i) % sides) + 1).sort(
        (a, b) => a - b,
      );
      brute.set(dice.join(), (brute.get(dice.join()) ?? 0) + 1 / sides ** count);
    }
    const outcomes = outcomesOf(roll(count, sides), {});
    expect(outcomes.map(({ action }) => (action.type === 'chance/roll' ? action.dice.join() : ''))).toEqual(
      [...brute.keys()].sort((a, b) => {
        const [x, y] = [a, b].map((dice) => dice.split(',').map(Number)) as [number[], number[]];
        const at = x.findIndex((face, i) => face !== y[i]);
        return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
      }),
    );
    for (const { action, probability } of outcomes)
      expect(probability).toBeCloseTo(
        brute.get(action.type === 'chance/roll' ? action.dice.join() : '') ?? -1,
        12,
      );
    expect(sum(outcomes.map(({ probability }) => probability))).toBeCloseTo(1, 12);
  });

  it('of a pick and of a draw are all equally likely', () => {
    const picks = outcomesOf({ kind: 'pick', from: ['a', 'b', 'c', 'd'] }, {});
    expect(picks.map(({ probability }) => probability)).toEqual([0.25, 0.25, 0.25, 0.25]);
    const draws = outcomesOf({ kind: 'draw', deck: 'x' }, { x: freshDeck(['a', 'b']) });
    expect(draws).toEqual([
      { action: { type: 'chance/draw', card: 'a' }, probability: 0.5 },
      { action: { type: 'chance/draw', card: 'b' }, probability: 0.5 },
    ]);
  });

  it('of two dice are the unordered pairs: doubles half as likely as the others', () => {
    const outcomes = outcomesOf(roll(2), {});
    expect(outcomes).toHaveLength(21);
    for (const { action, probability } of outcomes) {
      const [low = 0, high = 0] = action.type === 'chance/roll' ? action.dice : [];
      expect(low).toBeLessThanOrEqual(high);
      expect(probability).toBe(low === high ? 1 / 36 : 2 / 36);
    }
  });

  it('of a pick name the things, in the order in which they were named', () => {
    expect(outcomesOf({ kind: 'pick', from: ['b', 'a'] }, {})).toEqual([
      { action: { type: 'chance/pick', choice: 'b' }, probability: 0.5 },
      { action: { type: 'chance/pick', choice: 'a' }, probability: 0.5 },
    ]);
  });

  it('of a draw are empty while the next card is known', () => {
    const draw: ChanceRequest = { kind: 'draw', deck: 'x' };
    const outcomes = (deck: Deck) => outcomesOf(draw, { x: deck });
    expect(outcomes({ top: ['t'], pool: ['p', 'q'], bottom: [] })).toEqual([]);
    expect(outcomes({ top: [], pool: [], bottom: ['b'] })).toEqual([]);
    expect(outcomes({ top: [], pool: ['p', 'q'], bottom: ['b'], aside: 2 })).toEqual([]);
  });

  it('are what the game lists while it waits for chance, and none while a player decides', () => {
    const game = asking(roll(2));
    const state = manual(game);
    expect(game.decision(state)).toMatchObject({ actor: 'chance', request: roll(2) });
    expect(game.legalActions(state)).toEqual(game.chanceOutcomes(state).map(({ action }) => action));
    expect(game.legalActions(state)).toHaveLength(21);
    const later = game.apply(state, { type: 'chance/roll', dice: [1, 2] });
    expect(game.chanceOutcomes(later)).toEqual([]);
  });
});

describe('answers', () => {
  it('dice are accepted in any order and kept in one', () => {
    const game = asking(roll(3));
    const told = (...dice: number[]) => game.apply(manual(game), { type: 'chance/roll', dice });
    expect(told(6, 1, 3).notes).toEqual(['ask:[1,3,6]']);
    expect(game.hashState(told(6, 1, 3))).toBe(game.hashState(told(3, 6, 1)));
    const dice = Object.freeze([6, 1, 3]);
    expect(() => game.apply(manual(game), { type: 'chance/roll', dice })).not.toThrow();
    expect(dice).toEqual([6, 1, 3]);
  });

  it('two dice are kept with the lower one first, however they were told', () => {
    const game = asking(roll(2));
    const told = (...dice: number[]) => game.apply(manual(game), { type: 'chance/roll', dice }).notes;
    expect(told(5, 2)).toEqual(['ask:[2,5]']);
    expect(told(2, 5)).toEqual(['ask:[2,5]']);
    expect(told(4, 4)).toEqual(['ask:[4,4]']);
  });

  it('two dice rolled by the engine have the lower one first, too', () => {
    const game = asking(roll(2));
    const rolls = Array.from({ length: 40 }, (_, seed) => game.createGame({ seed }).notes.join());
    for (const text of rolls) expect(text).toMatch(/^ask:\[(1,[1-6]|2,[2-6]|3,[3-6]|4,[4-6]|5,[56]|6,6)\]$/);
    expect(new Set(rolls).size).toBeGreaterThan(5);
  });

  it('of another sort than was asked are refused with what the game waits for', () => {
    const pick: ChanceRequest = { kind: 'pick', from: ['a', 'b'] };
    const draw: ChanceRequest = { kind: 'draw', deck: 'x' };
    const decks = { x: freshDeck(['a', 'b']) };
    const rolled = { type: 'chance/roll', dice: [1] };
    const picked = { type: 'chance/pick', choice: 'a' };
    const drawn = { type: 'chance/draw', card: 'a' };
    const wait = (wanted: string, told: string) =>
      `The game waits for chance/${wanted}, not for chance/${told}.`;
    expect(wrong(roll(1), picked, decks)).toBe(wait('roll', 'pick'));
    expect(wrong(roll(1), drawn, decks)).toBe(wait('roll', 'draw'));
    expect(wrong(pick, rolled, decks)).toBe(wait('pick', 'roll'));
    expect(wrong(draw, picked, decks)).toBe(wait('draw', 'pick'));
    for (const [request, answer] of [
      [roll(1), rolled],
      [pick, picked],
      [draw, drawn],
    ] as const)
      expect(wrong(request, answer, decks)).toBeNull();
    const game = asking(roll(1));
    expect(game.explain(manual(game), picked)).toMatchObject({
      legal: false,
      reason: wait('roll', 'pick'),
    });
  });

  it('are not for players to give: the rule that asks chance is cited, and what comes first is said', () => {
    const game = tinyGame({ frames: [frame('main', chance('ask', roll(1)), rest)] });
    expect(game.explain(manual(game), { type: 'go' })).toMatchObject({
      legal: false,
      reason: 'This waits for the roll of the dice.',
    });
  });

  it('that chance need not be asked for have the form of any answer', () => {
    expect(certainAnswer(roll(0), {})).toEqual({ type: 'chance/roll', dice: [] });
    expect(certainAnswer(roll(1), {})).toBeNull();
    expect(certainAnswer({ kind: 'pick', from: ['only'] }, {})).toEqual({
      type: 'chance/pick',
      choice: 'only',
    });
    expect(certainAnswer({ kind: 'pick', from: ['a', 'b'] }, {})).toBeNull();
    const certain = (deck: Deck) => certainAnswer({ kind: 'draw', deck: 'x' }, { x: deck });
    expect(certain({ top: ['t'], pool: ['p', 'q'], bottom: [] })).toEqual({ type: 'chance/draw', card: 't' });
    expect(certain(freshDeck(['p', 'q']))).toBeNull();
  });

  it.each([
    ['too few', [1]],
    ['too many', [1, 2, 3]],
    ['a face too low', [0, 1]],
    ['a face too high', [1, 7]],
    ['half a face', [1.5, 2]],
    ['text', ['1', '2']],
    ['no list', 3],
  ])('dice that cannot lie so are refused: %s', (_what, dice) => {
    const game = asking(roll(2));
    const ruling = game.explain(manual(game), { type: 'chance/roll', dice });
    expect(ruling.legal).toBe(false);
    expect(ruling.reason).not.toBe('');
  });

  it('only what was asked is answered, by chance and by nobody else', () => {
    const game = asking({ kind: 'pick', from: ['a', 'b'] });
    const state = manual(game);
    expect(game.explain(state, { type: 'chance/pick', choice: 'c' }).reason).toBe('Pick one of a, b.');
    expect(game.explain(state, { type: 'chance/roll', dice: [1] })).toMatchObject({ legal: false });
    expect(game.explain(state, { type: 'go' })).toMatchObject({ legal: false });
    const later = game.apply(state, { type: 'chance/pick', choice: 'a' });
    expect(game.explain(later, { type: 'chance/pick', choice: 'a' })).toMatchObject({
      legal: false,
      reason: 'The game waits for a player, not for chance.',
    });
  });

  it('what chance cannot decide is not asked', () => {
    const game = tinyGame({
      frames: [
        frame(
          'main',
          chance('pick', { kind: 'pick', from: ['only'] }),
          chance('draw', { kind: 'draw', deck: 'x' }),
          rest,
        ),
      ],
      decks: { x: { top: ['t'], pool: ['p', 'q'], bottom: [] } },
    });
    const state = manual(game);
    expect(state.notes).toEqual(['pick:"only"', 'draw:"t"']);
    expect(state.chance.answered).toBe(0);
  });

  it('seeded and told answers lead to the same state, but for the generator', () => {
    const steps = [
      chance('dice', roll(4)),
      chance('pick', { kind: 'pick', from: ['a', 'b', 'c'] }),
      chance('card', { kind: 'draw', deck: 'x' }, (g, _f, told) => {
        if (told.type === 'chance/draw') takeCard(g, 'x', told.card);
        note(g, JSON.stringify(told));
      }),
      rest,
    ];
    const game = tinyGame({
      frames: [frame('main', ...steps)],
      decks: { x: freshDeck(['a', 'b', 'c', 'd']) },
    });
    const seeded = game.createGame({ seed: 'x' });
    const [dice = '', pick = '', card = ''] = seeded.notes.map((line) => line.replace(/^[a-z]+:/, ''));
    let told = manual(game);
    told = game.apply(told, { type: 'chance/roll', dice: JSON.parse(dice) });
    told = game.apply(told, { type: 'chance/pick', choice: JSON.parse(pick) });
    told = game.apply(told, JSON.parse(card));
    expect({ ...told, chance: told.chance.answered }).toEqual({ ...seeded, chance: seeded.chance.answered });
    expect(told.chance.answered).toBe(3);
  });

  it('equal seeds give equal games, and a text that is written as a number is that number', () => {
    const game = asking(roll(5));
    expect(game.createGame({ seed: 7 })).toEqual(game.createGame({ seed: 7 }));
    for (const seed of [7, -7, 0, 1.5])
      expect(game.createGame({ seed })).toEqual(game.createGame({ seed: String(seed) }));
    const games = [7, '07', '7 ', '+7', 'x', 'y', -7, 0, ''].map((seed) =>
      game.createGame({ seed }).chance.generator?.join(),
    );
    expect(new Set(games).size).toBe(9);
    expect(() => game.createGame({} as CommonOptions)).toThrow(/seed/);
  });

  it('a seed gives the same dice on every platform, today and tomorrow', () => {
    const source = sourceFrom(wordsOfSeed('tamalir'));
    expect(Array.from({ length: 12 }, () => source.below(10) + 1)).toEqual([
      7, 3, 8, 9, 6, 7, 6, 8, 10, 8, 2, 4,
    ]);
    const again = sourceFrom(sourceFrom(wordsOfSeed('tamalir')).words());
    expect(again.below(10) + 1).toBe(7);
  });

  it('every face comes up about as often as it should', () => {
    const source = sourceFrom(wordsOfSeed(1));
    const faces = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const face = source.below(10);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const count of faces) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('lazy decks', () => {
  const drawing = (deck: Deck, times = 1) => {
    const draw = chance(
      'draw',
      (g) =>
        drawable(g.state.decks.x as Deck) > 0 && g.state.notes.length < times
          ? { kind: 'draw', deck: 'x' }
          : null,
      (g, f, told) => {
        if (told.type !== 'chance/draw') return;
        takeCard(g, 'x', told.card);
        note(g, told.card);
        g.goto(f, 'draw');
      },
    );
    return tinyGame({ frames: [frame('main', draw, rest)], decks: { x: deck } });
  };

  it('give the cards known to be on top first, then any of the pool, then the bottom in its order', () => {
    const game = drawing({ top: ['t1', 't2'], pool: ['p1', 'p2'], bottom: ['b1', 'b2'] }, 6);
    let state = manual(game);
    expect(state.notes).toEqual(['t1', 't2']);
    expect(game.legalActions(state)).toEqual([
      { type: 'chance/draw', card: 'p1' },
      { type: 'chance/draw', card: 'p2' },
    ]);
    state = game.apply(state, { type: 'chance/draw', card: 'p2' });
    // The last of the pool is certain, as is everything under it.
    expect(state.notes).toEqual(['t1', 't2', 'p2', 'p1', 'b1', 'b2']);
    expect(state.decks.x).toEqual({ top: [], pool: [], bottom: [] });
  });

  it('a card under the deck cannot be drawn while the pool is not empty', () => {
    const game = drawing({ top: [], pool: ['p1', 'p2'], bottom: ['b1'] });
    expect(game.explain(manual(game), { type: 'chance/draw', card: 'b1' }).legal).toBe(false);
    expect(game.explain(manual(game), { type: 'chance/draw', card: 'other' }).legal).toBe(false);
  });

  it('unseen cards that lie elsewhere keep their places in the pool open, and cannot all be drawn', () => {
    const deck: Deck = { top: [], pool: ['p1', 'p2', 'p3'], bottom: ['b1'], aside: 1 };
    expect(drawable(deck)).toBe(3);
    const game = drawing(deck, 9);
    // Any of the three may come: nobody knows which one is elsewhere.
    let state = manual(game);
    expect(game.chanceOutcomes(state).map(({ probability }) => probability)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    state = game.apply(state, { type: 'chance/draw', card: 'p3' });
    state = game.apply(state, { type: 'chance/draw', card: 'p1' });
    expect(state.notes).toEqual(['p3', 'p1', 'b1']);
    expect(state.decks.x?.pool).toEqual(['p2']);
  });

  it('a known top card comes for certain, and no other card may be told in its place', () => {
    const deck: Deck = { top: ['t'], pool: ['p', 'q'], bottom: ['b'] };
    expect(certainCard(deck)).toBe('t');
    expect(uncertainCards(deck)).toBeNull();
    const told = (card: string) =>
      wrong({ kind: 'draw', deck: 'x' }, { type: 'chance/draw', card }, { x: deck });
    expect(told('p')).toBe('p is no card that the x deck can give now.');
    // Not even the card itself is told: chance has nothing to decide.
    expect(told('t')).toBe('t is no card that the x deck can give now.');
  });

  it('a pool all of whose cards lie elsewhere gives none: the bottom comes next', () => {
    const deck: Deck = { top: [], pool: ['p', 'q'], bottom: ['b'], aside: 2 };
    expect(uncertainCards(deck)).toBeNull();
    expect(certainCard(deck)).toBe('b');
    // Were one of them in the deck, either could come.
    expect(uncertainCards({ ...deck, aside: 1 })).toEqual(['p', 'q']);
    expect(certainCard({ ...deck, aside: 1 })).toBeNull();
  });

  it('the last card of the pool is known unless it may lie elsewhere', () => {
    expect(certainCard({ top: [], pool: ['p'], bottom: ['b'] })).toBe('p');
    expect(certainCard({ top: [], pool: ['p'], bottom: ['b'], aside: 1 })).toBe('b');
    expect(certainCard({ top: [], pool: ['p'], bottom: [], aside: 1 })).toBeNull();
  });

  it('a card that cannot come is named in the refusal, with its deck', () => {
    const game = drawing({ top: [], pool: ['p1', 'p2'], bottom: ['b1'] });
    expect(game.explain(manual(game), { type: 'chance/draw', card: 'b1' }).reason).toBe(
      'b1 is no card that the x deck can give now.',
    );
  });

  it('an empty deck has nothing to give', () => {
    expect(drawable(freshDeck([]))).toBe(0);
    expect(manual(drawing(freshDeck([]))).notes).toEqual([]);
  });

  it('cards put under a deck lie there in the order in which they came', () => {
    const under = auto('under', (g) => {
      putUnder(g, 'x', 'a');
      putUnder(g, 'x', 'b');
    });
    const game = tinyGame({ frames: [frame('main', under, rest)], decks: { x: freshDeck(['c']) } });
    expect(manual(game).decks.x).toEqual({ top: [], pool: ['c'], bottom: ['a', 'b'] });
  });

  it('a shuffle makes everybody forget every place, and lists the cards in the order of the content', () => {
    const deck: Deck = { top: ['d'], pool: ['b'], bottom: ['a', 'c'] };
    shuffleDeck(deck, ['a', 'b', 'c', 'd', 'elsewhere']);
    expect(deck).toEqual({ top: [], pool: ['a', 'b', 'c', 'd'], bottom: [] });
  });
});
