import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { AnyAction, Parameters } from './action-values.js';
import { InvalidArgumentError, InvalidOptionsError } from './errors.js';
import { fnv64, spread } from './hash.js';
import { ofSort, type Reason, why } from './reasons.js';
import type { ChanceState, SeenDeck } from './state.js';

/** A request to chance. */
export type ChanceRequest =
  /** Roll `count` dice of one kind, each with faces 1 to `sides`. Answered with `chance/roll`. */
  | {
      /** The discriminant. */
      readonly kind: 'roll';
      /** The kind of die, such as `d10`. */
      readonly die: string;
      /** Faces per die. */
      readonly sides: number;
      /** Number of dice. */
      readonly count: number;
    }
  /** Draw the next card of a deck. Answered with `chance/draw`. */
  | {
      /** The discriminant. */
      readonly kind: 'draw';
      /** The key of the deck in `decks` of the state. */
      readonly deck: string;
    }
  /** Pick one of several named things with equal chances. Answered with `chance/pick`. */
  | {
      /** The discriminant. */
      readonly kind: 'pick';
      /** The things to pick from. */
      readonly from: readonly string[];
    }
  /** Toss several different two-sided things; both sides are equally likely. Answered with `chance/toss`. */
  | {
      /** The discriminant. */
      readonly kind: 'toss';
      /** The things, by name. */
      readonly things: readonly string[];
    };

/** An answer of chance: faces, a card, a thing or sides. */
export type ChanceAnswer =
  | {
      /** The discriminant. */
      readonly type: 'chance/roll';
      /** The faces, from 1. The engine gives them in ascending order and accepts any order. */
      readonly dice: readonly number[];
    }
  | {
      /** The discriminant. */
      readonly type: 'chance/draw';
      /** The card's id. */
      readonly card: string;
    }
  | {
      /** The discriminant. */
      readonly type: 'chance/pick';
      /** One of the request's `from`. */
      readonly choice: string;
    }
  | {
      /** The discriminant. */
      readonly type: 'chance/toss';
      /** 0 or 1 for each of the request's `things`, in their order. */
      readonly sides: readonly number[];
    };

/** A possible answer and its probability. */
export interface ChanceOutcome {
  /** The answer, as an action to apply. */
  readonly action: ChanceAnswer;
  /** From 0 to 1; the outcomes of a request add up to 1. */
  readonly probability: number;
}

/** The parameters of chance's answers, by type. */
export const chanceParameters: Readonly<Record<string, Parameters>> = {
  'chance/roll': { dice: 'integers' },
  'chance/draw': { card: 'id' },
  'chance/pick': { choice: 'id' },
  'chance/toss': { sides: 'integers' },
};

/** A random generator. */
export interface Source {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  /** Four words of state from which the generator can be continued. */
  words(): number[];
}

/** Continues a generator from its four words. */
export function sourceFrom(words: readonly number[]): Source {
  const generator = xoroshiro128plusFromState(words as number[]);
  return {
    below(n) {
      // Without a valid `n` the generator would loop forever.
      if (!Number.isSafeInteger(n) || n < 1)
        throw new InvalidArgumentError('A source of chance gives numbers below a whole number from 1 on.');
      const found = uniformInt(generator, 0, n - 1);
      // As a small integer: engines read lists and fields that have held a floating-point number more slowly.
      return n <= 2 ** 31 ? found | 0 : found;
    },
    words: () => [...generator.getState()],
  };
}

/**
 * The four state words for a seed. Equal seeds give equal games on every platform. A text that is written as a number
 * is that number: `7` and `"7"` are the same seed.
 *
 * @throws InvalidArgumentError unless the seed is a text or a number
 */
