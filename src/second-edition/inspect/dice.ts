import { InvalidArgumentError } from '../../kernel/index.js';

/** Some equal dice and a bonus. */
export interface Dice {
  /** The number of dice, 0 to 20; by default 2, as for every roll but movement. */
  readonly count?: number;
  /** The faces of each, numbered from 1, 1 to 1,000; by default 10. */
  readonly sides?: number;
  /** The bonus, a whole number or a fraction; 0 by default. */
  readonly bonus?: number;
}

/** A probability, also as a fraction. */
export interface Chance {
  /** From 0 to 1. */
  readonly chance: number;
  /** The number of equally likely outcomes that count. */
  readonly ways: number;
  /** The number of all outcomes. */
  readonly of: number;
}

/**
 * The exact probability that a roll reaches a target.
 *
 * @param dice - the dice and the bonus; by default two ten-sided dice
 * @param target - the number to reach, or an opposing roll: equal totals reach it
 * @throws InvalidArgumentError for invalid dice, and for more outcomes than can be counted exactly
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

/** Reads dice from outside, each part once. */
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
