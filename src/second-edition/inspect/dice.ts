import { InvalidArgumentError } from '../../kernel/index.js';

/* How likely dice are to do something, without any game. */

/** Some equal dice, and what is added to them. */
export interface Dice {
  /** How many dice, 0 to 20; 2 if left out, as for every roll but movement. */
  readonly count?: number;
  /** How many faces each has, numbered from 1, 1 to 1,000; 10 if left out. */
  readonly sides?: number;
  /** What is added to their sum, a whole number or a fraction; 0 if left out. */
  readonly bonus?: number;
}

/** How likely something is. */
export interface Chance {
  /** From 0 to 1. */
  readonly chance: number;
  /** In how many of the equally likely ways it comes about. */
  readonly ways: number;
  /** How many ways there are in all. */
  readonly of: number;
}

/**
 * How likely a roll reaches a number, exactly: all ways in which the dice can fall are counted.
 *
 * @param dice - what is rolled, with what is added; two ten-sided dice if nothing is said
 * @param target - the number that must be reached, or a roll of somebody else's: equal totals reach it
 * @throws InvalidArgumentError for what are no dice, and for more ways than can be counted exactly
 * @example
 * ```ts
 * oddsOf({ bonus: 3 }, 14); // { chance: 0.55, ways: 55, of: 100 }
 * oddsOf({ bonus: 3 }, { bonus: 5 }).chance; // 0.4005
 * ```
 */
export function oddsOf(dice: Dice, target: number | Dice): Chance {
  const mine = read(dice, 'The dice');
  const other = typeof target === 'number' ? null : read(target, 'The other dice');
  if (other === null && !Number.isFinite(target))
    throw new InvalidArgumentError('A target is a number, or the dice of another roll.');
  const sums = waysOfSums(mine);
  const theirs = other === null ? new Map([[0, 1]]) : waysOfSums(other);
  const need = other === null ? (target as number) : other.bonus;
  const of = total(sums) * total(theirs);
  if (of > Number.MAX_SAFE_INTEGER) throw tooMany();
  let ways = 0;
  for (const [sum, times] of sums)
    for (const [set, often] of theirs) if (sum + mine.bonus >= set + need) ways += times * often;
  return { chance: ways / of, ways, of };
}

const tooMany = (): InvalidArgumentError =>
  new InvalidArgumentError(
    'These dice can fall in more ways than can be counted exactly: take fewer dice, or dice with fewer faces.',
  );

/** In how many ways each sum comes about. */
function waysOfSums({ count, sides }: Required<Dice>): ReadonlyMap<number, number> {
  if (sides ** count > Number.MAX_SAFE_INTEGER) throw tooMany();
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const more = new Map<number, number>();
    for (const [sum, times] of sums)
      for (let face = 1; face <= sides; face++) more.set(sum + face, (more.get(sum + face) ?? 0) + times);
    sums = more;
  }
  return sums;
}

const total = (sums: ReadonlyMap<number, number>): number =>
  [...sums.values()].reduce((all, times) => all + times, 0);

/** Dice from anywhere, each part read once. */
function read(dice: unknown, what: string): Required<Dice> {
  let parts: { readonly [name: string]: unknown };
  try {
    const { count = 2, sides = 10, bonus = 0 } = dice as Dice;
    parts = { count, sides, bonus };
  } catch {
    throw new InvalidArgumentError(`${what} are an object such as { count: 2, sides: 10, bonus: 3 }.`);
  }
  const { count, sides, bonus } = parts as { count: number; sides: number; bonus: number };
  const isWhole = (value: unknown, least: number, most: number): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  if (
    typeof dice !== 'object' ||
    !isWhole(count, 0, 20) ||
    !isWhole(sides, 1, 1_000) ||
    !Number.isFinite(bonus)
  )
    throw new InvalidArgumentError(
      `${what} are 0 to 20 dice with 1 to 1,000 faces, and what is added to them is a number.`,
    );
  return { count, sides, bonus };
}