export function wordsOfSeed(seed: string | number): number[] {
  if (typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    throw new InvalidArgumentError('A seed is a text or a number.');
  const isNumber = String(Number(seed)) === String(seed);
  const text = `${isNumber ? 'number' : 'string'}:${seed}`;
  const words = [`${text}/a`, `${text}/b`].flatMap((part) => {
    const [high, low] = fnv64(part);
    return [spread(high ^ Math.imul(low, 0x85ebca6b)), spread(low ^ Math.imul(high, 0x85ebca6b))];
  });
  return words.some((word) => word !== 0) ? words : [1, 2, 3, 4];
}

/**
 * A seed from the system's random source. A player who sees a game with a short seed, such as `7` or `"friday"`, may
 * find the seed by trying and then knows all future rolls and draws.
 *
 * @returns 32 hex digits
 */
export function randomSeed(): string {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The cards that may come next: the pool, unless a known card is on top; `null` if the next card is certain. */
export function uncertainCards(deck: SeenDeck): readonly string[] | null {
  if (deck.top.length > 0) return null;
  return deck.pool.length - (deck.aside ?? 0) > 0 ? deck.pool : null;
}

/** The next card, if it is certain. */
export function certainCard(deck: SeenDeck): string | null {
  if (deck.top.length > 0) return deck.top[0] ?? null;
  // The last unseen card is known by elimination.
  if (deck.pool.length === 1 && !deck.aside) return deck.pool[0] ?? null;
  if (deck.pool.length - (deck.aside ?? 0) > 0) return null;
  return deck.bottom[0] ?? null;
}

/**
 * The answer, if only one is possible.
 *
 * @throws Error if no answer is possible: the step that asks is faulty
 */
export function certainAnswer(
  request: ChanceRequest,
  decks: Readonly<Record<string, SeenDeck>>,
): ChanceAnswer | null {
  switch (request.kind) {
    case 'roll':
      return request.count === 0 ? { type: 'chance/roll', dice: [] } : null;
    case 'pick': {
      const [only, another] = request.from;
      if (only === undefined)
        throw new Error(
          'Chance is to pick one of nothing: where there is nothing to pick, let `ask` answer null.',
        );
      return another === undefined ? { type: 'chance/pick', choice: only } : null;
    }
    case 'toss':
      return request.things.length === 0 ? { type: 'chance/toss', sides: [] } : null;
    case 'draw': {
      const deck = decks[request.deck];
      if (deck === undefined)
        throw new Error(
          `A card is to be drawn from ${request.deck}; the decks are ${Object.keys(decks).join(', ')}.`,
        );
      const card = certainCard(deck);
      if (card === null && uncertainCards(deck) === null)
        throw new Error(
          `A card is to be drawn from ${request.deck}, which has none: let \`ask\` answer null then.`,
        );
      return card === null ? null : { type: 'chance/draw', card };
    }
  }
}

/** Answers a request from a generator. */
export function answerFrom(
  source: Source,
  request: ChanceRequest,
  decks: Readonly<Record<string, SeenDeck>>,
): ChanceAnswer {
  switch (request.kind) {
    case 'roll': {
      const dice: number[] = [];
      for (let i = 0; i < request.count; i++) dice.push(source.below(request.sides) + 1);
      return { type: 'chance/roll', dice: ascending(dice) };
    }
    case 'pick':
      return { type: 'chance/pick', choice: request.from[source.below(request.from.length)] as string };
    case 'toss':
      return { type: 'chance/toss', sides: request.things.map(() => source.below(2)) };
    case 'draw': {
      const cards = uncertainCards(decks[request.deck] as SeenDeck) as readonly string[];
      return { type: 'chance/draw', card: cards[source.below(cards.length)] as string };
    }
  }
}

function ascending(dice: number[]): number[] {
  if (dice.length === 2) {
    const [a, b] = dice as [number, number];
    return a <= b ? dice : [b, a];
  }
  return dice.sort((a, b) => a - b);
}

/** Sorts the dice of a roll: their order means nothing. */
export function canonicalAnswer(answer: ChanceAnswer): ChanceAnswer {
  return answer.type === 'chance/roll' ? { type: 'chance/roll', dice: ascending([...answer.dice]) } : answer;
}

/** Adds an answer to the trail. Two equal trails mean equal answers, except for a chance of one in four billion. */
export function trailAfter(trail: number, answer: ChanceAnswer): number {
  let word = trail;
  const add = (value: number): void => {
    word = Math.imul(word ^ value, 0x01000193) ^ (word >>> 15);
  };
  if (answer.type === 'chance/roll') for (const face of answer.dice) add(face);
  else if (answer.type === 'chance/toss') for (const side of answer.sides) add(side + 1);
  else {
    const text = answer.type === 'chance/draw' ? answer.card : answer.choice;
    for (let at = 0; at < text.length; at++) add(text.charCodeAt(at));
  }
  add(answer.type.length);
  return word >>> 0;
}

/** Adds something to the trail that only some players have seen. */
export const trailOfSight = (trail: number, seen: string): number =>
  trailAfter(trail, { type: 'chance/pick', choice: seen });

/** Every outcome of a request with its probability. Rolls are sorted dice, each combination once. */
export function outcomesOf(
  request: ChanceRequest,
  decks: Readonly<Record<string, SeenDeck>>,
): ChanceOutcome[] {
  switch (request.kind) {
    case 'roll':
      return rollOutcomes(request.sides, request.count);
    case 'pick':
      return request.from.map((choice) => ({
        action: { type: 'chance/pick', choice },
        probability: 1 / request.from.length,
      }));
    case 'toss':
      return tossOutcomes(request.things.length);
    case 'draw': {
      const cards = uncertainCards(decks[request.deck] as SeenDeck) ?? [];
      return cards.map((card) => ({ action: { type: 'chance/draw', card }, probability: 1 / cards.length }));
    }
  }
}

function tossOutcomes(count: number): ChanceOutcome[] {
  return Array.from({ length: 2 ** count }, (_, fall) => ({
    action: { type: 'chance/toss', sides: Array.from({ length: count }, (__, at) => (fall >> at) & 1) },
    probability: 2 ** -count,
  }));
}

function rollOutcomes(sides: number, count: number): ChanceOutcome[] {
  const outcomes: ChanceOutcome[] = [];
  const all = sides ** count;
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const extend = (dice: readonly number[], arrangements: number, run: number): void => {
    if (dice.length === count) {
      outcomes.push({ action: { type: 'chance/roll', dice }, probability: arrangements / all });
      return;
    }
    const last = dice[dice.length - 1] ?? 1;
    for (let face = last; face <= sides; face++) {
      const same = dice.length > 0 && face === last ? run + 1 : 1;
      extend([...dice, face], arrangements / same, same);
    }
  };
  extend([], factorial(count), 0);
  return outcomes;
}

/** What is wrong with the kind of an answer to this request, or `null`. */
export function wrongKind({ kind }: ChanceRequest, answer: AnyAction): Reason | null {
  const expected = `chance/${kind}`;
  return answer.type === expected
    ? null
    : why`The game waits for ${ofSort('code', expected)}, not for ${ofSort('code', answer.type)}.`;
}

/** What is wrong with an answer to this request, or `null`. The form has been checked before. */
export function wrongAnswer(
  request: ChanceRequest,
  answer: AnyAction,
  decks: Readonly<Record<string, SeenDeck>>,
): Reason | null {
  const wrong = wrongKind(request, answer);
  if (wrong !== null) return wrong;
  switch (request.kind) {
    case 'roll': {
      const dice = answer.dice as readonly number[];
      if (dice.length !== request.count || dice.some((face) => face < 1 || face > request.sides))
        return why`Tell ${request.count} ${request.die} dice, each from 1 to ${request.sides}.`;
      return null;
    }
    case 'pick':
      return request.from.includes(answer.choice as string)
        ? null
        : why`Pick one of ${ofSort('code', request.from.join(', '))}.`;
    case 'toss': {
      const sides = answer.sides as readonly number[];
      return sides.length === request.things.length && sides.every((side) => side === 0 || side === 1)
        ? null
        : why`Tell 0 or 1 for each of the ${request.things.length} that are tossed.`;
    }
    case 'draw': {
      const cards = uncertainCards(decks[request.deck] as SeenDeck) ?? [];
      return cards.includes(answer.card as string)
        ? null
        : why`${String(answer.card)} is no card that the ${request.deck} deck can give now.`;
    }
  }
}

/**
 * How chance is answered in a game that begins with these options.
 *
 * @throws InvalidOptionsError without a seed or answers of chance
 */
export function chanceOf(options: {
  readonly seed?: string | number;
  readonly chance?: 'seeded' | 'manual';
}): ChanceState {
  if (options.chance === 'manual') return { mode: 'manual', generator: null, answered: 0, trail: 0 };
  if (options.seed === undefined)
    throw new InvalidOptionsError([
      {
        path: 'seed',
        message: 'Give a seed (a text or a number), or chance: "manual" to tell the dice yourself.',
      },
    ]);
  return { mode: 'seeded', generator: wordsOfSeed(options.seed), answered: 0, trail: 0 };
}

/** Whether two generators stand at the same place. */
export const sameWords = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === b || (a !== null && b !== null && a.every((word, at) => word === b[at]));
